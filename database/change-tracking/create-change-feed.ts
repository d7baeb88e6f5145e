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
  const subscribe = shareConnection(listeners, () =>
    listenToPostgres(connectionString, channel, {
      // Notifications from before the connection are lost.
      onStart: () => publisher.publishLocally(["everything"]),
      onMessage: (message) => {
        const notification = parseNotification(message);
        if (notification.node !== node) publisher.publishLocally(notification.changed);
      },
      onError,
    }),
  );
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
      const isLate = listeners.size > 0;
      const unsubscribe = await subscribe(onChange);
      // The start of the connection was announced before this subscription.
      if (isLate) onChange(["everything"]);
      return unsubscribe;
    },
  };
}

/** Another process on the same SQLite file, such as a script, leaves no detail of its writes. */
export function createSqliteChangeFeed(
  db: () => Kysely<any>,
): ChangeFeed & { publisher: ChangePublisher } {
  const { listeners, publisher } = createPublisher();
  const subscribe = shareConnection(listeners, async () => {
    let lastVersion = await getDataVersion(db());
    const timer = setInterval(async () => {
      const version = await getDataVersion(db()).catch(() => undefined);
      // A file that is missing for a moment has not changed, so its pages stay cached.
      if (version === undefined) return;
      if (version !== lastVersion) publisher.publishLocally(["everything"]);
      lastVersion = version;
    }, pollIntervalMs).unref();
    return async () => clearInterval(timer);
  });
  return { publisher, subscribe };
}

/** Starts with the first subscription, serves all of them, and stops with the last. */
function shareConnection(
  listeners: Set<ChangeListener>,
  start: () => Promise<() => Promise<void>>,
): ChangeFeed["subscribe"] {
  let starting: Promise<() => Promise<void>> | undefined;
  const unsubscribe = async (onChange: ChangeListener) => {
    if (!listeners.delete(onChange) || listeners.size > 0) return;
    const stopping = starting;
    starting = undefined;
    const stop = await stopping?.catch(() => undefined);
    await stop?.();
  };
  return async (onChange) => {
    listeners.add(onChange);
    starting ??= start();
    try {
      await starting;
    } catch (error) {
      await unsubscribe(onChange);
      throw error;
    }
    return () => unsubscribe(onChange);
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
