import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Measurement } from "./report.ts";
import { roundCount } from "./run-options.ts";
import { readOutput, type Server, startProcess, startSite } from "./server-processes.ts";
import { formatFigure, median, medianRatio } from "./statistics.ts";
import { withoutCache } from "./uncached-pages.ts";

/** With those of the warm-up it stays below the site-wide limit of messages in ten minutes. */
const messageCount = 180;
const warmUpCount = 100;
const concurrency = 16;

export async function measureContactMessages(folder: string): Promise<Measurement> {
  const rates: { site: number[]; bare: number[] } = { site: [], bare: [] };
  for (let round = 0; round < roundCount(5); round += 1) {
    // Rate limits are those of a real site, so each round needs a fresh database.
    const site = await startSite(join(folder, `messages-${round}`), {
      TRUST_PROXY: "127.0.0.1",
      ...withoutCache, // Filling it would take a fifth of the processor meanwhile.
    });
    rates.site.push(await sendAll(site));
    await site.stop();
    rates.bare.push(await measureBareTransactions(join(folder, `bare-${round}.sqlite`)));
  }
  return {
    title: "Contact messages",
    method: `${messageCount} messages from as many visitors, ${concurrency} at a time, after ${warmUpCount} to warm up, each answered once it is on the disk; compared with node:sqlite alone, which writes the same rows in one transaction per message (WAL, synchronous=FULL).`,
    rows: [
      {
        label: "messages/s",
        result: `${formatFigure(median(rates.site))}, SQLite alone ${formatFigure(median(rates.bare))}`,
      },
      {
        label: "compared with SQLite alone",
        result: formatFigure(medianRatio(rates.site, rates.bare)),
      },
    ],
  };
}

async function sendAll(site: Server): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  await sendMany(site, agent, { from: messageCount, count: warmUpCount });
  const startedAt = performance.now();
  await sendMany(site, agent, { from: 0, count: messageCount });
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return messageCount / seconds;
}

async function sendMany(
  site: Server,
  agent: Agent,
  { from, count }: { from: number; count: number },
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, number) => sendMessage(site, agent, from + number)),
  );
}

async function sendMessage({ origin }: Server, agent: Agent, number: number): Promise<void> {
  const clientRequest = request(`${origin}/send-quote`, {
    method: "POST",
    agent,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `198.51.${Math.floor(number / 250)}.${number % 250}`,
    },
  });
  clientRequest.end(
    JSON.stringify({
      name: "Imani",
      email: `visitor-${number}@northbloom.example`,
      phone: "4165550199",
      message: `My knee hurts on the stairs since last week. ${randomUUID()}`,
    }),
  );
  const [response] = await once(clientRequest, "response");
  const body = await text(response);
  if (response.statusCode !== 200)
    throw new Error(`message ${number}: ${response.statusCode} ${body}`);
}

async function measureBareTransactions(file: string): Promise<number> {
  const program = join(import.meta.dirname, "bare-sqlite.ts");
  const child = startProcess({ command: [process.execPath, program, file, String(messageCount)] });
  return Number(await readOutput(child));
}
