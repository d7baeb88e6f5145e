import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { genuineMessages } from "../../tests/fixtures/messages/genuine-messages.ts";
import { createFormTokens } from "./form-token.server.ts";
import { minFillMs, spamScore, spamThreshold } from "./spam-score.ts";

const score = (message: string, name = "Imani O.", email = "imani@northbloom.example") =>
  spamScore({ name, email, message, formType: "Contact form" });

describe("the spam score", () => {
  it("None of 200 genuine messages counts as spam", () => {
    assert.ok(new Set(genuineMessages).size >= 200);
    const flagged = genuineMessages.filter((message) => score(message) >= spamThreshold);
    assert.deepEqual(flagged, []);
  });

  it("One link, one odd word or another script alone never counts as spam", () => {
    for (const message of ["https://a.example", "seo", "казино", "Καλημέρα σας", "a.ru"])
      assert.ok(score(message) < spamThreshold, message);
  });

  it("Several links, markup, a URL as a name, and mixed scripts count as spam", () => {
    assert.ok(score("https://a.example https://b.example www.c.example dd.com") >= spamThreshold);
    assert.ok(score("[url=x]y[/url]") >= spamThreshold);
    assert.ok(score("hello", "www.example.com") >= spamThreshold);
    assert.ok(score("Buy chеap meds at x.com") >= spamThreshold);
  });

  it("Invisible characters do not hide a word, and a form's name is read as well", () => {
    assert.ok(score("Buy vi\u200bagra, the cas\u00adino is ope\u2060n") >= spamThreshold);
    const rest = { name: "Imani O.", email: "imani@northbloom.example", message: "My knee hurts" };
    assert.ok(spamScore({ ...rest, formType: "See evil.com for more" }) >= spamThreshold);
    assert.ok(spamScore({ ...rest, formType: "<a href=//evil>x</a>" }) >= spamThreshold);
    for (const formType of ["", "Contact page", "Page in Farsi"])
      assert.equal(spamScore({ ...rest, formType }), 0);
  });

  it("Units, a missing space after a full stop, and work at home do not count as spam", () => {
    for (const message of [
      "My blood test says vitamin D 48 μmol/L and γGT 60, should I see the naturopath first?",
      "I hurt my knee.Top of it is swollen.Info on prices please.Thank you",
      "I work from home and sit all day. Is an assessment $120? I saw it on yelp.com",
    ])
      assert.ok(score(message) < spamThreshold, message);
    assert.ok(score("Work from home and earn $500 a day, www.example.com") >= spamThreshold);
    assert.equal(score("See EXAMPLE.COM and HTTPS://EXAMPLE.NET"), 3);
    assert.equal(score("γραμμαabc"), 4);
  });

  it("Each sign has its own weight", () => {
    const sentence = "MY KNEE HURTS WHEN I CLIMB THE STAIRS AND RUN AT HOME";
    const scores = {
      "": 0,
      "https://a.example": 1,
      "https://a.example https://b.example": 3,
      "https://a.example https://b.example https://c.example": 4,
      "[url=x]y[/url]": 4,
      "seo and casino": 6,
      chеap: 4,
      "a.ru": 2,
      "see ab.ru": 3,
      [sentence]: 1,
      [sentence.slice(0, 52)]: 1,
      [sentence.toLowerCase()]: 0,
      "MY KNEE HURTS": 0,
    };
    for (const [message, expected] of Object.entries(scores))
      assert.equal(score(message), expected, message);
    assert.equal(score("hello", "www.example.com"), 5);
    assert.equal(score("hello", "Imani", "imani@example.xyz"), 2);
    const capitals = (count: number) => score("A".repeat(count) + "a".repeat(41 - count));
    assert.deepEqual([capitals(24), capitals(25)], [0, 1]);
    assert.deepEqual([score("A".repeat(40)), score("A".repeat(41))], [0, 1]);
  });

  it("The spam score of a message is always the same", () => {
    const scores = Array.from({ length: 5 }, () => score("see a.com", "b.com"));
    assert.equal(new Set(scores).size, 1);
  });

  it("The spam score of the longest and oddest messages is computed", () => {
    for (const text of ["a".repeat(350), "a.".repeat(175), "аb".repeat(175), "\u200d".repeat(350)])
      assert.equal(typeof score(text), "number");
  });
});

describe("the form token", () => {
  const tokens = createFormTokens("a secret of the tests");
  const now = Date.now();

  it("A forged form token counts as spam, and one of less than three seconds almost does", () => {
    const other = createFormTokens("another secret");
    for (const token of ["x", "1.x", `${now}.`, other.issue(now - 60_000), "1.2.3"])
      assert.equal(tokens.getSuspicion(token, now), spamThreshold, token);
    assert.equal(tokens.getSuspicion(tokens.issue(now - minFillMs + 1), now), spamThreshold - 1);
    assert.equal(tokens.getSuspicion(tokens.issue(now + 60_000), now), spamThreshold - 1);
  });

  it("An older form token or none adds nothing to the spam score", () => {
    assert.equal(tokens.getSuspicion(tokens.issue(now - minFillMs), now), 0);
    assert.equal(tokens.getSuspicion(undefined), 0);
    assert.equal(tokens.getSuspicion(""), 0);
  });
});
