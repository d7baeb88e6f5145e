import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import {
  admin,
  describeOnEachDatabase,
  helper,
  openSite,
  type Site,
  visitor,
} from "../../../tests/support/open-site.ts";

describeOnEachDatabase("the trash of the messages", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine);
    cookie = await site.signIn(admin);
  });
  beforeEach(async () => {
    for (const table of ["message", "message_trash", "audit_entry"] as const)
      await site.db.deleteFrom(table).execute();
  });
  after(() => site.close());

  const send = async (more: object = {}) => {
    await site.post("/send-quote", { ...visitor, message: "Could you call me back?", ...more });
    const newest = site.db.selectFrom("message").select("message_id");
    return (await newest.orderBy("message_id", "desc").executeTakeFirstOrThrow()).message_id;
  };
  const listNames = async (path: string) =>
    (await site.get(path, cookie)).json().data.map(({ name }: { name: string }) => name);
  const readAudit = async () => {
    const entries = await site.db.selectFrom("audit_entry").selectAll().execute();
    return entries.map(({ action, target_name }) => [action, target_name]);
  };

  it("The trash refuses visitors, users without the admin role and unknown messages", async () => {
    const id = await send();
    const path = `/api/staff/messages/${id}`;
    const seen = { loaded_at_ms: Date.now() };
    assert.equal((await site.remove(path)).statusCode, 401);
    const helperCookie = await site.signIn(helper);
    assert.equal((await site.remove(path, helperCookie)).statusCode, 403);
    assert.equal((await site.remove("/api/staff/messages/spam", undefined, seen)).statusCode, 401);
    const missing = `/api/staff/messages/${id + 1}`;
    assert.equal((await site.remove(missing, cookie)).statusCode, 404);
    assert.equal((await site.post(`${missing}/restore`, {}, cookie)).statusCode, 404);
    assert.equal((await site.remove("/api/staff/messages/spam", cookie, {})).statusCode, 400);
    assert.deepEqual(await listNames("/api/staff/messages"), [visitor.name]);
  });

  it("Deleting one message leaves the sender's others, and it can be restored", async () => {
    await send({ message: "One" });
    const id = await send({ message: "Two" });
    await site.db.deleteFrom("audit_entry").execute();
    const path = `/api/staff/messages/${id}`;
    const deleted = await site.remove(path, cookie);
    assert.equal(deleted.json().message, "The message is in the trash for 30 days.");
    const [left] = (await site.get("/api/staff/messages", cookie)).json().data;
    assert.equal(left.excerpt, "One");
    const [trashed] = (await site.get("/api/staff/messages/trash", cookie)).json().data;
    assert.deepEqual([trashed.excerpt, trashed.deleted_by], ["Two", admin.name]);
    assert.equal((await site.remove(path, cookie)).statusCode, 404);
    assert.equal((await site.post(`${path}/restore`, {}, cookie)).statusCode, 200);
    assert.equal((await site.get(path, cookie)).json().data.message, "Two");
    assert.deepEqual(await listNames("/api/staff/messages/trash"), []);
    assert.deepEqual(await readAudit(), [
      ["message-trashed", `message ${id}`],
      ["message-restored", `message ${id}`],
    ]);
  });

  it("Emptying spam is recorded with a number and without names", async () => {
    const id = await send();
    await send({ name: "Stays" });
    await site.put(`/api/staff/messages/${id}`, { folder: "spam" }, cookie);
    await site.db.deleteFrom("audit_entry").execute();
    const emptied = await site.remove("/api/staff/messages/spam", cookie, {
      loaded_at_ms: Date.now(),
    });
    assert.equal(emptied.json().message, "1 message was deleted for good.");
    assert.deepEqual(await listNames("/api/staff/messages?folder=spam"), []);
    assert.deepEqual(await listNames("/api/staff/messages"), ["Stays"]);
    assert.deepEqual(await readAudit(), [["spam-emptied", "1 message"]]);
  });

  it("Several messages change in one call, each with an entry in the audit log", async () => {
    const ids = [await send({ message: "One" }), await send({ message: "Two" })];
    const thirdId = await send({ message: "Three" });
    const change = (body: object) => site.put("/api/staff/messages", { ids, ...body }, cookie);
    const folders = async () => {
      const rows = await site.db.selectFrom("message").select("folder").orderBy("message_id");
      return (await rows.execute()).map(({ folder }) => folder);
    };
    assert.equal((await site.put("/api/staff/messages", { ids, action: "spam" })).statusCode, 401);
    await site.db.deleteFrom("audit_entry").execute();
    const answered = await change({ action: "answer", channel: "phone" });
    assert.equal(answered.json().message, "2 messages marked as answered by phone.");
    assert.deepEqual(await folders(), ["handled", "handled", "inbox"]);
    assert.deepEqual(await readAudit(), [
      ["message-answered", `message ${ids[0]}`],
      ["message-answered", `message ${ids[1]}`],
    ]);
    const again = await change({ action: "answer" });
    assert.equal(again.statusCode, 409);
    assert.match(
      again.json().message,
      /^Nothing was changed: 2 messages have already been answered/,
    );
    assert.equal((await change({ action: "withdraw-answer" })).statusCode, 200);
    assert.deepEqual(await folders(), ["inbox", "inbox", "inbox"]);
    assert.equal((await change({ action: "spam" })).json().message, "2 messages moved to spam.");
    assert.equal((await change({ action: "assign", user_id: "nobody" })).statusCode, 400);
    const [reader] = (await site.get("/api/staff/messages/assignees", cookie)).json().data;
    const assigned = await change({ action: "assign", user_id: reader.id });
    assert.equal(assigned.json().message, `2 messages assigned to ${reader.name}.`);
    const several = await change({ action: "assign", user_ids: ["", reader.id] });
    assert.equal(several.json().message, "2 messages assigned.");
    assert.deepEqual(
      several.json().data.map(({ assigned_to }: { assigned_to: string }) => assigned_to),
      ["", reader.id],
    );
    const tooFew = await change({ action: "assign", user_ids: [reader.id] });
    assert.equal(tooFew.json().errors.user_ids, "There must be one colleague for each message.");
    const outdated = await change({ action: "inbox", seen: assigned.json().data });
    assert.equal(outdated.statusCode, 409);
    assert.match(outdated.json().message, /^Nothing was changed: 1 message has been changed or/);
    assert.equal((await change({ action: "trash" })).statusCode, 200);
    assert.deepEqual(await folders(), ["inbox"]);
    const one = await site.put(
      "/api/staff/messages",
      { ids: [thirdId], action: "handled" },
      cookie,
    );
    assert.equal(one.json().message, "1 message marked as handled.");
    assert.equal((await change({ action: "restore" })).json().message, "2 messages restored.");
    assert.equal((await change({ ids: [], action: "spam" })).statusCode, 400);
  });

  it("If one message of several is gone, none changes and none is in the audit log", async () => {
    const ids = [await send(), await send()];
    await site.db.deleteFrom("audit_entry").execute();
    for (const action of ["inbox", "spam", "trash", "answer", "assign", "withdraw-answer"]) {
      const body = { ids: [...ids, 1_000_000], action };
      const refused = await site.put("/api/staff/messages", body, cookie);
      assert.equal(refused.statusCode, 409, action);
      assert.match(refused.json().message, /^Nothing was changed: /);
    }
    const left = await site.db.selectFrom("message").selectAll().execute();
    assert.deepEqual(
      left.map(({ folder, answered_at, assigned_to }) => [folder, answered_at, assigned_to]),
      [
        ["inbox", null, null],
        ["inbox", null, null],
      ],
    );
    assert.deepEqual(await readAudit(), []);
    await site.remove(`/api/staff/messages/${ids[0]}`, cookie);
    const restore = { ids, action: "restore" };
    assert.equal((await site.put("/api/staff/messages", restore, cookie)).statusCode, 409);
    assert.deepEqual((await listNames("/api/staff/messages/trash")).length, 1);
  });
});
