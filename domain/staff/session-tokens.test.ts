import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { DBAdapter } from "better-auth/adapters";
import { hashToken } from "./hash-token.server.ts";
import { withHashedSessionTokens } from "./session-tokens.server.ts";

describe("session tokens in the database", () => {
  const token = "a token of 32 random characters";
  const hashed = hashToken(token);

  /** Stores the calls as the database would receive them. */
  function open(result: unknown) {
    const calls: object[] = [];
    const run = async (call: object) => {
      calls.push(call);
      return result;
    };
    const methods = { create: run, findMany: run, update: run, count: run, id: "a text" };
    const adapter = withHashedSessionTokens({
      ...methods,
      transaction: (work: (trx: unknown) => unknown) => work(methods),
    } as unknown as DBAdapter);
    return { calls, adapter };
  }

  it("The database receives only the hash, wherever the token stands in a call", async () => {
    const { calls, adapter } = open(null);
    const where = [
      { field: "token", value: token },
      { field: "token", value: [token, "x"] },
      { field: "userId", value: token },
    ];
    await adapter.update({ model: "session", where, update: { token, ipAddress: "" } });
    await adapter.create({ model: "session", data: { token, userId: "ada" } });
    await adapter.update({ model: "session", where: [], update: { ipAddress: "" } });
    await adapter.transaction((trx) => trx.create({ model: "session", data: { token } }));
    assert.deepEqual(calls, [
      {
        model: "session",
        where: [
          { field: "token", value: hashed },
          { field: "token", value: [hashed, hashToken("x")] },
          { field: "userId", value: token },
        ],
        update: { token: hashed, ipAddress: "" },
      },
      { model: "session", data: { token: hashed, userId: "ada" } },
      { model: "session", where: [], update: { ipAddress: "" } },
      { model: "session", data: { token: hashed } },
    ]);
  });

  it("Calls about other tables and properties that are no methods are passed on", async () => {
    const { calls, adapter } = open({ token: hashed });
    const call = { model: "verification", data: { token } };
    assert.deepEqual(await adapter.create(call), { token: hashed });
    assert.deepEqual(calls, [call]);
    assert.equal(adapter.id, "a text");
  });

  it("The caller gets back the token that it passed, in one row or several, and no other", async () => {
    const where = [{ field: "token", value: token }];
    const find = (result: unknown) => open(result).adapter.findMany({ model: "session", where });
    const [own, other] = [
      { id: "1", token: hashed },
      { id: "2", token: "another hash" },
    ];
    assert.deepEqual(await find([own, other]), [{ id: "1", token }, other]);
    assert.deepEqual(await find(own), { id: "1", token });
    for (const result of [other, { id: "3" }, null, 1])
      assert.deepEqual(await find(result), result);
  });

  it("A value that is no text is not hashed", async () => {
    const { calls, adapter } = open(null);
    await adapter.findMany({ model: "session", where: [{ field: "token", value: null }] });
    assert.deepEqual(calls, [{ model: "session", where: [{ field: "token", value: null }] }]);
  });
});
