import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { replies } from "../clinic/replies-definition.ts";
import { listReplyLanguages } from "../clinic/reply-languages.ts";
import { fillReply, getGreetedName } from "./reply-text.ts";

const values = {
  name: "Farah",
  staff: "Mirela",
  clinic: "Northbloom",
  phone: "(416) 555-0142",
  booking: "https://booking.example",
  address: "88 Northbloom Way",
};

describe("the text of a reply", () => {
  it("All placeholders of the shipped templates are filled in, in each of their languages", () => {
    for (const { title, ...entry } of replies.defaults)
      for (const language of listReplyLanguages()) {
        if (entry[language] === "") continue;
        const text = fillReply(entry[language], values);
        assert.ok(
          text.includes("Farah") && text.includes("(416) 555-0142"),
          `${title} ${language}`,
        );
        assert.doesNotMatch(text, /[{}]/, `${title} ${language}`);
        assert.deepEqual(replies.check({ title, ...entry }), {});
      }
  });

  it("A placeholder that nothing fills in stays, and a template that has one is refused", () => {
    assert.equal(fillReply("Hi {name}, {fee}", values), "Hi Farah, {fee}");
    assert.equal(fillReply("{constructor}", values), "{constructor}");
    assert.equal(fillReply("سلام {phone}", values, true), "سلام \u2068(416) 555-0142\u2069");
    const [template] = replies.defaults;
    assert.ok(template);
    assert.deepEqual(replies.check({ ...template, en: "Hi {name}, {fee}" }), {
      en: "There is nothing to fill in for {fee}.",
    });
    for (const en of ["Hi {name", "Hi {{name}}"])
      assert.deepEqual(replies.check({ ...template, en }), { en: "A “{” has no other half." });
  });

  it("A visitor who wrote the last name first is greeted by the first name", () => {
    const names = ["Maria Lopez", "Lopez, Maria", "Dr. Maria Lopez", "Lopez,"];
    assert.deepEqual(names.map(getGreetedName), ["Maria", "Maria", "Dr. Maria", "Lopez"]);
  });
});
