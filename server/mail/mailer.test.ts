import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import Fastify from "fastify";
import { notificationOverdueAfterMs } from "#domain/messages/message.ts";
import { countOverdueMails, releaseLeases } from "#domain/messages/outbox.server.ts";
import { receiveMessage } from "#domain/messages/receive-message.server.ts";
import type { Engine } from "../../tests/support/fresh-database.ts";
import {
  type MailServer,
  mailEnvironment,
  openMailServer,
  type ReceivedMail,
} from "../../tests/support/mail-server.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { waitUntil } from "../../tests/support/wait-until.ts";
import { readConfig } from "../config.ts";
import { type Mailer, startMailer } from "./mailer.ts";

describeOnEachDatabase("the mailer", (engine) => {
  let mail: MailServer;
  let site: MailSite;
  before(async () => {
    mail = await openMailServer();
    site = await openMailSite(engine, mailEnvironment(mail));
  });
  after(async () => {
    await site.close();
    await mail.close();
  });

  const send = (message: string, change: object = {}) => site.send(message, change);
  const endBackoff = () =>
    site.db
      .updateTable("message_outbox")
      .set({ due_at: new Date(0).toISOString() })
      .where("sent_at", "is", null)
      .execute();
  const unsent = async () => (await site.rows()).filter(({ sent_at }) => sent_at === null);
  const waitUntilSent = () =>
    waitUntil(async () => (await unsent()).length === 0, "a mail is never marked as sent");

  it("A notification links to the message and contains nothing from it", async () => {
    await send("A canary called Zerelda", { name: "Quillon Vantrease" });
    const [first] = await mail.waitFor(1);
    assert.equal(first?.from, "site@northbloom.example");
    assert.deepEqual(first?.to, ["desk@northbloom.example"]);
    assert.match(first?.source ?? "", /^Subject: Message \d+ is waiting in the staff inbox$/m);
    assert.match(first?.source ?? "", /^Content-Type: multipart\/alternative/m);
    assert.match(first?.source ?? "", /\/admin\/messages\/\d+/);
    assert.match(first?.source ?? "", /a reply to this email does not reach the sender/);
    assert.doesNotMatch(first?.source ?? "", /Zerelda|Quillon|imani|4165550199|Reply-To/i);
    await waitUntilSent();
  });

  const failures: [what: string, answer: Error | "drop"][] = [
    ["421 (closing)", smtpError(421)],
    ["451 (try later)", smtpError(451)],
    ["550 (rejected)", smtpError(550)],
  ];
  for (const [description, verdict] of failures) {
    it(`The mailer tries again after the mail server says ${description}`, async () => {
      const before = mail.received.length;
      mail.setResponse((_mail, count) => (count === 1 ? (verdict as Error) : undefined));
      await send(`After ${description}`);
      await site.waitForFailure();
      const [row] = await unsent();
      assert.match(row?.last_failure ?? "", /\d{3}/);
      assert.ok(Date.parse(row?.due_at ?? "") > Date.now());
      await endBackoff();
      await mail.waitFor(before + 1);
      await waitUntilSent();
    });
  }

  it("The mailer reuses the Message-ID if the response to DATA was lost", async () => {
    const before = mail.received.length;
    mail.setResponse((_mail, count) => (count === 1 ? "drop" : undefined));
    await send("Dropped after DATA");
    await mail.waitFor(before + 1);
    await site.waitForFailure();
    await endBackoff();
    await mail.waitFor(before + 2);
    const ids = mail.received.slice(before).map(({ messageId }) => messageId);
    assert.equal(ids.length, 2);
    assert.equal(new Set(ids).size, 1);
    await waitUntilSent();
  });

  it("The mailer sends each of 60 messages exactly once after an outage of the mail server", async () => {
    mail.setResponse(() => undefined);
    await mail.close();
    const before = mail.received.length;
    for (let i = 0; i < 60; i += 1) await send(`Number ${i}`);
    await site.waitForFailure();
    assert.equal((await unsent()).length, 60);
    await mail.open();
    await endBackoff();
    await waitUntil(async () => {
      // A mail that failed while the server was opening waits for another retry.
      if (mail.received.length < before + 55) return false;
      await endBackoff();
      return (await unsent()).length === 0;
    }, "not all are sent");
    const ids = mail.received.slice(before).map(({ messageId }) => messageId);
    assert.equal(new Set(ids).size, 60);
    assert.equal(ids.length, 60);
  });

  it("Concurrent and repeated submissions of one form create one message and one mail", async () => {
    const before = mail.received.length;
    const submission = { submissionId: "filled-once" };
    await Promise.all(Array.from({ length: 20 }, () => send("Twenty at once", submission)));
    await send("Twenty at once", submission);
    const rows = await site.db
      .selectFrom("message")
      .select("message_id")
      .where("message", "=", "Twenty at once")
      .execute();
    assert.equal(rows.length, 1);
    await mail.waitFor(before + 1);
    await waitUntilSent();
    assert.equal(mail.received.length, before + 1);
    await send("Other words", submission);
    await mail.waitFor(before + 2);
  });

  it("Several nodes share the outbox and announce each message once", async () => {
    const node = await site.startMailer();
    const before = mail.received.length;
    for (let i = 0; i < 40; i += 1) await send(`Shared ${i}`);
    await mail.waitFor(before + 40);
    await waitUntilSent();
    const ids = mail.received.slice(before).map(({ messageId }) => messageId);
    assert.equal(ids.length, 40);
    assert.equal(new Set(ids).size, 40);
    await node.stop();
  });

  it("A mail leased by another node is left alone until the lease ends or is released", async () => {
    const before = mail.received.length;
    await mail.close();
    await send("Leased");
    await site.waitForFailure();
    const leased_until = new Date(Date.now() + 3_600_000).toISOString();
    await site.db
      .updateTable("message_outbox")
      .set({ leased_until, leased_by: "another node", due_at: new Date(0).toISOString() })
      .where("sent_at", "is", null)
      .execute();
    await mail.open();
    await send("Not leased");
    await mail.waitFor(before + 1);
    assert.ok((await unsent()).some(({ leased_by }) => leased_by === "another node"));
    await releaseLeases(site.db, "another node");
    await send("And another");
    await mail.waitFor(before + 3);
  });

  it("The mailer releases its leases when it stops", async () => {
    const otherSite = await openMailSite(engine, mailEnvironment(mail));
    mail.setResponse(() => "stall");
    for (let i = 0; i < 3; i += 1) await otherSite.send(`Stalled ${i}`);
    const { rows } = otherSite;
    await waitUntil(
      async () => (await rows()).some(({ leased_by }) => leased_by !== null),
      "no mail is on its way",
    );
    await otherSite.mailer.stop();
    for (const { leased_by, sent_at } of await rows()) {
      assert.equal(leased_by, null);
      assert.equal(sent_at, null);
    }
    mail.setResponse(() => undefined);
    await otherSite.close();
  });
});

