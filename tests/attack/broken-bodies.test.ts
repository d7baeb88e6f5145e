import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { after, before, describe, it } from "node:test";
import {
  everything,
  isJsonCall,
  isTold,
  sender,
  type Write,
  writesOf,
} from "../support/every-write.ts";
import { admin, openSite, type Site } from "../support/site.ts";

const kibibyte = 1024;
/** Posts and location pages may be long, everything else is short. */
const limitOf = (call: string) =>
  /^(?:POST|PUT) \/(?:blog|api\/locationpages|api\/staff\/locations)/.test(call)
    ? 512 * kibibyte
    : 16 * kibibyte;
const json = "application/json";
const deep = 100_000;

const broken: [what: string, body: string | Buffer, status?: number[]][] = [
  ["nothing but a brace", "{"],
  ["the first half", '{"name":"Imani","email":"ima'],
  ["a comma too many", '{"name":"Imani",}'],
  ["something after the end", '{"name":"Imani"}}'],
  ["two bodies", "{}{}"],
  ["single quotes", "{'name':'Imani'}"],
  ["a comment", '{/**/"name":"Imani"}'],
  ["NaN", '{"name":NaN}'],
  ["a hexadecimal number", '{"category":0x10}'],
  ["a line break in a text", '{"name":"a\nb"}'],
  ["NUL in a text", '{"name":"a\0b"}'],
  ["NUL after it", "{}\0"],
  ["a broken escape", '{"name":"\\ud8"}'],
  ["spaces alone", " \r\n\t"],
  ["HTML", "<script>alert(1)</script>"],
  ["a form", "name=Imani&message=x"],
  ["UTF-16", Buffer.from('\ufeff{"name":"Imani"}', "utf16le")],
  ["a byte that is no UTF-8", Buffer.from('{"name":"a\xffb"}', "latin1")],
  ["a letter cut in two", Buffer.from('{"name":"a\xf0\x9f\x98"}', "latin1")],
  ["a surrogate in UTF-8", Buffer.from('{"name":"\xed\xa0\x80"}', "latin1")],
  ["an overlong NUL", Buffer.from('{"name":"\xc0\x80"}', "latin1")],
  ["a prototype", '{"__proto__":{"isAdmin":true}}'],
  ["an escaped prototype", '{"\\u005f_proto__":{"isAdmin":true}}'],
  ["a deep prototype", '{"a":[{"__proto__":{"isAdmin":true}}]}'],
  ["a constructor's prototype", '{"constructor":{"prototype":{"isAdmin":true}}}'],
  [`${deep} lists that do not end`, "[".repeat(deep), [400, 413]],
  [`${deep} objects that do not end`, '{"a":'.repeat(deep), [400, 413]],
  ["a text that does not end", `{"name":"${"x".repeat(15 * kibibyte)}`],
];

const types: [type: string | undefined, what: string][] = [
  [undefined, "no type"],
  ["", "an empty type"],
  ["text/plain", "a simple request's type"],
  ["text/json", "another type of JSON"],
  ["application/jsonx", "a longer type"],
  ["application/problem+json", "a type that ends in json"],
  ["application/xml", "XML"],
  ["multipart/form-data; boundary=b", "a form with files"],
  [`text/plain, ${json}`, "two types"],
  ["\u00e4/\u00f6", "no type at all"],
];

// The refusal happens before any query, so one engine is enough.
describe("write requests that are not JSON or too large", () => {
  let site: Site;
  let calls: Write[];
  let send: ReturnType<typeof sender>;
  let stored: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    send = sender(site, await site.signIn(admin));
    calls = await writesOf(site);
    stored = await everything(site);
  });
  after(() => site.close());
  it("Every write endpoint refuses an unparsable body with a sentence and stores nothing", async () => {
    for (const one of calls)
      for (const [what, body, statuses = [400]] of broken) {
        const reply = await send(one, body);
        isTold(reply, isJsonCall(one) ? statuses : [400, 413, 415], `${one.call}: ${what}`);
      }
    assert.equal(await everything(site), stored);
    assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined);
  });

  it("Every write endpoint refuses a wrong content type before parsing the body", async () => {
    for (const one of calls)
      for (const [type, what] of types) {
        if (!isJsonCall(one) && type?.startsWith("multipart")) continue;
        isTold(await send(one, '{"name":"Imani"', type), [400, 415], `${one.call}: ${what}`);
      }
    assert.equal(await everything(site), stored);
  });

  it("A body is read up to its limit and not a byte further, with and without a declared length", async () => {
    for (const one of calls.filter(isJsonCall)) {
      const limit = limitOf(one.call);
      // The JSON is truncated, so a body within the limit is refused as well.
      const whole = (length: number) => `{${" ".repeat(length - 1)}`;
      const stream = (length: number) => Readable.from([whole(length - 1), " "]);
      isTold(await send(one, whole(limit)), [400], `${one.call} at ${limit}`);
      isTold(await send(one, whole(limit + 1)), [413], `${one.call} above ${limit}`);
      isTold(await send(one, stream(limit)), [400], `${one.call} in parts, at ${limit}`);
      isTold(await send(one, stream(limit + 1)), [413], `${one.call} in parts, above ${limit}`);
    }
    assert.equal(await everything(site), stored);
  });

  it(`A body of ${deep} levels is refused or its unknown field is ignored`, async () => {
    const levels = `${"[".repeat(deep)}${"]".repeat(deep)}`;
    for (const one of calls.filter(isJsonCall)) {
      const isLong = limitOf(one.call) > 2 * deep;
      isTold(await send(one, levels), isLong ? [400] : [413], one.call);
      for (const field of one.fields)
        isTold(await send(one, `{"${field}":${levels}}`), isLong ? [400] : [413], field);
    }
    assert.equal(await everything(site), stored);
  });
});
