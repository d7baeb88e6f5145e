import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { demoLocations } from "#database/demo/locations.ts";
import type { Field, FieldList } from "#domain/field.ts";
import { locationFields } from "#domain/locations/location.ts";
import { contactPageForm, quoteForm } from "#domain/messages/message.ts";
import { pairFields, postFields } from "#domain/posts/post.ts";
import { admin, onEachDatabase, openSite, type Site } from "./support/site.ts";

/** Texts copied from a table, an email, a PDF or a terminal hold these. */
const unseen = ["\t", "\v", "\f", "\u0085", "\u0007", "\u001b", "\u001f", "\u007f", "\u009f"];

onEachDatabase("control characters in texts", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const visitor = { name: "Imani", email: "imani@northbloom.example", message: "m", phone: "41" };
  let slugs = 0;

  async function newestMessage(): Promise<Record<string, string>> {
    const { data } = (await site.get("/api/staff/messages", cookie)).json();
    const one = await site.get(`/api/staff/messages/${data[0].message_id}`, cookie);
    return one.json().data;
  }

  /** Only prose fields accept them: a slug, a link and a date have a format of their own. */
  const textFields = (fields: FieldList): [string, Field][] =>
    Object.entries(fields).filter(
      ([, { kind }]) => kind === undefined || kind === "letters" || kind === "html",
    );

  for (const form of [quoteForm, contactPageForm])
    for (const [name, field] of textFields(form.fields))
      it(`Control characters become spaces in the field ${name} of ${form.path}`, async () => {
        const sent = { ...visitor, phoneNum: "41" };
        for (const character of unseen) {
          const reply = await site.post(form.path, { ...sent, [name]: `One${character}two` });
          assert.deepEqual(reply.json().errors, undefined, JSON.stringify(character));
          assert.equal((await newestMessage())[name], "One two", JSON.stringify(character));
        }
        const wrong = { ...sent, [name]: "a\u0000b" };
        const nul = await site.post(form.path, wrong);
        assert.equal(nul.statusCode, field.kind === "letters" ? 200 : 400);
        if (field.kind !== "letters") assert.match(nul.json().errors[name], /^How|^Full name/);
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
      for (const character of unseen) {
        slugs += 1;
        const text = `One${character}two`;
        const body = { title: "T", slug_url: `unseen ${slugs}`, [name]: text };
        const reply = await site.post("/blog", body, cookie);
        assert.equal(reply.json().data?.[name], "One two", JSON.stringify(character));
      }
    });

  for (const [name] of textFields(pairFields))
    it(`Control characters become spaces in the ${name} of a section`, async () => {
      for (const character of unseen) {
        slugs += 1;
        const pair = { heading: "h", paragraph: "p", [name]: `One${character}two` };
        const body = { title: "T", slug_url: `unseen ${slugs}`, blogs_content: [pair] };
        const { data } = (await site.post("/blog", body, cookie)).json();
        assert.equal(data?.blogs_content[0][name], "One two", JSON.stringify(character));
      }
    });

  for (const [name] of textFields(locationFields))
    it(`Control characters become spaces in the field ${name} of a location page`, async () => {
      for (const character of unseen) {
        slugs += 1;
        const text = `One${character}two`;
        const body = { ...demoLocations[0], slug_url: `unseen ${slugs}`, [name]: text };
        const reply = await site.post("/api/locationpages/create", body, cookie);
        assert.equal(reply.json().data?.[name], "One two", JSON.stringify(character));
      }
    });
});
