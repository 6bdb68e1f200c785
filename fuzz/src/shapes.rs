//! Numbers, cells, headings and boards from bytes: mostly small, sometimes extreme.

use arbitrary::{Result, Unstructured};
use collinear::{
    Aligned, Board, Bounds, Coord, Direction, Finite, Headings, Length, Rect, Wrap,
    boards::{
        Cuboid, Delta, Hex, HexShape, Hexagons, Place, Plane, Point, Seam, Tracks, Twisted, Window,
    },
};

/// A number below 12, or near a power of two or the maximum.
pub fn number(u: &mut Unstructured) -> Result<usize> {
    Ok(match u.arbitrary::<u8>()? {
        small @ 0..192 => usize::from(small % 12),
        large => near_power(large, u)?,
    })
}

/// A number from -3 to 3, or an extreme one.
pub fn signed(u: &mut Unstructured) -> Result<isize> {
    Ok(match u.arbitrary::<u8>()? {
        small @ 0..192 => isize::from(small % 7) - 3,
        large => near_power(large, u)?.cast_signed(),
    })
}

fn near_power(byte: u8, u: &mut Unstructured) -> Result<usize> {
    let by = usize::from(u.arbitrary::<u8>()? % 6);
    let near = (1_usize << (byte % 64))
        .wrapping_add(by % 3)
        .wrapping_sub(1);
    Ok(if by < 3 { near } else { near.wrapping_neg() })
}

/// At most five, so that a naive program can walk the board.
pub fn small(u: &mut Unstructured) -> Result<usize> {
    Ok(usize::from(u.arbitrary::<u8>()? % 6))
}

pub fn direction(u: &mut Unstructured) -> Result<Direction> {
    let byte = u.arbitrary::<u8>()?;
    if byte < 128 {
        return Ok(Direction::ALL[usize::from(byte % 8)]);
    }
    Ok(Direction::new(signed(u)?, signed(u)?).unwrap_or(Direction::SE))
}

pub fn length(u: &mut Unstructured) -> Result<Length> {
    let k = number(u)?;
    Ok(if u.arbitrary()? {
        Length::AtLeast(k)
    } else {
        Length::Exactly(k)
    })
}

pub fn wrap(u: &mut Unstructured) -> Result<Wrap> {
    let wraps = [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both];
    u.choose(&wraps).copied()
}

/// Chooses the length of a side.
pub type Size = fn(&mut Unstructured) -> Result<usize>;

/// Rows and columns; fewer than chosen if they do not fit in memory.
pub fn bounds(u: &mut Unstructured, size: Size) -> Result<Bounds> {
    let (rows, cols) = (size(u)?, size(u)?);
    let bounds = Bounds::new(rows, cols)
        .or(Bounds::new(rows, 1))
        .or(Bounds::new(1, cols));
    Ok(bounds
        .unwrap_or(Bounds::new(3, 3).unwrap())
        .with_wrap(wrap(u)?))
}

/// An index along a side, sometimes off it.
fn index(side: usize, u: &mut Unstructured) -> Result<usize> {
    let n = number(u)?;
    Ok(match u.arbitrary::<u8>()? {
        0..16 => n,
        16..80 => side.wrapping_sub(n),
        _ => n.checked_rem(side).unwrap_or(n),
    })
}

fn coord(bounds: Bounds, u: &mut Unstructured) -> Result<Coord> {
    Ok(Coord::new(
        index(bounds.rows(), u)?,
        index(bounds.cols(), u)?,
    ))
}

/// A kind of board that targets can ask for.
pub trait Shape: Finite + Headings + Aligned {
    /// A cell, sometimes off the board.
    fn any_cell(&self, u: &mut Unstructured) -> Result<Self::Cell>;

    /// A heading at a cell, including odd ones.
    fn any_heading(&self, at: Self::Cell, u: &mut Unstructured) -> Result<Self::Heading>;
}

impl Shape for Rect {
    fn any_cell(&self, u: &mut Unstructured) -> Result<Coord> {
        coord(Board::of(*self), u)
    }

    fn any_heading(&self, _: Coord, u: &mut Unstructured) -> Result<Direction> {
        direction(u)
    }
}

impl Shape for Twisted {
    fn any_cell(&self, u: &mut Unstructured) -> Result<Coord> {
        coord(self.bounds(), u)
    }

    fn any_heading(&self, _: Coord, u: &mut Unstructured) -> Result<Direction> {
        direction(u)
    }
}

impl<const N: usize> Shape for Cuboid<N> {
    fn any_cell(&self, u: &mut Unstructured) -> Result<Point<N>> {
        let mut at = [0; N];
        for (at, side) in at.iter_mut().zip(self.sides()) {
            *at = index(side, u)?;
        }
        Ok(Point(at))
    }

