import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sanitizeParagraph } from "#domain/fields/sanitize-paragraph.server.ts";
import { createWordpressExport, oldSite } from "../../tests/support/wordpress-export.ts";
import { isImportable, mapPost } from "./map-post.ts";
import { createReading, readExport } from "./read-export.ts";
import { findOwnPath } from "./site-links.ts";
import { surveyExport } from "./survey-export.ts";

type Items = Parameters<typeof createWordpressExport>[0];

async function mapItems(items: Items) {
  const xml = createWordpressExport(items);
  async function* open() {
    yield Buffer.from(xml);
  }
  const reading = createReading();
  const survey = await surveyExport(open(), reading, (link) => findOwnPath(link, oldSite));
  const posts = [];
  for await (const item of readExport(open(), createReading()))
    if (item.type === "post" && isImportable(item)) posts.push(mapPost(item, survey));
  return posts;
}

/** The excerpt leaves the first paragraph in the section. */
async function convert(content: string, items: Items = []) {
  const [post] = await mapItems([{ id: 1, title: "T", content, excerpt: "E" }, ...items]);
  assert.ok(post);
  for (const { paragraph } of post.sections)
    assert.equal(
      sanitizeParagraph(paragraph.replace(/<img[^>]*>/g, "")).replaceAll(
        ' rel="noopener nofollow"',
        "",
      ),
      paragraph.replace(/<img[^>]*>/g, ""),
      "the sanitizer has nothing left to do",
    );
  const html = post.sections
    .map(({ heading, paragraph }) => `[${heading}] ${paragraph}`)
    .join("\n");
  const notes = [...post.notes.counts].flatMap(([kind, details]) =>
    kind === "introduction"
      ? []
      : [...details].map(([detail, n]) => `${kind} ${detail} ${n}`.replace("  ", " ")),
  );
  return { html, notes, pictures: post.pictures };
}

