import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { createFormTokens } from "./form-token.server.ts";
import { contactPageForm, honeypotField, quoteForm } from "./message.ts";
import { getSubmissionKey, messageFromForm, receiveMessage } from "./receive-message.server.ts";
import { spamThreshold } from "./spam-score.ts";

const tokens = createFormTokens("a secret");
const body = { name: "Imani", email: "imani@example.com", message: "It hurts" };

describe("a submitted form", () => {
  it("A form whose hidden field is filled in is as suspicious as spam", () => {
    const read = (hidden: string | undefined) =>
      messageFromForm(quoteForm, { ...body, [honeypotField]: hidden }, tokens).suspicion;
    assert.equal(read("https://example.com"), spamThreshold + Number(read("")));
    assert.equal(read(undefined), read(""));
  });

  it("The phone is read under both of its names, and empty fields are left out", () => {
    const read = (change: object) =>
      messageFromForm(contactPageForm, { ...body, ...change }, tokens);
    assert.equal(read({ phoneNum: "416" }).phone, "416");
    assert.equal(read({ phone: "647", phoneNum: "416" }).phone, "647");
    assert.equal(read({}).formType, contactPageForm.formType);
    assert.equal(read({ formType: "" }).formType, contactPageForm.formType);
    assert.equal(read({ formType: "Booking" }).formType, "Booking");
    assert.equal(read({ submission_id: "one" }).submissionId, "one");
    assert.equal(read({ submission_id: "" }).submissionId, undefined);
  });

  it("Forms without a submission id never count as the same message", () => {
    const message = messageFromForm(quoteForm, body, tokens);
    assert.notEqual(getSubmissionKey(message), getSubmissionKey(message));
    const once = { ...message, submissionId: "one" };
    assert.equal(getSubmissionKey(once), getSubmissionKey({ ...once }));
    assert.notEqual(getSubmissionKey(once), getSubmissionKey({ ...once, name: "Noor" }));
  });
});

describeOnEachDatabase("a text from several people", (engine) => {
  it("A long text that three others sent is spam, and a short or another one is not", async () => {
    const { db, close } = await openDatabase(engine);
    const send = async (name: string, message: string) => {
      const texts = { name, email: `${name}@example.com`, phone: "", message };
      await receiveMessage(db, {
        ...{ ...texts, formType: "Contact form", submissionId: undefined, suspicion: 0 },
      });
      const newest = db.selectFrom("message").select("folder").orderBy("message_id", "desc");
      return (await newest.executeTakeFirstOrThrow()).folder;
    };
    const long = "My knee hurts when I climb the stairs at home, and again when I get up at night";
    const names = ["ada", "bo", "cleo"];
    for (const text of [long, "My knee hurts"])
      for (const name of names) assert.equal(await send(name, text), "inbox");
    assert.equal(await send("dov", "My knee hurts"), "inbox");
    for (const name of ["dov", "dov", "dov", "dov"])
      assert.equal(await send(name, long.replace("knee", "shoulder")), "inbox");
    assert.equal(await send("dov", long), "spam");
    await close();
  });
});
