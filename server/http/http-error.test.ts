import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isTransient, toErrorResponse } from "./http-error.ts";

describe("errors of the database", () => {
  it("A deadlock or a serialization failure asks to try again", () => {
    for (const code of ["40P01", "40001"]) {
      const error = Object.assign(new Error("canceled"), { code });
      assert.ok(isTransient(error), code);
      assert.equal(toErrorResponse(error).statusCode, 503, code);
    }
  });

  it("A database that cannot be reached, or whose name cannot be looked up, asks to try again", () => {
    for (const code of ["ECONNREFUSED", "EAI_AGAIN", "EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH"]) {
      const error = Object.assign(new Error(`connect ${code}`), { code });
      assert.equal(toErrorResponse(error).statusCode, 503, code);
    }
  });

  it("A violated constraint is a fault of the server", () => {
    const error = Object.assign(new Error("duplicate key"), { code: "23505" });
    assert.equal(isTransient(error), false);
    assert.equal(toErrorResponse(error).statusCode, 500);
  });
});
