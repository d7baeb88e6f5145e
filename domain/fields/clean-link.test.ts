import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cleanLink } from "./clean-link.ts";
import { sanitizeParagraph } from "./sanitize-paragraph.server.ts";

describe("links in posts", () => {
  it("Wrappers and tracking parameters are removed, and everything else stays", () => {
    const cleaned = {
      "https://www.google.com/url?q=https://a.example/x?y%3D1&sa=D": "https://a.example/x?y=1",
      "https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F%3Ffbclid%3D7&h=1":
        "https://a.example/",
      "https://eu.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fb&data=x":
        "https://a.example/b",
      "https://a.example/?utm_source=x&id=3&utm_medium=y#top": "https://a.example/?id=3#top",
      "/fees?utm_campaign=z": "/fees",
      "https://a.example": "https://a.example",
      "https://a.example/?q=a b": "https://a.example/?q=a b",
      "https://www.google.com/search?q=https://a.example":
        "https://www.google.com/search?q=https://a.example",
      "https://www.google.com/url?q=javascript:alert(1)":
        "https://www.google.com/url?q=javascript:alert(1)",
      "//a.example/?utm_source=x": "//a.example/?utm_source=x",
      "mailto:a@a.example": "mailto:a@a.example",
    };
    for (const [href, expected] of Object.entries(cleaned)) assert.equal(cleanLink(href), expected);
  });

  it("Saving a post cleans its links, and drops a wrapped link that is not secure", () => {
    const save = (href: string) => sanitizeParagraph(`<a href="${href}">x</a>`);
    assert.equal(
      save("https://www.google.com/url?q=https://a.example/"),
      '<a href="https://a.example/" rel="noopener nofollow">x</a>',
    );
    assert.equal(save("/fees?utm_source=x"), '<a href="/fees">x</a>');
    assert.ok(!save("https://www.google.com/url?q=http://a.example/").includes("href"));
  });
});
