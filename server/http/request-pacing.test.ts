import assert from "node:assert/strict";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { describe, it } from "node:test";
import { setImmediate as nextTurnOfTheLoop } from "node:timers/promises";
import { paceRequests } from "./request-pacing.ts";

function createRequest(url: string): [IncomingMessage, ServerResponse] {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  return [request, new ServerResponse(request)];
}

describe("request pacing", () => {
  it("At most 16 of a thousand requests start in one turn of the event loop", async () => {
    const handled: string[] = [];
    const listen = paceRequests(({ url }) => handled.push(String(url)));
    for (let i = 0; i < 1000; i += 1) listen(...createRequest(`/${i}`));
    let before = 0;
    while (handled.length < 1000) {
      assert.ok(handled.length - before <= 16, `${handled.length - before} in one turn`);
      before = handled.length;
      await nextTurnOfTheLoop();
      assert.ok(handled.length > before, "some go on in every turn");
    }
    assert.deepEqual(
      handled,
      Array.from({ length: 1000 }, (_, i) => `/${i}`),
    );
  });

  it("A health check never waits behind a crowd of requests", () => {
    const handled: string[] = [];
    const listen = paceRequests(({ url }) => handled.push(String(url)));
    for (let i = 0; i < 100; i += 1) listen(...createRequest("/nowhere"));
    listen(...createRequest("/healthz"));
    assert.equal(handled.at(-1), "/healthz");
  });

  it("A waiting request is skipped if its client disconnects", async () => {
    const handled: string[] = [];
    const listen = paceRequests(({ url }) => handled.push(String(url)));
    const crowd = Array.from({ length: 20 }, (_, i) => createRequest(`/${i}`));
    for (const first of crowd) listen(...first);
    crowd[18]?.[0].destroy();
    await nextTurnOfTheLoop();
    assert.deepEqual(handled.slice(16), ["/16", "/17", "/19"]);
  });

  it("Requests start at once again after a crowd", async () => {
    const handled: string[] = [];
    const listen = paceRequests(({ url }) => handled.push(String(url)));
    for (let i = 0; i < 20; i += 1) listen(...createRequest(`/${i}`));
    await nextTurnOfTheLoop();
    await nextTurnOfTheLoop();
    listen(...createRequest("/later"));
    assert.equal(handled.at(-1), "/later");
  });
});
