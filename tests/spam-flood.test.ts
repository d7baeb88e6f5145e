import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { genuineMessages } from "./messages/genuine-messages.ts";
import { spamTemplates } from "./messages/spam-messages.ts";
import { onEachDatabase, openSite, type Site } from "./support/site.ts";

const posts = 1330;
const addresses = 516;
const names = ["Olga", "Mike", "Priya", "Chen", "Natasha", "Robert", "Fatima", "Kevin", "Ivan"];

onEachDatabase("a spam flood", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  const send = (from: number, body: object) =>
    site.send({
      method: "POST",
      url: "/send-quote",
      remoteAddress: `10.0.${from >> 8}.${from & 255}`,
      payload: body,
    });
  /** Simulates a day: attempts are counted per day. */
  const letADayPass = () => site.db.deleteFrom("message_attempt").execute();
  const count = async (folder: string) => {
    const { rows } = await site.db.executeQuery<{ count: number }>(
      site.db
        .selectFrom("message")
        .select((select) => select.fn.countAll().as("count"))
        .where("folder", "=", folder as "spam")
        .compile(),
    );
    return Number(rows[0]?.count);
  };

  it("Of 1,330 spam messages 99 in 100 land in spam, and none of 200 genuine ones does", async () => {
    let genuine = 0;
    for (let i = 0; i < posts; i += 1) {
      const template = spamTemplates[i % spamTemplates.length] ?? "";
      const name = names[(i * 7) % names.length] ?? "";
      const link = `https://${name.toLowerCase()}${i}.example/${i * 31}`;
      const message = template
        .replaceAll("{link}", link)
        .replaceAll("{number}", String((i * 37) % 900))
        .replaceAll("{name}", name);
      const body = { name, email: `${name}${i}@mail.example`, phone: "4165550100" };
      const reply = await send(i % addresses, { ...body, message: message.slice(0, 300) });
      assert.equal(reply.statusCode, 200, reply.body);
      assert.equal(reply.json().msg, "success");
      if (i % 6 === 0 && genuine < 200) {
        const message = genuineMessages[genuine];
        const email = `person${genuine}@northbloom.example`;
        await send(1000 + genuine, { name: "Imani O.", email, phone: "4165550199", message });
        genuine += 1;
      }
      if (i % 140 === 139) await letADayPass();
    }
    assert.equal(genuine, 200);
    const inbox = await count("inbox");
    const spam = await count("spam");
    assert.equal(inbox + spam, posts + 200);
    assert.ok(inbox - 200 <= posts * 0.01, `${inbox - 200} of ${posts} are in the inbox`);
    const people = await site.db
      .selectFrom("message")
      .select(["folder", "message"])
      .where("email", "like", "person%")
      .execute();
    assert.deepEqual(
      people.filter(({ folder }) => folder !== "inbox"),
      [],
    );
  });

  it("Messages in spam cause no notification email", async () => {
    const rows = await site.db.selectFrom("message_outbox").select("message_id").execute();
    assert.ok(rows.length <= 200 + posts * 0.01);
  });

  it("One IP address is limited with 429, and a flood from many is held", async () => {
    await letADayPass();
    const body = { name: "Imani", email: "imani@northbloom.example", phone: "4165550199" };
    const statuses = [];
    for (let i = 0; i < 25; i += 1)
      statuses.push((await send(3000, { ...body, message: `Message ${i}` })).statusCode);
    assert.deepEqual(statuses.slice(0, 20), Array(20).fill(200));
    const refused = await send(3000, { ...body, message: "And one more" });
    assert.equal(refused.statusCode, 429);
    assert.equal(refused.json().msg, "fail");
    assert.ok(Number(refused.headers["retry-after"]) > 0);
    assert.equal((await send(3001, { ...body, message: "From elsewhere" })).statusCode, 200);
    for (let i = 0; i < 300; i += 1) await send(4000 + i, { ...body, message: `Flood ${i}` });
    const held = await count("held");
    const beyond = await send(5000, { ...body, message: "Beyond" });
    assert.equal(beyond.statusCode, 200);
    assert.equal(beyond.json().msg, "success");
    assert.equal(await count("held"), held + 1);
  });

  it("Rate limits count IPv6 addresses by /64", async () => {
    await letADayPass();
    const body = { name: "Imani", email: "imani@northbloom.example", phone: "4165550199" };
    const statuses = [];
    for (let i = 0; i < 21; i += 1) {
      const remoteAddress = `2001:db8:0:1:${i.toString(16)}::1`;
      const reply = await site.send({
        method: "POST",
        url: "/send-quote",
        remoteAddress,
        payload: { ...body, message: `Six ${i}` },
      });
      statuses.push(reply.statusCode);
    }
    assert.equal(statuses.at(-1), 429);
  });
});
