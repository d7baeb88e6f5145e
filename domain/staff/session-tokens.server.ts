import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth/adapters";
import { hashToken } from "./hash-token.server.ts";

/**
 * Stores hashes in place of session tokens. A token has 32 random characters, so a plain hash is
 * safe. Better Auth sets the cookie from the returned session, so the original token is put back
 * into the result.
 */
export function withHashedSessionTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...wrapAdapter(adapter),
    transaction: (run) => adapter.transaction((trx) => run(wrapAdapter(trx))),
  };
}

function wrapAdapter<Adapter extends DBTransactionAdapter>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== "function") return method;
      const run = method as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => {
        const [call] = args;
        return isSessionCall(call) ? runWithHashedTokens(run, call) : run(...args);
      };
    },
  });
}

interface SessionCall {
  model: "session";
  where?: Where[];
  data?: Record<string, unknown>;
  update?: Record<string, unknown>;
}

function isSessionCall(call: unknown): call is SessionCall {
  return (call as SessionCall | undefined)?.model === "session";
}

async function runWithHashedTokens(
  method: (call: SessionCall) => Promise<unknown>,
  call: SessionCall,
): Promise<unknown> {
  const tokens = new Map<unknown, string>();
  const hash = <Value>(value: Value) => {
    if (typeof value !== "string") return value;
    const hashed = hashToken(value);
    tokens.set(hashed, value);
    return hashed;
  };
  const hashField = (fields: Record<string, unknown>) =>
    "token" in fields ? { ...fields, token: hash(fields.token) } : fields;
  const hashWhere = (where: Where): Where => {
    if (where.field !== "token") return where;
    const value = Array.isArray(where.value)
      ? (where.value as string[]).map(hash)
      : hash(where.value);
    return { ...where, value };
  };
  const result = await method({
    ...call,
    ...(call.where && { where: call.where.map(hashWhere) }),
    ...(call.data && { data: hashField(call.data) }),
    ...(call.update && { update: hashField(call.update) }),
  });
  const restoreToken = (row: unknown) => {
    const token = tokens.get((row as { token?: unknown } | null)?.token);
    return token === undefined ? row : { ...(row as object), token };
  };
  return Array.isArray(result) ? result.map(restoreToken) : restoreToken(result);
}
