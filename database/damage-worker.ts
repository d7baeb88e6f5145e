import { parentPort, workerData } from "node:worker_threads";
import { Kysely } from "kysely";
import { findDamage } from "./damage.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";

// find-damage-aside.ts runs this in a thread with its own connection.

const db = new Kysely({ dialect: new NodeSqliteDialect(workerData, { isReadOnly: true }) });
parentPort?.postMessage(await findDamage(db));
await db.destroy();
