import { createReadStream, existsSync, statSync } from "node:fs";
import { Kysely } from "kysely";
import { connect, markInitialized } from "#database/connect.ts";
import { isFullyMigrated, migrateToLatest } from "#database/migrate.ts";
import { getDataFiles } from "#database/sqlite/data-files.ts";
import { inMemory, NodeSqliteDialect } from "#database/sqlite/sqlite-dialect.ts";
import { fetchPicture } from "#database/wordpress/fetch-picture.ts";
import { formatReport } from "#database/wordpress/format-report.ts";
import {
  importWordpressPosts,
  surveyWordpressExport,
} from "#database/wordpress/import-wordpress-posts.ts";
import { createPictureSource } from "#database/wordpress/picture-source.ts";
import { ensureCategories } from "#domain/posts/categories.server.ts";
import type { Db, Tables } from "#domain/records/tables.ts";
import { type Config, readConfig } from "#server/config.ts";
import { exitWithUsage, readOptions, runScript } from "./run-script.ts";
import { createPageMatcher } from "./site-pages.ts";

// Imports the posts of a WordPress site, whether the site is running or not.

const usage = "npm run import-wordpress -- EXPORT.xml [--media FOLDER] [--dry-run]";

await runScript(async () => {
  const { file, mediaFolder, isDryRun } = readImportOptions();
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  if (isFolder(file)) throw new Error(`${file} is a folder: name a file in it`);
  if (mediaFolder !== undefined && !isFolder(mediaFolder))
    throw new Error(`there is no folder ${mediaFolder}`);
  const openExport = () => createReadStream(file);
  const survey = await surveyWordpressExport(openExport).catch((error: Error) => {
    throw new Error(`${file}, ${error.message.replace(/\.$/, "")}. Nothing was imported.`);
  });
  await using db = await openDatabase(readConfig(process.env), isDryRun);
  const result = await importWordpressPosts({
    db,
    openExport,
    isDryRun,
    survey,
    storePicture: createPictureSource({ db, isDryRun, mediaFolder, fetchPicture }),
    isPageOfThisSite: createPageMatcher(db),
  });
  return formatReport(result, { isDryRun });
});

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A dry run writes nothing: without a database it looks at an empty one in memory. */
async function openDatabase(config: Config, isDryRun: boolean): Promise<Db> {
  if (isDryRun && config.databaseUrl === undefined) {
    const { database } = getDataFiles(config.dataDir);
    if (!existsSync(database)) return createEmptyDatabase();
  }
  const db = connect(config);
  if (isDryRun) {
    if (await isFullyMigrated(db)) return db;
    await db.destroy();
    throw new Error("the database is empty or of an older version: start the site once first");
  }
  await migrateToLatest(db);
  await ensureCategories(db);
  markInitialized(config);
  return db;
}

async function createEmptyDatabase(): Promise<Db> {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(inMemory) });
  await migrateToLatest(db);
  await ensureCategories(db);
  return db;
}

function readImportOptions() {
  const { values, positionals } = readOptions(usage, {
    allowPositionals: true,
    options: { media: { type: "string" }, "dry-run": { type: "boolean", default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) return exitWithUsage(usage);
  return { file, mediaFolder: values.media, isDryRun: values["dry-run"] };
}
