import assert from "node:assert/strict";
import { afterEach, describe, it, mock } from "node:test";
import { requestRestore, requestSave } from "./request-save.ts";

describe("restoring an item that was deleted while somebody was writing", () => {
  afterEach(() => mock.restoreAll());

  function respond(responses: [status: number, body: object][]) {
    const urls: string[] = [];
    mock.method(globalThis, "fetch", async (url: string) => {
      urls.push(url);
      const [status, body] = responses.shift() ?? [500, {}];
      return Response.json(body, { status });
    });
    return urls;
  }

  it("A refused restoration gives the server's reason instead of looking for the item", async () => {
    for (const status of [401, 403, 409, 503]) {
      const message = `Refused with ${status}.`;
      const urls = respond([
        [status, { message }],
        [404, { message: "There is no such post." }],
      ]);
      const result = await requestRestore("post", 7);
      assert.equal(result.kind === "done" ? undefined : result.message, message);
      assert.deepEqual(urls, ["/api/staff/trash/post/7/restore"]);
    }
  });

  it("An item that a colleague has restored already is found", async () => {
    const data = { blog_id: 7, updated_at: "2026-03-01T10:00:00.000Z" };
    const urls = respond([
      [404, { message: "This is not in the trash." }],
      [200, { message: "The post.", data }],
    ]);
    const result = await requestRestore("post", 7);
    assert.deepEqual(result.kind === "done" && result.data, data);
    assert.deepEqual(urls, ["/api/staff/trash/post/7/restore", "/blog/7"]);
  });

  it("Nothing is left of an item that a colleague has deleted for good", async () => {
    respond([
      [404, { message: "This is not in the trash." }],
      [404, { message: "There is no such post." }],
    ]);
    const result = await requestRestore("post", 7);
    assert.equal(result.kind, "done");
    assert.equal(result.kind === "done" && result.data, undefined);
  });
});

it("A creation whose response was lost is found again as the newest of several equal drafts", async () => {
  const draft = { title: "Winter", slug_url: "" };
  const stored = { ...draft, updated_at: "2026-03-01T10:00:00.000Z" };
  const responses: Record<string, object> = {
    "GET /api/staff/posts?slug=": [{ blog_id: 9 }, { blog_id: 7 }],
    "GET /blog/7": { ...stored, blog_id: 7 },
    "GET /blog/9": { ...stored, blog_id: 9 },
    "PUT /blog/9": { ...stored, title: "Winter knees", blog_id: 9 },
  };
  mock.method(globalThis, "fetch", async (url: string, { method = "" }: RequestInit) => {
    const data = responses[`${method} ${url}`];
    return Response.json({ message: "", data }, { status: data ? 200 : 404 });
  });
  const saved = await requestSave<"post", { title: string; slug_url: string }>(
    {
      kind: "post",
      toBody: (values) => values as never,
      fromItem: ({ title, slug_url }) => ({ title, slug_url }),
    },
    { id: undefined, sent: { ...draft, title: "Winter knees" }, updatedAt: undefined, lost: draft },
  );
  mock.restoreAll();
  assert.equal(saved.kind === "done" && saved.data.blog_id, 9);
});
