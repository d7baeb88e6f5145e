import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fees } from "#domain/clinic/fees-definition.ts";
import { listAnswers } from "./list-answers.server.ts";

const service = { id: 7, menuName: "Acupuncture" };
const [row] = fees.defaults.rows;
assert.ok(row);
const rows = [110, 90].map((dollars) => ({ ...row, services: ["7"], fee: dollars * 100 }));
const ownFees = { ...fees.defaults, rows, isSample: true, directBilling: "", cancellation: "" };

describe("the short answers about fees", () => {
  it("An answer that the clinic does not give is left out", () => {
    assert.deepEqual(listAnswers({ ...ownFees, rows: [] }, service), []);
    assert.deepEqual(listAnswers(ownFees, undefined), []);
  });

  it("The price is the range of the visits, and the others are the first sentence of their text", () => {
    const cancellation = "Please tell us 24 hours before. Later costs half.";
    assert.deepEqual(
      listAnswers({ ...ownFees, cancellation }, service).map(({ answer, detail }) => [
        answer,
        detail,
      ]),
      [
        ["$90 to $110", "Acupuncture, each visit"],
        ["Cancelling", "Please tell us 24 hours before."],
      ],
    );
  });
});
