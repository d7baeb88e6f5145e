import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createSemaphore } from "../limits/semaphore.server.ts";

const derive = promisify(argon2);

export interface PasswordCost {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const owaspCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const maxConcurrent = 4;

/** Limits concurrent hashing, so that a flood of sign-ins cannot exhaust the memory. */
export function createPasswordHasher(cost = owaspCost) {
  const semaphore = createSemaphore(maxConcurrent);
  return {
    hash: (password: string) =>
      semaphore.run(async () => {
        const salt = randomBytes(16);
        const tag = await deriveTag(password, salt, cost);
        const { memory, passes, parallelism } = cost;
        return [
          "$argon2id",
          `m=${memory},t=${passes},p=${parallelism}`,
          salt.toString("base64url"),
          tag.toString("base64url"),
        ].join("$");
      }),
    verify: ({ hash, password }: { hash: string; password: string }) =>
      semaphore.run(async () => {
        const [, kind, storedCost = "", salt = "", tag = ""] = hash.split("$");
        if (kind !== "argon2id") return false;
        const expected = Buffer.from(tag, "base64url");
        const actual = await deriveTag(
          password,
          Buffer.from(salt, "base64url"),
          parseCost(storedCost),
        );
        return expected.length === actual.length && timingSafeEqual(expected, actual);
      }),
  };
}

function deriveTag(password: string, nonce: Buffer, usedCost: PasswordCost): Promise<Buffer> {
  return derive("argon2id", { message: password, nonce, tagLength, ...usedCost });
}

/** Stored with the hash, so that old hashes stay valid when the cost is raised. */
function parseCost(storedCost: string): PasswordCost {
  const [memory = 0, passes = 0, parallelism = 0] = storedCost.match(/\d+/g)?.map(Number) ?? [];
  return { memory, passes, parallelism };
}
