import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { admin, onEachDatabase, openSite, type Site } from "../tests/support/site.ts";

const longAgo = "2020-01-01T00:00:00.000Z";

onEachDatabase("housekeeping", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
  });
  after(() => site.close());

  it("deletes old trash and old messages when a node starts, and nothing younger", async () => {
    const cookie = await site.signIn(admin);
    for (const id of [1, 2]) await site.remove(`/blog/${id}`, cookie);
    for (const name of ["Old", "Young"]) await site.post("/send-quote", { ...visitor, name });
    await site.db
      .updateTable("trash")
      .set({ deleted_at: longAgo })
      .where("item_id", "=", 1)
      .execute();
    await site.db
      .updateTable("message")
      .set({ received_at: longAgo })
      .where("name", "=", "Old")
      .execute();

    const node = await site.openNode();
    const trash = (await site.get("/api/staff/trash", cookie)).json().data;
    assert.deepEqual(
      trash.map(({ item_id }: { item_id: number }) => item_id),
      [2],
    );
    const messages = (await site.get("/api/staff/messages", cookie)).json().data;
    assert.deepEqual(
      messages.map(({ name }: { name: string }) => name),
      ["Young"],
    );
    await node.close();
  });
});

const visitor = { email: "imani@northbloom.example", phone: "4165550199", message: "Hello" };
