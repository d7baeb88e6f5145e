import { randomUUID } from "node:crypto";
import { CompiledQuery, type DatabaseConnection, type Kysely, sql } from "kysely";
import type { Changes } from "#domain/changes.ts";
import { everything, type Tag } from "#domain/shown-tables.ts";
import { listenToPostgres } from "./postgres-listener.ts";
import type { Teller } from "./telling-dialect.ts";

type Hear = Parameters<Changes["listen"]>[0];

const channel = "site_changes";
/** The maximum payload of a PostgreSQL notification is 8000 bytes. */
const mostBytes = 7000;
const lookEveryMs = 500;

/** Notifications are part of the transaction, so other nodes receive them on commit. */
export function postgresChanges(
  connectionString: string,
  onError: (error: unknown) => void,
): Changes & { teller: Teller } {
  let node = randomUUID();
  const { listeners, teller } = createTeller();
  const tellOthers = async (connection: DatabaseConnection, tags: Tag[]) => {
    const message = JSON.stringify({ node, tags });
    const sent =
      message.length > mostBytes ? JSON.stringify({ node, tags: [everything] }) : message;
    await connection.executeQuery(CompiledQuery.raw("select pg_notify($1, $2)", [channel, sent]));
  };
  return {
    teller: {
      ...teller,
      tellOthers,
      onCommitError: () => {
        // If the commit succeeded after all, its notification now counts as one from another node.
        node = randomUUID();
        teller.onCommitError();
      },
    },
    async listen(hear) {
      listeners.add(hear);
      const stop = await listenToPostgres(connectionString, channel, {
        // Notifications from before the subscription are lost.
        onStart: () => hear([everything]),
        onMessage: (message) => {
          const told = readMessage(message);
          if (told.node !== node) hear(told.tags);
        },
        onError,
      });
      return async () => {
        listeners.delete(hear);
        await stop();
      };
    },
  };
}

/** Another process on the same SQLite file, such as a script, leaves no detail of its writes. */
export function sqliteChanges(db: () => Kysely<any>): Changes & { teller: Teller } {
  const { listeners, teller } = createTeller();
  return {
    teller,
    async listen(hear) {
      listeners.add(hear);
      let known = await dataVersion(db());
      const timer = setInterval(async () => {
        const version = await dataVersion(db()).catch(() => undefined);
        // A file that is missing for a moment has not changed, so its pages stay cached.
        if (version === undefined) return;
        if (version !== known) hear([everything]);
        known = version;
      }, lookEveryMs).unref();
      return async () => {
        listeners.delete(hear);
        clearInterval(timer);
      };
    },
  };
}

/** An operator may send any payload by hand: it then means that anything may have changed. */
function readMessage(message: string): { node?: string; tags: Tag[] } {
  try {
    const { node, tags } = JSON.parse(message);
    if (Array.isArray(tags)) return { node, tags };
  } catch {}
  return { tags: [everything] };
}

function createTeller(): { listeners: Set<Hear>; teller: Teller } {
  const listeners = new Set<Hear>();
  const tellOwn = (tags: Tag[]) => {
    for (const hear of listeners) hear(tags);
  };
  return { listeners, teller: { tellOwn, onCommitError: () => tellOwn([everything]) } };
}

/** Changes when another connection has written. */
async function dataVersion(db: Kysely<any>): Promise<number | undefined> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
  return rows[0]?.data_version;
}