describe("mapping a WordPress post", () => {
  it("Text of the classic editor gets its paragraphs and line breaks", async () => {
    const { html } = await convert("One <b>bold</b>\nline\r\n\r\nTwo & three\n\n\n<em>Four</em>");
    assert.equal(
      html,
      "[T] <p>One <b>bold</b><br />line</p><p>Two &amp; three</p><p><em>Four</em></p>".replaceAll(
        "b>",
        "strong>",
      ),
    );
  });

  it("Text of the block editor keeps its paragraphs, and its line breaks mean nothing", async () => {
    const { html, notes } = await convert(
      '<!-- wp:paragraph {"align":"left"} -->\n<p>One\nline</p>\n<!-- /wp:paragraph -->\n\n' +
        '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div><!-- wp:paragraph -->' +
        "<p>Left</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->\n\n" +
        '<!-- wp:latest-posts {"postsToShow":3} /-->\n\n<!-- wp:spacer /-->',
    );
    assert.equal(html, "[T] <p>One line</p><p>Left</p>");
    assert.deepEqual(notes, ["block latest-posts 1"]);
  });

  it("Blocks that posts share and pictures behind text are part of the text", async () => {
    const { html, pictures, notes } = await convert(
      '<!-- wp:block {"ref":5} /--><!-- wp:block {"ref":6} /-->' +
        `<div class="wp-block-cover" style="background-image:url(${oldSite}/wind.jpg)"><p>Wind</p></div>`,
      [
        {
          id: 5,
          type: "wp_block",
          content: "<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->",
        },
      ],
    );
    assert.equal(html, '[T] <p>Shared</p><p><img src="picture:0" alt=""></p><p>Wind</p>');
    assert.equal(pictures[0]?.url, `${oldSite}/wind.jpg`);
    assert.deepEqual(notes, ["block block 1", "style div 1"]);
  });

  it("Content is cut at its largest headings, and smaller ones stay inside", async () => {
    const { html } = await convert(
      "<p>Start</p><h2>A <em>b</em></h2><h3>Deep</h3><p>x</p><h5>Deeper</h5><p>y</p><h2>Empty</h2><h2>C</h2><p>z</p>",
    );
    assert.deepEqual(html.split("\n"), [
      "[T] <p>Start</p>",
      "[A b] <h3>Deep</h3><p>x</p><h4>Deeper</h4><p>y</p>",
      "[Empty] <h3>C</h3><p>z</p>",
    ]);
    const mixed = await convert("<h1>One</h1><p>x</p><h2>Two</h2><p>y</p>");
    assert.equal(mixed.html, "[One] <p>x</p>\n[Two] <p>y</p>");
    const small = await convert("<h4>One</h4><p>x</p><h5>Two</h5><p>y</p>");
    assert.equal(small.html, "[One] <p>x</p><h3>Two</h3><p>y</p>");
  });

  it("A heading whose only content is left out is reported, and an empty one is not", async () => {
    const { html, notes } = await convert(
      '<h2><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></h2><h2><video src="a.mp4"></video></h2>' +
        "<h2></h2><h3><strong> </strong></h3><h2>Kept <svg></svg></h2><p>x</p>",
    );
    assert.equal(html, "[Kept] <p>x</p>");
    assert.deepEqual(notes, ["empty-heading svg 1", "empty-heading video 1"]);
  });

  it("The first plain paragraph introduces a post that has no excerpt", async () => {
    const [plain, linked] = await mapItems([
      { id: 1, content: "Hello & welcome.\n\nMore." },
      { id: 2, content: 'Hello <a href="https://a.example/">you</a>.\n\nMore.' },
    ]);
    assert.equal(plain?.brief_paragraph, "Hello & welcome.");
    assert.deepEqual(plain?.sections, [{ heading: "Post 1", paragraph: "<p>More.</p>" }]);
    assert.equal(linked?.brief_paragraph, "");
    assert.match(linked?.sections[0]?.paragraph ?? "", /^<p>Hello <a href/);
  });

  it("Captions, galleries, pictures of blocks and their alternative texts become pictures with text", async () => {
    const attachment = (id: number, parentId = 0) => ({
      ...{ id, type: "attachment", status: "inherit", parentId },
      attachmentUrl: `${oldSite}/wp-content/uploads/${id}.jpg`,
      meta: { _wp_attachment_image_alt: `Alt ${id}` },
    });
    const { html, pictures } = await convert(
      `[caption id="a" width="10"]<a href="${oldSite}/x.jpg"><img class="wp-image-11" src="/small.jpg" alt=""></a> A <b>knee</b>[/caption]\n\n` +
        `[gallery ids="12"]\n\n[gallery]\n\n<figure><img src="//cdn.example/b.png" alt="B"><figcaption>Block</figcaption></figure>`,
      [attachment(11), attachment(12), attachment(13, 1)],
    );
    assert.equal(
      html,
      '[T] <p><img src="picture:0" alt="Alt 11"></p><p><em>A <strong>knee</strong></em></p>' +
        '<p><img src="picture:1" alt="Alt 12"></p><p><img src="picture:2" alt="Alt 13"></p>' +
        '<p><img src="picture:3" alt="B"></p><p><em>Block</em></p>',
    );
    assert.deepEqual(
      pictures.map(({ url }) => url),
      [
        ...[11, 12, 13].map((id) => `${oldSite}/wp-content/uploads/${id}.jpg`),
        "https://cdn.example/b.png",
      ],
    );
  });

  it("Tables, definitions, code and quotes become the elements that posts allow", async () => {
    const { html, notes } = await convert(
      "<table><thead><tr><th>Service</th><th>Fee</th></tr></thead><tbody><tr><td>Massage</td><td>$110</td></tr></tbody></table>" +
        "<table><tr><td>a</td><td>b</td></tr></table>" +
        "<dl><dt>Term</dt><dd>Meaning</dd></dl><pre>a &lt; b\n  c</pre>" +
        "<blockquote><p>Rest</p><cite>Ada</cite></blockquote><hr />",
    );
    assert.equal(
      html,
      '[T] <table><tr><th scope="col"><p>Service</p></th><th scope="col"><p>Fee</p></th></tr>' +
        "<tr><td><p>Massage</p></td><td><p>$110</p></td></tr></table>" +
        "<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>" +
        "<p><strong>Term</strong></p><p>Meaning</p><p>a &lt; b<br />\u00a0\u00a0c</p>" +
        "<blockquote><p>Rest</p><p>— Ada</p></blockquote><hr />",
    );
    assert.deepEqual(notes, ["definition 1", "code pre 1"]);
  });

  it("Lists keep their nesting, and paragraphs in them become lines", async () => {
    const { html } = await convert(
      "<ol><li>One<ul><li>Two</li></ul></li><li><p>Three</p><p>Four</p></li></ol>",
    );
    assert.equal(
      html,
      "[T] <ol><li>One<ul><li>Two</li></ul></li><li>Three<br />Four</li></ol>".replace(
        "<br>",
        "<br />",
      ),
    );
  });

  it("Embedded media and addresses with a line of their own become links", async () => {
    const { html, notes } = await convert(
      'https://youtu.be/abc\n\n[embed]https://vimeo.com/1[/embed]\n\n[youtube id="abcdefghijk"]\n\n' +
        '<iframe src="//www.google.com/maps?q=1" title="Map"></iframe>[audio src="http://a.example/a.mp3"]',
    );
    assert.deepEqual(html.match(/<a href="[^"]*">[^<]*/g), [
      '<a href="https://youtu.be/abc">https://youtu.be/abc',
      '<a href="https://vimeo.com/1">https://vimeo.com/1',
      '<a href="https://www.youtube.com/watch?v=abcdefghijk">https://www.youtube.com/watch?v=abcdefghijk',
      '<a href="https://www.google.com/maps?q=1">Map',
      '<a href="https://a.example/a.mp3">http://a.example/a.mp3',
    ]);
    assert.equal(notes.filter((note) => note.startsWith("embed")).length, 5);
  });

  it("Powers, formulas, quotations and abbreviations keep their meaning without their elements", async () => {
    const { html, notes } = await convert(
      '<p>10<sup>6</sup> H<sub>2</sub>O on the 1<sup>st</sup>: <q>Walk</q>, says the <abbr title="World Health Organization">WHO</abbr>.</p>' +
        '<ol start="3"><li>Three</li></ol>',
    );
    assert.equal(
      html,
      "[T] <p>10⁶ H₂O on the 1st: “Walk”, says the WHO (World Health Organization).</p>" +
        "<ol><li>Three</li></ol>",
    );
    assert.deepEqual(notes, ["small sup 1", "numbering 1"]);
  });

  it("Raised text inside a link or emphasis is raised, and an explained one is reported", async () => {
    const { html, notes } = await convert(
      '<p>10<sup><em>6</em></sup> H<sub><b>2</b></sub>O rest<sup><a href="https://a.example/">12</a></sup> ' +
        'm<sup><abbr title="squared">2</abbr></sup></p>',
    );
    assert.equal(
      html,
      '[T] <p>10<em>⁶</em> H<strong>₂</strong>O rest<a href="https://a.example/">¹²</a> m2 (squared)</p>',
    );
    assert.deepEqual(notes, ["small sup 1"]);
  });

  it("Shortcodes of plugins disappear, and words in brackets stay", async () => {
    const { html, notes } = await convert(
      'See [sic] and [1]. [contact-form-7 id="5" title="Form"][row][col width="6"]Inside[/col][/row] [[gallery]]',
    );
    assert.equal(html, "[T] <p>See [sic] and [1]. Inside [gallery]</p>");
    assert.deepEqual(notes, ["shortcode contact-form-7 1", "shortcode row 1", "shortcode col 1"]);
  });

  it("Links to other posts follow them, and scripts, forms and unsafe links disappear", async () => {
    const { html, notes } = await convert(
      `<p><a href="http://old.example/2020/03/post-2/#x">post</a> <a href="${oldSite}/about">page</a> ` +
        `<a href="http://b.example/">http</a> <a href="javascript:alert(1)">bad</a> <a href="#top">top</a> ` +
        `<a href="tel:+1">call</a><script>alert(1)</script></p><form><input></form>`,
      [{ id: 2 }],
    );
    assert.equal(
      html,
      '[T] <p><a href="/2020/03/post-2/">post</a> <a href="https://old.example/about">page</a> ' +
        '<a href="https://b.example/">http</a> bad top <a href="tel:+1">call</a></p>',
    );
    assert.deepEqual(notes.toSorted(), [
      ...[
        "http b.example 1",
        "link 2",
        "no-script form 1",
        "no-script script 1",
        "old-site /about 1",
      ],
    ]);
  });

  it("A link around a card stays on its text, and one that cannot stay is reported", async () => {
    const card = await convert(
      '<a href="https://a.example/"><div><h3>Knees</h3><p>Read <b>more</b></p></div></a>',
    );
    assert.equal(
      card.html,
      '[Knees] <p><a href="https://a.example/">Read <strong>more</strong></a></p>',
    );
    assert.deepEqual(card.notes, []);
    const lost = await convert(
      '<h2><a href="/a">A</a></h2><p>x</p><a href="/b"><table><tr><td>1</td></tr></table></a>' +
        '<a href="https://c.example/"><div><img src="/c.jpg"></div></a>',
    );
    assert.deepEqual(lost.notes, ["block-link 2"]);
  });

  it("Private, protected and unfinished posts become drafts, and scheduled ones keep their date", async () => {
    const posts = await mapItems([
      { id: 1, status: "private" },
      { id: 2, password: "secret" },
      { id: 3, status: "pending" },
      { id: 4, status: "draft", date: "0000-00-00 00:00:00" },
      { id: 5, status: "future", date: "2099-01-02 03:04:05" },
      { id: 6, status: "trash" },
      { id: 7, status: "auto-draft" },
    ]);
    assert.deepEqual(
      posts.map(({ status, hiddenBecause, published_date }) => [
        status,
        hiddenBecause,
        published_date?.slice(0, 4),
      ]),
      [
        ["draft", "private", "2020"],
        ["draft", "password", "2020"],
        ["draft", "waiting", "2020"],
        ["draft", undefined, undefined],
        ["published", undefined, "2099"],
      ],
    );
  });

  it("Titles, addresses, search texts and categories are made fit for this site", async () => {
    const [marked, untitled, farsi] = await mapItems([
      {
        id: 1,
        title: "Sore <em>knees</em> &amp; hips",
        slug: "sore_knees",
        categories: ["Uncategorized", "Tips", "Sport"],
        meta: {
          _yoast_wpseo_title: "%%title%% %%sitename%%",
          _yoast_wpseo_metadesc: "About knees",
          _yoast_wpseo_primary_category: "8",
          _wp_old_slug: "knees",
        },
      },
      { id: 2, title: "", slug: "", content: "A post without a title begins with its text." },
      { id: 3, title: "کمردرد", slug: "%da%a9%d9%85%d8%b1%d8%af%d8%b1%d8%af" },
    ]);
    assert.equal(marked?.title, "Sore knees & hips");
    assert.deepEqual(
      [marked?.slug, marked?.metaTitle, marked?.metaDescription],
      ["sore-knees", "", "About knees"],
    );
    assert.deepEqual(marked?.categories, ["Sport", "Tips"]);
    assert.deepEqual(marked?.permalinks, ["/2020/03/sore_knees", "/2020/03/knees"]);
    assert.equal(untitled?.title, "A post without a title begins with its text.");
    assert.equal(untitled?.slug, "a-post-without-a-title-begins-with-its-text");
    assert.deepEqual([farsi?.slug, farsi?.permalinks], ["کمردرد", ["/2020/03/کمردرد"]]);
  });

  it("A long text with pictures is cut so that it fits with their URLs", async () => {
    const picture = '<img src="https://old.example/knee.jpg" alt="A knee">';
    const paragraph = `<p>${"word ".repeat(20)}</p>`;
    const [post] = await mapItems([
      { id: 1, title: "T", content: `<h2>Long</h2>${(paragraph + picture).repeat(200)}` },
    ]);
    const url = `/uploads/${"0".repeat(32)}.webp`;
    const stored = post?.sections.map(({ paragraph }) =>
      sanitizeParagraph(paragraph.replace(/picture:\d+/g, url)),
    );
    assert.equal(stored?.join("").split(url).length, 201);
    assert.deepEqual(
      stored?.filter((html) => html.length > 20_000),
      [],
    );
  });

  it("Words in brackets stay, and so do links and pictures in raised text", async () => {
    const words = "[x-ray taken in May] [Source: https://a.example/?term=knee]";
    const { html, notes } = await convert(
      `<p>${words} [self_test] [x-form id=5] <sup><a href="https://b.example/1">1</a></sup>` +
        '<sup><img src="https://old.example/knee.jpg" alt="A knee"></sup><sup></sup>10<sup>6</sup></p>',
    );
    assert.equal(
      html,
      `[T] <p>${words}   <a href="https://b.example/1">¹</a><img src="picture:0" alt="A knee">10⁶</p>`,
    );
    assert.deepEqual(notes, ["shortcode self_test 1", "shortcode x-form 1"]);
  });

  it("Hyphenated words in brackets stay within a sentence, and alone they are a shortcode", async () => {
    const words = "Book a [follow-up] after the [x-ray].";
    const { html, notes } = await convert(
      `${words} [fade-in]Now[/fade-in]\n\n[contact-form]\n\n<div class="a">[site-map] [price-list]</div>`,
    );
    assert.equal(html, `[T] <p>${words} Now</p>`);
    assert.deepEqual(notes, [
      ...["shortcode fade-in 1", "shortcode contact-form 1", "shortcode site-map 1"],
      "shortcode price-list 1",
    ]);
  });

  it("Words with an equals sign in brackets stay, and attributes make a shortcode", async () => {
    const words = "[study of n=12 patients] [adults with p=0.03 only] [source a.example/?x y=1]";
    const { html, notes } = await convert(
      `${words} [col width=6] [button disabled url="https://a.example/"] [form id=”5″]`,
    );
    assert.equal(html, `[T] <p>${words}</p>`);
    assert.deepEqual(notes, ["shortcode col 1", "shortcode button 1", "shortcode form 1"]);
  });

  it("An excerpt and a search text that fit are not shortened", async () => {
    const excerpt = `${"abcd ".repeat(99)}abcde`;
    assert.equal(excerpt.length, 500);
    const [fits, long] = await mapItems([
      { id: 1, title: "T", excerpt, meta: { _yoast_wpseo_title: excerpt.slice(-150) } },
      { id: 2, title: "T", excerpt: `${excerpt}f` },
    ]);
    assert.equal(fits?.metaTitle, excerpt.slice(-150));
    assert.equal(fits?.brief_paragraph, excerpt);
    assert.ok(!fits?.notes.counts.has("excerpt"));
    assert.equal(long?.brief_paragraph.length, 497);
    assert.ok(long?.notes.counts.has("excerpt"));
  });

  it("Long repetitions in brackets, comments and styles are read once", async () => {
    const n = 150_000;
    const { html, notes, pictures } = await convert(
      `<!--[${"a-".repeat(n)}-->[gallery ids="2" ${"a".repeat(n)}]` +
        `<!-- wp:block {${'"ref":1,'.repeat(n)}--><!-- wp:a${" ".repeat(n)}x-->` +
        `<div style="${"background:url(".repeat(n)}">x</div>` +
        '<!-- wp:archives {"a":1} /--><!-- wp:calendar/--><div style="background:url(\'\')">y</div>' +
        `<div style="background-image: url( '${oldSite}/wind 1.jpg' )">z</div>`,
    );
    assert.equal(html, '[T] <p>x</p><p>y</p><p><img src="picture:0" alt=""></p><p>z</p>');
    assert.deepEqual(
      pictures.map(({ url }) => url),
      [`${oldSite}/wind%201.jpg`],
    );
    assert.deepEqual(notes, ["style div 3", "block archives 1", "block calendar 1"]);
  });

  it("Long sections are cut between paragraphs, and a text beyond all limits is refused", async () => {
    const paragraph = `<p>${"word ".repeat(1000)}</p>`;
    const { html, notes } = await convert(`<h2>Long</h2>${paragraph.repeat(9)}`);
    assert.deepEqual(html.match(/\[[^\]]*\]/g), ["[Long]", "[Long (2)]", "[Long (3)]"]);
    assert.deepEqual(notes, ["split Long 1"]);
    const emoji = await convert(`<h2>${"👍".repeat(100)}</h2>${paragraph.repeat(9)}`);
    assert.deepEqual(emoji.html.match(/\[[^\]]*\]/g)?.slice(1), [
      `[${"👍".repeat(100)} (2)]`,
      `[${"👍".repeat(100)} (3)]`,
    ]);
    const full = await convert(`<h2>${"x".repeat(200)}</h2>${paragraph.repeat(9)}`);
    assert.ok(full.html.includes(`[${"x".repeat(193)}... (3)]`));
    await assert.rejects(
      convert("<h2>A</h2><p>x</p>".repeat(61)),
      /61 sections, and 60 are allowed/,
    );
    await assert.rejects(convert(`${"<div>".repeat(5000)}x`), /nested too deeply/);
  });
});
