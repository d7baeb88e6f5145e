import { createHash } from "node:crypto";

/** Whoever reads the database cannot use it. Tokens are random, so a plain hash is safe. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
