import { replaceContent } from "#database/backup/backup-file.ts";
import { digestTables, listDifferingTables } from "#database/backup/table-copy.ts";
import { connect } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { findSessionSecret, storeSessionSecret } from "#database/session-secret.ts";
import { inSnapshot } from "#database/snapshot.ts";
import { readConfig } from "#server/config.ts";
import { readOptions, runScript } from "./run-script.ts";

const { values } = readOptions("npm run move-database -- --replace", {
  options: { replace: { type: "boolean", default: false } },
});
await runScript(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined)
    throw new Error("set DATABASE_URL to the target PostgreSQL");
  if (!values.replace)
    throw new Error("pass --replace to confirm: the content of DATABASE_URL will be replaced");
  const sqlite = { ...config, databaseUrl: undefined };
  await using from = connect(sqlite, { ifMissing: "refuse" });
  await using to = connect(config);
  await migrateToLatest(from);
  await migrateToLatest(to);
  const moved = await replaceContent(from, to, "move");
  const secret = await findSessionSecret(from, sqlite);
  if (secret !== undefined) await storeSessionSecret(to, secret);
  const changedTables = listDifferingTables(
    await inSnapshot(from, (db) => digestTables(db, "move")),
    moved,
  );
  if (changedTables.length > 0)
    throw new Error(
      `the site was written to in the meantime (${changedTables.join(", ")}): stop it and run this command again.`,
    );
  return [
    `Both databases contain the same rows: ${moved.map(({ table, count }) => `${count} ${table}`).join(", ")}.`,
    "Sessions and the session secret were moved too: staff stay signed in, and second factors work.",
  ].join("\n");
});