describe("a mail server that recovers, hangs or rejects", () => {
  const setUp = async () => {
    const mail = await openMailServer();
    const site = await openMailSite("sqlite", mailEnvironment(mail));
    const { send, rows } = site;
    const close = async () => {
      await site.close();
      await mail.close();
    };
    return { mail, site, send, rows, close };
  };

  it("The whole backlog is sent as soon as one mail gets through", async () => {
    const { mail, site, send, rows, close } = await setUp();
    await mail.close();
    for (let i = 0; i < 5; i += 1) await send(`Backlog ${i}`);
    const haveFailed = async () =>
      (await rows()).every(({ last_failure }) => last_failure !== null);
    await waitUntil(haveFailed, "a mail has not failed");
    // After two days of outage the next attempt of each mail is nearly an hour away.
    const due_at = new Date(Date.now() + 3_300_000).toISOString();
    await site.db.updateTable("message_outbox").set({ due_at }).execute();
    await mail.open();
    await send("The first after the outage");
    await mail.waitFor(6);
    await close();
  });

  it("A connection that hangs does not block other mails", async () => {
    const { mail, send, close } = await setUp();
    mail.setResponse((_mail, count) => (count === 1 ? "stall" : undefined));
    for (let i = 0; i < 12; i += 1) await send(`Number ${i}`);
    // The mail that hangs times out after half a minute, and the others do not wait for it.
    await mail.waitFor(11);
    await close();
  });

  it("A permanent rejection by the mail server is shown to staff at once", async () => {
    const { mail, site, send, close } = await setUp();
    mail.setResponse(() => smtpError(451));
    await send("For a while");
    await site.waitForFailure();
    assert.equal(await countOverdueMails(site.db, notificationOverdueAfterMs), 0);
    mail.setResponse(() => smtpError(550));
    await send("For good");
    await waitUntil(
      async () => (await countOverdueMails(site.db, notificationOverdueAfterMs)) === 1,
      "the rejection is not overdue",
    );
    await close();
  });
});

