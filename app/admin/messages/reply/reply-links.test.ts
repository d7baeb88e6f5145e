import assert from "node:assert/strict";
import { it } from "node:test";
import { clinic } from "#content/clinic.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { composeUrl, formatPhone, mailtoUrl, quoteMessage, replyUrl } from "./reply-links.ts";

it("A visitor's address cannot add headers to a reply by email", () => {
  assert.equal(
    mailtoUrl("a?cc=b@northbloom.example"),
    `mailto:a%3Fcc%3Db@northbloom.example?subject=${encodeURIComponent(`Your message to ${clinic.name}`)}`,
  );
});

it("North American numbers get a country code, and others stay as they were typed", () => {
  assert.equal(getPhoneLink("4165550199"), "tel:+14165550199");
  assert.equal(getPhoneLink("1 (416) 555-0199"), "tel:+14165550199");
  assert.equal(formatPhone("4165550199"), "(416) 555-0199");
  assert.equal(getPhoneLink("00442079460018"), "tel:00442079460018");
  assert.equal(getPhoneLink("+44 20 7946 0018"), "tel:+442079460018");
  assert.equal(formatPhone("00442079460018"), "00442079460018");
});

it("A reply quotes the visitor's words, which cannot add recipients", () => {
  const url = new URL(
    replyUrl({
      email: "imani@northbloom.example",
      message: "Hello\r\n&bcc=a@b.example\nBye",
      received_at: "2026-11-23T21:12:00.000Z",
    }),
  );
  assert.equal(url.pathname, "imani@northbloom.example");
  assert.deepEqual([...url.searchParams.keys()], ["subject", "body"]);
  const lines = url.searchParams.get("body")?.split("\r\n");
  assert.deepEqual(lines, [
    ...["", "", "On November 23, 2026, you wrote:"],
    ...["> Hello", "> &bcc=a@b.example", "> Bye"],
  ]);
});

it("A reply opens with what a mail link can carry: all of it, all but the quote, or nothing", () => {
  const readBody = ({ url }: { url: string }) => new URL(url).searchParams.get("body");
  const short = composeUrl("a@b.example", "Hello\n&bcc=c@d.example\n> Hi", "\n> Hi");
  assert.equal(readBody(short), "Hello\r\n&bcc=c@d.example\r\n> Hi");
  assert.equal(short.carries, "everything");
  const quote = `\n> ${"سلام ".repeat(200)}`;
  const withoutQuote = composeUrl("a@b.example", `سلام${quote}`, quote);
  assert.equal(readBody(withoutQuote), "سلام");
  assert.equal(withoutQuote.carries, "the reply");
  const long = composeUrl("a@b.example", quote, "> Hi");
  assert.deepEqual(long, { url: mailtoUrl("a@b.example"), carries: "nothing" });
});

it("The quoted message of an English reply begins with its date", () => {
  const message = { message: "Hello", received_at: "2026-11-23T21:12:00.000Z" };
  assert.equal(quoteMessage(message), "\n\nOn November 23, 2026, you wrote:\n> Hello");
});

it("A very long message is cut in the reply, between characters", () => {
  const message = "👋".repeat(5000);
  const url = replyUrl({ email: "a@b.example", message, received_at: "2026-11-23" });
  assert.ok(url.length <= 2000);
  const body = new URL(url).searchParams.get("body") ?? "";
  assert.match(body, /> (?:👋){100,}$/u);
});
