import { once } from "node:events";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";
import { findFreePort } from "./find-free-port.ts";

export interface ReceivedMail {
  messageId: string;
  from: string;
  to: string[];
  source: string;
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** The server's response after DATA; undefined means 250. */
type RespondToMail = (mail: ReceivedMail, count: number) => Error | undefined | "drop" | "stall";

export async function openMailServer(options: SMTPServerOptions = {}) {
  const port = await findFreePort();
  const received: ReceivedMail[] = [];
  const waiters: (() => void)[] = [];
  let respond: RespondToMail = () => undefined;
  let server: SMTPServer | undefined;
  let count = 0;

  async function open(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      closeTimeout: 100,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const mail = parseMail(Buffer.concat(chunks).toString("utf8"), session);
          count += 1;
          const result = respond(mail, count);
          if (result === "stall") return;
          if (result instanceof Error) return done(result);
          received.push(mail);
          for (const wake of waiters) wake();
          if (result === "drop") return void dropConnections();
          done();
        });
      },
      ...options,
    });
    server.on("error", () => {});
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
  }

  function dropConnections(): void {
    for (const connection of (
      server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }
    ).connections)
      connection._socket.destroy();
  }

  async function close(): Promise<void> {
    const closedServer = server;
    server = undefined;
    if (closedServer !== undefined)
      await new Promise<void>((resolve) => closedServer.close(() => resolve()));
  }

  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    open,
    close,
    setResponse: (newRespond: RespondToMail) => {
      respond = newRespond;
      count = 0;
    },
    /** Fails after 30 s. */
    async waitFor(expectedCount: number): Promise<ReceivedMail[]> {
      const timeout = AbortSignal.timeout(30_000);
      while (received.length < expectedCount) {
        if (timeout.aborted)
          throw new Error(`${received.length} of ${expectedCount} mails arrived`);
        await new Promise<void>((resolve) => {
          waiters.push(resolve);
          timeout.addEventListener("abort", () => resolve(), { once: true });
        });
      }
      return received;
    },
  };
}

export function mailEnvironment(
  server: Pick<MailServer, "url">,
  overrides: Record<string, string> = {},
) {
  return {
    SMTP_URL: server.url,
    MAIL_FROM: "site@northbloom.example",
    MAIL_TO: "desk@northbloom.example",
    ...overrides,
  };
}

function parseMail(source: string, { envelope }: SMTPServerSession): ReceivedMail {
  const [, messageId = ""] = /^Message-ID: (.*)$/im.exec(source) ?? [];
  return {
    messageId,
    from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    source,
  };
}