describe("a mail server on another machine", () => {
  it("A mail server without TLS on another machine gets no password and no mail", async () => {
    const received: string[] = [];
    const mail = await openMailServer({
      onAuth: (auth, _session, done) => {
        received.push(String(auth.password));
        done(null, { user: auth.username });
      },
    });
    const url = mail.url.replace("127.0.0.1", "site:secret-word@127.0.0.1");
    // 0.0.0.0 reaches this machine but does not count as loopback.
    const site = await openMailSite(
      "sqlite",
      mailEnvironment(mail, { SMTP_URL: url.replace("@127.0.0.1", "@0.0.0.0") }),
    );
    await site.send("Hello");
    assert.match(await site.waitForFailure(), /ETLS/);
    assert.deepEqual([received, mail.received], [[], []]);
    await site.close();
    await mail.close();
  });
});

describe("the mail settings", () => {
  it("The start logs whether the mail server accepts the settings", async () => {
    const mail = await openMailServer();
    await expectLog("the mail server accepts the settings");
    await mail.close();
    await expectLog(
      '"failure":"ESOCKET ECONNREFUSED","msg":"the mail server in SMTP_URL does not work"',
    );

    async function expectLog(message: string): Promise<void> {
      const lines: string[] = [];
      const stream = { write: (line: string) => void lines.push(line) };
      const { log } = Fastify({ logger: { stream } });
      const site = await openMailSite("sqlite", mailEnvironment(mail), log);
      const isLogged = () => lines.some((line) => line.includes(message));
      await waitUntil(isLogged, `the log never says ${message}`);
      await site.close();
    }
  });
});

