import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

interface Signed {
  challenge: string;
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
}

interface SoftwareAuthenticator {
  rpId: string;
  origin: string;
  /** False for passkeys that are synchronized, which always report 0. */
  counts?: boolean;
}

/** Holds one passkey with an ES256 key; each response can be made wrong in one way. */
export function createSoftwareAuthenticator({ counts = true, ...home }: SoftwareAuthenticator) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const state = { counter: 0, userHandle: "" };

  function createClientData(type: string, { challenge: given, origin = home.origin }: Signed) {
    // Browsers decode the challenge and encode it again.
    const challenge = Buffer.from(given, "base64url").toString("base64url");
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function createAuthenticatorData(
    { rpId = home.rpId, isUserVerified = true }: Signed,
    attested: Buffer = Buffer.alloc(0),
  ): Buffer {
    if (counts) state.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const rpIdHash = createHash("sha256").update(rpId).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, attested]);
  }

  return {
    state,

    create(signed: Signed & { userHandle?: string }) {
      if (signed.userHandle !== undefined) state.userHandle = signed.userHandle;
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        encodePublicKey(publicKey),
      ]);
      const authData = createAuthenticatorData(signed, attested);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[encodeText("fmt"), encodeText("none"), encodeText("attStmt"), Buffer.from([0xa0])],
        ...[encodeText("authData"), encodeBytes(authData)],
      ]);
      return {
        id: credentialId.toString("base64url"),
        client_data: createClientData("webauthn.create", signed).toString("base64url"),
        attestation: attestation.toString("base64url"),
      };
    },

    use(signed: Signed) {
      const clientData = createClientData("webauthn.get", signed);
      const authenticatorData = createAuthenticatorData(signed);
      const clientDataHash = createHash("sha256").update(clientData).digest();
      const signature = sign(
        "sha256",
        Buffer.concat([authenticatorData, clientDataHash]),
        privateKey,
      );
      return {
        id: credentialId.toString("base64url"),
        client_data: clientData.toString("base64url"),
        authenticator_data: authenticatorData.toString("base64url"),
        signature: signature.toString("base64url"),
        user_handle: state.userHandle,
      };
    },
  };
}

/** COSE: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x and y. */
function encodePublicKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    encodeBytes(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    encodeBytes(Buffer.from(y, "base64url")),
  ]);
}

function encodeText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function encodeBytes(bytes: Buffer): Buffer {
  assert.ok(bytes.length >= 24 && bytes.length < 256);
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}
