import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createTurns } from "../turns.server.ts";

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const mostAtOnce = 4;

/** Limits concurrent hashing, so that a flood of sign-ins cannot exhaust the memory. */
export function createPasswords() {
  const turns = createTurns(mostAtOnce);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = await turns.enter();
    try {
      return await work();
    } finally {
      turn.leave();
    }
  }

  return {
    hash: (password: string) =>
      inTurn(async () => {
        const salt = randomBytes(16);
        const tag = await tagOf(password, salt, cost);
        const { memory, passes, parallelism } = cost;
        return [
          "$argon2id",
          `m=${memory},t=${passes},p=${parallelism}`,
          salt.toString("base64url"),
          tag.toString("base64url"),
        ].join("$");
      }),
    verify: ({ hash, password }: { hash: string; password: string }) =>
      inTurn(async () => {
        const [, kind, kept = "", salt = "", tag = ""] = hash.split("$");
        if (kind !== "argon2id") return false;
        const wanted = Buffer.from(tag, "base64url");
        const found = await tagOf(password, Buffer.from(salt, "base64url"), costIn(kept));
        return wanted.length === found.length && timingSafeEqual(wanted, found);
      }),
  };
}

function tagOf(password: string, nonce: Buffer, given: typeof cost): Promise<Buffer> {
  return derive("argon2id", { message: password, nonce, tagLength, ...given });
}

/** Stored with the hash, so that old hashes stay valid when the cost is raised. */
function costIn(kept: string): typeof cost {
  const [memory = 0, passes = 0, parallelism = 0] = kept.match(/\d+/g)?.map(Number) ?? [];
  return { memory, passes, parallelism };
}
