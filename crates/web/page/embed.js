// A board in another page. The link under the board opens the game in its own page.
"use strict";

if (IS_EMBEDDED) {
  $("whole").hidden = false;
  document.addEventListener("seen", () => {
    const url = new URL(location.href);
    url.search = "";
    $("whole").href = url.href;
  });
}
