import assert from "node:assert/strict";
import { it } from "node:test";
import { openMailServer } from "../../tests/support/mail-server.ts";
import { createCertificateReader } from "./site-certificate.server.ts";

it("The site's certificate is read over TLS once, and is not known without https or a server", async () => {
  const server = await openMailServer({ secure: true });
  const url = server.url.replace("smtp:", "https:");
  const read = createCertificateReader(url);
  const certificate = await read();
  assert.ok(certificate !== undefined && certificate.validFrom < certificate.validTo);
  await server.close();
  assert.equal(await read(), certificate);
  assert.equal(await createCertificateReader(url)(), undefined);
  assert.equal(await createCertificateReader(url.replace("https:", "http:"))(), undefined);
});