describe("a mail server with a bad certificate or an unknown recipient", () => {
  const getFailure = async (mail: MailServer, url: string) => {
    const site = await openMailSite("sqlite", mailEnvironment(mail, { SMTP_URL: url }));
    await site.send("Hello");
    const failure = await site.waitForFailure();
    assert.equal((await site.rows())[0]?.sent_at, null);
    await site.close();
    return failure;
  };

  it("A mail server with an invalid certificate gets no mail", async () => {
    const mail = await openMailServer({ secure: true });
    const failure = await getFailure(mail, mail.url.replace("smtp:", "smtps:"));
    assert.match(failure, /ESOCKET|ETLS|CERT/);
    assert.deepEqual(mail.received, []);
    await mail.close();
  });

  it("A mail server on this machine may offer STARTTLS with a certificate of its own", async () => {
    const mail = await openMailServer({ disabledCommands: [] });
    const site = await openMailSite("sqlite", mailEnvironment(mail));
    const result = await site.mailer.sendTestEmail();
    await site.close();
    await mail.close();
    assert.deepEqual(result, { kind: "sent", to: "desk@northbloom.example" });
  });

  it("A recipient who is refused, while another is accepted, is logged, stored and shown by the test email", async () => {
    const mail = await openMailServer({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith("desk@") ? done(smtpError(550)) : done(),
    });
    const to = { MAIL_TO: "owner@northbloom.example, desk@northbloom.example" };
    const site = await openMailSite("sqlite", mailEnvironment(mail, to));
    await site.send("Hello");
    const [received] = await mail.waitFor(1);
    assert.deepEqual(received?.to, ["owner@northbloom.example"]);
    const isSent = async () => (await site.rows())[0]?.sent_at !== null;
    await waitUntil(isSent, "the mail is never marked as sent");
    const failure = "EENVELOPE 550";
    assert.equal((await site.rows())[0]?.last_failure, failure);
    assert.deepEqual(await site.mailer.sendTestEmail(), { kind: "refused", failure });
    await site.close();
    await mail.close();
  });

  it("A recipient who is refused for the moment gets the mail later, and nobody gets it twice", async () => {
    let deferrals = 2;
    const mail = await openMailServer({
      onRcptTo: ({ address }, _session, done) => {
        if (address.startsWith("office@")) return done(smtpError(550));
        const isDeferred = address.startsWith("desk@") && deferrals > 0;
        if (isDeferred) deferrals -= 1;
        done(isDeferred ? smtpError(450) : undefined);
      },
    });
    const names = ["office", "owner", "desk"];
    const to = { MAIL_TO: names.map((name) => `${name}@northbloom.example`).join(", ") };
    const site = await openMailSite("sqlite", mailEnvironment(mail, to));
    await site.send("Hello");
    await mail.waitFor(1);
    const getRow = async () => (await site.rows())[0];
    for (const attempt of [1, 2]) {
      const isPostponed = async () => {
        const row = await getRow();
        return row?.attempts === attempt && row.leased_until === null;
      };
      await waitUntil(isPostponed, "the mail is never postponed");
      assert.deepEqual(
        [(await getRow())?.sent_at, (await getRow())?.last_failure],
        [null, "EENVELOPE 450"],
      );
      await site.db
        .updateTable("message_outbox")
        .set({ due_at: new Date().toISOString() })
        .execute();
    }
    const received = await mail.waitFor(2);
    const isSent = async () => (await getRow())?.sent_at !== null;
    await waitUntil(isSent, "the mail is never marked as sent");
    await site.close();
    await mail.close();
    assert.deepEqual(
      received.map((received) => received.to),
      [["owner@northbloom.example"], ["desk@northbloom.example"]],
    );
    assert.equal(new Set(received.map(({ messageId }) => messageId)).size, 1);
  });

  it("A recipient who is put off and then refused for good ends the mail that others have", async () => {
    let attempts = 0;
    const mail = await openMailServer({
      onRcptTo: ({ address }, _session, done) => {
        if (!address.startsWith("desk@")) return done();
        attempts += 1;
        done(smtpError(attempts === 1 ? 450 : 550));
      },
    });
    const to = { MAIL_TO: "owner@northbloom.example, desk@northbloom.example" };
    const site = await openMailSite("sqlite", mailEnvironment(mail, to));
    await site.send("Hello");
    await mail.waitFor(1);
    const getRow = async () => (await site.rows())[0];
    const isPostponed = async () => (await getRow())?.last_failure === "EENVELOPE 450";
    await waitUntil(isPostponed, "the mail is never postponed");
    const due_at = new Date().toISOString();
    await site.db.updateTable("message_outbox").set({ due_at }).execute();
    const isTriedAgain = async () => (await getRow())?.last_failure === "EENVELOPE 550";
    await waitUntil(isTriedAgain, "the mail is never tried again");
    assert.notEqual((await getRow())?.sent_at, null);
    await site.close();
    await mail.close();
  });

  it("A mail is retried after the mail server rejects its recipient", async () => {
    const mail = await openMailServer({
      onRcptTo: (_address, _session, done) => done(smtpError(550)),
    });
    assert.match(await getFailure(mail, mail.url), /550/);
    await mail.close();
  });
});

