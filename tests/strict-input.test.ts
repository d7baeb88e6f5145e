import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { demoLocations } from "#database/demo/locations.ts";
import { admin, onEachDatabase, openSite, type Site } from "./support/site.ts";

const post = {
  title: "Title",
  slug_url: "an address",
  brief_paragraph: "Brief",
  blog_image: "/pictures/blog/posture-at-work.webp",
  blog_image_alt: "Alt",
  metaTitle: "Meta",
  metaDescription: "Description",
  category: 2,
  published_date: "2026-01-01",
  status: "published",
  blogs_content: [{ heading: "Heading", paragraph: "<p>Paragraph</p>" }],
};
const page = { ...demoLocations[0], slug_url: "a place" };

const writes: { call: string; body: Record<string, unknown>; isOpen?: true; more?: string[] }[] = [
  { call: "POST /blog", body: post },
  { call: "PUT /blog/1", body: post, more: ["updated_at"] },
  { call: "POST /api/locationpages/create", body: page },
  { call: "PUT /api/locationpages/1", body: page, more: ["updated_at"] },
  {
    call: "POST /send-quote",
    isOpen: true,
    body: {
      name: "Imani",
      email: "imani@northbloom.example",
      phone: "4165550199",
      message: "Hello",
      formType: "Contact form",
      submission_id: "1",
      website: "",
    },
  },
  {
    call: "POST /send-contact-form-main",
    isOpen: true,
    body: {
      name: "Imani",
      email: "imani@northbloom.example",
      phoneNum: "4165550199",
      message: "Hello",
      formType: "Contact page",
      submission_id: "2",
    },
  },
  {
    call: "POST /api/users/login",
    isOpen: true,
    body: { email: "nobody@northbloom.example", password: "x" },
  },
];

const confusions: [what: string, value: unknown][] = [
  ["null", null],
  ["a list", []],
  ["a list of text", ["text"]],
  ["an object", {}],
  ["an object that counts as text", { toString: "text", length: 4 }],
  ["a number", 5],
  ["true", true],
  ["NUL", "a\u0000b"],
  ["a lone surrogate", "a\ud800b"],
  ["a megabyte", "x".repeat(1024 * 1024)],
  ["a control character", "a\u001bb"],
  ["emoji", "👩🏽‍⚕️🦵"],
  ["a right-to-left override", "a\u202eb"],
  ["Gujarati", "ઘૂંટણનો દુખાવો"],
  ["Farsi", "می‌خواهم درد کمر"],
  ["Tagalog", "Masakit ang tuhod ko"],
  ["decomposed letters", "e\u0301cole"],
  ["a template", "{{7*7}}<%= 7*7 %>"],
  ["SQL", "'; drop table post; --"],
  ["a prototype", "__proto__"],
];

onEachDatabase("strict input", (engine) => {
  let site: Site;
  let cookie: string;
  let addresses = 0;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  for (const { call, body, isOpen, more = [] } of writes) {
    const [method, url = ""] = call.split(" ");
    for (const [what, value] of confusions) {
      it(`${call} refuses ${what} in each field with a sentence, or reads back the same`, async () => {
        for (const name of [...Object.keys(body), ...more]) {
          addresses += 1;
          const sent = { ...body, slug_url: `address ${addresses}`, [name]: value };
          const send = method === "PUT" ? site.put : site.post;
          const reply = await send(url, JSON.stringify(sent), cookie);
          const told = `${name}: ${reply.statusCode} ${reply.body.slice(0, 200)}`;
          assert.ok([200, 400, 401, 409, 413, 429].includes(reply.statusCode), told);
          if ([401, 409, 413].includes(reply.statusCode)) continue;
          if (reply.statusCode === 400) {
            assert.equal(reply.json().errors[name], reply.json().message, told);
            continue;
          }
          if (!isOpen) assert.deepEqual(reply.json().data[name], readBack(value), told);
          else assert.equal(typeof value, "string", told);
          if (isOpen && name === "message") {
            const { data } = (await site.get("/api/staff/messages", cookie)).json();
            const one = await site.get(`/api/staff/messages/${data[0].message_id}`, cookie);
            assert.equal(one.json().data.message, readBack(value), told);
          }
        }
      });
    }
  }

  it("Saving a post refuses wrong types in its sections", async () => {
    for (const [what, value] of confusions.slice(0, 9)) {
      for (const pair of [
        value,
        { heading: value, paragraph: "x" },
        { heading: "x", paragraph: value },
      ]) {
        const post = { title: "T", slug_url: "sections", blogs_content: [pair] };
        const reply = await site.post("/blog", JSON.stringify(post), cookie);
        const isPair = JSON.stringify(pair) === "{}" || what.startsWith("an object that");
        if (isPair && reply.statusCode === 200) {
          assert.deepEqual(reply.json().data.blogs_content, []);
          await site.remove(`/blog/${reply.json().data.blog_id}`, cookie);
          continue;
        }
        assert.equal(reply.statusCode, 400, `${what} ${JSON.stringify(pair)}`);
        assert.match(reply.json().errors.blogs_content, /Section 1|Heading|Paragraph/);
      }
    }
  });

  it("Unknown fields and fields from a prototype are ignored", async () => {
    const post = '{"title":"T","slug_url":"odd","is_admin":true,"constructor":1,"blog_id":77}';
    const { data } = (await site.post("/blog", post, cookie)).json();
    assert.ok(!("is_admin" in data) && data.blog_id !== 77);
    const polluting = '{"__proto__":{"title":"T"},"slug_url":"proto"}';
    assert.equal((await site.post("/blog", polluting, cookie)).statusCode, 400);
  });

  it("A body that is not a JSON object is refused with a sentence", async () => {
    for (const body of [undefined, "null", "[]", '"text"', "5", "true"])
      for (const url of ["/send-quote", "/api/users/login", "/blog"]) {
        const reply = await site.post(url, body, cookie);
        assert.equal(reply.statusCode, 400, `${url} ${body}`);
        assert.deepEqual(reply.json().errors, { body: "Please send the fields as a JSON object." });
      }
  });

  it("Only JSON bodies in UTF-8 are accepted", async () => {
    for (const type of ["text/plain", "application/xml", "multipart/form-data", ""]) {
      const headers = { "content-type": type };
      const reply = await site.send({
        method: "POST",
        url: "/blog",
        headers,
        cookie,
        payload: "{}",
      });
      assert.ok([400, 415].includes(reply.statusCode), type);
      assert.equal(reply.json().status, "fail");
    }
  });
});

/** Stored text is in normal form C, with a space for a control character. */
function readBack(value: unknown): unknown {
  return typeof value === "string" ? value.normalize("NFC").replace("\u001b", " ") : value;
}
