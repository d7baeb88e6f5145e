import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";

// The format is a header, then chunks of AES-256-GCM in the STREAM construction. Each nonce holds
// the number of its chunk and whether it is the last, so no chunk can be changed, moved, dropped,
// repeated or cut off.

const magic = Buffer.from("encrypted-backup");
const usualCostExponent = 17; // scrypt with 128 MiB is slow to brute-force
const maxCostExponent = 20;
const [blockSize, parallelism] = [8, 1];
const saltBytes = 16;
const noncePrefixBytes = 7;
const headerBytes = magic.length + 1 + saltBytes + noncePrefixBytes;
const pieceBytes = 64 * 1024;
const tagBytes = 16;
const cipher = "aes-256-gcm";

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    return (await readPiece(file, magic.length)).equals(magic);
  } finally {
    await file.close();
  }
}

/** Creates the file with mode 0600 and verifies it. */
export async function encryptFile(
  from: string,
  to: string,
  passphrase: string,
  costExponent = usualCostExponent,
): Promise<void> {
  const header = Buffer.concat([
    magic,
    Buffer.of(costExponent),
    randomBytes(saltBytes + noncePrefixBytes),
  ]);
  const key = await deriveKey(header, passphrase);
  const written = createHash("sha256");
  await withFiles(from, to, async (source, target) => {
    await target.write(header);
    for await (const { piece, nonce } of readPieces(source, header, pieceBytes)) {
      const encipher = createCipheriv(cipher, key, nonce).setAAD(header);
      await target.write(Buffer.concat([encipher.update(piece), encipher.final()]));
      await target.write(encipher.getAuthTag());
      written.update(piece);
    }
    await target.sync();
  });
  const read = createHash("sha256");
  for await (const piece of decryptPieces(to, passphrase)) read.update(piece);
  if (!read.digest().equals(written.digest()))
    throw new Error("the encrypted copy differs from the original");
}

/** Creates the file with mode 0600. Refuses a source of which a single byte was changed. */
export async function decryptFile(from: string, to: string, passphrase: string): Promise<void> {
  const target = await open(to, "wx", 0o600);
  try {
    for await (const piece of decryptPieces(from, passphrase)) await target.write(piece);
  } finally {
    await target.close();
  }
}

async function* decryptPieces(path: string, passphrase: string): AsyncGenerator<Buffer> {
  const source = await open(path, "r");
  try {
    const header = await readPiece(source, headerBytes);
    if (header.length < headerBytes) throw new Error(refused);
    const key = await deriveKey(header, passphrase);
    for await (const { piece, nonce } of readPieces(source, header, pieceBytes + tagBytes))
      yield openPiece(piece, { key, nonce, header });
  } finally {
    await source.close();
  }
}

const refused = "the passphrase does not belong to this backup, or the file is damaged";

function openPiece(
  piece: Buffer,
  { key, nonce, header }: Record<"key" | "nonce" | "header", Buffer>,
): Buffer {
  if (piece.length < tagBytes) throw new Error(refused);
  const decipher = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(header)
    .setAuthTag(piece.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    throw new Error(refused);
  }
}

/** Empty input is one empty chunk. */
async function* readPieces(file: FileHandle, header: Buffer, size: number) {
  let piece = await readPiece(file, size);
  for (let number = 0; ; number += 1) {
    const next = await readPiece(file, size);
    const isLast = next.length === 0;
    const place = Buffer.alloc(5);
    place.writeUInt32BE(number);
    place[4] = Number(isLast);
    yield { piece, nonce: Buffer.concat([header.subarray(-noncePrefixBytes), place]) };
    if (isLast) return;
    piece = next;
  }
}

/** Shorter than requested only at the end of the file. */
async function readPiece(file: FileHandle, size: number): Promise<Buffer> {
  const piece = Buffer.alloc(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await file.read(piece, filled, size - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return piece.subarray(0, filled);
}

function deriveKey(header: Buffer, passphrase: string): Promise<Buffer> {
  const exponent = header[magic.length] ?? 0;
  if (exponent < 1 || exponent > maxCostExponent) throw new Error(refused);
  const salt = header.subarray(magic.length + 1, magic.length + 1 + saltBytes);
  const cost = 2 ** exponent;
  const maxmem = 256 * cost * blockSize;
  const options = { N: cost, r: blockSize, p: parallelism, maxmem };
  return promisify<string, Buffer, number, object, Buffer>(scrypt)(
    passphrase.normalize("NFC"),
    salt,
    32,
    options,
  );
}

async function withFiles(
  from: string,
  to: string,
  copy: (source: FileHandle, target: FileHandle) => Promise<void>,
): Promise<void> {
  const source = await open(from, "r");
  try {
    const target = await open(to, "w", 0o600);
    await copy(source, target).finally(() => target.close());
  } finally {
    await source.close();
  }
}
