import type { Page } from "playwright-core";

/** Does what the translators of browsers do: to the page, and to whatever it shows later. */
export const translatePage = (page: Page) => page.evaluate(translate);

/** Before the page has loaded its scripts. */
export const translateOnLoad = (page: Page) =>
  page.addInitScript(`addEventListener("DOMContentLoaded", ${translate})`);

/** React reports so that it renders a page anew, since the HTML is not what it was. */
export const translatedPageError = /error #418/;

function translate() {
  const untranslated = "font, script, style, textarea, title, [translate=no]";
  const translateTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest(untranslated) !== null) continue;
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      font.firstElementChild?.append(`‹${text.data}›`);
      text.replaceWith(font);
    }
  };
  translateTexts(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateTexts);
  }).observe(document, { childList: true, subtree: true });
}
