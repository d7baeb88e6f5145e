import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import sharp from "sharp";
import { admin, helper, openSite } from "../support/open-site.ts";

const commonHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};
const forbiddenHeader = /^(?:access-control-|server$|x-powered-by$)/;

it("Every kind of response has the security headers, from 200 to 503", async () => {
  const site = await openSite("sqlite", {
    isSeeded: true,
    environment: { SITE_URL: "https://clinic.example" },
  });
  const cookie = await site.signIn(admin);
  const helperCookie = await site.signIn(helper);
  const assetName = readdirSync(join(import.meta.dirname, "../../build/client/static/js"))[0];
  const uploadForm = new FormData();
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#123" } }).png();
  uploadForm.append("image", new Blob([new Uint8Array(await picture.toBuffer())]), "a.png");
  const encoded = new Response(uploadForm);
  const uploaded = await site.send({
    method: "POST",
    url: "/api/upload",
    cookie,
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const fetchUrl = (url: string, headers: Record<string, string> = {}) =>
    site.send({ url, headers });
  const getCached = async (url: string) =>
    fetchUrl(url, { "if-none-match": String((await fetchUrl(url)).headers.etag) });
  const message = { name: "I", email: "i@northbloom.example", phone: "4165550199", message: "x" };
  const json = { "content-type": "application/json" };
  const postTo = (url: string, payload: string, headers: Record<string, string> = json) =>
    site.send({ method: "POST", url, payload, headers });

  const expectedResponses: [
    status: number,
    reply: Promise<Awaited<ReturnType<typeof site.get>>>,
  ][] = [
    [200, Promise.resolve(uploaded)],
    ...["/", "/about.data", "/blogs", "/healthz", "/login", `/static/js/${assetName}`].map(
      (url): [number, ReturnType<typeof fetchUrl>] => [200, fetchUrl(url)],
    ),
    [200, site.get("/admin", cookie)],
    [200, site.get("/api/staff/messages", cookie)],
    [200, fetchUrl(uploaded.body)],
    [301, fetchUrl("/home")],
    [302, fetchUrl("/admin")],
    [202, fetchUrl("/admin.data")],
    [304, getCached("/about")],
    [304, getCached(`/static/js/${assetName}`)],
    [304, getCached(uploaded.body)],
    [400, postTo("/send-quote", "{}")],
    [400, postTo("/send-quote", "{".repeat(9000))],
    [401, fetchUrl("/api/staff/messages")],
    [403, site.get("/api/staff/messages", helperCookie)],
    [403, postTo("/send-quote", "{}", { ...json, origin: "https://evil.example" })],
    [404, fetchUrl("/nowhere")],
    [404, fetchUrl("/static/js/none.js")],
    [404, fetchUrl("/uploads/none.webp")],
    [413, postTo("/send-quote", JSON.stringify({ ...message, message: "x".repeat(20_000) }))],
    [415, postTo("/send-quote", "x", { "content-type": "text/plain" })],
    [421, fetchUrl("/", { host: "evil.example" })],
  ];
  for (const [status, response] of expectedResponses) assertSecurityHeaders(await response, status);

  await site.db.schema.dropTable("message_outbox").execute();
  assertSecurityHeaders(await site.post("/send-quote", message), 500);
  const failSignIn = () =>
    site.send({
      method: "POST",
      url: "/api/users/login",
      remoteAddress: "203.0.113.9",
      payload: { email: admin.email, password: "wrong-password" },
    });
  for (let i = 0; i < 5; i += 1) await failSignIn();
  assertSecurityHeaders(await failSignIn(), 429);
  await site.db.destroy();
  assertSecurityHeaders(await fetchUrl("/readyz"), 503);
  await site.close();
});

function assertSecurityHeaders({ statusCode, headers, raw }: InjectResponse, status: number): void {
  const responseLabel = `${status} ${raw.req.method} ${raw.req.url}`;
  assert.equal(statusCode, status, responseLabel);
  for (const [name, value] of Object.entries(commonHeaders))
    assert.equal(headers[name], value, `${responseLabel} ${name}`);
  const policy = String(headers["content-security-policy"]);
  assert.match(policy, /^default-src 'none'; /, responseLabel);
  const isUploaded = raw.req.url?.startsWith("/uploads/") && status !== 404;
  assert.match(policy, isUploaded ? /sandbox/ : /frame-ancestors 'none'/, responseLabel);
  const resource = isUploaded ? "cross-origin" : "same-origin";
  assert.equal(headers["cross-origin-resource-policy"], resource, responseLabel);
  for (const name of Object.keys(headers))
    assert.doesNotMatch(name, forbiddenHeader, responseLabel);
}

type InjectResponse = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>["get"]>>;
