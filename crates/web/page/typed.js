// Moves as text. A refused text stays in the field, with the reason.
"use strict";

{
  const [form, field, says] = [$("typed"), $("word"), $("typed-says")];
  const tell = (text) => {
    says.textContent = text;
    says.hidden = !text;
    field.setAttribute("aria-invalid", Boolean(text));
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const words = field.value.split(/\s+/).filter(Boolean);
    if (!seen) return;
    // Several moves are made in order. If a move is refused, the rest of the line stays.
    while (words.length > 0) {
      const { refusal } = await play(words[0]);
      tell(refusal?.reason ?? "");
      if (refusal) break;
      words.shift();
    }
    field.value = words.join(" ");
  });
  field.addEventListener("input", () => tell(""));
  document.addEventListener("seen", ({ detail: { state } }) => {
    const hint = state.hint.replace(/^move such/, "such");
    field.placeholder = `Type a move${hint.startsWith("such") ? "," : ":"} ${hint}`;
    form.hidden = state.turn === null;
  });
}
