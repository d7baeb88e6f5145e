import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { it } from "node:test";
import { connectionsWithin } from "#server/connection-limit.ts";
import { freePort } from "./support/free-port.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { startSite } from "./support/process.ts";

const handles = 200;

it("A site with few file handles drops excess connections and keeps serving", {
  timeout: 120_000,
}, async () => {
  const { environment, remove } = await freshDatabase("sqlite");
  const port = await freePort();
  const under = ["sh", "-c", `ulimit -n ${handles} && exec "$@"`, "sh"];
  const site = await startSite(
    { ...environment, PORT: String(port), SEED_DEMO: "false" },
    { under },
  );
  const extra = 60;
  let dropped = 0;
  const sockets: Socket[] = [];
  await new Promise<void>((resolve, reject) => {
    void site.ended.then(() => reject(new Error("the process ended")));
    for (let i = 0; i < connectionsWithin(handles) + extra; i += 1) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.once("close", () => {
        dropped += 1;
        if (dropped === extra) resolve();
      });
      sockets.push(socket);
    }
  });
  for (const socket of sockets) socket.destroy();
  const health = await askUntilFree(`http://127.0.0.1:${port}/healthz`);
  assert.equal(health.status, 200);
  site.child.kill("SIGTERM");
  assert.equal(await site.ended, 0);
  await remove();
});

it("The connection limit leaves file handles for everything else", () => {
  assert.deepEqual([64, 256, 1024, 524_288].map(connectionsWithin), [32, 156, 924, 5000]);
});

/** The server learns of closed connections a moment later, hence the retries. */
async function askUntilFree(url: string): Promise<Response> {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    try {
      return await fetch(url);
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
}
