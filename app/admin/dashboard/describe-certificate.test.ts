import assert from "node:assert/strict";
import { it } from "node:test";
import { describeCertificate } from "./describe-certificate.ts";

it("The certificate is yellow in the last fifth of its time, red on its last day, and neutral if not known", () => {
  const certificate = {
    validFrom: new Date("2026-01-01T12:00:00Z"),
    validTo: new Date("2026-04-11T12:00:00Z"),
  };
  const describe = (now: string) => describeCertificate(certificate, new Date(now));
  assert.deepEqual(describe("2026-03-22T11:59:00Z"), {
    level: "fine",
    title: "Certificate is valid",
    text: "Until April 11, 2026.",
  });
  assert.equal(describe("2026-03-22T12:01:00Z").level, "attention");
  assert.equal(describe("2026-04-10T12:01:00Z").level, "broken");
  assert.equal(describe("2026-04-11T12:00:00Z").title, "The certificate has expired");
  assert.equal(describeCertificate(undefined, new Date()).level, "unknown");
});
