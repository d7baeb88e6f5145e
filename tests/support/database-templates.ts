import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "#database/connect.ts";
import { getTemplateName, runOnServer, templateContents } from "./fresh-database.ts";
import { fillDatabase, lowPasswordCost } from "./open-site.ts";

/** Each test copies a template, which is faster than to migrate and seed a database. */
export async function createDatabaseTemplates(serverUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), "site-templates-"));
  const names = templateContents.map((content) => getTemplateName(folder, content));
  for (const content of templateContents) {
    const name = getTemplateName(folder, content);
    await runOnServer(serverUrl, `create database ${name}`);
    for (const databaseUrl of [undefined, `${serverUrl}/${name}`]) {
      const db = connect({ dataDir: join(folder, content), databaseUrl });
      await fillDatabase(db, content, lowPasswordCost);
      await db.destroy();
    }
  }
  const remove = async () => {
    for (const name of names) await runOnServer(serverUrl, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, remove };
}
