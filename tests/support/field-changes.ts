import assert from "node:assert/strict";
import { languages } from "#content/languages/language.ts";

export const limit = 240;
export const groupName = "Your way to us";
export const demoText = "The bus of the demo stops in front of the door.";

export type FileEdits = Record<string, (text: string) => string>;

function addColumns(table: string, columns: string[]): FileEdits {
  return {
    [`database/migrations/9999-${table}-field.ts`]: () => `import type { Kysely } from "kysely";

export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ${JSON.stringify(columns)})
    await db.schema
      .alterTable("${table}")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
      .execute();
}
`,
  };
}

export const addedService = { url: "dance-medicine", name: "Dance Medicine", fee: 137 };

const translations = Object.fromEntries(
  languages.map(({ code }) => [code, { name: addedService.name, text: `${addedService.name}.` }]),
);

/** docs/architecture.md lists the files that a new field or service touches. */
export const fieldChanges: Record<string, { maxFiles: number; edits: FileEdits }> = {
  "location page": {
    maxFiles: 4,
    edits: {
      ...addColumns("location_page", ["getting_here", "parking_note"]),
      "domain/location-pages/location-page.ts": insertBefore(
        "  meta_title:",
        `  getting_here: { label: "Getting here", group: "${groupName}", limit: ${limit}, required: true },\n  parking_note: { label: "Parking note", group: "${groupName}", limit: ${limit} },\n`,
      ),
      "app/sections/locations/location-sections.tsx": insertBefore(
        "      <MatchingServices services",
        '      <p className="wrap section">{texts.getting_here}</p>\n      <p>{texts.parking_note}</p>\n',
      ),
      "database/demo/demo-locations.ts": insertBefore(
        "    meta_title:",
        `    getting_here: ${JSON.stringify(demoText)},\n    parking_note: "",\n`,
      ),
    },
  },
  post: {
    maxFiles: 4,
    edits: {
      ...addColumns("post", ["series"]),
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
      ...addColumns("message", ["best_time"]),
      "domain/messages/message.ts": insertBefore(
        "    message: {\n",
        '    best_time: { label: "Best time to call", limit: 60, required: false },\n',
      ),
      "app/admin/messages/message/message-page.tsx": insertBefore(
        "      </dl>",
        '        <Fact term="Best time">{message.best_time}</Fact>\n',
      ),
    },
  },
  "staff user": {
    maxFiles: 5,
    edits: {
      ...addColumns("staff_user", ["job_title"]),
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
  service: {
    // The fourth is its picture.
    maxFiles: 3,
    edits: {
      [`content/services/${addedService.url}.ts`]: () => `import { homeCare } from "./home-care.ts";
import type { Service } from "./service-content.ts";

export const danceMedicine: Service = {
  ...homeCare,
  id: 15,
  ...{ url: "${addedService.url}", heading: "${addedService.name}", menuName: "${addedService.name}" },
  ...{ mentions: /ballet/gi, bookName: "a visit for dancers", metaTitle: "${addedService.name}" },
  questions: [{ title: "Which dances?", content: "All of them." }],
  description: \`\${homeCare.description}<p>Ballet included.</p>\`,
  metaDescription: "For everyone whose feet, knees and back dance: on a stage, at a wedding or in the kitchen.",
  sampleFees: { first: [60, ${addedService.fee}] },
  translations: ${JSON.stringify(translations)},
};
`,
      "content/services/index.ts": replaceParts([
        [
          "import { homeCare }",
          `import { danceMedicine } from "./${addedService.url}.ts";\nimport { homeCare }`,
        ],
        ["  homeCare,\n]", "  homeCare,\n  danceMedicine,\n]"],
      ]),
      "tests/this-clinic/customer-facts.test.ts": replaceParts([
        ["services.length, 14", "services.length, 15"],
        ["carouselExcludedUrl).length, 13", "carouselExcludedUrl).length, 14"],
      ]),
    },
  },
  "list of the clinic": {
    maxFiles: 3,
    edits: {
      "domain/clinic/partners-definition.ts":
        () => `import { text } from "#domain/fields/define-fields.ts";
import { defineCollection } from "./define-content.ts";

declare module "./define-content.ts" {
  interface CollectionKinds {
    partners: true;
  }
}

export const partners = defineCollection("partners", {
  label: "Partners",
  itemLabel: "partner",
  titleField: "name",
  fields: { name: text({ label: "Name", limit: 60, required: true }) },
  defaults: [{ id: 1, name: "The pool next door" }],
});
`,
      "domain/clinic/clinic-definitions.ts": replaceParts([
        [
          "import { providers }",
          'import { partners } from "./partners-definition.ts";\nimport { providers }',
        ],
        ["collections: Collection[] = [", "collections: Collection[] = [partners, "],
      ]),
      "app/pages/accessibility.tsx": replaceParts([
        [
          "import type { Route }",
          'import { dbContext } from "#app/context.ts";\nimport { partners } from "#domain/clinic/partners-definition.ts";\nimport { listEntries } from "#domain/clinic/read-clinic-content.server.ts";\nimport type { Route }',
        ],
        ["export function loader", "export async function loader"],
        [
          "  return {\n    head:",
          "  return {\n    partners: await listEntries(context.get(dbContext), partners),\n    head:",
        ],
        ["AccessibilityPage()", "AccessibilityPage({ loaderData }: Route.ComponentProps)"],
        [
          'heading="Accessibility"',
          'heading={["Accessibility", ...loaderData.partners.map(({ name }) => name)].join(", ")}',
        ],
      ]),
    },
  },
  "field of clinic content": {
    maxFiles: 2,
    edits: {
      "domain/clinic/gallery-definition.ts": replaceParts([
        [
          "    caption: text(",
          '    photographer: text({ label: "Photographer", limit: 60 }),\n    caption: text(',
        ],
        ["    caption,\n", '    caption,\n    photographer: "",\n'],
      ]),
      "app/pages/gallery.tsx": replaceParts([
        ["({ id, caption }, i)", "({ id, caption, photographer }, i)"],
        ["{ ...picture, id, caption,", "{ ...picture, id, caption, photographer,"],
        ["{picture.caption}</figcaption>", "{picture.caption} {picture.photographer}</figcaption>"],
      ]),
    },
  },
};

function insertBefore(line: string, added: string): (text: string) => string {
  return (text) => {
    assert.ok(text.includes(`\n${line}`), `there is no ${line.trim()}`);
    return text.replaceAll(`\n${line}`, `\n${added}${line}`);
  };
}

function replaceParts(parts: [old: string, replacement: string][]): (text: string) => string {
  return (text) =>
    parts.reduce((changed, [old, replacement]) => {
      assert.ok(changed.includes(old), `there is no ${old.trim()}`);
      return changed.replace(old, () => replacement);
    }, text);
}
