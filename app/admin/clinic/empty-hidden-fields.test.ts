import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { choice, list, text } from "#domain/fields/define-fields.ts";
import { emptyHiddenFields } from "./empty-hidden-fields.ts";

describe("fields that a form does not show", () => {
  const fields = {
    kind: choice({
      label: "For",
      options: { visit: "A visit", item: "An item", note: "A note" },
    }),
    item: text({ label: "Item", limit: 5, onlyIf: { name: "kind", is: "item" } }),
    note: text({ label: "Note", limit: 5, onlyIf: { name: "kind", is: ["item", "note"] } }),
  };
  const empty = (kind: string, item: string, note: string) =>
    emptyHiddenFields(fields, { kind, item, note });

  it("An invalid value is emptied, a valid one stays", () => {
    assert.deepEqual(empty("visit", "too long", "short"), {
      kind: "visit",
      item: "",
      note: "short",
    });
    for (const kind of ["item", "note"])
      assert.equal(empty(kind, "pair", "too long").note, "too long", "a field that is shown");
  });

  it("The entries of a list are looked at, too", () => {
    const rows = list({ label: "Fees", itemLabel: "Fee", max: 9, fields });
    const values = { rows: [{ kind: "visit", item: "too long", note: "" }], other: 1 };
    assert.deepEqual(emptyHiddenFields({ rows }, values), {
      rows: [{ kind: "visit", item: "", note: "" }],
      other: 1,
    });
  });
});
