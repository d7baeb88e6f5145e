import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { it, type TestContext } from "node:test";
import Fastify from "fastify";
import { dropUnreadBodies } from "./body-timeout.ts";
import { HttpError, registerErrorHandlers } from "./http-error.ts";

async function openServer(test: TestContext) {
  const app = Fastify();
  registerErrorHandlers(app);
  dropUnreadBodies(app, 200);
  const onRequest = async () => {
    throw new HttpError(401, "Please sign in.");
  };
  app.post("/closed", { onRequest }, async () => "never");
  await app.listen({ port: 0, host: "127.0.0.1" });
  test.after(() => app.close());
  return (app.server.address() as AddressInfo).port;
}

it("A request that is refused does not keep its connection with a body that never ends", {
  timeout: 5000,
}, async (test) => {
  const port = await openServer(test);
  for (const [path, status] of [
    ["/closed", 401],
    ["/nowhere", 404],
  ]) {
    const client = connect({ port, host: "127.0.0.1" });
    test.after(() => client.destroy());
    client.on("error", () => {});
    client.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`);
    client.write("Content-Length: 9\r\n\r\n{");
    const [answer] = await once(client, "data");
    assert.match(String(answer), new RegExp(`^HTTP/1.1 ${status} `));
    await once(client, "close");
  }
});

it("A refused request whose body arrives leaves the connection to the next one", async (test) => {
  const port = await openServer(test);
  const client = connect({ port, host: "127.0.0.1" });
  test.after(() => client.destroy());
  const head = "POST /closed HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n";
  for (let i = 0; i < 2; i += 1) {
    client.write(`${head}{`);
    assert.match(String(await once(client, "data")), /^HTTP\/1.1 401 /);
    client.write("}");
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  assert.equal(client.destroyed, false);
});
