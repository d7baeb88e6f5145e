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

describeOnEachDatabase("answers and notes of a message", (engine) => {
  let site: Site;
  let cookie: string;
  let id: number;
  let path: string;
  before(async () => {
    site = await openSite(engine);
    cookie = await site.signIn(admin);
  });
  beforeEach(async () => {
    await site.db.deleteFrom("message").execute();
    await site.db.deleteFrom("audit_entry").execute();
    await site.post("/send-quote", { ...visitor, message: "Could you call me back?" });
    id = (await site.get("/api/staff/messages", cookie)).json().data[0].message_id;
    path = `/api/staff/messages/${id}`;
  });
  after(() => site.close());

  const readAudit = async () => {
    const entries = await site.db
      .selectFrom("audit_entry")
      .selectAll()
      .orderBy("entry_id")
      .execute();
    return entries.map(({ action, target_name }) => [action, target_name]);
  };

  it("Answers and notes are refused to visitors and to users without the admin role", async () => {
    const helperCookie = await site.signIn(helper);
    for (const [cookieOfCaller, status] of [
      [undefined, 401],
      [helperCookie, 403],
    ] as const) {
      const statuses = [
        await site.post(`${path}/answer`, { channel: "email" }, cookieOfCaller),
        await site.post(`${path}/notes`, { text: "x" }, cookieOfCaller),
        await site.put(`${path}/assignee`, { user_id: "" }, cookieOfCaller),
        await site.put(`${path}/unread`, {}, cookieOfCaller),
        await site.get("/api/staff/messages/assignees", cookieOfCaller),
      ].map(({ statusCode }) => statusCode);
      assert.deepEqual(new Set(statuses), new Set([status]));
    }
  });

  it("Answers and notes about a missing message, or without their fields, are refused", async () => {
    const missing = `/api/staff/messages/${id + 1}`;
    const responses = [
      await site.post(`${missing}/answer`, { channel: "email" }, cookie),
      await site.post(`${missing}/notes`, { text: "x" }, cookie),
      await site.put(`${missing}/assignee`, { user_id: "" }, cookie),
      await site.put(`${missing}/unread`, {}, cookie),
      await site.remove(`${missing}/answer`, cookie),
      await site.remove(`${path}/notes/1`, cookie),
    ];
    for (const { statusCode, body } of responses) assert.equal(statusCode, 404, body);
    const channel = await site.post(`${path}/answer`, { channel: "fax" }, cookie);
    assert.deepEqual(channel.json().errors, { channel: "Channel is not valid." });
    const note = await site.post(`${path}/notes`, { text: " " }, cookie);
    assert.deepEqual(note.json().errors, { text: "Please write the note first." });
    const nobody = await site.put(`${path}/assignee`, { user_id: "nobody" }, cookie);
    assert.deepEqual(nobody.json().errors, { user_id: "There is no such colleague." });
  });

  it("Of two desks that answer at once, one gets a conflict with who answered and when", async () => {
    const responses = await Promise.all([
      site.post(`${path}/answer`, { channel: "email" }, cookie),
      site.post(`${path}/answer`, { channel: "phone" }, cookie),
    ]);
    const [accepted, refused] = responses.toSorted((a, b) => a.statusCode - b.statusCode);
    assert.deepEqual([accepted?.statusCode, refused?.statusCode], [200, 409]);
    const { answer } = accepted?.json().data ?? {};
    assert.deepEqual(refused?.json().data, answer);
    assert.equal(answer.answered_by_name, admin.name);
    assert.match(refused?.json().message, /has already answered/);
    const again = { channel: "phone", answered_at: answer.answered_at };
    assert.equal((await site.post(`${path}/answer`, again, cookie)).statusCode, 200);
    assert.deepEqual(await readAudit(), [
      ["message-answered", `message ${id}`],
      ["message-answered", `message ${id}`],
    ]);
  });

  it("Each change of a message is in the audit log, which has neither names nor notes", async () => {
    await site.post(`${path}/notes`, { text: "Left a voicemail" }, cookie);
    const { history } = (await site.get(path, cookie)).json().data;
    await site.remove(`${path}/notes/${history[0].entry_id}`, cookie);
    const readers = (await site.get("/api/staff/messages/assignees", cookie)).json().data;
    assert.deepEqual(
      readers.map(({ name }: { name: string }) => name),
      [admin.name],
    );
    const assigned = await site.put(`${path}/assignee`, { user_id: readers[0].id }, cookie);
    assert.deepEqual(assigned.json().data.assignee, readers[0]);
    await site.put(`${path}/unread`, {}, cookie);
    await site.put(path, { folder: "handled" }, cookie);
    await site.put(path, { folder: "handled" }, cookie);
    await site.post(`${path}/answer`, { channel: "in-person" }, cookie);
    await site.remove(`${path}/answer`, cookie);
    const name = `message ${id}`;
    assert.deepEqual(await readAudit(), [
      ["message-note-added", name],
      ["message-note-removed", name],
      ["message-assigned", `${name} to ${admin.name}`],
      ["message-marked-unread", name],
      ["message-moved", `${name} to handled`],
      ["message-answered", name],
      ["message-answer-withdrawn", name],
    ]);
  });
});
