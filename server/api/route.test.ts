import assert from "node:assert/strict";
import { it } from "node:test";
import Fastify from "fastify";
import Type from "typebox";
import { dataResponse } from "#domain/fields/endpoint.server.ts";
import { route } from "./route.ts";

it("A handler that sends its own response sends nothing else, and the log has no warning", async () => {
  const warnings: string[] = [];
  const stream = { write: (line: string) => warnings.push(line) };
  const app = Fastify({ logger: { level: "warn", stream } });
  route(app, {
    ...{ method: "GET", url: "/moved", operationId: "move", summary: "Moves" },
    reply: dataResponse(Type.Object({})),
    handler: async (_request, reply) => reply.redirect("/elsewhere", 303),
  });
  const { statusCode, headers } = await app.inject("/moved");
  assert.deepEqual([statusCode, headers.location], [303, "/elsewhere"]);
  await app.close();
  assert.deepEqual(warnings, []);
});
