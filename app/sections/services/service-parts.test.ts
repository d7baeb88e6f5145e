import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { services } from "#content/services/index.ts";
import { splitDescription } from "./service-parts.server.ts";

describe("the parts of a service's description", () => {
  it("A description is cut at its headings, and nothing of it is lost", () => {
    const parts = splitDescription(
      "<p>Before</p><h2>One &amp; <em>two</em></h2><p>A</p><h2>B</h2>",
    );
    assert.deepEqual(parts, [
      { id: "", title: "", html: "<p>Before</p>" },
      { id: "one-two", title: "One & two", html: "<p>A</p>" },
      { id: "b", title: "B", html: "" },
    ]);
  });

  it("A description without headings is one part, and an empty one has none", () => {
    assert.deepEqual(splitDescription("<p>A</p>"), [{ id: "", title: "", html: "<p>A</p>" }]);
    assert.deepEqual(splitDescription(" "), []);
  });

  it("Each service begins by saying what it is", () => {
    for (const { url, description } of services) {
      const [first, ...others] = splitDescription(description);
      assert.equal(first?.id, "what-it-is", url);
      assert.ok(others.length >= 4, url);
    }
  });
});
