import { connect } from "#database/connect.ts";
import { addFakeContent, hasStaffContent } from "#database/demo/fake-content.ts";
import { addFakeMessages } from "#database/demo/fake-messages.ts";
import { seedDemo } from "#database/demo/seed-demo.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { ensureCategories } from "#domain/posts/categories.server.ts";
import { readConfig } from "#server/config.ts";
import { exitWithUsage, readOptions, runScript } from "./run-script.ts";

const usage =
  "npm run seed -- [--posts TOTAL] [--locations TOTAL] [--messages NUMBER] [--among-real-content]";
const { values } = readOptions(usage, {
  options: {
    posts: { type: "string", default: "10000" },
    locations: { type: "string", default: "1000" },
    messages: { type: "string", default: "0" },
    "among-real-content": { type: "boolean", default: false },
  },
});
const requested = { posts: Number(values.posts), locations: Number(values.locations) };
const messages = Number(values.messages);
if (![...Object.values(requested), messages].every(Number.isSafeInteger))
  exitWithUsage(usage, "A number is expected.");
await runScript(async () => {
  await using db = connect(readConfig(process.env));
  await migrateToLatest(db);
  if (!values["among-real-content"] && (await hasStaffContent(db)))
    throw new Error(
      "this database contains content written by staff, so nothing was added. Choose another one with DATA_DIR or DATABASE_URL, or pass --among-real-content",
    );
  await seedDemo(db);
  await ensureCategories(db);
  const added = await addFakeContent(db, requested);
  const addedMessages = await addFakeMessages(db, messages);
  return `Added ${added.posts} posts, ${added.locations} location pages and ${addedMessages} messages.`;
});
