import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { it } from "node:test";
import Fastify from "fastify";
import { receiveMessage } from "#domain/messages/receive-message.server.ts";
import { mailEnvironment, openMailServer } from "../../tests/support/mail-server.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { waitUntil } from "../../tests/support/wait-until.ts";
import { readConfig } from "../config.ts";
import { registerMailer } from "./register-mailer.ts";

it("A shutdown hands back mails that hang while it waits for a slow request", async () => {
  const { db, close } = await openDatabase("sqlite");
  const mail = await openMailServer();
  mail.setResponse(() => "stall");
  const app = Fastify();
  registerMailer(app, {
    ...{ db, config: readConfig(mailEnvironment(mail)) },
    timing: { pollMs: 20, shutdownTimeoutMs: 50 },
  });
  app.post("/", async () => "");
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const request = connect(port, "localhost");
  request.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n");
  await once(app.server, "request");

  await receiveMessage(db, {
    ...{ name: "Imani", email: "imani@northbloom.example", phone: "4165550199" },
    ...{ message: "Hello", formType: "Contact form", submissionId: undefined, suspicion: 0 },
  });
  const isLeased = async () =>
    (await db.selectFrom("message_outbox").select("leased_by").executeTakeFirstOrThrow())
      .leased_by !== null;
  await waitUntil(isLeased, "the mail is never leased");
  const closed = app.close();
  try {
    await waitUntil(async () => !(await isLeased()), "the mail is still leased");
  } finally {
    request.destroy();
    await closed;
    await mail.close();
    await close();
  }
});
