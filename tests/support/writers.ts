import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { admin } from "./site.ts";

export interface Acknowledged {
  messages: string[];
  posts: string[];
  images: string[];
}

const newText = (kind: string) => `${kind} ${randomUUID()}`;

/**
 * Starts eight writers: four send messages, two write posts, two upload pictures. They continue until
 * stopped; failures before the site listens are expected.
 */
export function startWriters(origin: string, cookie: string) {
  const acknowledged: Acknowledged = { messages: [], posts: [], images: [] };
  const unexpected: string[] = [];
  let isStopped = false;
  let address = 0;

  const jobs = [
    ...Array(4).fill(sendMessage),
    ...Array(2).fill(writePost),
    ...Array(2).fill(sendPicture),
  ] as (() => Promise<void>)[];
  const writing = Promise.all(jobs.map(goOn));

  async function goOn(write: () => Promise<void>): Promise<void> {
    while (!isStopped) await write().catch((error: unknown) => noteUnless(isBroken, error));
  }

  async function sendMessage(): Promise<void> {
    const message = newText("message");
    address = (address + 1) % 250;
    const reply = await post("/send-quote", JSON.stringify({ ...visitor, message }), {
      "content-type": "application/json",
      "x-forwarded-for": `192.0.2.${address}`,
    });
    if (reply.ok && (await reply.json()).msg === "success") acknowledged.messages.push(message);
    else note(reply);
  }

  async function writePost(): Promise<void> {
    const title = newText("post");
    const blogs_content = [{ heading: "One", paragraph: `<p>${"Words. ".repeat(500)}</p>` }];
    const body = JSON.stringify({ title, slug_url: title, blogs_content, status: "draft" });
    const reply = await post("/blog", body, { "content-type": "application/json", cookie });
    if (reply.ok && (await reply.json()).status === "success") acknowledged.posts.push(title);
    else note(reply);
  }

  async function sendPicture(): Promise<void> {
    const body = new FormData();
    const picture = await drawPicture();
    body.set("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "one.png");
    const reply = await post("/api/upload", body, { cookie });
    const text = await reply.text();
    if (reply.ok) acknowledged.images.push(text);
    else note(reply);
  }

  function post(path: string, body: string | FormData, headers: Record<string, string>) {
    return fetch(origin + path, { method: "POST", body, headers });
  }

  /** Rate limits and overload are expected responses; anything else is not. */
  function note({ status, url }: Response): void {
    if (status !== 429 && status !== 503) unexpected.push(`${status} ${url}`);
  }

  function noteUnless(isFine: (error: unknown) => boolean, error: unknown): void {
    if (!isFine(error)) unexpected.push(String(error));
  }

  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await writing;
      assert.deepEqual(unexpected, []);
    },
  };
}

export async function signInAt(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: admin.email, password: admin.password }),
  });
  assert.equal(reply.status, 200);
  return reply.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}

const visitor = { name: "Imani", email: "imani@northbloom.example", phone: "4165550199" };

function isBroken(error: unknown): boolean {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  const codes = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];
  return name === "AbortError" || codes.includes(cause?.code ?? "");
}

function drawPicture(): Promise<Buffer> {
  const [r, g, b] = [0, 0, 0].map(() => Math.floor(Math.random() * 256));
  const background = { r: r ?? 0, g: g ?? 0, b: b ?? 0 };
  return sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}
