import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, it } from "node:test";
import {
  admin,
  countRows,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";

const message = { name: "Imani O.", email: "imani@clinic.example", phone: "4165550199" };

describeOnEachDatabase("a flood of messages", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
    const attempted_at = new Date().toISOString();
    await site.db
      .insertInto("message_attempt")
      .values(
        Array.from({ length: 300 }, () => ({
          attempt_id: randomUUID(),
          rate_key: "everyone",
          attempted_at,
        })),
      )
      .execute();
  });
  after(() => site.close());

  it("A message is still accepted and stored during a flood", async () => {
    const response = await site.post("/send-quote", { ...message, message: "My knee hurts." });
    assert.equal(response.statusCode, 200);
    assert.equal(response.json().msg, "success");
    const plain = await site.send({
      method: "POST",
      url: "/send-quote",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: String(new URLSearchParams({ ...message, message: "It hurts at night." })),
    });
    assert.equal(plain.statusCode, 303);
  });

  it("Messages of a flood go to a folder of their own without notifications", async () => {
    const stored = await site.db.selectFrom("message").select("folder").execute();
    assert.deepEqual(
      stored.map(({ folder }) => folder),
      ["held", "held"],
    );
    assert.equal(await countRows(site.db, "message_outbox"), 0);
  });

  it("Staff can move genuine messages of a flood to the inbox without a notification", async () => {
    const cookie = await site.signIn(admin);
    const list = (folder: string) => site.get(`/api/staff/messages?folder=${folder}`, cookie);
    const { data, counts } = (await list("held")).json();
    assert.equal(data.length, 2);
    assert.deepEqual(counts, { inbox: 0, handled: 0, spam: 0, held: 2, late: 0 });
    const { body } = await site.get("/admin/messages", cookie);
    assert.match(body, /2 messages are.{0,9} held/);

    const url = `/api/staff/messages/${data[0].message_id}`;
    for (let i = 0; i < 2; i += 1)
      assert.equal((await site.put(url, { folder: "inbox" }, cookie)).statusCode, 200);
    assert.deepEqual((await list("inbox")).json().counts, {
      inbox: 1,
      handled: 0,
      spam: 0,
      held: 1,
      late: 0,
    });
    assert.equal(await countRows(site.db, "message_outbox"), 0);
  });

  it("One sender is still rate-limited by /64 and by /48 during a flood", async () => {
    const send = (remoteAddress: string) =>
      site.send({
        method: "POST",
        url: "/send-quote",
        remoteAddress,
        payload: { ...message, message: randomUUID() },
      });
    for (let i = 0; i < 20; i += 1)
      assert.equal((await send(`2001:db8:1:1::${i + 1}`)).statusCode, 200);
    const rejected = await send("2001:db8:1:1::99");
    assert.equal(rejected.statusCode, 429);
    assert.equal(rejected.json().msg, "fail");
    assert.ok(Number(rejected.headers["retry-after"]) > 0);
    for (let i = 0; i < 40; i += 1)
      assert.equal((await send(`2001:db8:1:${(2 + i).toString(16)}::1`)).statusCode, 200);
    assert.equal((await send("2001:db8:1:ff::1")).statusCode, 429);
    assert.equal((await send("2001:db8:2:ff::1")).statusCode, 200);
  });

  const sendForwarded = ({ send }: Site, remoteAddress: string) =>
    send({
      method: "POST",
      url: "/send-quote",
      remoteAddress,
      headers: { "x-forwarded-for": "198.51.100.7" },
      payload: { ...message, message: randomUUID() },
    });

  it("A forged forwarding header lifts no limit", async () => {
    const statuses = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push((await sendForwarded(site, "127.0.0.9")).statusCode);
    assert.equal(statuses.at(-1), 429, "a site without HTTPS has no proxy");
  });

  it("No sender is rate-limited behind an untrusted proxy", async () => {
    const proxied = await openSite(engine, { environment: { SITE_URL: "https://clinic.example" } });
    try {
      for (let i = 0; i < 70; i += 1)
        assert.equal((await sendForwarded(proxied, "127.0.0.1")).statusCode, 200);
      const statuses = [];
      for (let i = 0; i < 21; i += 1)
        statuses.push((await sendForwarded(proxied, "203.0.113.9")).statusCode);
      assert.equal(statuses.at(-1), 429, "a sender from elsewhere has no proxy in between");
    } finally {
      await proxied.close();
    }
  });
});
