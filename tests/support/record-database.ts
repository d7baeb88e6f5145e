import { mkdtempSync, writeFileSync } from "node:fs";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import pg from "pg";
import { NodeSqliteDialect } from "#database/sqlite/sqlite-dialect.ts";
import { createPasswordHasher } from "#domain/staff/password-hasher.server.ts";

// Records a database of this version as SQL statements, so later versions can test upgrading it:
//   node tests/support/record-database.ts sqlite tests/fixtures/databases/NAME.sqlite.jsonl
// For `postgres`, append the URL of an empty database. tests/database-upgrade.test.ts replays the files.

const [engine, file = "", url] = process.argv.slice(2);
const timestamp = "2026-01-02T03:04:05.678Z";
const timestamps = { created_at: timestamp, updated_at: timestamp };
const post = {
  ...{ title: "An old post", slug_url: "an old post", slug: "an-old-post" },
  ...{ brief_paragraph: "Brief", blog_image: "", blog_image_alt: "", title_key: "an old post" },
  ...{ published_date: timestamp, category: 1, status: "published", metaTitle: "", ...timestamps },
  ...{ metaDescription: "", blogs_content: '[{"heading":"Old","paragraph":"<p>Text</p>"}]' },
};
const statements: string[] = [];
const recordStatement = ({ sql, parameters }: CompiledQuery) => {
  if (/^\s*(create|alter|insert|update|delete|drop)\b/i.test(sql))
    statements.push(JSON.stringify({ sql, parameters: parameters.map(toJson) }));
};
const dialect =
  engine === "postgres"
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) })
    : new NodeSqliteDialect(path.join(mkdtempSync(path.join(tmpdir(), "record-")), "db"));
const db = new Kysely<Record<string, Record<string, unknown>>>({
  dialect,
  log: ({ level, query }) => {
    if (level === "query") recordStatement(query);
  },
});
const migrationFolder = path.join(import.meta.dirname, "../../database/migrations");
const provider = new FileMigrationProvider({ fs, path, migrationFolder });
const { error } = await new Migrator({ db, provider }).migrateToLatest();
if (error) throw error;
await insertSampleRows();
writeFileSync(file, `${statements.join("\n")}\n`);
await db.destroy();

async function insertSampleRows(): Promise<void> {
  await insertPosts();
  await insertMessage();
  await insertImage();
  await insertUser();
  await insertHistory();
}

async function insertPosts(): Promise<void> {
  const location = {
    ...{ slug: "old-page", slug_url: "old page", title_key: "old page", ...timestamps },
    ...{ main_heading: "Old page", main_paragraph: "Text", highlighted_heading: "", meta_link: "" },
    ...{ heading_1: "", heading_2: "", heading_3: "", heading_4: "", meta_keywords: "" },
    ...{ paragraph_1: "", paragraph_2: "", paragraph_3: "", paragraph_4: "" },
    ...{ meta_title: "", meta_description: "" },
  };
  await insert("category", { category: "Feet" });
  await insert("post", post);
  await insert("post", { ...post, slug: "trashed", slug_url: "trashed" });
  await db.deleteFrom("post").where("slug", "=", "trashed").execute();
  await insert("location_page", location);
}

async function insertMessage(): Promise<void> {
  const message = {
    ...{ name: "Imani", email: "imani@example.com", phone: "4165550199" },
    ...{ message: "An old message, ગુજરાતી", form_type: "Contact form", folder: "inbox" },
    ...{ received_at: new Date().toISOString(), submission_key: "key", text_key: null },
  };
  const mail = { message_id: 1, mail_id: "mail", attempts: 0, due_at: timestamp };
  await insert("message", message);
  await insert("message_outbox", mail);
}

async function insertImage(): Promise<void> {
  const bytes = Buffer.from("not a picture");
  await insert("image", { hash: "abc", width: 1, height: 1, created_at: timestamp });
  await insert("image_file", { image_id: 1, format: "webp", width: 1, bytes });
  await insert("image_use", { image_id: 1, last_used_at: timestamp });
}

async function insertUser(): Promise<void> {
  const isTrue = engine === "postgres" ? true : 1;
  const dates = { createdAt: timestamp, updatedAt: timestamp };
  const user = {
    ...{ id: "old", name: "Old", email: "old@example.com", emailVerified: isTrue, isAdmin: isTrue },
    ...{ disabledAt: null, role: "owner", ...dates },
  };
  const password = await createPasswordHasher().hash("tulip 9 ferries");
  const account = { id: "a", userId: "old", accountId: "old", providerId: "credential", password };
  const session = { id: "s", userId: "old", token: "a raw token", expiresAt: timestamp, ...dates };
  const setting = { name: "session_secret", value: "a secret that this version kept in the table" };
  await insert("staff_user", user);
  await insert("staff_account", { ...account, ...dates });
  await insert("staff_session", session);
  await insert("setting", setting);
}

async function insertHistory(): Promise<void> {
  const item = JSON.stringify({ ...post, blog_id: 2, slug: "trashed", slug_url: "trashed" });
  const deleted_at = new Date().toISOString();
  const trashEntry = {
    ...{ kind: "post", item_id: 2, title: "Trashed", slug: "trashed", title_key: "trashed" },
    ...{ deleted_by: "Old", item, deleted_at },
  };
  const version = { kind: "post", item_id: 1, saved_at: timestamp, saved_by: "Old" };
  const reading = { message_id: 1, read_by: "old", reader_name: "Old", read_at: timestamp };
  const auditEntry = {
    ...{ at: timestamp, user_id: "old", user_name: "Old", action: "admin-granted" },
    ...{ target_id: "", target_name: "", network: "", times: 1 },
  };
  await insert("slug_redirect", { kind: "post", slug: "older", item_id: 1 });
  await insert("trash", trashEntry);
  await insert("item_version", { ...version, item: JSON.stringify({ blog_id: 1, ...post }) });
  await insert("message_reading", reading);
  await insert("audit_entry", auditEntry);
  await insert("recovery_code", { user_id: "old", code_hash: "hash" });
}

async function insert(name: string, row: Record<string, unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const table = tables.find((candidate) => candidate.name === name);
  if (table === undefined) return;
  const columns = new Set(table.columns.map((column) => column.name));
  const existingColumns = Object.entries(row).filter(([column]) => columns.has(column));
  await db.insertInto(name).values(Object.fromEntries(existingColumns)).execute();
}

function toJson(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value;
}
