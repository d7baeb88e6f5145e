import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { after, before, describe, it } from "node:test";
import { findFreePort } from "../support/find-free-port.ts";
import { openSite, type Site } from "../support/open-site.ts";
import { parseStatuses, sendRaw } from "../support/send-raw.ts";

/** Spellings that lead one folder up if they are decoded once too often or too rarely. */
const traversalSpellings = [
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

const targetFiles = ["server/index.js", "package.json", "etc/passwd"];
const clientFolder = join(import.meta.dirname, "../../build/client");
const folders: [address: string, onDisk: string][] = [
  ["/", ""],
  ["/static/", "static"],
  ["/static/js/", "static/js"],
];
/** Served from the database by name; a later version might serve them from the disk. */
const virtualFolders = ["/uploads/", "/pictures/blog/"];

const listAbsoluteUrls = (port: number, file: string) => [
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

describe("path traversal", () => {
  let site: Site;
  let port: number;
  before(async () => {
    port = await findFreePort();
    site = await openSite("sqlite", { isSeeded: true, environment: { PORT: String(port) } });
    await site.app.listen({ port, host: "127.0.0.1" });
  });
  after(() => site.close());

  it(`No path traversal in ${traversalSpellings.length} spellings reaches a file`, async () => {
    assert.equal(new Set(traversalSpellings).size, traversalSpellings.length);
    const pathBuilders = folders.flatMap(([folderUrl, folderOnDisk]) =>
      findTargets(folderOnDisk).map(
        ([depth, file]) =>
          (spelling: string) =>
            folderUrl + spelling.repeat(depth) + file,
      ),
    );
    for (const folderUrl of virtualFolders)
      pathBuilders.push((spelling) => `${folderUrl}${spelling.repeat(3)}package.json`);
    for (const spelling of traversalSpellings)
      await Promise.all(pathBuilders.map((buildPath) => assertRefused(buildPath(spelling))));
  });

  it("No absolute path, other scheme, drive letter or hidden path end reaches a file", async () => {
    for (const file of [
      resolve(clientFolder, "../server/index.js"),
      resolve(clientFolder, "../../package.json"),
      "/etc/passwd",
    ])
      await Promise.all(listAbsoluteUrls(port, file).map(assertRefused));
  });

  async function assertRefused(path: string): Promise<void> {
    const output = await sendRaw(
      port,
      `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
    );
    const [status = 0] = parseStatuses(output);
    assert.doesNotMatch(output, /root:x:|"devDependencies"|createRequestHandler/, path);
    assert.match(output, /x-content-type-options: nosniff/i, path);
    assert.doesNotMatch(output, /\nlocation: *(?:\/\/|\/?\\|https?:)/i, path);
    // A question mark ends the path, so the part before it may be a page.
    const isPage = /^\/(?:[./]*)?[?#]|^\/\.\.[?#]/.test(path);
    assert.ok(
      [400, 403, 404, 301].includes(status) || (isPage && status === 200),
      `${path} ${status}`,
    );
  }
});

/** Twelve folders up reach the root from anywhere. */
function findTargets(folderOnDisk: string): [depth: number, file: string][] {
  return targetFiles.map((file) => {
    const depth = [12, 1, 2, 3, 4].find((traversalSpellings) =>
      existsSync(resolve(clientFolder, folderOnDisk, "../".repeat(traversalSpellings), file)),
    );
    assert.ok(depth !== undefined, `there is a ${file} to steal`);
    return [depth, file];
  });
}
