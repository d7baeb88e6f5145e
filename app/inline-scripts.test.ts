import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { extractInlineScripts } from "./inline-scripts.server.ts";

const nonce = "n0nce_of-this-rendering";

describe("extractInlineScripts", () => {
  it("Inline scripts with the nonce are extracted, and the nonce is removed from the page", () => {
    const markedHtml = `<html><head><link nonce="${nonce}" rel="x"/></head><body><script nonce="${nonce}">one()</script><script nonce="${nonce}" async="" type="module">two("&amp;")</script><script nonce="${nonce}" src="/a.js"></script></body></html>`;
    const { html, inlineScripts } = extractInlineScripts(markedHtml, nonce);
    assert.deepEqual(inlineScripts, ["one()", 'two("&amp;")']);
    assert.equal(html, markedHtml.replaceAll(` nonce="${nonce}"`, ""));
  });

  it("An injected script without the nonce of this render is not extracted", () => {
    const injected = [
      "<script>evil()</script>",
      '<script nonce="">evil()</script>',
      '<script nonce="guessed">evil()</script>',
      "<SCRIPT>evil()</SCRIPT >",
      "<script>evil();/*",
      '<script data-x="',
      "<!--<script>evil()",
      "<style><script>evil()</script></style>",
    ];
    for (const html of injected) {
      const markedHtml = `<p>${html}</p><script nonce="${nonce}">ours()</script>`;
      const { inlineScripts } = extractInlineScripts(markedHtml, nonce);
      assert.deepEqual(inlineScripts, ["ours()"], html);
    }
  });
});
