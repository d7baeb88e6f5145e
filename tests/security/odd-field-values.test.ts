import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { groupFields, sendAcceptedFields } from "../support/accepted-fields.ts";
import { admin, describeOnEachDatabase, openSite, type Site } from "../support/open-site.ts";
import { sampleRows } from "../support/run-length.ts";
import {
  acceptsJson,
  assertErrorResponse,
  createSender,
  dumpTables,
  listWriteEndpoints,
  type WriteEndpoint,
} from "../support/write-endpoints.ts";

const longText = "a long text";
const oddValues: [what: string, written: string][] = [
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
  [longText, `"${"x".repeat(15_000)}"`],
];

const wrongTypes: [what: string, written: string][] = [
  ["null", "null"],
  ["a list of lists", '[["text"]]'],
  ["an object", '{"toString":"text","length":4}'],
  ["deep lists", `${"[".repeat(400)}${"]".repeat(400)}`],
  ["deep objects", `${'{"a":'.repeat(150)}1${"}".repeat(150)}`],
  ["an object after a text of the same name", '"x","FIELD":{}'],
];

describeOnEachDatabase("write requests with odd values", (engine) => {
  let site: Site;
  let endpoints: WriteEndpoint[];
  let send: ReturnType<typeof createSender>;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    send = createSender(site, await site.signIn(admin));
    endpoints = (await listWriteEndpoints(site)).filter(acceptsJson);
  });
  after(() => site.close());

  // The refusal happens before any query, so one engine is enough.
  if (engine === "sqlite")
    it("Every write endpoint refuses values of a wrong type with a sentence for each field", async () => {
      const tablesBefore = await dumpTables(site);
      for (const endpoint of endpoints)
        for (const [valueName, jsonValue] of endpoint.fields.length > 0 ? wrongTypes : []) {
          const { fields } = endpoint;
          const members = fields.map((field) => `"${field}":${jsonValue.replace("FIELD", field)}`);
          const failureLabel = `${endpoint.route} ${fields}: ${valueName}`;
          const response = await send(endpoint, `{${members}}`);
          assertErrorResponse(response, [400], failureLabel);
          const { errors = {} } = response.json();
          for (const field of fields) assert.ok(errors[field], `${failureLabel}: ${response.body}`);
        }
      assert.equal(await dumpTables(site), tablesBefore);
    });

  it("Every write endpoint accepts an odd value as it is or refuses it with a sentence, and never fails", async () => {
    // The requests of one call follow each other: parallel writes to one row would block each other.
    const tasks = endpoints.map((endpoint, i) => async () => {
      for (const [valueName, jsonValue] of sampleRows(oddValues, 3, i))
        for (const fields of groupFields(endpoint.fields, valueName === longText)) {
          const failureLabel = `${endpoint.route} ${fields}: ${valueName}`;
          const { response, accepted, errors } = await sendAcceptedFields(fields, (names) =>
            send(endpoint, `{${names.map((name) => `"${name}":${jsonValue}`)}}`),
          );
          if (/^too |surrogate/.test(valueName))
            assert.deepEqual(Object.keys(errors).toSorted(), fields.toSorted(), failureLabel);
          if (response.statusCode !== 200) {
            assertErrorResponse(response, [400, 401, 404, 409, 429], failureLabel);
            continue;
          }
          const { data } = response.json();
          for (const field of accepted)
            if (data?.[field] !== undefined)
              assert.equal(data[field], JSON.parse(jsonValue), `${failureLabel}: ${field}`);
        }
    });
    await Promise.all(tasks.map((task) => task()));
  });
});
