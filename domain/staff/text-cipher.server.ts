import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** The key is derived from the site's secret; `purpose` separates keys. */
export function createTextCipher(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

  return {
    /** The owner is authenticated data, so a ciphertext copied to another row does not decrypt. */
    encrypt(text: string, owner: string): string {
      const nonce = randomBytes(nonceBytes);
      const encipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([encipher.update(text, "utf8"), encipher.final()]);
      return Buffer.concat([nonce, encrypted, encipher.getAuthTag()]).toString("base64url");
    },

    decrypt(encrypted: string, owner: string): string | undefined {
      const bytes = Buffer.from(encrypted, "base64url");
      try {
        const nonce = bytes.subarray(0, nonceBytes);
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(-tagBytes));
        const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}

export type TextCipher = ReturnType<typeof createTextCipher>;
