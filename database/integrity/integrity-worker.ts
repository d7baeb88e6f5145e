import { parentPort, workerData } from "node:worker_threads";
import { Kysely } from "kysely";
import { NodeSqliteDialect } from "../sqlite/sqlite-dialect.ts";
import { findCorruption } from "./integrity.ts";

const db = new Kysely({ dialect: new NodeSqliteDialect(workerData, { isReadOnly: true }) });
parentPort?.postMessage(await findCorruption(db));
await db.destroy();
