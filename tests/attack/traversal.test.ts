import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { after, before, describe, it } from "node:test";
import { freePort } from "../support/free-port.ts";
import { sendRaw, statusesIn } from "../support/raw-request.ts";
import { openSite, type Site } from "../support/site.ts";

/** What would lead one folder up if someone decoded it once too often, or not often enough. */
const ups = [
  ...["../", "./../", "/../", "//../", ".././", "..//", "....//", "....\\/", "...//"],
  ...["..%2f", "..%2F", "%2e%2e/", "%2e%2E/", "%2E%2E%2F", "%2e%2e%2f"],
  ...["%2e./", ".%2e/", ".%2E%2f"],
  ...["..\\", "..%5c", "..%5C", "%2e%2e\\", "%2e%2e%5c", "%2e.%5C", "..%5c%2f", "..\\/"],
  ...["..%252f", "%252e%252e%252f", "%252E%252E/", "..%255c", "%252e%252e%255c"],
  ...["..%25252f", "%25252e%25252e%25252f", "%%32%65%%32%65%%32%66", "..%%35%63"],
  ...["..%c0%af", "%c0%ae%c0%ae/", "%c0%ae%c0%ae%c0%af", "..%c1%9c", "..%e0%80%af"],
  ...["%e0%80%ae%e0%80%ae%e0%80%af", "..%f0%80%80%af", "..%c0%2f", "..%uFF0F", "..%u2215"],
  ...["..%ef%bc%8f", "%ef%bc%8e%ef%bc%8e/", "..%e2%88%95", "..%e2%81%84", "%e2%80%a5/"],
  ...["..%ef%bc%bc", "%e2%80%a4%e2%80%a4/", "..%00/", "..%00%2f", ".%00./", "%00../"],
  ...["..;/", "..;x=1/", "..%3b/", "..%0a/", "..%0d%0a/", "..%09/", "..%20/", "../%20/../"],
  ...["x/../../", "x%2f..%2f..%2f", ".. /", "..?/", "..#/", "..%23/", "..%3f/"],
];

/** Where it could lead from the folder of the built files, or whichever is near it. */
const secrets = ["server/index.js", "package.json", "etc/passwd"];
const client = join(import.meta.dirname, "../../build/client");
const folders: [address: string, onDisk: string][] = [
  ["/", ""],
  ["/static/", "static"],
  ["/static/js/", "static/js"],
];
/** Served from the database and by name; whoever served them from a disk one day is asked for this. */
const others = ["/uploads/", "/pictures/blog/"];

/** Whole addresses that name a file by themselves, or make a path end where it does not. */
const elsewhere = (port: number, file: string) => [
  ...[`/static/${file}`, `/static//${file}`, `/static/%2f${file.slice(1)}`, `//${file}`],
  ...[`/static/%252f${file.slice(1)}`, `/static/%5c${file.slice(1)}`, `/%2f%2f${file}`],
  ...[`/static/file:${file}`, `/static/file://${file}`, `/file:%2f%2f${file}`, `file://${file}`],
  ...[`/static/C:${file}`, `/static/c:%5c${file}`, `/static/c|${file}`, `/static/~${file}`],
  ...[`/static/\\\\?\\C:${file}`, `/static/%5c%5c.%5c${file}`, `/static/@fs${file}`, `/@fs${file}`],
  ...[`http://localhost:${port}/static/../../..${file}`, `http://localhost:${port}/@fs${file}`],
  ...[`http://localhost:${port}%2f..%2f..${file}`, `localhost:${port}${file}`, `..${file}`],
  ...[`/static/js/..%2f..%2f..%2f..${file}?x`, `/static/?file=${file}`, `/static/#/..${file}`],
  ...[`/static/x?/../../..${file}`, `/static/..%3f/../..${file}`, `/static/.${file}%00.js`],
  ...[`/static${file}.`, `/static${file}%20`, `/static${file}::$DATA`, `/static/.%2f..${file}/.`],
];

describe("who asks for a path that leads out of a folder", () => {
  let site: Site;
  let port: number;
  before(async () => {
    port = await freePort();
    site = await openSite("sqlite", { isSeeded: true, environment: { PORT: String(port) } });
    await site.app.listen({ port, host: "127.0.0.1" });
  });
  after(() => site.close());

  it(`gets nothing, in ${ups.length} spellings from each folder to each file that is there`, async () => {
    assert.equal(new Set(ups).size, ups.length);
    const ways = folders.flatMap(([address, onDisk]) =>
      waysOut(onDisk).map(
        ([depth, file]) =>
          (up: string) =>
            address + up.repeat(depth) + file,
      ),
    );
    for (const address of others) ways.push((up) => `${address}${up.repeat(3)}package.json`);
    for (const up of ups) await Promise.all(ways.map((way) => isRefused(way(up))));
  });

  it("gets nothing by a whole path, another scheme, a drive or an end that is none", async () => {
    for (const file of [
      resolve(client, "../server/index.js"),
      resolve(client, "../../package.json"),
      "/etc/passwd",
    ])
      await Promise.all(elsewhere(port, file).map(isRefused));
  });

  async function isRefused(path: string): Promise<void> {
    const said = await sendRaw(
      port,
      `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
    );
    const [status = 0] = statusesIn(said);
    assert.doesNotMatch(said, /root:x:|"devDependencies"|createRequestHandler/, path);
    assert.match(said, /x-content-type-options: nosniff/i, path);
    assert.doesNotMatch(said, /\nlocation: *(?:\/\/|\/?\\|https?:)/i, path);
    // A question mark ends the path: what is before it may be a page of ours.
    const isPage = /^\/(?:[./]*)?[?#]|^\/\.\.[?#]/.test(path);
    assert.ok(
      [400, 403, 404, 301].includes(status) || (isPage && status === 200),
      `${path} ${status}`,
    );
  }
});

/** Each file that is really there, and how many folders up; the root is above any number of them. */
function waysOut(onDisk: string): [depth: number, file: string][] {
  return secrets.map((file) => {
    const depth = [12, 1, 2, 3, 4].find((ups) =>
      existsSync(resolve(client, onDisk, "../".repeat(ups), file)),
    );
    assert.ok(depth !== undefined, `there is a ${file} to steal`);
    return [depth, file];
  });
}
