import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { demoLocations } from "#database/demo/demo-locations.ts";
import { groupFields, sendAcceptedFields } from "./support/accepted-fields.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
  visitor,
} from "./support/open-site.ts";

const post = {
  title: "Title",
  slug_url: "an address",
  brief_paragraph: "Brief",
  blog_image: "/pictures/blog/posture-at-work.webp",
  blog_image_alt: "Alt",
  metaTitle: "Meta",
  metaDescription: "Description",
  reviewed_by: "Imani",
  reviewed_on: "2026-01-01",
  sources: "A book",
  category: 2,
  published_date: "2026-01-01",
  status: "published",
  blogs_content: [{ heading: "Heading", paragraph: "<p>Paragraph</p>" }],
};
const page = { ...demoLocations[0], slug_url: "a place" };

const writes: {
  route: string;
  body: Record<string, unknown>;
  isPublic?: true;
  extraFields?: string[];
}[] = [
  { route: "POST /blog", body: post },
  { route: "PUT /blog/1", body: post, extraFields: ["updated_at"] },
  { route: "POST /api/locationpages/create", body: page, extraFields: ["status"] },
  { route: "PUT /api/locationpages/1", body: page, extraFields: ["status", "updated_at"] },
  {
    route: "POST /send-quote",
    isPublic: true,
    body: {
      ...visitor,
      message: "Hello",
      formType: "Contact form",
      submission_id: "1",
      website: "",
    },
  },
  {
    route: "POST /send-contact-form-main",
    isPublic: true,
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
    route: "POST /api/users/login",
    isPublic: true,
    body: { email: "nobody@northbloom.example", password: "x" },
  },
];

const oddValues: [what: string, value: unknown][] = [
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

/** A text can fail in a database only; a value of another type never reaches one. */
const storableValues = oddValues.filter(
  ([, value]) => typeof value === "string" && value.length < 1000,
);

describeOnEachDatabase("strict input", (engine) => {
  const values = engine === "sqlite" ? oddValues : storableValues;
  let site: Site;
  let cookie: string;
  let slugCount = 0;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  for (const { route: call, body, isPublic: isOpen, extraFields = [] } of writes) {
    const [method, url = ""] = call.split(" ");
    const send = (payload: object) =>
      (method === "PUT" ? site.put : site.post)(url, JSON.stringify(payload), cookie);
    for (const [valueName, value] of values) {
      it(`${call} refuses ${valueName} in each field with a sentence, or reads back the same`, async () => {
        const fields = [...Object.keys(body), ...extraFields];
        for (const names of groupFields(fields)) {
          const { response, accepted } = await sendAcceptedFields(names, (oddNames) => {
            slugCount += 1;
            const oddFields = Object.fromEntries(oddNames.map((name) => [name, value]));
            return send({ ...body, slug_url: `address ${slugCount}`, ...oddFields });
          });
          const failureLabel = `${accepted}: ${response.statusCode} ${response.body.slice(0, 200)}`;
          assert.ok([200, 401, 409, 413].includes(response.statusCode), failureLabel);
          if (response.statusCode === 409) assert.deepEqual(accepted, ["updated_at"], failureLabel);
          if (response.statusCode === 200)
            await assertStored(response, accepted, value, isOpen, failureLabel);
        }
      });
    }
  }

  async function assertStored(
    response: Awaited<ReturnType<Site["post"]>>,
    names: string[],
    value: unknown,
    isOpen: boolean | undefined,
    failureLabel: string,
  ): Promise<void> {
    if (!isOpen)
      for (const name of names)
        assert.deepEqual(response.json().data[name], toStoredText(value), failureLabel);
    else if (names.length > 0) assert.equal(typeof value, "string", failureLabel);
    if (!isOpen || !names.includes("message")) return;
    const { data } = (await site.get("/api/staff/messages", cookie)).json();
    const message = await site.get(`/api/staff/messages/${data[0].message_id}`, cookie);
    assert.equal(message.json().data.message, toStoredText(value), failureLabel);
  }

  it("Saving a post refuses wrong types in its sections", async () => {
    for (const [valueName, value] of oddValues.slice(0, 9)) {
      for (const section of [
        value,
        { heading: value, paragraph: "x" },
        { heading: "x", paragraph: value },
      ]) {
        const post = { title: "T", slug_url: "sections", blogs_content: [section] };
        const response = await site.post("/blog", JSON.stringify(post), cookie);
        const isEmptySection =
          JSON.stringify(section) === "{}" || valueName.startsWith("an object that");
        if (isEmptySection && response.statusCode === 200) {
          assert.deepEqual(response.json().data.blogs_content, []);
          await site.remove(`/blog/${response.json().data.blog_id}`, cookie);
          continue;
        }
        assert.equal(response.statusCode, 400, `${valueName} ${JSON.stringify(section)}`);
        assert.match(response.json().errors.blogs_content, /Section 1|Heading|Text/);
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
    for (const body of [undefined, "null", "[]", '"text"', "5", "true", "{bad", ""])
      for (const url of ["/send-quote", "/api/users/login", "/blog"]) {
        const response = await site.post(url, body, cookie);
        assert.equal(response.statusCode, 400, `${url} ${body}`);
        assert.deepEqual(response.json().errors, {
          body: "Please send the fields as a JSON object, in UTF-8.",
        });
      }
  });

  it("Only JSON bodies in UTF-8 are accepted", async () => {
    for (const type of ["text/plain", "application/xml", "multipart/form-data", ""]) {
      const headers = { "content-type": type };
      const response = await site.send({
        method: "POST",
        url: "/blog",
        headers,
        cookie,
        payload: "{}",
      });
      assert.ok([400, 415].includes(response.statusCode), type);
      assert.equal(response.json().status, "fail");
    }
  });
});

/** Stored text is in normal form C, with a space for a control character. */
function toStoredText(value: unknown): unknown {
  return typeof value === "string" ? value.normalize("NFC").replace("\u001b", " ") : value;
}
