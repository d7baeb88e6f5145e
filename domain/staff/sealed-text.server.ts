import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Seals short texts with a key made from the site's secret; `purpose` keeps keys apart. */
export function createSealer(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

  return {
    /** `owner` is bound to it: moved to another row it does not open. */
    seal(text: string, owner: string): string {
      const nonce = randomBytes(nonceBytes);
      const encipher = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([encipher.update(text, "utf8"), encipher.final()]);
      return Buffer.concat([nonce, sealed, encipher.getAuthTag()]).toString("base64url");
    },

    /** Undefined where it was sealed with another secret, for another owner, or changed since. */
    open(sealed: string, owner: string): string | undefined {
      const bytes = Buffer.from(sealed, "base64url");
      try {
        const decipher = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes))
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

export type Sealer = ReturnType<typeof createSealer>;
