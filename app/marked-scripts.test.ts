import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readMarkedScripts } from "./marked-scripts.server.ts";

const nonce = "n0nce_of-this-rendering";

describe("extractInlineScripts", () => {
  it("Inline scripts with the nonce are extracted, and the nonce is removed from the page", () => {
    const marked = `<html><head><link nonce="${nonce}" rel="x"/></head><body><script nonce="${nonce}">one()</script><script nonce="${nonce}" async="" type="module">two("&amp;")</script><script nonce="${nonce}" src="/a.js"></script></body></html>`;
    const { html, scripts } = readMarkedScripts(marked, nonce);
    assert.deepEqual(scripts, ["one()", 'two("&amp;")']);
    assert.equal(html, marked.replaceAll(` nonce="${nonce}"`, ""));
  });

  it("An injected script without the nonce of this render is not extracted", () => {
    const planted = [
      "<script>evil()</script>",
      '<script nonce="">evil()</script>',
      '<script nonce="guessed">evil()</script>',
      "<SCRIPT>evil()</SCRIPT >",
      "<script>evil();/*",
      '<script data-x="',
      "<!--<script>evil()",
      "<style><script>evil()</script></style>",
    ];
    for (const one of planted) {
      const marked = `<p>${one}</p><script nonce="${nonce}">ours()</script>`;
      const { scripts } = readMarkedScripts(marked, nonce);
      assert.deepEqual(scripts, ["ours()"], one);
    }
  });
});
