import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { date, dateTime, references, texts } from "./define-fields.ts";
import { parseContent } from "./parse-content.ts";

describe("the parser of clinic content", () => {
  const languages = texts({ label: "Languages", itemLabel: "Language", limit: 5, max: 6 });

  it("The error of an entry has the entry's place in the form, blank ones included", () => {
    assert.deepEqual(parseContent({ languages }, { languages: ["", "Tamil", " ", "Swahili"] }), {
      errors: { "languages.3": "This can have 5 characters at most." },
    });
    assert.deepEqual(parseContent({ languages }, { languages: ["", "a\0b"] }), {
      errors: { "languages.1": "This has characters that cannot be stored. Please type it again." },
    });
  });

  it("Blank and repeated entries are dropped", () => {
    assert.deepEqual(parseContent({ languages }, { languages: ["", "Tamil", " ", "Tamil "] }), {
      value: { languages: ["Tamil"] },
    });
  });

  it("The error of too many entries says how many there can be", () => {
    const service = references({ label: "Service", to: "services", max: 1 });
    assert.deepEqual(parseContent({ service }, { service: ["1", "2"] }), {
      errors: { service: "Service can have one entry at most." },
    });
    assert.deepEqual(parseContent({ languages }, { languages: Array(7).fill("Tamil") }), {
      errors: { languages: "Languages can have 6 entries at most." },
    });
  });

  it("A day or a time that does not exist is refused, and so is a year that was mistyped", () => {
    const fields = { from: dateTime({ label: "From" }), day: date({ label: "Day" }) };
    const right = { from: "2028-02-29T23:59", day: "2026-12-24" };
    assert.deepEqual(parseContent(fields, right), { value: right });
    for (const day of ["2026-02-30", "0226-12-24", "9999-12-31", "2026-12-24T10:00", "24 December"])
      assert.deepEqual(Object.keys(readErrors({ ...right, day })), ["day"], day);
    for (const from of ["2026-02-28T24:00", "2026-02-28T10:60", "2026-02-28", "2026-02-29T10:00"])
      assert.deepEqual(Object.keys(readErrors({ ...right, from })), ["from"], from);

    function readErrors(values: typeof right): object {
      const parsed = parseContent(fields, values);
      return "errors" in parsed ? parsed.errors : {};
    }
  });

  it("A required list with nothing but blank entries is missing", () => {
    const services = references({ label: "Services", to: "services", max: 3, required: true });
    assert.deepEqual(parseContent({ services }, { services: [" ", ""] }), {
      errors: { services: "Services is missing." },
    });
  });
});
