import assert from "node:assert/strict";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import {
  type FetchOptions,
  fetchPicture,
  PictureRefusal,
  PictureTimeout,
} from "./fetch-picture.ts";
import { isPublicAddress } from "./public-address.ts";

describe("fetching a picture", () => {
  let server: Server;
  let respond: RequestListener;
  let port: string;
  let requests = 0;
  before(async () => {
    server = createServer((request, response) => {
      requests += 1;
      respond(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = String((server.address() as AddressInfo).port);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  /** The server of the test counts as public, and nothing else on this machine does. */
  const fetchHere = (path: string, options: FetchOptions = {}) =>
    fetchPicture(`http://pictures.example:${port}${path}`, {
      ports: [port],
      isAllowed: (ip) => ip === "127.0.0.1",
      lookUp: async () => [{ address: "127.0.0.1", family: 4 }],
      ...options,
    });
  const assertRefused = async (
    fetched: Promise<unknown>,
    reason: RegExp,
    expectedRequests: number,
  ) => {
    const before = requests;
    await assert.rejects(fetched, (error: Error) => {
      assert.ok(error instanceof PictureRefusal, String(error));
      assert.match(error.message, reason);
      return true;
    });
    assert.equal(requests - before, expectedRequests);
  };
  const send =
    (body: string, type = "image/png"): RequestListener =>
    (_request, response) => {
      response.writeHead(200, { "content-type": type }).end(body);
    };
  const redirect =
    (location: string): RequestListener =>
    (request, response) => {
      if (request.url === "/there") send("there")(request, response as never);
      else response.writeHead(302, { location }).end();
    };

  it("A picture is fetched, also behind redirects", async () => {
    respond = redirect("/there");
    assert.equal(Buffer.from(await fetchHere("/a.png")).toString(), "there");
  });

  it("Addresses of private networks are refused before anything is sent", async () => {
    const privateUrls = [
      ...["http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://2130706433/"],
      ...["http://0x7f.1/", "http://10.1.2.3/", "http://169.254.169.254/latest/meta-data/"],
      ...["http://[::ffff:127.0.0.1]/", "http://[64:ff9b::7f00:1]/", "http://0.0.0.0/"],
    ];
    for (const url of privateUrls) await assertRefused(fetchPicture(url), /private network/, 0);
    await assertRefused(fetchPicture("http://192.0.43.8:22/"), /port 22 is not one of websites/, 0);
    await assertRefused(fetchPicture("ftp://a.example/x.png"), /no http or https/, 0);
    await assertRefused(fetchPicture("http://me:secret@a.example/x.png"), /has a password/, 0);
  });

  it("A redirect into a private network is refused, and so is an endless one", async () => {
    respond = redirect(`http://127.0.0.2:${port}/`);
    await assertRefused(fetchHere("/a.png"), /private network/, 1);
    respond = redirect("file:///etc/passwd");
    await assertRefused(fetchHere("/a.png"), /no http or https/, 1);
    respond = redirect("/again");
    await assertRefused(fetchHere("/a.png"), /redirects more than 5 times/, 6);
  });

  it("A name is looked up once for each request, and every address that it has must be public", async () => {
    respond = redirect("/there");
    let lookups = 0;
    const answers = ["127.0.0.1", "10.0.0.1"];
    const lookUp = async () => {
      const address = answers[lookups] ?? "10.0.0.1";
      lookups += 1;
      return [{ address, family: 4 }];
    };
    await assertRefused(fetchHere("/a.png", { lookUp }), /private network/, 1);
    assert.equal(lookups, 2);
    const mixed = [
      { address: "127.0.0.1", family: 4 },
      { address: "192.168.0.1", family: 4 },
    ];
    await assertRefused(fetchHere("/a.png", { lookUp: async () => mixed }), /private network/, 0);
  });

  it("Pages, errors and files that are too large are refused, whatever they claim", async () => {
    respond = send("<html>", "text/html; charset=utf-8");
    await assertRefused(fetchHere("/a.png"), /no picture but text\/html/, 1);
    respond = (_request, response) => response.writeHead(404).end();
    await assertRefused(fetchHere("/a.png"), /responds with 404/, 1);
    respond = send("x".repeat(1000));
    await assertRefused(fetchHere("/a.png", { maxBytes: 999 }), /larger than 15 MB/, 1);
    respond = (_request, response) => {
      response.writeHead(200, { "content-type": "image/png" });
      response.write("x".repeat(600));
      response.end("x".repeat(600));
    };
    await assertRefused(fetchHere("/a.png", { maxBytes: 999 }), /larger than 15 MB/, 1);
  });

  it("A server that never finishes is given up", async () => {
    respond = (_request, response) => response.writeHead(200).write("x");
    await assert.rejects(fetchHere("/a.png", { timeoutMs: 50 }), PictureTimeout);
  });

  it("Only addresses of the public internet are public", () => {
    const isPublic = {
      "8.8.8.8": true,
      "172.15.0.1": true,
      "2606:4700::1111": true,
      "172.31.255.255": false,
      "100.64.0.1": false,
      "224.0.0.1": false,
      "255.255.255.255": false,
      "::": false,
      "fe80::1": false,
      "fd00::1": false,
      "ff02::1": false,
      "::ffff:8.8.8.8": false,
      "2002:7f00:1::": false,
      "2001:db8::1": false,
      "no address": false,
    };
    for (const [ip, expected] of Object.entries(isPublic))
      assert.equal(isPublicAddress(ip), expected, ip);
  });
});
