import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { genuineMessages } from "./fixtures/messages/genuine-messages.ts";
import { spamTemplates } from "./fixtures/messages/spam-templates.ts";
import { describeOnEachDatabase, openSite, type Site, visitor } from "./support/open-site.ts";

/** The filter is the same on each engine, so the limits alone are tested on both. */
const spamCount = 1330;
const ipCount = 516;
const names = ["Olga", "Mike", "Priya", "Chen", "Natasha", "Robert", "Fatima", "Kevin", "Ivan"];

describeOnEachDatabase("a spam flood", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  const sendFrom = (ipIndex: number, body: object) =>
    site.send({
      method: "POST",
      url: "/send-quote",
      remoteAddress: `10.0.${ipIndex >> 8}.${ipIndex & 255}`,
      payload: body,
    });
  /** Simulates a day: attempts are counted per day. */
  const clearAttempts = () => site.db.deleteFrom("message_attempt").execute();
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

  if (engine === "sqlite") {
    it("Of 1,330 spam messages 99 in 100 land in spam, and none of 200 genuine ones does", async () => {
      let genuine = 0;
      for (let i = 0; i < spamCount; i += 1) {
        const template = spamTemplates[i % spamTemplates.length] ?? "";
        const name = names[(i * 7) % names.length] ?? "";
        const link = `https://${name.toLowerCase()}${i}.example/${i * 31}`;
        const message = template
          .replaceAll("{link}", link)
          .replaceAll("{number}", String((i * 37) % 900))
          .replaceAll("{name}", name);
        const body = { name, email: `${name}${i}@mail.example`, phone: "4165550100" };
        const response = await sendFrom(i % ipCount, { ...body, message: message.slice(0, 300) });
        assert.equal(response.statusCode, 200, response.body);
        assert.equal(response.json().msg, "success");
        if (i % 6 === 0 && genuine < 200) {
          const message = genuineMessages[genuine];
          const email = `person${genuine}@northbloom.example`;
          await sendFrom(1000 + genuine, { name: "Imani O.", email, phone: "4165550199", message });
          genuine += 1;
        }
        if (i % 140 === 139) await clearAttempts();
      }
      assert.equal(genuine, 200);
      const inbox = await count("inbox");
      const spam = await count("spam");
      assert.equal(inbox + spam, spamCount + 200);
      assert.ok(inbox - 200 <= spamCount * 0.01, `${inbox - 200} of ${spamCount} are in the inbox`);
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
      assert.ok(rows.length <= 200 + spamCount * 0.01);
    });
  }

  it("One IP address is limited with 429, and a flood from many is held", async () => {
    await clearAttempts();
    const statuses = [];
    for (let i = 0; i < 25; i += 1)
      statuses.push((await sendFrom(3000, { ...visitor, message: `Message ${i}` })).statusCode);
    assert.deepEqual(statuses.slice(0, 20), Array(20).fill(200));
    const refused = await sendFrom(3000, { ...visitor, message: "And one more" });
    assert.equal(refused.statusCode, 429);
    assert.equal(refused.json().msg, "fail");
    assert.ok(Number(refused.headers["retry-after"]) > 0);
    assert.equal((await sendFrom(3001, { ...visitor, message: "From elsewhere" })).statusCode, 200);
    for (let i = 0; i < 300; i += 1)
      await sendFrom(4000 + i, { ...visitor, message: `Flood ${i}` });
    const heldBefore = await count("held");
    const overflow = await sendFrom(5000, { ...visitor, message: "Beyond" });
    assert.equal(overflow.statusCode, 200);
    assert.equal(overflow.json().msg, "success");
    assert.equal(await count("held"), heldBefore + 1);
  });

  it("Rate limits count IPv6 addresses by /64", async () => {
    await clearAttempts();
    const statuses = [];
    for (let i = 0; i < 21; i += 1) {
      const remoteAddress = `2001:db8:0:1:${i.toString(16)}::1`;
      const response = await site.send({
        method: "POST",
        url: "/send-quote",
        remoteAddress,
        payload: { ...visitor, message: `Six ${i}` },
      });
      statuses.push(response.statusCode);
    }
    assert.equal(statuses.at(-1), 429);
  });
});
