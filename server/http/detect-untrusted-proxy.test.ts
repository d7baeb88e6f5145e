import assert from "node:assert/strict";
import { describe, it } from "node:test";
import Fastify from "fastify";
import { admin, openSite } from "../../tests/support/open-site.ts";
import { detectUntrustedProxy } from "./detect-untrusted-proxy.ts";

const forwarded = { "x-forwarded-for": "198.51.100.7" };

async function watch(trustProxy: string[], siteUrl = "https://clinic.example") {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line) => lines.push(line) } } });
  const proxy = detectUntrustedProxy(app, { siteUrl, trustProxy });
  const behind: boolean[] = [];
  app.get("/", async (request) => {
    behind.push(proxy.isBehind(request));
    return "";
  });
  const sendRequest = (remoteAddress: string, headers: Record<string, string> = forwarded) =>
    app.inject({ url: "/", remoteAddress, headers });
  return { sendRequest, proxy, lines, behind };
}

describe("an untrusted proxy", () => {
  it("An untrusted proxy is logged once", async () => {
    const { sendRequest, proxy, lines } = await watch([]);
    assert.equal(proxy.getDetectedIp(), undefined);
    for (let i = 0; i < 3; i += 1) await sendRequest("10.0.0.9");
    assert.equal(proxy.getDetectedIp(), "10.0.0.9");
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? "", /TRUST_PROXY/);
    assert.doesNotMatch(lines[0] ?? "", /198\.51\.100\.7/);
  });

  it("No warning appears for a trusted proxy, a request that is not forwarded, or a site without HTTPS", async () => {
    for (const [trustProxy, peer] of [
      [["10.0.0.9"], "10.0.0.9"],
      [["10.0.0.0/8"], "::ffff:10.0.0.9"],
      [["uniquelocal"], "172.16.3.4"],
      [["loopback"], "::1"],
      [["linklocal"], "fe80::1"],
      [["fd00::/8"], "fd12::9"],
    ] as const) {
      const { sendRequest, proxy } = await watch([...trustProxy]);
      await sendRequest(peer);
      assert.equal(proxy.getDetectedIp(), undefined, `${trustProxy} ${peer}`);
    }
    const nothing = await watch([]);
    await nothing.sendRequest("10.0.0.9", {});
    assert.equal(nothing.proxy.getDetectedIp(), undefined);
    const plain = await watch([], "http://clinic.example");
    await plain.sendRequest("10.0.0.9");
    assert.equal(plain.proxy.getDetectedIp(), undefined);
  });

  it("Visitors behind an untrusted proxy on this machine or network are recognized as sharing its IP", async () => {
    const { sendRequest, behind } = await watch(["10.0.0.9"]);
    for (const peer of ["127.0.0.1", "::ffff:192.168.1.2", "10.0.0.9", "203.0.113.9"])
      await sendRequest(peer);
    await sendRequest("127.0.0.1", {});
    assert.deepEqual(behind, [true, true, false, false, false]);
    const plain = await watch([], "http://localhost:3000");
    await plain.sendRequest("127.0.0.1");
    assert.deepEqual(plain.behind, [false]);
  });

  it("The staff dashboard warns of an untrusted proxy", async () => {
    const site = await openSite("sqlite", { environment: { SITE_URL: "https://clinic.example" } });
    try {
      const cookie = await site.signIn(admin);
      assert.doesNotMatch((await site.get("/admin", cookie)).body, /TRUST_PROXY/);
      await site.send({
        method: "GET",
        url: "/login",
        remoteAddress: "10.0.0.9",
        headers: forwarded,
      });
      const { body } = await site.get("/admin", cookie);
      assert.match(body, /TRUST_PROXY/);
      assert.match(body, /10\.0\.0\.9/);
    } finally {
      await site.close();
    }
  });
});
