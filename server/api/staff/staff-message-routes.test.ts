import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import type { HistoryEntry } from "#domain/messages/message-schemas.server.ts";
import {
  admin,
  describeOnEachDatabase,
  helper,
  openSite,
  type Site,
  visitor,
} from "../../../tests/support/open-site.ts";

const ownPassword = { password: admin.password };

describeOnEachDatabase("the staff inbox", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine);
    cookie = await site.signIn(admin);
  });
  beforeEach(() => site.db.deleteFrom("message").execute());
  after(() => site.close());

  const send = (more: object = {}) =>
    site.post("/send-quote", { ...visitor, message: "Could you call me back?", ...more });
  const list = async (folder = "inbox") =>
    (await site.get(`/api/staff/messages?folder=${folder}`, cookie)).json().data;
  const search = async (text: string, folder = "inbox") =>
    (await site.post("/api/staff/messages/search", { folder, search: text }, cookie)).json();
  const open = async (id: number) =>
    (await site.get(`/api/staff/messages/${id}`, cookie)).json().data;

  it("The inbox rejects unknown folders and unknown messages", async () => {
    assert.equal((await site.get("/api/staff/messages?folder=x", cookie)).statusCode, 400);
    assert.equal((await site.get("/api/staff/messages?sort=x", cookie)).statusCode, 400);
    assert.equal((await site.get("/api/staff/messages/x", cookie)).statusCode, 400);
    await send();
    const [{ message_id }] = await list();
    const missing = `/api/staff/messages/${message_id + 1}`;
    assert.equal((await site.get(missing, cookie)).statusCode, 404);
    assert.equal((await site.put(missing, { folder: "spam" }, cookie)).statusCode, 404);
    assert.equal((await site.get(`${missing}/person`, cookie)).statusCode, 404);
    assert.equal((await site.remove(`${missing}/person`, cookie, ownPassword)).statusCode, 404);
    const moved = await site.put(`/api/staff/messages/${message_id}`, { folder: "bin" }, cookie);
    assert.deepEqual(moved.json().errors, { folder: "Folder is not valid." });
  });

  it("The inbox lists the newest messages first with only their first 100 characters", async () => {
    await send({ name: "First", message: `${"word ".repeat(19)}and here the secret begins` });
    await send({ name: "Second" });
    const [second, first] = await list();
    assert.deepEqual([second.name, first.name], ["Second", "First"]);
    const oldest = await site.get("/api/staff/messages?sort=oldest", cookie);
    const found = await site.post(
      "/api/staff/messages/search",
      { folder: "inbox", search: "i", sort: "oldest" },
      cookie,
    );
    for (const response of [oldest, found])
      assert.deepEqual(
        response.json().data.map(({ name }: { name: string }) => name),
        ["First", "Second"],
      );
    assert.equal(first.excerpt.length, 100);
    assert.ok(!JSON.stringify(await list()).includes("secret"));
    assert.deepEqual(Object.keys(first).sort(), [
      ...[
        "answered_at",
        "assigned_name",
        "assigned_to",
        "excerpt",
        "folder",
        "isAnswered",
        "isUnread",
        "message_id",
        "name",
      ],
      ...["noteCount", "received_at"],
    ]);
  });

  it("Opening a message records who did it and when, each time", async () => {
    await send();
    const [{ message_id, isUnread }] = await list();
    assert.equal(isUnread, true);
    const first = await open(message_id);
    assert.equal(first.message, "Could you call me back?");
    assert.equal(first.readings[0].reader_name, admin.name);
    assert.ok(Date.parse(first.readings[0].read_at) <= Date.now());
    assert.equal((await list())[0].isUnread, false);
    await site.get(`/admin/messages/${message_id}`, cookie);
    assert.equal((await open(message_id)).readings.length, 3);
    await site.get(`/admin/messages/${message_id}`, await site.signIn(helper));
    assert.equal((await open(message_id)).readings.length, 4);
  });

  it("Asking for news counts unread and newer messages, and does not extend the session", async () => {
    await send();
    const path = "/api/staff/messages/news";
    assert.equal((await site.get(path)).statusCode, 401);
    const [{ message_id }] = await list();
    await open(message_id);
    await send({ message: "Another" });
    const expiresAt = new Date(Date.now() + 4 * 60_000).toISOString();
    await site.db.updateTable("staff_session").set({ expiresAt }).execute();
    const { data } = (await site.get(`${path}?after=${message_id}`, cookie)).json();
    assert.deepEqual(data, { unread: 1, newer: 1 });
    const left = async () =>
      (await site.get("/api/users/session", cookie)).json().data.secondsLeft as number;
    assert.ok((await left()) <= 240);
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 200);
    assert.ok((await left()) > 29 * 60);
  });

  it("A message can be moved between the folders", async () => {
    await send();
    const [{ message_id }] = await list();
    for (const folder of ["handled", "spam", "inbox"]) {
      const response = await site.put(`/api/staff/messages/${message_id}`, { folder }, cookie);
      assert.equal(response.statusCode, 200);
      assert.equal((await list(folder))[0].message_id, message_id);
    }
    assert.deepEqual((await search("")).counts, {
      inbox: 1,
      handled: 0,
      spam: 0,
      held: 0,
      late: 0,
    });
  });

  it("A search matches parts of a name, an email or a phone number literally", async () => {
    await send({ name: "Ludmila P.", email: "ludmila@northbloom.example", phone: "4165550111" });
    await send({ name: "پیام", email: "payam@northbloom.example", phone: "4165550122" });
    await send({ name: "100% _me_", email: "x@northbloom.example", phone: "4165550133" });
    const names = async (text: string) =>
      (await search(text)).data.map(({ name }: { name: string }) => name);
    assert.deepEqual(await names("LUDM"), ["Ludmila P."]);
    assert.deepEqual(await names("payam@"), ["پیام"]);
    assert.deepEqual(await names("پیا"), ["پیام"]);
    assert.deepEqual(await names("(416) 555-0111"), ["Ludmila P."]);
    assert.deepEqual(await names("100%"), ["100% _me_"]);
    assert.deepEqual(await names("_me_"), ["100% _me_"]);
    assert.deepEqual(await names("%' or 1=1"), []);
    assert.deepEqual((await search("LUDM")).counts, {
      inbox: 1,
      handled: 0,
      spam: 0,
      held: 0,
      late: 0,
    });
  });

  it("A search finds words anywhere in the text of a message", async () => {
    await send({ name: "First", message: `${"word ".repeat(25)}and PARKING` });
    await send({ name: "Second", message: "Nothing of the kind" });
    const late = { folder: "inbox", search: "parking", page: 9 };
    const fromLaterPage = await site.post("/api/staff/messages/search", late, cookie);
    assert.equal(fromLaterPage.json().data.length, 1, "the search has one page");
    const { data, counts } = await search("parking");
    assert.deepEqual(
      data.map(({ name }: { name: string }) => name),
      ["First"],
    );
    assert.equal(counts.inbox, 1);
    assert.ok(!JSON.stringify(data).includes("PARKING"));
  });

  it("A search ignores case, for letters beyond English too", async () => {
    await send({ name: "Élodie Ö." });
    for (const text of ["Élodie", "élodie", "ÉLODIE", "ö."])
      assert.equal((await search(text)).counts.inbox, 1, text);
  });

  it("A sender is recognized by an email in capitals beyond English", async () => {
    await send({ message: "One", email: "ÉLODIE@northbloom.example" });
    await send({ message: "Two", email: "élodie@northbloom.example" });
    const [{ message_id }] = await list();
    assert.equal((await open(message_id)).senderMessageCount, 2);
    const path = `/api/staff/messages/${message_id}/person`;
    assert.equal((await site.get(path, cookie)).json().data.length, 2);
    const { message } = (await site.remove(path, cookie, ownPassword)).json();
    assert.equal(message, "2 messages were deleted for good.");
  });

  it("Deleting the messages of a sender requires the admin's password", async () => {
    await send({ message: "One" });
    const [{ message_id }] = await list();
    const path = `/api/staff/messages/${message_id}/person`;
    for (const body of [{}, { password: "" }, { password: "not the one" }]) {
      const response = await site.remove(path, cookie, body);
      assert.equal(response.statusCode, 400);
      assert.deepEqual(Object.keys(response.json().errors), ["password"]);
    }
    assert.equal((await list()).length, 1);
  });

  it("The export of a sender has the notes, the answers and the openings of each message", async () => {
    await send({ message: "One" });
    await send({ message: "Two" });
    const [two, one] = await list();
    const path = `/api/staff/messages/${one.message_id}`;
    await site.post(`${path}/notes`, { text: "Left a voicemail." }, cookie);
    const { data } = (await site.get("/api/staff/users", cookie)).json();
    const { id } = data.find(({ email }: { email: string }) => email === admin.email);
    await site.put(`${path}/assignee`, { user_id: id }, cookie);
    await site.post(`${path}/answer`, { channel: "phone" }, cookie);
    const [first, second] = (await site.get(`${path}/person`, cookie)).json().data;
    assert.deepEqual([first.message_id, second.message_id], [one.message_id, two.message_id]);
    assert.deepEqual(
      first.history.map((entry: HistoryEntry) => [entry.kind, entry.detail, entry.user_name]),
      [
        ["note", "Left a voicemail.", admin.name],
        ["assigned", admin.name, admin.name],
        ["answered", "phone", admin.name],
      ],
    );
    const { channel, answered_at, answered_by_name } = first.answer;
    assert.deepEqual([channel, answered_by_name], ["phone", admin.name]);
    assert.equal(first.moved_at, answered_at);
    assert.equal(first.assignee.name, admin.name);
    assert.deepEqual([second.history, second.answer, second.moved_at], [[], undefined, null]);
    for (const { readings } of [first, second])
      assert.deepEqual(
        readings.map(({ reader_name }: { reader_name: string }) => reader_name),
        [admin.name],
      );
  });

  it("Exporting and deleting the messages of a sender affects nobody else", async () => {
    await send({ message: "One", email: "Person@Northbloom.example" });
    await send({ message: "Two", email: "person@northbloom.example" });
    await send({ message: "Else", email: "else@northbloom.example" });
    const [other, two] = await list();
    const path = `/api/staff/messages/${two.message_id}/person`;
    const all = (await site.get(path, cookie)).json().data;
    assert.deepEqual(
      all.map(({ message }: { message: string }) => message),
      ["One", "Two"],
    );
    const { senderMessageCount, readings } = await open(two.message_id);
    assert.deepEqual([senderMessageCount, readings.length], [2, 2]);
    const tooFew = await site.remove(path, cookie, { ...ownPassword, count: 1 });
    assert.equal(tooFew.statusCode, 409);
    assert.equal((await list()).length, 3);
    const response = await site.remove(path, cookie, { ...ownPassword, count: 2 });
    assert.equal(response.json().message, "2 messages were deleted for good.");
    assert.deepEqual(
      (await list()).map(({ message_id }: { message_id: number }) => message_id),
      [other.message_id],
    );
  });
});
