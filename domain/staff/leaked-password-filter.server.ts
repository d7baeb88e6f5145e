import { createHash } from "node:crypto";
import { foldPassword, stripPassword } from "./fold-password.ts";
import filter from "./leaked-passwords.json" with { type: "json" };

const hashCount = 8;
const bits = Buffer.from(filter.bits, "base64");

/**
 * Checks a Bloom filter of the most common leaked passwords (scripts/assets/make-leaked-passwords.ts), at
 * a tenth of the size of the list. It refuses one good password in 500 and misses no leaked one.
 */
export function isLeakedPassword(password: string): boolean {
  return [password, stripPassword(password)].some((candidate) =>
    mayContain(foldPassword(candidate)),
  );
}

function mayContain(entry: string): boolean {
  return getFilterPositions(entry, bits.length * 8).every(
    (position) => ((bits[position >> 3] ?? 0) & (1 << (position & 7))) !== 0,
  );
}

export function getFilterPositions(entry: string, size: number): number[] {
  const digest = createHash("sha256").update(entry).digest();
  return Array.from({ length: hashCount }, (_, i) => digest.readUInt32BE(i * 4) % size);
}
