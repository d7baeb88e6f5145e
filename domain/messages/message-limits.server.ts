import {
  dayMs,
  type Limit,
  minuteMs,
  noteAttempt,
  takeBackAttempt,
  waitForLimits,
} from "../attempts.server.ts";
import { countRows } from "../count-rows.server.ts";
import type { Db } from "../tables.ts";

const table = "message_attempt";
const everyone = "everyone";
const windowMs = 10 * minuteMs;

/** One address, of IPv6 a /64: a waiting room may share it, a person never needs so many. */
const networkLimits: Limit[] = [{ attempts: 20, withinMs: windowMs }];
/** One customer may have a whole /48. */
const network48Limits: Limit[] = [{ attempts: 60, withinMs: windowMs }];
/** More in a day from one network are stored without a mail. */
const quietNetworkLimits: Limit[] = [{ attempts: 60, withinMs: dayMs }];
/** From everybody together: far beyond a clinic's day. */
const floodLimit = 300;
/** The most rows that are read to see a flood, some of them of the same submission. */
const maxRowsRead = 1000;

export interface MessageSender {
  /** The client's address; of IPv6 its /64. */
  network: string;
  network48: string | undefined;
  /** All visitors come from this one address, because the proxy that they come through is not trusted. */
  isShared: boolean;
}

/** A refusal is for one sender alone; what comes from many is held, and refused to nobody. */
export type MessageAdmission =
  | { kind: "inbox" | "held" }
  | { kind: "refused"; waitSeconds: number };

/** Counts a message before it is stored. The same submission counts once, however often it arrives. */
export async function countMessage(
  db: Db,
  { id, ...sender }: MessageSender & { id: string },
): Promise<MessageAdmission> {
  const network = `network ${sender.network}`;
  const network48 = sender.network48 && `network ${sender.network48}`;
  const keys = [network, ...(network48 ? [network48] : []), everyone];
  if (!(await isCounted(db, id))) await noteAttempt(db, table, { id, keys });

  const waitMs = Math.max(
    await waitForLimits(db, table, { id, key: network }, networkLimits),
    network48 ? await waitForLimits(db, table, { id, key: network48 }, network48Limits) : 0,
  );
  if (waitMs > 0 && !sender.isShared) {
    await takeBackAttempt(db, table, id);
    return { kind: "refused", waitSeconds: Math.ceil(waitMs / 1000) };
  }
  const isMany =
    waitMs > 0 ||
    (await waitForLimits(db, table, { id, key: network }, quietNetworkLimits)) > 0 ||
    (await isFlood(db, id));
  return { kind: isMany ? "held" : "inbox" };
}

async function isCounted(db: Db, id: string): Promise<boolean> {
  const counted = db
    .selectFrom(table)
    .where("attempt_id", "=", id)
    .where("attempted_at", ">", new Date(Date.now() - windowMs).toISOString());
  return (await countRows(counted)) > 0;
}

/** Reads no more rows in a flood of a million messages than in one of a thousand. */
async function isFlood(db: Db, id: string): Promise<boolean> {
  const latest = db
    .selectFrom(table)
    .select("attempt_id")
    .where("counted_for", "=", everyone)
    .where("attempted_at", ">", new Date(Date.now() - windowMs).toISOString())
    .orderBy("attempted_at", "desc")
    .limit(maxRowsRead);
  const { count } = await db
    .selectFrom(latest.as("latest"))
    .select((select) => select.fn.count("attempt_id").distinct().as("count"))
    .where("attempt_id", "!=", id)
    .executeTakeFirstOrThrow();
  return Number(count) >= floodLimit;
}
