import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openSite, type Site } from "../support/open-site.ts";

const paths = ["/", "/about", "/registered-providers", "/services", "/contact", "/first-visit"];

describe("the rooms of this clinic", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  it("No main page shows a room of another one", async () => {
    const pathsByRoom = new Map<string, string>();
    for (const path of [...paths, "/location"]) {
      const [, main = ""] = (await site.get(path)).body.split("<main");
      const rooms = main.matchAll(/\/((?:hero|gallery)-[a-z-]+[a-z])-\d+\.\w+\.webp/g);
      for (const room of new Set(Array.from(rooms, ([, name = ""]) => name))) {
        assert.equal(pathsByRoom.get(room) ?? path, path, room);
        pathsByRoom.set(room, path);
      }
    }
    assert.ok(pathsByRoom.size >= paths.length);
  });
});
