import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { moveFocus } from "./move-focus.ts";

describe("the focal point of a picture", () => {
  it("The focal point moves by the arrow keys and stays within the picture", () => {
    const focus = { focusX: 50, focusY: 0 };
    assert.deepEqual(moveFocus(focus, "ArrowRight", 10), { focusX: 60, focusY: 0 });
    assert.deepEqual(moveFocus(focus, "ArrowUp", 1), focus);
    assert.equal(moveFocus(focus, "Enter", 1), undefined);
  });
});
