import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import openapiTypescript from "openapi-typescript";
import { drawPicture } from "./support/draw-picture.ts";
import { findEntryIds } from "./support/entry-ids.ts";
import { findFreePort } from "./support/find-free-port.ts";
import { type MailServer, mailEnvironment, openMailServer } from "./support/mail-server.ts";
import { admin, openSite, type Site } from "./support/open-site.ts";
import { createTotpCode } from "./support/test-accounts.ts";

const root = join(import.meta.dirname, "..");
const callsFile = join(root, "tests/api-client/every-call.ts");

interface EveryCall {
  makeEveryCall: (visitor: {
    baseUrl: string;
    account: { email: string; password: string };
    picture: Blob;
    createTotpCode: (secret: string) => string;
  }) => Promise<{ operationId: string; status: number; error: unknown }[]>;
}

describe("a client generated from the OpenAPI document", () => {
  let site: Site;
  let mailServer: MailServer;
  let baseUrl: string;
  before(async () => {
    mailServer = await openMailServer();
    const port = await findFreePort();
    const environment = { PORT: String(port), ...mailEnvironment(mailServer) };
    site = await openSite("sqlite", { environment });
    await findEntryIds(site);
    baseUrl = await site.app.listen({ host: "127.0.0.1", port });
  });
  after(async () => {
    await site.close();
    await mailServer.close();
  });

  it("The generated types accept every call and no other field", async () => {
    const types = await generateTypes(site);
    assert.equal(compile(types), "");
    const renamed = types.replaceAll("blog_id: number", "post_id: number");
    assert.match(compile(renamed), /content-calls\.ts.*'blog_id' does not exist/);
    const required = types.replaceAll("password: string", "password: string; reason: string");
    assert.match(compile(required), /account-calls\.ts.*reason/);
  });

  it("Every operation of the document succeeds when the client calls it", async () => {
    const { makeEveryCall }: EveryCall = await import(callsFile);
    const picture = await drawPicture(800, 600).jpeg().toBuffer();
    const results = await makeEveryCall({
      baseUrl,
      account: { email: admin.email, password: admin.password },
      picture: new Blob([new Uint8Array(picture)], { type: "image/jpeg" }),
      createTotpCode,
    });
    for (const { operationId, status, error } of results)
      assert.equal(status, 200, `${operationId}: ${JSON.stringify(error)}`);
    assert.deepEqual(
      results.map(({ operationId }) => operationId).toSorted(),
      listOperationIds(site).toSorted(),
    );
  });
});

function generateTypes({ app }: Site): Promise<string> {
  return openapiTypescript(JSON.parse(JSON.stringify(app.swagger())));
}

function listOperationIds({ app }: Site): string[] {
  const { paths = {} } = app.swagger() as {
    paths?: Record<string, Record<string, { operationId: string }>>;
  };
  return Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
}

function compile(types: string): string {
  const folder = mkdtempSync(join(tmpdir(), "api-client-"));
  writeFileSync(join(folder, "openapi-document.d.ts"), types);
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      paths: { "openapi-document": ["./openapi-document.d.ts"] },
      typeRoots: [join(root, "node_modules/@types")],
      types: ["node"],
    },
    files: [callsFile],
    include: [],
    exclude: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", folder], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  return stdout;
}
