import { createHmac, randomBytes } from "node:crypto";

const stepSeconds = 30;
const digits = 6;
/** Phone clocks are slightly off, and people type slowly. */
const maxStepDrift = 1;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const secretBytes = 20;

export const totpPattern = /^\d{6}$/;

export function generateTotpSecret(): string {
  return toBase32(randomBytes(secretBytes));
}

/** Codes of the last accepted step or earlier are refused. */
export function verifyTotp(
  secret: string,
  code: string,
  { now, after }: { now: number; after: number },
): number | undefined {
  const current = Math.floor(now / 1000 / stepSeconds);
  for (let step = current - maxStepDrift; step <= current + maxStepDrift; step += 1)
    if (step > after && generateTotp(secret, step) === code) return step;
  return undefined;
}

/** RFC 4226, section 5.3. */
export function generateTotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export function getOtpauthUri(
  secret: string,
  { issuer, email }: { issuer: string; email: string },
) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group, 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
