import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { getKindArea } from "../content-types/kind-areas.server.ts";
import { mayAccess } from "./roles.ts";

describe("the areas of the roles", () => {
  it("A kind of content that does not exist or is not listed is for owners alone", () => {
    const areas = { post: "posts", location: "location-pages", services: "services" };
    for (const [kind, area] of Object.entries(areas)) assert.equal(getKindArea(kind), area);
    for (const kind of ["nothing", "messages", "everyone", "posts", "toString", ""])
      assert.equal(getKindArea(kind), "owners", kind);
  });

  it("A writer never enters the messages, and the front desk never the posts", () => {
    assert.equal(mayAccess("writer", "messages"), false);
    assert.equal(mayAccess("desk", "posts"), false);
    assert.equal(mayAccess("desk", "messages"), true);
    for (const role of ["writer", "desk"] as const) assert.equal(mayAccess(role, "owners"), false);
    assert.equal(mayAccess("owner", "owners"), true);
  });
});
