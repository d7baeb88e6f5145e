import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { fieldFormats } from "#domain/fields/field-list.ts";
import { trashOldMessages } from "#domain/messages/message-retention.server.ts";
import {
  countRows,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";

const message = {
  name: "Imani O.",
  email: "imani@northbloom.example",
  phone: "4165550199",
  message: "I would like an evening appointment.",
};

describeOnEachDatabase("POST /send-quote", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  const rejected = async (body: object | string, field: string) => {
    const stored = await countRows(site.db, "message");
    const reply = await site.post("/send-quote", body);
    assert.equal(reply.statusCode, 400);
    const response = reply.json();
    assert.equal(response.msg, "fail");
    assert.equal(response.status, "fail");
    assert.equal(response.message, response.error);
    assert.equal(typeof response.errors[field], "string");
    assert.equal(await countRows(site.db, "message"), stored);
  };

  for (const field of ["name", "email", "phone", "message"]) {
    it(`POST /send-quote rejects an empty ${field}`, () =>
      rejected({ ...message, [field]: "" }, field));
    it(`POST /send-quote rejects ${field} made of spaces`, () =>
      rejected({ ...message, [field]: "   " }, field));
    it(`POST /send-quote rejects a missing ${field}`, () =>
      rejected({ ...message, [field]: undefined }, field));
    for (const invalid of [null, 5, ["a"], {}, true]) {
      it(`POST /send-quote rejects ${field} as ${JSON.stringify(invalid)}`, () =>
        rejected({ ...message, [field]: invalid }, field));
    }
  }

  it("POST /send-quote rejects text beyond the limits, counted in characters", async () => {
    await rejected({ ...message, name: "n".repeat(41) }, "name");
    await rejected({ ...message, email: `${"e".repeat(28)}@x.example` }, "email");
    await rejected({ ...message, phone: "1".repeat(21) }, "phone");
    await rejected({ ...message, message: "👍".repeat(301) }, "message");
  });

  it("POST /send-quote rejects control characters, broken Unicode and an invalid email address", async () => {
    await rejected({ ...message, name: "Ima\u0000ni" }, "name");
    await rejected({ ...message, name: "two\nlines" }, "name");
    await rejected('{"name":"\\ud800","email":"a@b.example","phone":"1","message":"m"}', "name");
    await rejected({ ...message, email: "a@b.example, evil@x.example" }, "email");
  });

  it("POST /send-quote responds to a malformed body or an unsupported type with a client error", async () => {
    const malformed = await site.post("/send-quote", "{not json");
    assert.equal(malformed.statusCode, 400);
    assert.equal(malformed.json().msg, "fail");
    const text = await site.send({
      method: "POST",
      url: "/send-quote",
      headers: { "content-type": "text/plain" },
      payload: "hello",
    });
    assert.equal(text.statusCode, 415);
    const large = await site.post("/send-quote", { ...message, message: "m".repeat(20_000) });
    assert.equal(large.statusCode, 413);
    assert.equal(large.json().msg, "fail");
  });

  it("POST /send-quote stores the message and its outbox row before it responds", async () => {
    const reply = await site.post("/send-quote", { ...message, name: "Stored", extra: "ignored" });
    assert.equal(reply.statusCode, 200);
    assert.equal(reply.json().msg, "success");
    const stored = await site.db
      .selectFrom("message")
      .selectAll()
      .where("name", "=", "Stored")
      .executeTakeFirstOrThrow();
    assert.equal(stored.email, message.email);
    assert.equal(stored.phone, message.phone);
    assert.equal(stored.message, message.message);
    assert.equal(stored.form_type, "Contact form");
    assert.equal(stored.folder, "inbox");
    const outbox = await site.db
      .selectFrom("message_outbox")
      .selectAll()
      .where("message_id", "=", stored.message_id)
      .execute();
    assert.equal(outbox.length, 1);
  });

  it("POST /send-quote stores any script, 300 characters, line breaks and only the digits of a phone number", async () => {
    const name = "કૃષ્ણા پیام Ñino";
    const text = `${"👍".repeat(298)}\n!`;
    const reply = await site.post("/send-quote", {
      ...message,
      name,
      phone: "(416) ۵۵۵-0199",
      message: text,
    });
    assert.equal(reply.statusCode, 200);
    const stored = await site.db
      .selectFrom("message")
      .selectAll()
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    assert.equal(stored.message, text);
    assert.equal(stored.phone, "4165550199");
  });

  it("A repeated submission creates one message, unless its text differs", async () => {
    const stored = await countRows(site.db, "message");
    const waiting = await countRows(site.db, "message_outbox");
    const body = { ...message, submission_id: "one-and-the-same" };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => site.post("/send-quote", body)),
    );
    for (const reply of responses) assert.equal(reply.json().msg, "success");
    assert.equal(await countRows(site.db, "message"), stored + 1);
    assert.equal(await countRows(site.db, "message_outbox"), waiting + 1);
    await site.post("/send-quote", { ...body, message: "Something else." });
    assert.equal(await countRows(site.db, "message"), stored + 2);
  });

  it("A message with the hidden field filled in is stored as spam and gets the usual response", async () => {
    const waiting = await countRows(site.db, "message_outbox");
    const reply = await site.post("/send-quote", { ...message, name: "Robot", website: "x" });
    assert.equal(reply.json().msg, "success");
    const stored = await site.db
      .selectFrom("message")
      .select("folder")
      .where("name", "=", "Robot")
      .executeTakeFirstOrThrow();
    assert.equal(stored.folder, "spam");
    assert.equal(await countRows(site.db, "message_outbox"), waiting);
  });

  it("A form posted without JavaScript gets 303 to /thank-you", async () => {
    const reply = await postForm(site, { ...message, name: "Plain" });
    assert.equal(reply.statusCode, 303);
    assert.equal(reply.headers.location, "/thank-you");
  });

  it("Two presses of Send without JavaScript create one message, unless its text differs", async () => {
    const stored = await countRows(site.db, "message");
    const waiting = await countRows(site.db, "message_outbox");
    const fields = { ...message, name: "Twice" };
    const responses = await Promise.all([postForm(site, fields), postForm(site, fields)]);
    for (const reply of responses) assert.equal(reply.headers.location, "/thank-you");
    assert.equal(await countRows(site.db, "message"), stored + 1);
    assert.equal(await countRows(site.db, "message_outbox"), waiting + 1);
    await postForm(site, { ...fields, message: "Something else." });
    assert.equal(await countRows(site.db, "message"), stored + 2);
  });

  it("A rejected form without JavaScript is shown again with the errors and the input", async () => {
    const reply = await postForm(site, { ...message, email: "no address", name: 'A "quoted" <b>' });
    assert.equal(reply.statusCode, 400);
    assert.match(reply.headers["content-type"] as string, /text\/html/);
    for (const part of [
      fieldFormats.email.errorMessage,
      'value="no address"',
      'value="A &quot;quoted&quot; &lt;b&gt;"',
    ])
      assert.ok(reply.body.includes(part), part);
    assert.ok(!reply.body.includes("<script"), "the page has no script");
  });

  it("POST /send-quote reports a failure and stores nothing if the database is unreachable", async () => {
    const missingSubmission = await openSite(engine);
    await missingSubmission.db.schema.dropTable("message_outbox").execute();
    const reply = await missingSubmission.post("/send-quote", message);
    assert.equal(reply.statusCode, 500);
    assert.equal(reply.json().msg, "fail");
    assert.doesNotMatch(reply.body, /outbox|table|SELECT/i);
    assert.equal(await countRows(missingSubmission.db, "message"), 0);
    await missingSubmission.close();
  });
});

