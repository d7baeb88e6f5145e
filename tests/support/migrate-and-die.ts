import type { KyselyPlugin } from "kysely";
import { connect } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";

// Migrates the database of DATA_DIR or DATABASE_URL and kills itself at the statement with the given
// number. A run that completes prints the number of statements.

const dieAt = Number(process.argv[2]);
let statements = 0;

const countAndDie: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind !== "SelectQueryNode") statements += 1;
    if (statements === dieAt) process.kill(process.pid, "SIGKILL");
    return node;
  },
  transformResult: async ({ result }) => result,
};

const { DATA_DIR = "", DATABASE_URL } = process.env;
const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }).withPlugin(countAndDie);
await migrateToLatest(db);
process.stdout.write(`${statements}\n`);
await db.destroy();
