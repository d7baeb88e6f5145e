import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";
import { callEndpoint } from "./call-endpoint.ts";

describe("calls of the API", () => {
  it("Only server errors, timeouts and too many requests count as failures that a retry may resolve", async (t) => {
    t.after(() => mock.restoreAll());
    const kinds = new Map<number, string>();
    for (const status of [400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503]) {
      mock.method(globalThis, "fetch", async () => Response.json({ message: "No." }, { status }));
      const { kind } = await callEndpoint("GET /api/users/session");
      kinds.set(status, kind);
    }
    assert.deepEqual(Object.fromEntries(kinds), {
      400: "refused",
      401: "signed-out",
      403: "forbidden",
      404: "gone",
      408: "failed",
      409: "conflict",
      413: "refused",
      415: "refused",
      429: "failed",
      500: "failed",
      503: "failed",
    });
  });

  it("A text that a proxy refuses as too large is no lost connection", async (t) => {
    t.after(() => mock.restoreAll());
    for (const body of ["", "<h1>413 Request Entity Too Large</h1>"]) {
      mock.method(globalThis, "fetch", async () => new Response(body, { status: 413 }));
      const result = await callEndpoint("GET /api/users/session");
      assert.ok(result.kind === "refused");
      assert.match(result.message, /too large/);
    }
    mock.method(globalThis, "fetch", async () => new Response("Bad Gateway", { status: 502 }));
    assert.equal((await callEndpoint("GET /api/users/session")).kind, "unreachable");
  });
});
