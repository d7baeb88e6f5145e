import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { blankValues } from "#domain/fields/field-list.ts";
import { locationFields } from "#domain/location-pages/location-page.ts";
import { postFields } from "#domain/posts/post.ts";
import { parseStoredRow } from "#domain/records/stored-row.server.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";

it("A stored row gains newer columns and loses removed ones", () => {
  const blank = { title: "", status: "published", count: 7 };
  const stored = JSON.stringify({ title: "T", status: null, gone: "x" });
  assert.deepEqual(parseStoredRow(stored, blank), { title: "T", status: "published", count: 7 });
});

describeOnEachDatabase("rows stored before a field existed", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const kinds = {
    post: {
      path: "/blog/2",
      defaults: { ...blankValues(postFields), status: "published", blogs_content: [] },
    },
    location: { path: "/api/locationpages/2", defaults: blankValues(locationFields) },
  } as const;
  // The first migration already had these columns, and they identify a row.
  const first = ["title", "slug_url", "main_heading"];

  async function removeFields(names: string[]): Promise<void> {
    const removed = Object.fromEntries(names.map((name) => [name, undefined]));
    const removeNames = (item: string) => JSON.stringify({ ...JSON.parse(item), ...removed });
    for (const { version_id, item } of await site.db
      .selectFrom("item_version")
      .select(["version_id", "item"])
      .execute())
      await site.db
        .updateTable("item_version")
        .set({ item: removeNames(item) })
        .where("version_id", "=", version_id)
        .execute();
    for (const { kind, item_id, item } of await site.db.selectFrom("trash").selectAll().execute())
      await site.db
        .updateTable("trash")
        .set({ item: removeNames(item) })
        .where("kind", "=", kind)
        .where("item_id", "=", item_id)
        .execute();
  }

  for (const kind of ["post", "location"] as const)
    it(`A ${kind} in the history and in the trash gets the default of a newer field`, async () => {
      const { path, defaults } = kinds[kind];
      const versions = `/api/staff/versions/${kind}/2`;
      const newerNames = Object.keys(defaults).filter((name) => !first.includes(name));
      // PostgreSQL proves that each column takes its default, which one row can do for all.
      const groups = engine === "sqlite" ? newerNames.map((name) => [name]) : [newerNames];
      for (const names of groups) {
        const label = names.join();
        const newer = Object.entries(defaults).filter(([name]) => names.includes(name));
        const values = Object.fromEntries(newer);
        const { data: before } = (await site.get(path, cookie)).json();
        assert.equal((await site.put(path, {}, cookie)).statusCode, 200);
        assert.equal((await site.remove(path, cookie)).statusCode, 200);
        await removeFields(names);

        const list = await site.get(
          `/admin/${kind === "post" ? "blogs" : "location-pages"}?view=trash`,
          cookie,
        );
        assert.equal(list.statusCode, 200, label);
        const [{ version_id }] = (await site.get(versions, cookie)).json().data;
        const version = await site.get(`${versions}/${version_id}`, cookie);
        assert.equal(version.statusCode, 200, label);
        assert.deepEqual({ ...version.json().data, ...values }, version.json().data);
        const restored = await site.post(`/api/staff/trash/${kind}/2/restore`, {}, cookie);
        assert.equal(restored.statusCode, 200, label);
        const { data: after } = (await site.get(path, cookie)).json();
        assert.deepEqual({ ...after, updated_at: "" }, { ...before, ...values, updated_at: "" });
        assert.equal((await site.put(path, before, cookie)).statusCode, 409);
        const again = { ...before, updated_at: after.updated_at };
        assert.equal((await site.put(path, again, cookie)).statusCode, 200);
      }
    });
});
