import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { FastifyBaseLogger } from "fastify";
import type { KyselyPlugin } from "kysely";
import { connectWithChangeFeed } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { notice } from "#domain/clinic/notice-definition.ts";
import { updateSingleton } from "#domain/clinic/write-clinic-content.server.ts";
import { createFreshDatabase } from "../tests/support/fresh-database.ts";
import { openDatabase } from "../tests/support/open-database.ts";
import { createClinicReader } from "./clinic-reader.ts";

describe("the latest clinic content", () => {
  it("A slow read that began before a save does not replace what was read after it", async () => {
    const database = await createFreshDatabase("sqlite", undefined, "migrated");
    const dataDir = database.environment.DATA_DIR ?? "";
    const { db, changeFeed } = connectWithChangeFeed({ dataDir, databaseUrl: undefined });
    if (!database.isFilled) await migrateToLatest(db);
    const log = { warn: assert.fail } as unknown as FastifyBaseLogger;
    const reader = createClinicReader({ db, changeFeed, log, outageFolder: undefined });
    const continued = Promise.withResolvers<void>();
    const paused: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await continued.promise;
        return result;
      },
    };
    const slowRead = reader.read(db.withPlugin(paused));
    const text = "The lift is out of order";
    const saved = await updateSingleton(db, notice, { notices: [createNotice(text)] }, "Ada");
    assert.ok(saved !== undefined && "item" in saved, JSON.stringify(saved));
    await reader.read(db);
    const shown = () => JSON.stringify(reader.getLatest()).includes(text);
    assert.ok(shown());
    continued.resolve();
    assert.ok(!JSON.stringify(await slowRead).includes(text), "each read returns what it found");
    assert.ok(shown());
    await db.destroy();
    await database.remove();
  });

  it("A save of another node during the start is read", async () => {
    const { db, close } = await openDatabase("sqlite");
    const log = { warn: assert.fail } as unknown as FastifyBaseLogger;
    const text = "The lift is out of order";
    const changeFeed = {
      async subscribe() {
        const saved = await updateSingleton(db, notice, { notices: [createNotice(text)] }, "Ada");
        assert.ok(saved !== undefined && "item" in saved, JSON.stringify(saved));
        return async () => {};
      },
    };
    const reader = createClinicReader({ db, changeFeed, log, outageFolder: undefined });
    await reader.start();
    assert.ok(JSON.stringify(reader.getLatest()).includes(text));
    await close();
  });
});

function createNotice(text: string) {
  return {
    ...{ text, from: "", until: "2099-01-01T00:00", tone: "red" },
    ...{ linkText: "", linkUrl: "", translations: [] },
  };
}
