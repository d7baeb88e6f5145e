import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { admin, visitor } from "./open-site.ts";

export interface Acknowledged {
  messages: string[];
  posts: string[];
  images: string[];
}

const createUniqueText = (kind: string) => `${kind} ${randomUUID()}`;

/** Failures before the site listens are expected. */
export function startWriters(origin: string, cookie: string) {
  const acknowledged: Acknowledged = { messages: [], posts: [], images: [] };
  const unexpectedErrors: string[] = [];
  let isStopped = false;
  let ipIndex = 0;

  const writers = [
    ...Array(4).fill(sendMessage),
    ...Array(2).fill(writePost),
    ...Array(2).fill(uploadPicture),
  ] as (() => Promise<void>)[];
  const running = Promise.all(writers.map(writeUntilStopped));

  async function writeUntilStopped(write: () => Promise<void>): Promise<void> {
    while (!isStopped)
      await write().catch((error: unknown) => {
        if (!isConnectionError(error)) unexpectedErrors.push(String(error));
      });
  }

  async function sendMessage(): Promise<void> {
    const message = createUniqueText("message");
    ipIndex = (ipIndex + 1) % 250;
    const response = await sendVisitorMessage(origin, message, `192.0.2.${ipIndex}`);
    if (response.ok && (await response.json()).msg === "success")
      acknowledged.messages.push(message);
    else recordUnexpectedStatus(response);
  }

  async function writePost(): Promise<void> {
    const title = createUniqueText("post");
    const blogs_content = [{ heading: "One", paragraph: `<p>${"Words. ".repeat(500)}</p>` }];
    const body = JSON.stringify({ title, slug_url: title, blogs_content, status: "draft" });
    const response = await post("/blog", body, { "content-type": "application/json", cookie });
    if (response.ok && (await response.json()).status === "success") acknowledged.posts.push(title);
    else recordUnexpectedStatus(response);
  }

  async function uploadPicture(): Promise<void> {
    const body = new FormData();
    const picture = await drawUniquePicture();
    body.set("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "one.png");
    const response = await post("/api/upload", body, { cookie });
    const text = await response.text();
    if (response.ok) acknowledged.images.push(text);
    else recordUnexpectedStatus(response);
  }

  function post(path: string, body: string | FormData, headers: Record<string, string>) {
    return fetch(origin + path, { method: "POST", body, headers });
  }

  function recordUnexpectedStatus({ status, url }: Response): void {
    if (status !== 429 && status !== 503) unexpectedErrors.push(`${status} ${url}`);
  }

  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await running;
      assert.deepEqual(unexpectedErrors, []);
    },
  };
}

/** `ip` is the visitor's address as a proxy reports it. */
export function sendVisitorMessage(
  origin: string,
  message: string,
  ip?: string,
): Promise<Response> {
  return fetch(`${origin}/send-quote`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(ip && { "x-forwarded-for": ip }) },
    body: JSON.stringify({ ...visitor, message }),
  });
}

/** A site that has just started on a busy machine may ask to come back in a moment. */
export async function signInTo(origin: string): Promise<string> {
  const signIn = () =>
    fetch(`${origin}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: admin.email, password: admin.password }),
    });
  let response = await signIn();
  for (let attempt = 1; response.status === 503 && attempt < maxSignIns; attempt += 1) {
    await wait(retryMs);
    response = await signIn();
  }
  assert.equal(response.status, 200);
  return response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}

const maxSignIns = 30;
const retryMs = 1000;

function isConnectionError(error: unknown): boolean {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  const codes = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];
  return name === "AbortError" || codes.includes(cause?.code ?? "");
}

function drawUniquePicture(): Promise<Buffer> {
  const [r, g, b] = [0, 0, 0].map(() => Math.floor(Math.random() * 256));
  const background = { r: r ?? 0, g: g ?? 0, b: b ?? 0 };
  return sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}
