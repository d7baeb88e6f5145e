import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { references, texts } from "./define-fields.ts";
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

  it("A required list with nothing but blank entries is missing", () => {
    const services = references({ label: "Services", to: "services", max: 3, required: true });
    assert.deepEqual(parseContent({ services }, { services: [" ", ""] }), {
      errors: { services: "Services is missing." },
    });
  });
});
