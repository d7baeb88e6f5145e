import { createHash } from "node:crypto";
import { foldPassword, stripPassword } from "./fold-password.ts";
import filter from "./leaked-passwords.json" with { type: "json" };

const hashes = 8;
const bits = Buffer.from(filter.bits, "base64");

/**
 * Whether a password, or its stem without digits and signs around it, is among the most common ones
 * of known leaks. They are kept as a Bloom filter (scripts/make-leaked-passwords.ts), which is a
 * tenth of their size: about one good password in 500 is refused by mistake, no leaked one passes.
 */
export function isLeakedPassword(password: string): boolean {
  return [password, stripPassword(password)].some((one) => has(foldPassword(one)));
}

function has(entry: string): boolean {
  return filterPositions(entry, bits.length * 8).every(
    (position) => ((bits[position >> 3] ?? 0) & (1 << (position & 7))) !== 0,
  );
}

/** The bits that stand for an entry. */
export function filterPositions(entry: string, size: number): number[] {
  const digest = createHash("sha256").update(entry).digest();
  return Array.from({ length: hashes }, (_, i) => digest.readUInt32BE(i * 4) % size);
}