    fn any_heading(&self, _: Point<N>, u: &mut Unstructured) -> Result<Delta<N>> {
        let mut steps = [0; N];
        for step in &mut steps {
            *step = signed(u)?;
        }
        Ok(Delta::new(steps).unwrap_or(Delta::new([1; N]).unwrap()))
    }
}

impl Shape for Hexagons {
    fn any_cell(&self, u: &mut Unstructured) -> Result<Hex> {
        let at = coord(self.bounds(), u)?;
        let number = |index: usize| i32::try_from(index).unwrap_or(i32::MIN);
        Ok(Hex::new(number(at.col), number(at.row)))
    }

    fn any_heading(&self, _: Hex, u: &mut Unstructured) -> Result<Direction> {
        direction(u)
    }
}

impl Shape for Window<Plane> {
    fn any_cell(&self, u: &mut Unstructured) -> Result<Place> {
        let at = coord(self.bounds(), u)?;
        Ok(self.cell_at(at).unwrap_or(Place::new(i32::MAX, i32::MIN)))
    }

    fn any_heading(&self, _: Place, u: &mut Unstructured) -> Result<Direction> {
        direction(u)
    }
}

impl Shape for Tracks {
    fn any_cell(&self, u: &mut Unstructured) -> Result<u16> {
        let n = u16::from(u.arbitrary::<u8>()?);
        Ok(u16::try_from(self.cell_count()).map_or(n, |cells| n % (cells + 1)))
    }

    fn any_heading(&self, at: u16, u: &mut Unstructured) -> Result<Self::Heading> {
        u.choose_iter(self.headings(at).collect::<Vec<_>>())
    }
}

/// What a target does with a board.
pub trait Visit {
    fn visit<T: Shape>(&mut self, board: &Board<T>, u: &mut Unstructured) -> Result<()>;
}

/// Visits one board.
pub fn visit(u: &mut Unstructured, size: Size, visit: &mut impl Visit) -> Result<()> {
    match u.arbitrary::<u8>()? % 8 {
        0 | 1 => {
            let bounds = bounds(u, size)?;
            visit.visit(&bounds, u)
        }
        2 => {
            let bounds = bounds(u, size)?;
            let flat = Twisted::new(bounds.rows(), bounds.cols()).unwrap();
            let seams = [Seam::Edge, Seam::Joined, Seam::Twisted];
            let (down, across) = (*u.choose(&seams)?, *u.choose(&seams)?);
            visit.visit(
                &flat.with_north_south(down).with_east_west(across).board(),
                u,
            )
        }
        3 => {
            let sides = [small(u)?, size(u)?, size(u)?];
            let cuboid = Cuboid::new(sides).or(Cuboid::new([sides[0], sides[1], 1]));
            let Ok(cuboid) = cuboid else { return Ok(()) };
            visit.visit(&cuboid.with_joined(u.arbitrary()?).board(), u)
        }
        4 => {
            let cuboid = Cuboid::new([size(u)?]);
            let Ok(cuboid) = cuboid else { return Ok(()) };
            visit.visit(&cuboid.with_joined(u.arbitrary()?).board(), u)
        }
        5 => {
            let Some(board) = hexagons(u, size)? else {
                return Ok(());
            };
            visit.visit(&board.board(), u)
        }
        _ if u.arbitrary()? => {
            let first = Place::new(u.arbitrary()?, u.arbitrary()?);
            let Ok(window) = Window::new(Plane, first, size(u)?, size(u)?) else {
                return Ok(());
            };
            visit.visit(&window.board(), u)
        }
        _ => {
            let Ok(tracks) = tracks(u) else { return Ok(()) };
            visit.visit(&tracks.board(), u)
        }
    }
}

/// A hexagon, triangle or rhombus, unless it is too large.
pub fn hexagons(u: &mut Unstructured, size: Size) -> Result<Option<Hexagons>> {
    let (rows, cols) = (size(u)?, size(u)?);
    let shapes = [
        HexShape::Hexagon { side: rows },
        HexShape::Triangle { side: rows },
        HexShape::Rhombus { rows, cols },
    ];
    Ok(Hexagons::new(*u.choose(&shapes)?).ok())
}

/// A board of a few listed lines.
fn tracks(u: &mut Unstructured) -> Result<Tracks, Box<dyn std::error::Error>> {
    let cells = usize::from(u.arbitrary::<u8>()? % 8);
    let mut lists = || -> Result<Vec<Vec<u16>>> {
        let lists = 0..u.arbitrary::<u8>()? % 4;
        let list = |_| {
            let cells = 0..u.arbitrary::<u8>()? % 7;
            cells
                .map(|_| Ok(u16::from(u.arbitrary::<u8>()? % 8)))
                .collect()
        };
        lists.map(list).collect()
    };
    let (open, closed) = (lists()?, lists()?);
    let open: Vec<&[u16]> = open.iter().map(Vec::as_slice).collect();
    let closed: Vec<&[u16]> = closed.iter().map(Vec::as_slice).collect();
    Ok(Tracks::new(cells, &open, &closed)?)
}
