import type { KyselyPlugin } from "kysely";
import { connect } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";

// Migrates the database of DATA_DIR or DATABASE_URL and kills itself at the statement with the given
// number. A run that completes prints the number of statements.

const crashAt = Number(process.argv[2]);
let statementCount = 0;

const crashPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind !== "SelectQueryNode") statementCount += 1;
    if (statementCount === crashAt) process.kill(process.pid, "SIGKILL");
    return node;
  },
  transformResult: async ({ result }) => result,
};

const { DATA_DIR = "", DATABASE_URL } = process.env;
const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }).withPlugin(crashPlugin);
await migrateToLatest(db);
process.stdout.write(`${statementCount}\n`);
await db.destroy();
