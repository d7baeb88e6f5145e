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
    const { listener } = paceRequests(({ url }) => handled.push(String(url)));
    for (let i = 0; i < 1000; i += 1) listener(...createRequest(`/${i}`));
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
    const { listener } = paceRequests(({ url }) => handled.push(String(url)));
    for (let i = 0; i < 100; i += 1) listener(...createRequest("/nowhere"));
    listener(...createRequest("/healthz"));
    assert.equal(handled.at(-1), "/healthz");
  });

  it("A waiting request is skipped if its client disconnects", async () => {
    const handled: string[] = [];
    const { listener } = paceRequests(({ url }) => handled.push(String(url)));
    const crowd = Array.from({ length: 20 }, (_, i) => createRequest(`/${i}`));
    for (const first of crowd) listener(...first);
    crowd[18]?.[0].destroy();
    await nextTurnOfTheLoop();
    assert.deepEqual(handled.slice(16), ["/16", "/17", "/19"]);
  });

  it("Requests start at once again after a crowd", async () => {
    const handled: string[] = [];
    const { listener } = paceRequests(({ url }) => handled.push(String(url)));
    for (let i = 0; i < 20; i += 1) listener(...createRequest(`/${i}`));
    await nextTurnOfTheLoop();
    await nextTurnOfTheLoop();
    listener(...createRequest("/later"));
    assert.equal(handled.at(-1), "/later");
  });

  it("A turn ends early if its requests take long", async () => {
    let nowMs = 0;
    const handled: string[] = [];
    const { listener } = paceRequests(
      ({ url }) => {
        handled.push(String(url));
        nowMs += 3;
      },
      () => nowMs,
    );
    for (let i = 0; i < 6; i += 1) listener(...createRequest(`/${i}`));
    assert.deepEqual(handled, ["/0", "/1"]);
    await nextTurnOfTheLoop();
    assert.deepEqual(handled, ["/0", "/1", "/2", "/3"]);
    await nextTurnOfTheLoop();
    assert.deepEqual(handled, ["/0", "/1", "/2", "/3", "/4", "/5"]);
  });

  it("A crowd is reported while requests wait and for a second afterwards", async () => {
    let nowMs = 0;
    const { listener, isCrowded } = paceRequests(
      () => undefined,
      () => nowMs,
    );
    for (let i = 0; i < 16; i += 1) listener(...createRequest(`/${i}`));
    assert.equal(isCrowded(), false);
    listener(...createRequest("/16"));
    assert.equal(isCrowded(), true);
    await nextTurnOfTheLoop();
    nowMs = 999;
    assert.equal(isCrowded(), true);
    nowMs = 1000;
    assert.equal(isCrowded(), false);
  });
});
