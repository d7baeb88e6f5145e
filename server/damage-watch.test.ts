import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import Fastify from "fastify";
import { watchForDamage } from "./damage-watch.ts";

const dayMs = 24 * 60 * 60 * 1000;

it("Damage of the database is looked for each day, and told in the log until it is gone", async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  const found = [undefined, "post.blogs_content", undefined];
  mock.timers.enable({ apis: ["setInterval"] });
  const watch = watchForDamage(app, async () => found.shift());
  const seen: (string | undefined)[] = [];
  for (let day = 0; day < 3; day += 1) {
    mock.timers.tick(dayMs);
    await nextTurn();
    seen.push(watch.seen());
  }
  assert.deepEqual(seen, [undefined, "post.blogs_content", undefined]);
  assert.match(lines.join(""), /"level":50.*"damage":"post\.blogs_content".*database is damaged/);
  assert.equal(lines.length, 1);
  await app.close();
  mock.timers.reset();
});
