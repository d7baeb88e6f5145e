import assert from "node:assert/strict";
import { it } from "node:test";
import { describeMissingPages } from "./own-links.ts";

it("Two notices with the same broken link are named once", () => {
  const link = { path: "/contcat", place: "Where the link leads" };
  assert.equal(
    describeMissingPages([link, { ...link }, { ...link, path: "/fee" }]),
    "There is no page at /contcat (Where the link leads), There is no page at /fee (Where the link leads)",
  );
});
