import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { genuineMessages } from "../../tests/messages/genuine-messages.ts";
import { createFormStamps } from "./form-stamp.server.ts";
import { leastFillMs, spamScore, spamScoreFrom } from "./spam.ts";

const score = (message: string, name = "Imani O.", email = "imani@northbloom.example") =>
  spamScore({ name, email, message });

describe("the spam score", () => {
  it("takes none of 200 genuine messages for spam", () => {
    assert.ok(new Set(genuineMessages).size >= 200);
    const taken = genuineMessages.filter((message) => score(message) >= spamScoreFrom);
    assert.deepEqual(taken, []);
  });

  it("never makes spam of one link, one odd word, or another script alone", () => {
    for (const message of ["https://a.example", "seo", "казино", "Καλημέρα σας", "a.ru"])
      assert.ok(score(message) < spamScoreFrom, message);
  });

  it("tells several links, markup, an address for a name, and words of two scripts", () => {
    assert.ok(score("https://a.example https://b.example www.c.example dd.com") >= spamScoreFrom);
    assert.ok(score("[url=x]y[/url]") >= spamScoreFrom);
    assert.ok(score("hello", "www.example.com") >= spamScoreFrom);
    assert.ok(score("Buy chеap meds at x.com") >= spamScoreFrom);
  });

  it("answers the same however often it is asked", () => {
    const scores = Array.from({ length: 5 }, () => score("see a.com", "b.com"));
    assert.equal(new Set(scores).size, 1);
  });

  it("is quick, whatever is written", () => {
    for (const text of ["a".repeat(350), "a.".repeat(175), "аb".repeat(175), "\u200d".repeat(350)])
      assert.equal(typeof score(text), "number");
  });
});

describe("the stamp of a form", () => {
  const stamps = createFormStamps("a secret of the tests");
  const now = Date.now();

  it("is spam where it is forged or another's, and nearly so within three seconds", () => {
    const other = createFormStamps("another secret");
    for (const stamp of ["x", "1.x", `${now}.`, other.issue(now - 60_000), "1.2.3"])
      assert.equal(stamps.suspicion(stamp, now), spamScoreFrom, stamp);
    assert.equal(stamps.suspicion(stamps.issue(now - leastFillMs + 1), now), spamScoreFrom - 1);
    assert.equal(stamps.suspicion(stamps.issue(now + 60_000), now), spamScoreFrom - 1);
  });

  it("is nothing where it is older, or where there is none", () => {
    assert.equal(stamps.suspicion(stamps.issue(now - leastFillMs), now), 0);
    assert.equal(stamps.suspicion(undefined), 0);
    assert.equal(stamps.suspicion(""), 0);
  });
});
