import assert from "node:assert/strict";
import { it } from "node:test";
import Fastify from "fastify";
import { type KyselyPlugin, type RootOperationNode, UpdateQueryNode } from "kysely";
import { receiveMessage } from "#domain/messages/receive-message.server.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { startOutboxDelivery } from "./outbox-delivery.ts";

const message = {
  ...{ name: "Imani", email: "imani@northbloom.example", phone: "4165550199" },
  ...{ message: "Hello", formType: "Contact form", submissionId: undefined, suspicion: 0 },
};

for (const [failures, isMarked] of [
  [2, true],
  [Infinity, false],
] as const)
  it(`A mail whose mark as sent ${isMarked ? "cannot be stored at first" : "is never stored"} is neither sent again nor counted as refused by the mail server`, async () => {
    const { db, close } = await openDatabase("sqlite");
    await receiveMessage(db, message);
    let failed = 0;
    const failing: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (marksSent(node) && failed < failures) {
          failed += 1;
          throw new Error("the database is away");
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const ended = Promise.withResolvers<void>();
    const lines: string[] = [];
    const write = (line: string) => {
      lines.push(line);
      if (line.includes("mark")) ended.resolve();
    };
    let sent = 0;
    const delivery = startOutboxDelivery({
      ...{ db: db.withPlugin(failing), log: Fastify({ logger: { stream: { write } } }).log },
      transport: {
        send: async () => {
          sent += 1;
          return [];
        },
        verify: async () => {},
        close: () => {},
      },
      settings: {
        siteUrl: "https://northbloom.example",
        from: { name: "", address: "site@northbloom.example" },
        to: [{ name: "", address: "desk@northbloom.example" }],
        includesMessage: false,
      },
      timing: { pollMs: 5, shutdownTimeoutMs: 5000 },
    });
    const getRow = () => db.selectFrom("message_outbox").selectAll().executeTakeFirstOrThrow();
    if (isMarked) while ((await getRow()).sent_at === null) await new Promise(setImmediate);
    else await ended.promise;
    await delivery.stop();
    assert.equal(sent, 1);
    const { sent_at, last_failure, attempts } = await getRow();
    assert.deepEqual([sent_at !== null, last_failure, attempts], [isMarked, null, 1]);
    assert.equal(/"level":50.*the database is away/.test(lines.join("")), !isMarked);
    await close();
  });

function marksSent(node: RootOperationNode): boolean {
  return UpdateQueryNode.is(node) && JSON.stringify(node.updates).includes('"sent_at"');
}
