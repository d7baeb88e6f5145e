import assert from "node:assert/strict";
import { it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { lowPasswordCost } from "../../tests/support/open-site.ts";
import { createAuth } from "./auth.server.ts";

it("A failure to load Better Auth is over with the next call", async ({ mock }) => {
  const { db, close } = await openDatabase("sqlite");
  const settings = { secret: "x".repeat(32), siteUrl: "https://clinic.example" };
  const auth = createAuth(db, { ...settings, passwordCost: lowPasswordCost });
  const withoutPlugins = mock.method(db, "withoutPlugins", () => {
    throw new Error("too many open files");
  });
  const headers = new Headers({ cookie: "" });
  await assert.rejects(auth.api.getSession({ headers }), /too many open files/);
  withoutPlugins.mock.restore();
  assert.equal(await auth.api.getSession({ headers }), null);
  await close();
});
