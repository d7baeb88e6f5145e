import { parentPort, workerData } from "node:worker_threads";
import { Kysely } from "kysely";
import { findDamage } from "./damage.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";

// Run by find-damage-aside.ts, as a thread with a connection of its own.

const db = new Kysely({ dialect: new NodeSqliteDialect(workerData, { isReadOnly: true }) });
parentPort?.postMessage(await findDamage(db));
await db.destroy();
