// A board in somebody else's page: its link opens the game in a page of its own.
"use strict";

if (IS_EMBEDDED) {
  $("whole").hidden = false;
  document.addEventListener("seen", () => {
    const url = new URL(location.href);
    url.search = "";
    $("whole").href = url.href;
  });
}
