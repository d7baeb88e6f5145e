import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";

// The format is a header, then chunks of AES-256-GCM in the STREAM construction. Each nonce holds
// the number of its chunk and whether it is the last, so no chunk can be changed, moved, dropped,
// repeated or cut off.

const magic = Buffer.from("encrypted-backup");
const defaultCostExponent = 17; // scrypt with 128 MiB is slow to brute-force
const maxCostExponent = 20;
const [blockSize, parallelism] = [8, 1];
const saltBytes = 16;
const noncePrefixBytes = 7;
const headerBytes = magic.length + 1 + saltBytes + noncePrefixBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const cipher = "aes-256-gcm";

export async function isEncrypted(path: string): Promise<boolean> {
  await using file = await open(path, "r");
  return (await readChunk(file, magic.length)).equals(magic);
}

export async function encryptFile(
  from: string,
  to: string,
  passphrase: string,
  costExponent = defaultCostExponent,
): Promise<void> {
  const header = Buffer.concat([
    magic,
    Buffer.of(costExponent),
    randomBytes(saltBytes + noncePrefixBytes),
  ]);
  const written = await writeEncrypted(from, to, header, await deriveKey(header, passphrase));
  const read = createHash("sha256");
  for await (const chunk of decryptChunks(to, passphrase)) read.update(chunk);
  if (!read.digest().equals(written))
    throw new Error("the encrypted copy differs from the original");
}

/** Returns the digest of the content. */
async function writeEncrypted(
  from: string,
  to: string,
  header: Buffer,
  key: Buffer,
): Promise<Buffer> {
  const written = createHash("sha256");
  await using source = await open(from, "r");
  await using target = await open(to, "w", 0o600);
  await target.write(header);
  for await (const { chunk, nonce } of readChunks(source, header, chunkBytes)) {
    const encipher = createCipheriv(cipher, key, nonce).setAAD(header);
    await target.write(Buffer.concat([encipher.update(chunk), encipher.final()]));
    await target.write(encipher.getAuthTag());
    written.update(chunk);
  }
  await target.sync();
  return written.digest();
}

/** Refuses a source of which a single byte was changed. */
export async function decryptFile(from: string, to: string, passphrase: string): Promise<void> {
  await using target = await open(to, "wx", 0o600);
  for await (const chunk of decryptChunks(from, passphrase)) await target.write(chunk);
}

async function* decryptChunks(path: string, passphrase: string): AsyncGenerator<Buffer> {
  await using source = await open(path, "r");
  const header = await readChunk(source, headerBytes);
  if (header.length < headerBytes) throw new Error(wrongPassphraseMessage);
  const key = await deriveKey(header, passphrase);
  for await (const { chunk, nonce } of readChunks(source, header, chunkBytes + tagBytes))
    yield decryptChunk(chunk, { key, nonce, header });
}

const wrongPassphraseMessage =
  "the passphrase does not belong to this backup, or the file is damaged";

function decryptChunk(
  chunk: Buffer,
  { key, nonce, header }: Record<"key" | "nonce" | "header", Buffer>,
): Buffer {
  if (chunk.length < tagBytes) throw new Error(wrongPassphraseMessage);
  const decipher = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(header)
    .setAuthTag(chunk.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    throw new Error(wrongPassphraseMessage);
  }
}

async function* readChunks(file: FileHandle, header: Buffer, size: number) {
  let chunk = await readChunk(file, size);
  for (let number = 0; ; number += 1) {
    const next = await readChunk(file, size);
    const isLast = next.length === 0;
    const nonceSuffix = Buffer.alloc(5);
    nonceSuffix.writeUInt32BE(number);
    nonceSuffix[4] = Number(isLast);
    yield { chunk, nonce: Buffer.concat([header.subarray(-noncePrefixBytes), nonceSuffix]) };
    if (isLast) return;
    chunk = next;
  }
}

async function readChunk(file: FileHandle, size: number): Promise<Buffer> {
  const chunk = Buffer.alloc(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await file.read(chunk, filled, size - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return chunk.subarray(0, filled);
}

function deriveKey(header: Buffer, passphrase: string): Promise<Buffer> {
  const exponent = header[magic.length] ?? 0;
  if (exponent < 1 || exponent > maxCostExponent) throw new Error(wrongPassphraseMessage);
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
