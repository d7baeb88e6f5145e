import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createWordpressExport } from "../../tests/support/wordpress-export.ts";
import { createReading, readExport } from "./read-export.ts";
import type { WordpressItem } from "./wordpress-item.ts";

async function readItems(xml: string | Uint8Array, chunkSize = 1000) {
  const bytes = Buffer.from(xml);
  async function* chunks() {
    for (let i = 0; i < bytes.length; i += chunkSize) yield bytes.subarray(i, i + chunkSize);
  }
  const reading = createReading();
  const items: WordpressItem[] = [];
  for await (const item of readExport(chunks(), reading)) items.push(item);
  return { items, reading };
}

describe("reading a WordPress export", () => {
  it("An export is read the same however its bytes arrive", async () => {
    const xml = createWordpressExport([
      { id: 7, title: "گردن و کمر", categories: ["Sport"], tags: ["neck"], comments: 2 },
      { id: 8, content: "Two <b>kinds</b> ]]> of brackets", meta: { _thumbnail_id: "9", x: "y" } },
    ]);
    const whole = await readItems(xml, xml.length * 2);
    assert.deepEqual(await readItems(xml, 7), whole);
    const [first, second] = whole.items;
    assert.equal(first?.title, "گردن و کمر");
    assert.deepEqual(first?.categories, [{ slug: "sport", name: "Sport" }]);
    assert.deepEqual([first?.tags, first?.commentCount], [["neck"], 2]);
    assert.equal(second?.content, "Two <b>kinds</b> ]]> of brackets");
    assert.deepEqual([...(second?.meta ?? [])], [["_thumbnail_id", ["9"]]]);
    assert.deepEqual([...whole.reading.site.authors], [["ada", "Ada L."]]);
    assert.equal(whole.reading.site.categorySlugs.get("8"), "sport");
    assert.equal(whole.reading.site.url, "https://old.example");
  });

  it("A broken file is refused with the line and the reason", async () => {
    const xml = createWordpressExport([{ id: 7 }, { id: 8 }]);
    const refusals: [string | Uint8Array, RegExp][] = [
      [xml.slice(0, xml.length / 2), /^line \d+, column \d+: .*unclosed|unterminated|end/i],
      [xml.replace("</wp:status>", "</wp:stat>"), /^line 20, column \d+: /],
      [xml.replace("Old clinic", "Old &nbsp; clinic"), /^line 4, column \d+: undefined entity/],
      ["<html><body></body></html>", /^line 1: this is no WordPress export, it begins with html/],
      ["", /document must contain a root element|no wp:wxr_version/],
      [xml.replace("<wp:wxr_version>1.2</wp:wxr_version>", ""), /no wp:wxr_version/],
      [
        Buffer.from(xml).fill(0xff, 300, 302),
        /^near line 1: the file has bytes that are not utf-8/,
      ],
      [xml.replace('"UTF-8"', '"klingon"'), /^line 1: the encoding klingon is not known/],
    ];
    for (const [broken, reason] of refusals)
      await assert.rejects(readItems(broken), ({ message }: Error) => {
        assert.match(message, reason);
        return true;
      });
  });

  it("A file of another encoding and with control characters is read all the same", async () => {
    const xml = createWordpressExport([{ id: 7, title: "Caf\u00e9 \u000b corner" }]);
    const latin = Buffer.from(xml.replace("UTF-8", "ISO-8859-1"), "latin1");
    const { items, reading } = await readItems(latin, 11);
    assert.equal(items[0]?.title, "Café   corner");
    assert.equal(reading.replacedCharacters, 1);
  });

  it("Entities that refer to each other and endless elements are refused", async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${createWordpressExport([
      { id: 7, title: "x" },
    ])
      .replace(/<\?xml.*\n/, "")
      .replace("Old clinic", "&b;")}`;
    await assert.rejects(readItems(bomb), /undefined entity/);
    const endless = createWordpressExport([{ id: 7, content: "x".repeat(17 * 1024 * 1024) }]);
    await assert.rejects(readItems(endless, 1024 * 1024), /an element is longer than 16 MB/);
  });
});
