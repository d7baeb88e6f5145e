import assert from "node:assert/strict";
import { it } from "node:test";
import Fastify from "fastify";
import { createForeignHostLog, explainForeignHost, getSiblingHost } from "./own-hosts.ts";

it("Only a domain name has a sibling with or without www", () => {
  assert.equal(getSiblingHost("https://clinic.example"), "www.clinic.example");
  assert.equal(getSiblingHost("https://www.clinic.example:8443"), "clinic.example:8443");
  for (const siteUrl of ["http://localhost:3000", "http://127.0.0.1:3000", "https://[::1]"])
    assert.equal(getSiblingHost(siteUrl), undefined, siteUrl);
});

it("A foreign host is explained by a SITE_URL that is missing or different", () => {
  assert.match(explainForeignHost("http://localhost:3000"), /SITE_URL is missing/);
  assert.match(explainForeignHost("https://clinic.example"), /SITE_URL is a different address/);
});

it("The log names each foreign host once, and only the first ten", () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  const logForeignHost = createForeignHostLog(log, "http://localhost:3000");
  for (let i = 0; i < 30; i += 1) logForeignHost(`scanner-${i % 15}.example`);
  assert.equal(lines.length, 10);
  const { host, siteUrl, msg } = JSON.parse(lines[0] ?? "");
  assert.deepEqual([host, siteUrl], ["scanner-0.example", "http://localhost:3000"]);
  assert.match(msg, /SITE_URL is missing/);
});
