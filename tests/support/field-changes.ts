import assert from "node:assert/strict";

export const limit = 240;
export const groupName = "Your way to us";
export const demoText = "The bus of the demo stops in front of the door.";

export type FileEdits = Record<string, (text: string) => string>;

function addColumn(table: string, column: string): FileEdits {
  return {
    [`database/migrations/9999-${table}-field.ts`]: () => `import type { Kysely } from "kysely";

export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("${table}")
    .addColumn("${column}", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
`,
  };
}

/** docs/architecture.md promises how many files a new field touches. */
export const fieldChanges: Record<string, { maxFiles: number; edits: FileEdits }> = {
  "location page": {
    maxFiles: 4,
    edits: {
      ...addColumn("location_page", "getting_here"),
      "domain/location-pages/location-page.ts": insertBefore(
        "  meta_title:",
        `  getting_here: { label: "Getting here", group: "${groupName}", limit: ${limit}, required: true },\n`,
      ),
      "app/sections/locations/location-sections.tsx": insertBefore(
        "      <MatchingServices services",
        '      <p className="wrap section">{texts.getting_here}</p>\n',
      ),
      "database/demo/demo-locations.ts": insertBefore(
        "    meta_title:",
        `    getting_here: ${JSON.stringify(demoText)},\n`,
      ),
    },
  },
  post: {
    maxFiles: 4,
    edits: {
      ...addColumn("post", "series"),
      "domain/posts/post.ts": insertBefore(
        "  metaTitle:",
        '  series: { label: "Series", limit: 60, required: false },\n',
      ),
      "app/sections/posts/post-article-data.server.ts": insertBefore(
        "    readingMinutes:",
        "    series: post.series,\n",
      ),
      "app/sections/posts/post-article.tsx": insertBefore(
        "            <span>{post.readingMinutes}-minute read</span>",
        "            <span>{post.series}</span>\n",
      ),
    },
  },
  message: {
    maxFiles: 5,
    edits: {
      ...addColumn("message", "best_time"),
      "domain/messages/message.ts": insertBefore(
        "    message: {\n",
        '    best_time: { label: "Best time to call", limit: 60, required: false },\n',
      ),
      "app/admin/messages/message-page.tsx": insertBefore(
        "      </dl>",
        '        <Fact term="Best time">{message.best_time}</Fact>\n',
      ),
    },
  },
  "staff user": {
    maxFiles: 5,
    edits: {
      ...addColumn("staff_user", "job_title"),
      "domain/staff/staff-user.ts": insertBefore(
        "  email: { ...email, requiredMessage",
        '  job_title: { label: "Job title", limit: 60, required: false },\n',
      ),
      "app/admin/account/user-row.tsx": insertBefore(
        '      <p className="text-s text-muted [overflow-wrap:anywhere]">{email}</p>',
        "      <p>{user.job_title}</p>\n",
      ),
    },
  },
};
function insertBefore(line: string, added: string): (text: string) => string {
  return (text) => {
    assert.ok(text.includes(`\n${line}`), `there is no ${line.trim()}`);
    return text.replaceAll(`\n${line}`, `\n${added}${line}`);
  };
}
