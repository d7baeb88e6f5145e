import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { after, before, it } from "node:test";
import { sql } from "kysely";
import { admin, onEachDatabase, openSite, type Site } from "../support/site.ts";

const kibibyte = 1024;
/** A post is the only thing that is long. */
const limitOf = (call: string) =>
  /^(?:POST|PUT) \/(?:blog|api\/locationpages|api\/staff\/locations)/.test(call)
    ? 512 * kibibyte
    : 16 * kibibyte;
const json = "application/json";
const deep = 100_000;

/** What no call can read, whatever it does. */
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

/** What a field of any call may be sent; whether it is taken depends on the field. */
const values: [what: string, written: string][] = [
  ["too large a number", "1e400"],
  ["too small a number", "-1e400"],
  ["a number that is none quite", "9007199254740993"],
  ["a number far below nothing", "-9007199254740993"],
  ["half a number", "1.5"],
  ["a number that is nothing", "1e-400"],
  ["minus nothing", "-0"],
  ["null", "null"],
  ["a list", '["text"]'],
  ["an object", '{"toString":"text","length":4}'],
  ["deep lists", `${"[".repeat(7000)}${"]".repeat(7000)}`],
  ["deep objects", `${'{"a":'.repeat(2600)}1${"}".repeat(2600)}`],
  ["a lone surrogate", '"\\ud800"'],
  ["surrogates the wrong way round", '"\\udc00\\ud800"'],
  ["NUL", '"\\u0000"'],
  ["a constructor", '"constructor"'],
  ["a long text", `"${"x".repeat(15 * kibibyte)}"`],
  ["an object after a text of the same name", '"x","FIELD":{}'],
];

onEachDatabase("a write that is no JSON, or too much of it", (engine) => {
  let site: Site;
  let cookie: string;
  let calls: { call: string; method: "POST"; url: string; fields: string[] }[];
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
    const { paths } = (await site.get("/api/openapi.json")).json();
    calls = site.app.routeTable
      .filter((route) => !/^(?:GET|HEAD|OPTIONS) /.test(route))
      .map((call) => {
        const [method = "", path = ""] = call.split(" ");
        const described = paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];
        const body = described.requestBody?.content[json]?.schema.properties ?? {};
        const url = path.replace(":kind", "post").replace(":id", "1");
        return { call, method: method as "POST", url, fields: Object.keys(body) };
      });
    assert.ok(calls.length >= 25);
    assert.ok(calls.filter(({ fields }) => fields.length > 0).length >= 15);
  });
  after(() => site.close());

  const send = (
    { method, url }: { method: "POST"; url: string },
    payload: string | Buffer | Readable,
    type: string | undefined = json,
  ) =>
    site.send({
      ...{ method, url, cookie, payload },
      headers: {
        ...(type !== undefined && { "content-type": type }),
        ...(payload instanceof Readable && { "transfer-encoding": "chunked" }),
      },
    });
  const isJsonCall = ({ url }: { url: string }) => url !== "/api/upload";

  it("is refused by every call there is with a sentence, and leaves nothing behind", async () => {
    const before = await everything(site);
    for (const one of calls)
      for (const [what, body, statuses = [400]] of broken) {
        const reply = await send(one, body);
        isTold(reply, isJsonCall(one) ? statuses : [400, 413, 415], `${one.call}: ${what}`);
      }
    assert.equal(await everything(site), before);
    assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined);
  });

  it("is refused by its type before it is read", async () => {
    const before = await everything(site);
    for (const one of calls)
      for (const [type, what] of types) {
        if (!isJsonCall(one) && type?.startsWith("multipart")) continue;
        isTold(await send(one, '{"name":"Imani"', type), [400, 415], `${one.call}: ${what}`);
      }
    assert.equal(await everything(site), before);
  });

  it("is read up to its limit and not a byte beyond, whether or not its length is told", async () => {
    const before = await everything(site);
    for (const one of calls.filter(isJsonCall)) {
      const limit = limitOf(one.call);
      // It breaks off, so that what is read is refused as well.
      const whole = (length: number) => `{${" ".repeat(length - 1)}`;
      const stream = (length: number) => Readable.from([whole(length - 1), " "]);
      isTold(await send(one, whole(limit)), [400], `${one.call} at ${limit}`);
      isTold(await send(one, whole(limit + 1)), [413], `${one.call} above ${limit}`);
      isTold(await send(one, stream(limit)), [400], `${one.call} in parts, at ${limit}`);
      isTold(await send(one, stream(limit + 1)), [413], `${one.call} in parts, above ${limit}`);
    }
    assert.equal(await everything(site), before);
  });

  it("has what no field can be: a sentence for the field, never a fault of ours", async () => {
    for (const one of calls.filter(isJsonCall))
      for (const field of one.fields)
        for (const [what, written] of values) {
          const told = `${one.call} ${field}: ${what}`;
          const reply = await send(one, `{"${field}":${written.replace("FIELD", field)}}`);
          if (reply.statusCode === 200) {
            const { data } = reply.json();
            assert.match(what, /number|nothing|long text|constructor/, told);
            if (data?.[field] !== undefined) assert.equal(data[field], JSON.parse(written), told);
            continue;
          }
          isTold(reply, [400, 401, 404, 409, 429], told);
          if (/too |null|list|object|surrogate/.test(what)) {
            const { errors } = reply.json();
            if (reply.statusCode === 400) assert.ok(errors?.[field] ?? errors?.body, told);
          }
        }
  });

  it(`has ${deep} levels and is whole: refused where it stands for a field, dropped where for none`, async () => {
    const levels = `${"[".repeat(deep)}${"]".repeat(deep)}`;
    const before = await everything(site);
    for (const one of calls.filter(isJsonCall)) {
      const isLong = limitOf(one.call) > 2 * deep;
      isTold(await send(one, levels), isLong ? [400] : [413], one.call);
      for (const field of one.fields)
        isTold(await send(one, `{"${field}":${levels}}`), isLong ? [400] : [413], field);
    }
    assert.equal(await everything(site), before);
  });
});

function isTold(reply: Awaited<ReturnType<Site["get"]>>, statuses: number[], told: string): void {
  assert.ok(statuses.includes(reply.statusCode), `${told}: ${reply.statusCode} ${reply.body}`);
  const { status, message, error } = reply.json();
  assert.equal(status, "fail", told);
  assert.match(message, /^\w.*[.!]$/s, told);
  assert.equal(error, message, told);
}

/** All that is stored, but for what counts requests. */
async function everything({ db }: Site): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted();
  assert.ok(tables.includes("post") && tables.includes("message"));
  const stored: unknown[] = [];
  for (const name of tables.filter((table) => !/attempt|staff_session/.test(table))) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    stored.push([name, rows.map((row) => JSON.stringify(row)).toSorted()]);
  }
  return JSON.stringify(stored);
}
