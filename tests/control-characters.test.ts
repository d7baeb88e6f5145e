import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { demoLocations } from "#database/demo/demo-locations.ts";
import type { Field, FieldList } from "#domain/fields/field-list.ts";
import { locationFields } from "#domain/location-pages/location-page.ts";
import { contactPageForm, quoteForm } from "#domain/messages/message.ts";
import { postFields, sectionFields } from "#domain/posts/post.ts";
import { admin, openSite, type Site } from "./support/open-site.ts";

/** Texts copied from a table, an email, a PDF or a terminal hold these. */
const invisibleCharacters = [
  "\t",
  "\v",
  "\f",
  "\u0085",
  "\u0007",
  "\u001b",
  "\u001f",
  "\u007f",
  "\u009f",
];

describe("control characters in texts", () => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const visitor = {
    name: "Imani",
    email: "imani@northbloom.example",
    message: "m",
    phone: "4165550",
  };
  let slugs = 0;

  async function newestMessage(): Promise<Record<string, string>> {
    const { data } = (await site.get("/api/staff/messages", cookie)).json();
    const message = await site.get(`/api/staff/messages/${data[0].message_id}`, cookie);
    return message.json().data;
  }

  /** Only prose fields accept them: a slug, a link and a date have a format of their own. */
  const textFields = (fields: FieldList): [string, Field][] =>
    Object.entries(fields).filter(([, { kind }]) =>
      [undefined, "multiline", "richText", "letters"].includes(kind),
    );

  for (const form of [quoteForm, contactPageForm])
    for (const [name, field] of textFields(form.fields))
      it(`Control characters become spaces in the field ${name} of ${form.path}`, async () => {
        const sent = { ...visitor, phoneNum: "4165550" };
        for (const character of invisibleCharacters) {
          const response = await site.post(form.path, { ...sent, [name]: `One${character}two` });
          assert.deepEqual(response.json().errors, undefined, JSON.stringify(character));
          assert.equal((await newestMessage())[name], "One two", JSON.stringify(character));
        }
        const wrong = { ...sent, [name]: "a\u0000b" };
        const response = await site.post(form.path, wrong);
        assert.equal(response.statusCode, field.kind === "letters" ? 200 : 400);
        if (field.kind !== "letters") assert.match(response.json().errors[name], /^How|^Full name/);
      });

  it("The line breaks of a message survive the removal of control characters", async () => {
    const message = "I can come:\nMon\t9-11\r\nTue\t10-12\rnot Wed";
    assert.equal((await site.post("/send-quote", { ...visitor, message })).statusCode, 200);
    assert.equal((await newestMessage()).message, "I can come:\nMon 9-11\nTue 10-12\nnot Wed");
  });

  it("Control and zero-width characters are removed from a copied email address", async () => {
    const email = "\u200bimani@north\u200dbloom.example\u200e\t";
    assert.equal((await site.post("/send-quote", { ...visitor, email })).statusCode, 200);
    assert.equal((await newestMessage()).email, visitor.email);
  });

  for (const [name] of textFields(postFields))
    it(`Control characters become spaces in the field ${name} of a post`, async () => {
      for (const character of invisibleCharacters) {
        slugs += 1;
        const text = `One${character}two`;
        const body = { title: "T", slug_url: `unseen ${slugs}`, [name]: text };
        const response = await site.post("/blog", body, cookie);
        assert.equal(response.json().data?.[name], "One two", JSON.stringify(character));
      }
    });

  for (const [name] of textFields(sectionFields))
    it(`Control characters become spaces in the ${name} of a section`, async () => {
      for (const character of invisibleCharacters) {
        slugs += 1;
        const section = { heading: "h", paragraph: "p", [name]: `One${character}two` };
        const body = { title: "T", slug_url: `unseen ${slugs}`, blogs_content: [section] };
        const { data } = (await site.post("/blog", body, cookie)).json();
        assert.equal(data?.blogs_content[0][name], "One two", JSON.stringify(character));
      }
    });

  for (const [name] of textFields(locationFields))
    it(`Control characters become spaces in the field ${name} of a location page`, async () => {
      for (const character of invisibleCharacters) {
        slugs += 1;
        const text = `One${character}two`;
        const body = { ...demoLocations[0], slug_url: `unseen ${slugs}`, [name]: text };
        const response = await site.post("/api/locationpages/create", body, cookie);
        assert.equal(response.json().data?.[name], "One two", JSON.stringify(character));
      }
    });
});
