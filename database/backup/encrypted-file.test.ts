import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { decryptFile, encryptFile, isEncrypted } from "./encrypted-file.ts";

const passphrase = "a passphrase of the tests";
const chunkBytes = 64 * 1024;
const storedChunkBytes = chunkBytes + 16;
const headerBytes = 40;
const cheapCostExponent = 10;

describe("encrypted files", () => {
  let folder: string;
  let plain: string;
  let encrypted: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "encrypted-file-"));
    plain = join(folder, "plain");
    encrypted = join(folder, "encrypted");
  });
  after(() => rm(folder, { recursive: true }));

  async function encrypt(bytes: Buffer): Promise<Buffer> {
    await writeFile(plain, bytes);
    await encryptFile(plain, encrypted, passphrase, cheapCostExponent);
    return readFile(encrypted);
  }

  async function decrypt(bytes: Buffer, usedPassphrase = passphrase): Promise<Buffer> {
    const [from, to] = [join(folder, "given"), join(folder, "decrypted")];
    await writeFile(from, bytes);
    await rm(to, { force: true });
    await decryptFile(from, to, usedPassphrase);
    return readFile(to);
  }

  const assertRefused = (bytes: Buffer, usedPassphrase?: string) =>
    assert.rejects(
      decrypt(bytes, usedPassphrase),
      /^Error: the passphrase does not belong to this backup, or/,
    );

  it("An encrypted file of any size is decrypted to the same bytes, and only its owner can read it", async () => {
    for (const size of [0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes]) {
      const bytes = randomBytes(size);
      const stored = await encrypt(bytes);
      assert.ok(size < 16 || !stored.includes(bytes.subarray(0, 16)));
      assert.ok((await decrypt(stored)).equals(bytes), `${size} bytes`);
    }
    assert.equal((await stat(encrypted)).mode & 0o777, 0o600);
    assert.equal((await stat(join(folder, "decrypted"))).mode & 0o777, 0o600);
    assert.deepEqual([await isEncrypted(encrypted), await isEncrypted(plain)], [true, false]);
  });

  it("An encrypted file is refused with another passphrase", async () => {
    await assertRefused(await encrypt(randomBytes(100)), "another passphrase");
  });

  it("An encrypted file with a changed byte is refused, wherever the byte is", async () => {
    const stored = await encrypt(randomBytes(2 * chunkBytes + 500));
    const positions = [16, 17, 33, 39, headerBytes, headerBytes + storedChunkBytes];
    for (const position of [...positions, headerBytes + storedChunkBytes - 1, stored.length - 1]) {
      const changed = Buffer.from(stored);
      changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
      await assertRefused(changed);
    }
  });

  it("An encrypted file that was cut, extended or reordered is refused", async () => {
    const stored = await encrypt(randomBytes(3 * chunkBytes));
    const chunk = (number: number) =>
      stored.subarray(
        headerBytes + number * storedChunkBytes,
        headerBytes + (number + 1) * storedChunkBytes,
      );
    const header = stored.subarray(0, headerBytes);
    const [first, second, third] = [chunk(0), chunk(1), chunk(2)];
    for (const chunks of [[], [first], [first, second], [second, third], [first, third]])
      await assertRefused(Buffer.concat([header, ...chunks]));
    await assertRefused(Buffer.concat([header, second, first, third]));
    await assertRefused(Buffer.concat([header, first, second, third, third]));
    await assertRefused(Buffer.concat([stored, Buffer.of(0)]));
    for (const length of [20, headerBytes, headerBytes + 5, stored.length - 1])
      await assertRefused(stored.subarray(0, length));
  });

  it("A file that is shorter than the header does not count as encrypted", async () => {
    await writeFile(plain, "encrypted-");
    assert.equal(await isEncrypted(plain), false);
    await appendFile(plain, "backup");
    assert.equal(await isEncrypted(plain), true);
    await truncate(plain, 0);
    assert.equal(await isEncrypted(plain), false);
  });
});
