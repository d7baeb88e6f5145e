import assert from "node:assert/strict";
import { glob, readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import { type Role, roles } from "#domain/staff/roles.ts";
import { helpTopics } from "./help-topics.ts";
import { searchHelp } from "./search-help.ts";

/** The beginning of the answer that somebody at the front desk looks for with these words. */
const searches: [string, string][] = [
  ["print", "How do I print"],
  ["sick", "Someone on the team is away"],
  ["on vacation", "Someone on the team is away"],
  ["closed early", "We close early"],
  ["snow storm", "We close early"],
  ["holidays", "We close early"],
  ["wrong number", "A phone number"],
  ["lost phone", "I lost the phone"],
  ["new colleague", "A new colleague starts"],
  ["she left the clinic", "Someone joins or leaves"],
  ["undo", "I deleted the wrong message"],
  ["deleted by mistake", "I deleted the wrong message"],
  ["insurance", "Where is what we say about insurance"],
  ["prices", "How do I change a price"],
  ["spam", "A message is spam"],
  ["patient complaint", "A patient complains"],
  ["translate", "Can I translate the site"],
  ["forgot password", "I forgot my password"],
  ["log out", "Others use this computer"],
  ["export", "A patient asks for a copy"],
  ["template", "Can I reuse a reply"],
  ["announcement", "How do I put up a notice"],
  ["wifi", "The internet is gone"],
  ["notes", "Who takes care"],
  ["wrong folder", "I moved a message"],
  ["review", "May we show what a patient says"],
  ["how do I reply", "How do I answer a message"],
  ["overlap", "We close early"],
  ["default", "How do I undo a change"],
  ["remove note", "Who takes care"],
  ["no access", "Who takes care"],
];

const writerSearches: [string, string][] = [
  ["photo rights", "Which pictures may I use"],
  ["restore a deleted post", "I deleted a post"],
  ["schedule", "How do I publish"],
  ["pasting from Word", "I have the text in Word"],
  ["underlined", "What are the marked words"],
];

const listQuestions = (role: Role, search: string) =>
  searchHelp(helpTopics, role, search).flatMap(({ answers }) =>
    answers.map(({ question }) => question),
  );

describe("the search of the help page", () => {
  it("An answer whose question has the word comes before one that only mentions it", () => {
    assert.match(listQuestions("desk", "holiday")[0] ?? "", /^We close early/);
  });

  it("The words of the front desk and of writers find their answer among few", () => {
    const check = (role: Role, [search, expected]: [string, string]) => {
      const found = listQuestions(role, search);
      assert.ok(
        found.some((question) => question.startsWith(expected)),
        `${search}: ${found}`,
      );
      assert.ok(found.length <= 6, `${search}: ${found}`);
    };
    for (const search of searches) check("desk", search);
    for (const search of writerSearches) check("writer", search);
    assert.deepEqual(listQuestions("desk", "xylophone"), []);
    assert.deepEqual(listQuestions("desk", "!(“”"), []);
    assert.deepEqual(listQuestions("desk", "how do I"), listQuestions("desk", ""));
  });

  it("Each answer is for somebody, owners read all, and writers read nothing about messages", () => {
    const all = helpTopics.flatMap(({ answers }) => answers.map(({ question }) => question));
    assert.deepEqual(listQuestions("owner", ""), all);
    for (const role of roles) assert.ok(listQuestions(role, "").length > 0, role);
    assert.ok(!listQuestions("writer", "").includes("A message is spam"));
  });

  it("Quoted words stand on a button or a field of the staff area", async () => {
    const sources: string[] = [];
    for await (const path of glob(["app/admin/**/*.{ts,tsx}", "domain/**/*.ts"]))
      if (!path.includes("/help/"))
        sources.push((await readFile(path, "utf8")).replace(/\s+/g, " ").toLowerCase());
    const answers = helpTopics.flatMap(({ answers }) => answers.map(({ answer }) => answer));
    for (const [, quoted = ""] of answers.join("\n").matchAll(/“([^”]+)”/g)) {
      if (exampleWords.includes(quoted)) continue;
      const label = quoted.replace(" …", "").toLowerCase();
      const itemLabel = `itemlabel: "${label.replace(/^add an? /, "")}"`;
      assert.ok(
        sources.some((source) => source.includes(label) || source.includes(itemLabel)),
        quoted,
      );
    }
  });
});

const exampleWords = ["best", "cure"];
