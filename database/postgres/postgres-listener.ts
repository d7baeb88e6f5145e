import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";

interface Listener {
  /** Called for every new connection, including the first. */
  onStart: () => void;
  onMessage: (message: string) => void;
  /** Called once for every lost connection, but not for failed attempts to reconnect. */
  onError: (error: unknown) => void;
}

const retryMs = 250;
const heartbeatMs = 2000;

export async function listenToPostgres(
  connectionString: string,
  channel: string,
  { onStart, onMessage, onError }: Listener,
): Promise<() => Promise<void>> {
  // A site with SQLite never loads the driver.
  const { default: pg } = await import("pg");
  let isStopped = false;
  let isFirst = true;
  let current: Client | undefined;

  async function open(client: Client): Promise<{ lost: Promise<void> }> {
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
    });
    client.on("notification", ({ payload = "" }) => onMessage(payload));
    await client.connect();
    await client.query(`listen ${channel}`);
    if (isStopped) throw new Error("stopped while connecting");
    onStart();
    return { lost };
  }

  async function connect(): Promise<{ lost: Promise<void> } | undefined> {
    const client = new pg.Client({
      connectionString,
      application_name: "site listener",
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: heartbeatMs,
    });
    try {
      const { lost } = await open(client);
      current = client;
      return { lost: startHeartbeat(client, lost) };
    } catch (error) {
      if (isFirst) onError(error);
      client.end().catch(() => {});
      return undefined;
    } finally {
      isFirst = false;
    }
  }

  async function reconnectWhenLost(first: { lost: Promise<void> } | undefined): Promise<void> {
    let listening = first;
    while (!isStopped) {
      await listening?.lost;
      if (isStopped) return;
      if (listening !== undefined) onError(new Error("the connection that listens is lost"));
      await wait(retryMs, undefined, { ref: false });
      if (!isStopped) listening = await connect();
    }
  }

  void reconnectWhenLost(await connect());
  return async () => {
    isStopped = true;
    await current?.end().catch(() => {});
  };
}

/** A connection can die without an error, so a heartbeat checks it. */
function startHeartbeat(client: Client, lost: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(() => {
      client.query("select 1").catch(() => {
        client.end().catch(() => {});
        stop();
      });
    }, heartbeatMs).unref();
    lost.then(stop);
  });
}
