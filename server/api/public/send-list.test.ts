import assert from "node:assert/strict";
import { describe, it } from "node:test";
import Fastify from "fastify";
import Type from "typebox";
import { sendList } from "./send-list.ts";

describe("sending a long list", () => {
  const item = Type.Object({ text: Type.String() });
  const failure = Object.assign(new Error("The database is away."), { statusCode: 503 });

  /** Fails after some batches, or ends. */
  async function send(encoding: string, { batches, fails }: { batches: number; fails: boolean }) {
    const app = Fastify();
    app.get("/", (request, reply) =>
      sendList(request, reply, {
        message: "A list.",
        item,
        batches: (async function* () {
          for (let number = 0; number < batches; number += 1)
            yield [{ text: `${number} ${"x".repeat(200_000)}` }];
          if (fails) throw failure;
        })(),
      }),
    );
    try {
      const origin = await app.listen({ port: 0, host: "127.0.0.1" });
      const response = await fetch(origin, { headers: { "accept-encoding": encoding } });
      const { status, headers } = response;
      return { status, encoding: headers.get("content-encoding"), body: await response.json() };
    } finally {
      await app.close();
    }
  }

  for (const encoding of ["identity", "gzip", "br"]) {
    it(`A failure before the first batch is an error with its status, with ${encoding}`, async () => {
      const { body, ...response } = await send(encoding, { batches: 0, fails: true });
      assert.deepEqual(response, { status: 503, encoding: null });
      assert.equal(body.message, "The database is away.");
    });

    it(`A list that ends is complete, and may be empty, with ${encoding}`, async () => {
      const { body, status } = await send(encoding, { batches: 3, fails: false });
      assert.equal(status, 200);
      assert.equal(body.data.length, 3);
      assert.deepEqual((await send(encoding, { batches: 0, fails: false })).body, {
        status: "success",
        message: "A list.",
        data: [],
      });
    });
  }

  it("A failure after the first bytes ends the connection, so that no part passes for the whole", () =>
    assert.rejects(send("identity", { batches: 3, fails: true }), TypeError));
});
