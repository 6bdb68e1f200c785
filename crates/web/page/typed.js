// A move as text: what is refused stays, with the reason.
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
    const move = field.value.trim();
    if (!move || !seen) return;
    const { refusal } = await play(move);
    tell(refusal?.reason ?? "");
    if (!refusal) field.value = "";
  });
  field.addEventListener("input", () => tell(""));
  document.addEventListener("seen", ({ detail: { state } }) => {
    const hint = state.hint.replace(/^move such/, "such");
    field.placeholder = `Type a move${hint.startsWith("such") ? "," : ":"} ${hint}`;
    form.hidden = state.turn === null;
  });
}