describeOnEachDatabase("old messages", (engine) => {
  it("Old messages are deleted with their outbox rows, and newer ones stay", async () => {
    const site = await openSite(engine);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const [name, days] of [
      ["Old", 366],
      ["Young", 364],
    ] as const) {
      await site.post("/send-quote", { ...message, name });
      await site.db
        .updateTable("message")
        .set({ received_at: daysAgo(days) })
        .where("name", "=", name)
        .execute();
    }
    assert.equal(await trashOldMessages(site.db, 365), 1);
    const left = await site.db.selectFrom("message").select("name").execute();
    assert.deepEqual(
      left.map(({ name }) => name),
      ["Young"],
    );
    assert.equal(await countRows(site.db, "message_outbox"), 1);
    await site.close();
  });
});

describeOnEachDatabase("POST /send-contact-form-main", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  const body = {
    name: "Imani Okafor",
    email: "imani@northbloom.example",
    phoneNum: "",
    message: "Do you treat knees?",
    formType: "Contact page",
  };

  it("POST /send-contact-form-main requires a name, an email and a message", async () => {
    for (const field of ["name", "email", "message"]) {
      const reply = await site.post("/send-contact-form-main", { ...body, [field]: "" });
      assert.equal(reply.statusCode, 400);
      assert.equal(reply.json().msg, "fail");
      assert.deepEqual(Object.keys(reply.json().errors), [field]);
    }
  });

  it("POST /send-contact-form-main takes characters that nobody can see for nothing", async () => {
    for (const [field, text] of [
      ["name", "\u200c\u3164"],
      ["message", "\u2800\u3164\u200b"],
      ["message", "\u202e \u2060\uffa0"],
    ] as const) {
      const reply = await site.post("/send-contact-form-main", { ...body, [field]: text });
      assert.equal(reply.statusCode, 400, field);
      assert.deepEqual(Object.keys(reply.json().errors), [field]);
    }
    for (const message of ["!", "😀", "ع\u200c", "你", "7"]) {
      const reply = await site.post("/send-contact-form-main", { ...body, message });
      assert.equal(reply.statusCode, 200, message);
    }
  });

  it("POST /send-contact-form-main refuses a phone of fewer than 7 digits, and none that is complete", async () => {
    for (const phoneNum of ["12", "416-555", "x 1"]) {
      const reply = await site.post("/send-contact-form-main", { ...body, phoneNum });
      assert.equal(reply.statusCode, 400, phoneNum);
      assert.deepEqual(reply.json().errors, { phoneNum: fieldFormats.phoneDigits.errorMessage });
    }
    for (const phoneNum of [
      "",
      "555-0199",
      "(416) 555-0199 ext. 7",
      "+290 22 199",
      "+98 ۲۱ ۵۵۵۵ ۰۱۹۹",
    ]) {
      const reply = await site.post("/send-contact-form-main", { ...body, phoneNum });
      assert.equal(reply.statusCode, 200, phoneNum);
    }
  });

  it("POST /send-contact-form-main drops invalid characters of a name before it checks the limit", async () => {
    const reply = await site.post("/send-contact-form-main", {
      ...body,
      name: `Imani-3 ${"!".repeat(60)}Okafor`,
      formType: undefined,
    });
    assert.equal(reply.statusCode, 200);
    const stored = await site.db.selectFrom("message").selectAll().executeTakeFirstOrThrow();
    assert.equal(stored.name, "Imani Okafor");
    assert.equal(stored.phone, "");
    assert.equal(stored.form_type, "Contact page");
    const long = await site.post("/send-contact-form-main", { ...body, name: "n".repeat(37) });
    assert.equal(long.statusCode, 400);
  });
});

function postForm(site: Site, fields: Record<string, string>) {
  return site.send({
    method: "POST",
    url: "/send-quote",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
}
