import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import sharp from "sharp";
import { admin, helper, openSite } from "../support/site.ts";

const sameEverywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};
const notOfOurs = /^(?:access-control-|server$|x-powered-by$)/;

it("Every kind of response has the security headers, from 200 to 503", async () => {
  const site = await openSite("sqlite", {
    isSeeded: true,
    environment: { SITE_URL: "https://clinic.example" },
  });
  const cookie = await site.signIn(admin);
  const asHelper = await site.signIn(helper);
  const asset = readdirSync(join(import.meta.dirname, "../../build/client/static/js"))[0];
  const form = new FormData();
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#123" } }).png();
  form.append("image", new Blob([new Uint8Array(await picture.toBuffer())]), "a.png");
  const encoded = new Response(form);
  const uploaded = await site.send({
    method: "POST",
    url: "/api/upload",
    cookie,
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const get = (url: string, headers: Record<string, string> = {}) => site.send({ url, headers });
  const known = async (url: string) =>
    get(url, { "if-none-match": String((await get(url)).headers.etag) });
  const message = { name: "I", email: "i@northbloom.example", phone: "4165550199", message: "x" };
  const json = { "content-type": "application/json" };
  const post = (url: string, payload: string, headers: Record<string, string> = json) =>
    site.send({ method: "POST", url, payload, headers });

  const answers: [status: number, reply: Promise<Awaited<ReturnType<typeof site.get>>>][] = [
    [200, Promise.resolve(uploaded)],
    ...["/", "/about.data", "/blogs", "/healthz", "/login", `/static/js/${asset}`].map(
      (url): [number, ReturnType<typeof get>] => [200, get(url)],
    ),
    [200, site.get("/admin", cookie)],
    [200, site.get("/api/staff/messages", cookie)],
    [200, get(uploaded.body)],
    [301, get("/home")],
    [302, get("/admin")],
    [202, get("/admin.data")],
    [304, known("/about")],
    [304, known(`/static/js/${asset}`)],
    [304, known(uploaded.body)],
    [400, post("/send-quote", "{}")],
    [400, post("/send-quote", "{".repeat(9000))],
    [401, get("/api/staff/messages")],
    [403, site.get("/api/staff/messages", asHelper)],
    [403, post("/send-quote", "{}", { ...json, origin: "https://evil.example" })],
    [404, get("/nowhere")],
    [404, get("/static/js/none.js")],
    [404, get("/uploads/none.webp")],
    [413, post("/send-quote", JSON.stringify({ ...message, message: "x".repeat(20_000) }))],
    [415, post("/send-quote", "x", { "content-type": "text/plain" })],
    [421, get("/", { host: "evil.example" })],
  ];
  for (const [status, reply] of answers) isCovered(await reply, status);

  await site.db.schema.dropTable("message_outbox").execute();
  isCovered(await site.post("/send-quote", message), 500);
  const guess = () =>
    site.send({
      method: "POST",
      url: "/api/users/login",
      remoteAddress: "203.0.113.9",
      payload: { email: admin.email, password: "wrong-password" },
    });
  for (let i = 0; i < 5; i += 1) await guess();
  isCovered(await guess(), 429);
  await site.db.destroy();
  isCovered(await get("/readyz"), 503);
  await site.close();
});

function isCovered({ statusCode, headers, raw }: Reply, status: number): void {
  const told = `${status} ${raw.req.method} ${raw.req.url}`;
  assert.equal(statusCode, status, told);
  for (const [name, value] of Object.entries(sameEverywhere))
    assert.equal(headers[name], value, `${told} ${name}`);
  const policy = String(headers["content-security-policy"]);
  assert.match(policy, /^default-src 'none'; /, told);
  const isUploaded = raw.req.url?.startsWith("/uploads/") && status !== 404;
  assert.match(policy, isUploaded ? /sandbox/ : /frame-ancestors 'none'/, told);
  const resource = isUploaded ? "cross-origin" : "same-origin";
  assert.equal(headers["cross-origin-resource-policy"], resource, told);
  for (const name of Object.keys(headers)) assert.doesNotMatch(name, notOfOurs, told);
}

type Reply = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>["get"]>>;
