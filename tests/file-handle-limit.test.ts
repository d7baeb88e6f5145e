import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { it } from "node:test";
import { computeMaxConnections } from "#server/http/connection-limit.ts";
import { findFreePort } from "./support/find-free-port.ts";
import { createFreshDatabase } from "./support/fresh-database.ts";
import { startSite } from "./support/site-process.ts";

const maxFileHandles = 200;

it("A site with few file handles drops excess connections and keeps serving", {
  timeout: 120_000,
}, async () => {
  const { environment, remove } = await createFreshDatabase("sqlite");
  const port = await findFreePort();
  const shellPrefix = ["sh", "-c", `ulimit -n ${maxFileHandles} && exec "$@"`, "sh"];
  const site = await startSite(
    { ...environment, PORT: String(port), SEED_DEMO: "false" },
    { commandPrefix: shellPrefix },
  );
  const excess = 60;
  let dropped = 0;
  const sockets: Socket[] = [];
  await new Promise<void>((resolve, reject) => {
    void site.exitCode.then(() => reject(new Error("the process ended")));
    for (let i = 0; i < computeMaxConnections(maxFileHandles) + excess; i += 1) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.once("close", () => {
        dropped += 1;
        if (dropped === excess) resolve();
      });
      sockets.push(socket);
    }
  });
  for (const socket of sockets) socket.destroy();
  const health = await fetchWithRetry(`http://127.0.0.1:${port}/healthz`);
  assert.equal(health.status, 200);
  site.child.kill("SIGTERM");
  assert.equal(await site.exitCode, 0);
  await remove();
});

it("The connection limit leaves file handles for everything else", () => {
  assert.deepEqual([64, 256, 1024, 524_288].map(computeMaxConnections), [32, 156, 924, 5000]);
});

/** The server learns of closed connections a moment later, hence the retries. */
async function fetchWithRetry(url: string): Promise<Response> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await fetch(url);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
