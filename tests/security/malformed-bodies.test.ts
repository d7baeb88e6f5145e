import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { after, before, describe, it } from "node:test";
import { admin, openSite, type Site } from "../support/open-site.ts";
import { sampleRows } from "../support/run-length.ts";
import {
  acceptsJson,
  assertErrorResponse,
  createSender,
  dumpTables,
  listWriteEndpoints,
  refusalRoutes,
  type WriteEndpoint,
} from "../support/write-endpoints.ts";

const kibibyte = 1024;
const contentCalls =
  /^(?:POST|PUT) \/(?:blog|api\/locationpages|api\/staff\/locations|api\/staff\/clinic\/\w+(?:\/:id)?$)/;
const getBodyLimit = (call: string) => {
  if (call.startsWith("PUT /api/staff/autosaves")) return 1024 * kibibyte;
  return contentCalls.test(call) ? 512 * kibibyte : 16 * kibibyte;
};
const json = "application/json";
const levelCount = 100_000;

const malformedBodies: [what: string, body: string | Buffer, status?: number[]][] = [
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
  [`${levelCount} lists that do not end`, "[".repeat(levelCount), [400, 413]],
  [`${levelCount} objects that do not end`, '{"a":'.repeat(levelCount), [400, 413]],
  ["a text that does not end", `{"name":"${"x".repeat(15 * kibibyte)}`],
];

const contentTypes: [type: string | undefined, what: string][] = [
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
  let endpoints: WriteEndpoint[];
  let send: ReturnType<typeof createSender>;
  let tablesBefore: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    send = createSender(site, await site.signIn(admin));
    endpoints = await listWriteEndpoints(site);
    tablesBefore = await dumpTables(site);
  });
  after(() => site.close());
  it("Every write endpoint refuses an unparsable body with a sentence and stores nothing", async () => {
    for (const [i, endpoint] of endpoints.entries())
      for (const [bodyName, body, statuses = [400]] of sampleRows(malformedBodies, 3, i)) {
        const response = await send(endpoint, body);
        assertErrorResponse(
          response,
          acceptsJson(endpoint) ? statuses : [400, 413, 415],
          `${endpoint.route}: ${bodyName}`,
        );
      }
    assert.equal(await dumpTables(site), tablesBefore);
    assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined);
  });

  it("Every write endpoint refuses a wrong content type before parsing the body", async () => {
    for (const endpoint of endpoints)
      for (const [type, bodyName] of contentTypes) {
        if (!acceptsJson(endpoint) && type?.startsWith("multipart")) continue;
        assertErrorResponse(
          await send(endpoint, '{"name":"Imani"', type),
          [400, 415],
          `${endpoint.route}: ${bodyName}`,
        );
      }
    assert.equal(await dumpTables(site), tablesBefore);
  });

  it("A body is read up to its limit and not a byte further, with and without a declared length", async () => {
    for (const endpoint of endpoints.filter(acceptsJson)) {
      const limit = getBodyLimit(endpoint.route);
      // The JSON is truncated, so a body within the limit is refused as well.
      const truncatedBody = (length: number) => `{${" ".repeat(length - 1)}`;
      const stream = (length: number) => Readable.from([truncatedBody(length - 1), " "]);
      assertErrorResponse(
        await send(endpoint, truncatedBody(limit)),
        [400],
        `${endpoint.route} at ${limit}`,
      );
      assertErrorResponse(
        await send(endpoint, truncatedBody(limit + 1)),
        [413],
        `${endpoint.route} above ${limit}`,
      );
      assertErrorResponse(
        await send(endpoint, stream(limit)),
        [400],
        `${endpoint.route} in parts, at ${limit}`,
      );
      assertErrorResponse(
        await send(endpoint, stream(limit + 1)),
        [413],
        `${endpoint.route} in parts, above ${limit}`,
      );
    }
    assert.equal(await dumpTables(site), tablesBefore);
  });

  it(`A body of ${levelCount} levels is refused or its unknown field is ignored`, async () => {
    const nestedArray = `${"[".repeat(levelCount)}${"]".repeat(levelCount)}`;
    for (const endpoint of endpoints.filter(acceptsJson)) {
      const isLong = getBodyLimit(endpoint.route) > 2 * levelCount;
      const refusal = refusalRoutes.includes(endpoint.route) ? 409 : 400;
      const statuses = isLong ? [refusal] : [413];
      assertErrorResponse(await send(endpoint, nestedArray), statuses, endpoint.route);
      // A body that is too long is refused before its fields are read.
      for (const field of isLong ? endpoint.fields : [])
        assertErrorResponse(await send(endpoint, `{"${field}":${nestedArray}}`), statuses, field);
    }
    assert.equal(await dumpTables(site), tablesBefore);
  });
});
