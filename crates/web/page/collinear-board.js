// <collinear-board game="reversi" moves="f5d6"></collinear-board>: a board in any page. The file index.html is in the
// folder of this script, or at the address in the attribute `src`.
"use strict";

{
  const here = document.currentScript?.src || location.href;
  const LOOK = `
    :host { display: block; max-width: 32rem; aspect-ratio: 1 / 1.08; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; height: 100%; border: 0; border-radius: 0.8rem; }`;

  class CollinearBoard extends HTMLElement {
    static observedAttributes = ["game", "moves", "first", "second", "theme", "src"];
    #frame = document.createElement("iframe");

    constructor() {
      super();
      const style = document.createElement("style");
      style.textContent = LOOK;
      this.#frame.loading = "lazy";
      this.attachShadow({ mode: "open" }).append(style, this.#frame);
    }

    connectedCallback() {
      this.#show();
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#show();
    }

    #show() {
      const url = new URL(this.getAttribute("src") ?? "index.html", this.hasAttribute("src") ? document.baseURI : here);
      url.search = this.hasAttribute("theme") ? `?embed&theme=${encodeURIComponent(this.getAttribute("theme"))}` : "?embed";
      const link = new URLSearchParams();
      for (const name of ["game", "moves", "first", "second"]) if (this.hasAttribute(name)) link.set(name, this.getAttribute(name));
      url.hash = link;
      this.#frame.title = `Board: ${this.getAttribute("game") ?? "a game"}`;
      // Replaces the address, so that the back button of the page does not step through boards.
      if (this.#frame.contentWindow && this.#frame.src) this.#frame.contentWindow.location.replace(url);
      else this.#frame.src = url;
    }
  }
  customElements.define("collinear-board", CollinearBoard);
}
