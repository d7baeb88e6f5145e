import assert from "node:assert/strict";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { it } from "node:test";
import { findFreePort } from "./support/find-free-port.ts";
import { createFreshDatabase } from "./support/fresh-database.ts";
import { startSite } from "./support/site-process.ts";

it("While the database is away, each failed request writes one line with the cause and no stack", async () => {
  const { environment, remove } = await createFreshDatabase("sqlite");
  const port = String(await findFreePort());
  const site = await startSite({ ...environment, PORT: port, LOG_LEVEL: "warn" });
  const file = join(environment.DATA_DIR ?? "", "site.sqlite");
  await rename(file, `${file}.away`);
  const requestIds: string[] = [];
  for (const path of ["/blog?page=2", "/blogs?limit=7", "/blog/missing.data"]) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    assert.equal(response.status, 503, path);
    requestIds.push(response.headers.get("x-request-id") ?? "");
  }
  await rename(`${file}.away`, file);
  site.child.kill("SIGTERM");
  assert.equal(await site.exitCode, 0);
  const lines = (await site.output).split("\n").filter((line) => line.startsWith("{"));
  const entries = lines.map((line) => JSON.parse(line));
  for (const id of requestIds) {
    const own = entries.filter(({ reqId }) => reqId === id);
    assert.equal(own.length, 1, JSON.stringify(own));
    assert.match(own[0].reason, /database file/);
    assert.equal(own[0].err, undefined);
  }
  await remove();
});
