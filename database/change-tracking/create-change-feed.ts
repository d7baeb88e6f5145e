import { randomUUID } from "node:crypto";
import { CompiledQuery, type DatabaseConnection, type Kysely, sql } from "kysely";
import { listenToPostgres } from "../postgres/postgres-listener.ts";
import type { CacheTag } from "./cache-tags.ts";
import type { ChangeFeed } from "./change-feed.ts";
import type { ChangePublisher } from "./change-tracking-dialect.ts";

type ChangeListener = Parameters<ChangeFeed["subscribe"]>[0];

const channel = "site_changes";
const pollIntervalMs = 500;

/** Notifications are part of the transaction, so other nodes receive them on commit. */
export function createPostgresChangeFeed(
  connectionString: string,
  onError: (error: unknown) => void,
): ChangeFeed & { publisher: ChangePublisher } {
  let node = randomUUID();
  const { listeners, publisher } = createPublisher();
  const publishToPeers = async (connection: DatabaseConnection, changed: CacheTag[]) => {
    const payload = JSON.stringify({ node, changed });
    await connection.executeQuery(
      CompiledQuery.raw("select pg_notify($1, $2)", [channel, payload]),
    );
  };
  return {
    publisher: {
      ...publisher,
      publishToPeers,
      onCommitError: () => {
        // If the commit succeeded after all, its notification now counts as one from another node.
        node = randomUUID();
        publisher.onCommitError();
      },
    },
    async subscribe(onChange) {
      listeners.add(onChange);
      const stop = await listenToPostgres(connectionString, channel, {
        // Notifications from before the subscription are lost.
        onStart: () => onChange(["everything"]),
        onMessage: (message) => {
          const notification = parseNotification(message);
          if (notification.node !== node) onChange(notification.changed);
        },
        onError,
      });
      return async () => {
        listeners.delete(onChange);
        await stop();
      };
    },
  };
}

/** Another process on the same SQLite file, such as a script, leaves no detail of its writes. */
export function createSqliteChangeFeed(
  db: () => Kysely<any>,
): ChangeFeed & { publisher: ChangePublisher } {
  const { listeners, publisher } = createPublisher();
  return {
    publisher,
    async subscribe(onChange) {
      listeners.add(onChange);
      let lastVersion = await getDataVersion(db());
      const timer = setInterval(async () => {
        const version = await getDataVersion(db()).catch(() => undefined);
        // A file that is missing for a moment has not changed, so its pages stay cached.
        if (version === undefined) return;
        if (version !== lastVersion) onChange(["everything"]);
        lastVersion = version;
      }, pollIntervalMs).unref();
      return async () => {
        listeners.delete(onChange);
        clearInterval(timer);
      };
    },
  };
}

/** An operator may send any payload by hand: it then means that anything may have changed. */
function parseNotification(message: string): { node?: string; changed: CacheTag[] } {
  try {
    const { node, changed } = JSON.parse(message);
    if (Array.isArray(changed)) return { node, changed };
  } catch {}
  return { changed: ["everything"] };
}

function createPublisher(): { listeners: Set<ChangeListener>; publisher: ChangePublisher } {
  const listeners = new Set<ChangeListener>();
  const publishLocally = (tags: CacheTag[]) => {
    for (const onChange of listeners) onChange(tags);
  };
  return {
    listeners,
    publisher: { publishLocally, onCommitError: () => publishLocally(["everything"]) },
  };
}

/** Changes when another connection has written. */
async function getDataVersion(db: Kysely<any>): Promise<number | undefined> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
  return rows[0]?.data_version;
}
