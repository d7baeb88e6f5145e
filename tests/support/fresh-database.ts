import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import pg from "pg";

export type Engine = "sqlite" | "postgres";

export const templateContents = ["migrated", "staffed", "seeded"] as const;
export type TemplateContent = (typeof templateContents)[number];

export interface FreshDatabase {
  environment: Record<string, string>;
  /** The database is a copy of the template, so that it needs neither migrations nor rows. */
  isFilled: boolean;
  remove: () => Promise<void>;
}

/** Without `template`, or if `npm test` did not make the templates, the database is empty. */
export async function createFreshDatabase(
  engine: Engine,
  serverUrl = process.env.TEST_POSTGRES_URL,
  template?: TemplateContent,
): Promise<FreshDatabase> {
  const templateFolder = process.env.TEST_TEMPLATES;
  const isFilled =
    template !== undefined &&
    templateFolder !== undefined &&
    (engine === "sqlite" || serverUrl === process.env.TEST_POSTGRES_URL);
  const folder = await mkdtemp(join(tmpdir(), "site-test-"));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (engine === "sqlite") {
    if (isFilled)
      await copyFile(
        join(templateFolder, template, "site.sqlite"),
        join(folder, "site.sqlite"),
        constants.COPYFILE_FICLONE,
      );
    return { environment: { DATA_DIR: folder }, isFilled, remove: removeFolder };
  }

  if (serverUrl === undefined)
    throw new Error("TEST_POSTGRES_URL is not set; `npm test` starts PostgreSQL");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const source = isFilled ? ` template ${getTemplateName(templateFolder, template)}` : "";
  await runOnServer(serverUrl, `create database ${name}${source}`);
  return {
    isFilled,
    environment: { DATA_DIR: folder, DATABASE_URL: `${serverUrl}/${name}` },
    remove: async () => {
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

export function getTemplateName(templateFolder: string, content: TemplateContent): string {
  return `template_${content}_${basename(templateFolder).replaceAll(/\W/g, "")}`.toLowerCase();
}

export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
