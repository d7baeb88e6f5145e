import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

// Prints transactions per second.

const [file = "", count = "0"] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table message (message_id integer primary key, name text, email text, message text, received_at text) strict;
  create table message_outbox (message_id integer primary key, mail_id text unique, due_at text) strict;
`);
const message = database.prepare(
  "insert into message (name, email, message, received_at) values (?, ?, ?, ?)",
);
const outbox = database.prepare("insert into message_outbox values (?, ?, ?)");

const startedAt = performance.now();
for (let number = 0; number < Number(count); number += 1) {
  const now = new Date().toISOString();
  database.exec("begin immediate");
  const { lastInsertRowid } = message.run(
    "Imani",
    `v-${number}@northbloom.example`,
    randomUUID(),
    now,
  );
  outbox.run(lastInsertRowid, randomUUID(), now);
  database.exec("commit");
}
process.stdout.write(String(Number(count) / ((performance.now() - startedAt) / 1000)));
database.close();
