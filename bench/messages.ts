import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { rounds } from "./build.ts";
import { median, ratioOf, short } from "./figures.ts";
import { outputOf, type Server, start, startSite } from "./processes.ts";
import type { Measured } from "./report.ts";

/** Stays below the site-wide limit of messages in ten minutes. */
const messages = 280;
const atOnce = 16;

/** Compares durably stored messages with plain SQLite transactions of the same durability. */
export async function measureMessages(folder: string): Promise<Measured> {
  const taken: { site: number[]; bare: number[] } = { site: [], bare: [] };
  for (let round = 0; round < rounds(5); round += 1) {
    // Rate limits are those of a real site, so each round needs a fresh database.
    const site = await startSite(join(folder, `messages-${round}`), { TRUST_PROXY: "127.0.0.1" });
    taken.site.push(await sendAll(site));
    await site.stop();
    taken.bare.push(await bareTransactions(join(folder, `bare-${round}.sqlite`)));
  }
  return {
    title: "Contact messages",
    how: `${messages} messages from as many visitors, ${atOnce} at a time, each answered once it is on the disk; compared with node:sqlite alone, which writes the same rows in one transaction per message (WAL, synchronous=FULL).`,
    rows: [
      {
        what: "messages/s",
        result: `${short(median(taken.site))}, SQLite alone ${short(median(taken.bare))}`,
      },
      { what: "compared with SQLite alone", result: short(ratioOf(taken.site, taken.bare)) },
    ],
    notes: [
      "A message takes two flushes: the rate limit records the attempt before the message is validated.",
    ],
  };
}

async function sendAll(site: Server): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  await send(site, agent, messages);
  const begun = performance.now();
  await Promise.all(Array.from({ length: messages }, (_, number) => send(site, agent, number)));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return messages / seconds;
}

async function send({ origin }: Server, agent: Agent, number: number): Promise<void> {
  const sent = request(`${origin}/send-quote`, {
    method: "POST",
    agent,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `198.51.${Math.floor(number / 250)}.${number % 250}`,
    },
  });
  sent.end(
    JSON.stringify({
      name: "Imani",
      email: `visitor-${number}@northbloom.example`,
      phone: "4165550199",
      message: `My knee hurts on the stairs since last week. ${randomUUID()}`,
    }),
  );
  const [reply] = await once(sent, "response");
  const body = await text(reply);
  if (reply.statusCode !== 200) throw new Error(`message ${number}: ${reply.statusCode} ${body}`);
}

async function bareTransactions(file: string): Promise<number> {
  const program = join(import.meta.dirname, "bare-sqlite.ts");
  const child = start({ command: [process.execPath, program, file, String(messages)] });
  return Number(await outputOf(child));
}
