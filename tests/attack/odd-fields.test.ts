import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import {
  everything,
  isJsonCall,
  isTold,
  sender,
  type Write,
  writesOf,
} from "../support/every-write.ts";
import { admin, onEachDatabase, openSite, type Site } from "../support/site.ts";

/** Values that a field accepts or refuses depending on its type. */
const oddities: [what: string, written: string][] = [
  ["too large a number", "1e400"],
  ["too small a number", "-1e400"],
  ["a number that is none quite", "9007199254740993"],
  ["a number far below nothing", "-9007199254740993"],
  ["half a number", "1.5"],
  ["a number that is nothing", "1e-400"],
  ["minus nothing", "-0"],
  ["a lone surrogate", '"\\ud800"'],
  ["surrogates the wrong way round", '"\\udc00\\ud800"'],
  ["NUL", '"\\u0000"'],
  ["a constructor", '"constructor"'],
  ["a long text", `"${"x".repeat(15_000)}"`],
];

/** Values that no field accepts; every field of a call gets them at once. */
const confusions: [what: string, written: string][] = [
  ["null", "null"],
  ["a list", '["text"]'],
  ["an object", '{"toString":"text","length":4}'],
  ["deep lists", `${"[".repeat(400)}${"]".repeat(400)}`],
  ["deep objects", `${'{"a":'.repeat(150)}1${"}".repeat(150)}`],
  ["an object after a text of the same name", '"x","FIELD":{}'],
];

onEachDatabase("write requests with odd values", (engine) => {
  let site: Site;
  let calls: Write[];
  let send: ReturnType<typeof sender>;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    send = sender(site, await site.signIn(admin));
    calls = (await writesOf(site)).filter(isJsonCall);
  });
  after(() => site.close());

  it("Every write endpoint refuses values of a wrong type with a sentence for each field", async () => {
    const before = await everything(site);
    for (const one of calls)
      for (const [what, written] of one.fields.length > 0 ? confusions : []) {
        const { fields } = one;
        const members = fields.map((field) => `"${field}":${written.replace("FIELD", field)}`);
        const told = `${one.call} ${fields}: ${what}`;
        const reply = await send(one, `{${members}}`);
        isTold(reply, [400], told);
        const { errors = {} } = reply.json();
        for (const field of fields) assert.ok(errors[field], `${told}: ${reply.body}`);
      }
    assert.equal(await everything(site), before);
  });

  it("Every write endpoint accepts an odd value as it is or refuses it with a sentence, and never fails", async () => {
    // The fields of one call are sent one by one: parallel writes to one row would block each other.
    const tries = calls.map((one) => async () => {
      for (const field of one.fields)
        for (const [what, written] of oddities) {
          const told = `${one.call} ${field}: ${what}`;
          const reply = await send(one, `{"${field}":${written}}`);
          if (reply.statusCode !== 200) {
            isTold(reply, [400, 401, 404, 409, 429], told);
            if (/^too |surrogate/.test(what)) assert.ok(reply.json().errors?.[field], told);
            continue;
          }
          const { data } = reply.json();
          assert.match(what, /number|nothing|long text|constructor/, told);
          if (data?.[field] !== undefined) assert.equal(data[field], JSON.parse(written), told);
        }
    });
    await Promise.all(tries.map((attempt) => attempt()));
  });
});