describe("the addresses of mails", () => {
  const deliver = async (addresses: { MAIL_FROM?: string; MAIL_TO?: string }, change = {}) => {
    const mail = await openMailServer();
    const environment = mailEnvironment(mail, { ...addresses, MAIL_INCLUDE_MESSAGE: "true" });
    const site = await openMailSite("sqlite", environment);
    await site.send("Hello", change);
    await mail.waitFor(1);
    const test = await site.mailer.sendTestEmail();
    const received = await mail.waitFor(2);
    await site.close();
    await mail.close();
    return { test, received };
  };
  const readHeader = ({ source }: ReceivedMail, name: string) =>
    new RegExp(`^${name}: (.*(?:\\r\\n\\s.*)*)`, "m").exec(source)?.[1]?.replace(/\r\n\s/g, " ");

  it("A sender with a display name is the sender of notifications and of test emails", async () => {
    const { received } = await deliver({ MAIL_FROM: "Front desk <desk@clinic.example>" });
    for (const mail of received) {
      assert.equal(mail.from, "desk@clinic.example");
      assert.equal(readHeader(mail, "From"), "Front desk <desk@clinic.example>");
    }
  });

  it("A sender without a display name has the name of the clinic", async () => {
    const { received } = await deliver({ MAIL_FROM: "desk@clinic.example" });
    for (const mail of received)
      assert.match(readHeader(mail, "From") ?? "", /^(?!desk@).+ <desk@clinic\.example>$/);
  });

  it("Each of several recipients gets notifications and test emails", async () => {
    const { test, received } = await deliver({
      MAIL_TO: 'c@d.example, "Edda, front" <e@f.example>',
    });
    for (const mail of received) {
      assert.deepEqual(mail.to, ["c@d.example", "e@f.example"]);
      assert.equal(readHeader(mail, "To"), 'c@d.example, "Edda, front" <e@f.example>');
    }
    assert.deepEqual(test, { kind: "sent", to: "c@d.example, e@f.example" });
  });

  it("A visitor's address outside ASCII is in no header, because mail servers refuse it", async () => {
    const { received } = await deliver({}, { email: "پیام@مثال.ایران" });
    const source = received[0]?.source ?? "";
    assert.match(source.split("\r\n\r\n", 1)[0] ?? "", /^[\t\r\n -~]+$/);
    assert.match(source.replaceAll("=\r\n", ""), /a reply to this email does not reach the sender/);
  });

  it("A reply to a notification goes to the visitor alone", async () => {
    const { received } = await deliver(
      { MAIL_FROM: "Front desk <desk@clinic.example>", MAIL_TO: "c@d.example, e@f.example" },
      { name: "Imani, of Elm St. <x@y.example>" },
    );
    const [notification, test] = received as [ReceivedMail, ReceivedMail];
    assert.equal(
      readHeader(notification, "Reply-To"),
      '"Imani, of Elm St. <x@y.example>" <imani@northbloom.example>',
    );
    assert.equal(readHeader(test, "Reply-To"), undefined);
  });
});

type MailSite = Awaited<ReturnType<typeof openMailSite>>;

async function openMailSite(
  engine: Engine,
  environment: Record<string, string>,
  log = Fastify().log,
) {
  const { db, close } = await openDatabase(engine);
  const mailers: Mailer[] = [];
  const startOne = async () => {
    const options = { db, config: readConfig(environment), log };
    const mailer = await startMailer({
      ...options,
      timing: { pollMs: 50, shutdownTimeoutMs: 200 },
    });
    mailers.push(mailer);
    return mailer;
  };
  const mailer = await startOne();
  const rows = () => db.selectFrom("message_outbox").selectAll().execute();
  return {
    db,
    mailer,
    startMailer: startOne,
    rows,
    waitForFailure: () =>
      waitUntil(async () => {
        const unsent = (await rows()).filter(({ sent_at }) => sent_at === null);
        return unsent.find(({ last_failure }) => last_failure)?.last_failure ?? "";
      }, "no failure is recorded"),
    async send(message: string, change: object = {}) {
      await receiveMessage(db, { ...visitor, message, ...change });
      for (const { wake } of mailers) wake();
    },
    async close() {
      await Promise.all(mailers.map(({ stop }) => stop()));
      await close();
    },
  };
}

const visitor = {
  ...{ name: "Imani", email: "imani@northbloom.example", phone: "4165550199" },
  ...{ formType: "Contact form", submissionId: undefined, suspicion: 0 },
};

function smtpError(responseCode: number): Error {
  return Object.assign(new Error("not now"), { responseCode });
}
