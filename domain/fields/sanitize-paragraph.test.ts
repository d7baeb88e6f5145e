import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sanitizeParagraph } from "./sanitize-paragraph.server.ts";

describe("what a paragraph keeps", () => {
  it("Headers of a table name their column or their row, and nothing else of a table stays", () => {
    assert.equal(
      sanitizeParagraph(
        '<table border="1" style="width:9px"><colgroup><col></colgroup><thead><tr><th scope="row">Visit</th><th>Fee</th></tr></thead>' +
          '<tbody><tr onclick="x()"><th class="y" dir="rtl">First</th><td colspan="2">$110</td></tr></tbody></table>',
      ),
      '<table><tr><th scope="col">Visit</th><th scope="col">Fee</th></tr>' +
        '<tbody><tr><th scope="row">First</th><td colspan="2">$110</td></tr></tbody></table>',
    );
  });

  it("A cell cannot span more than twenty columns or rows", () => {
    const save = (span: string) => sanitizeParagraph(`<td colspan="${span}">x</td>`);
    assert.equal(save("20"), '<td colspan="20">x</td>');
    for (const span of ["0", "21", "1000000", "2 ", "-1"]) assert.equal(save(span), "<td>x</td>");
  });

  it("Blocks keep a direction that exists, and other elements keep none", () => {
    assert.equal(sanitizeParagraph('<p dir="rtl">x</p>'), '<p dir="rtl">x</p>');
    assert.equal(
      sanitizeParagraph('<ul dir="auto"><li>x</li></ul>'),
      '<ul dir="auto"><li>x</li></ul>',
    );
    assert.equal(sanitizeParagraph('<p dir="up">x</p>'), "<p>x</p>");
    assert.equal(sanitizeParagraph('<p><em dir="rtl">x</em></p>'), "<p><em>x</em></p>");
  });

  it("Pictures of the site and uploads stay, and no other picture does", () => {
    for (const src of ["/pictures/moves/sit.webp", "/uploads/a.webp"])
      assert.equal(sanitizeParagraph(`<img src="${src}" alt="x">`), `<img src="${src}" alt="x" />`);
    for (const src of [
      "/pictures/../login",
      "/pictures/moves/..",
      "/static/a.webp",
      "//a.ca/b.webp",
    ])
      assert.equal(sanitizeParagraph(`<p><img src="${src}" alt="x"></p>`), "<p></p>");
  });

  it("Saving a sanitized table once more changes nothing", () => {
    const once = sanitizeParagraph("<table><tr><th>a</th><td>b</td></tr></table>");
    assert.equal(sanitizeParagraph(once), once);
  });
});
