import { createPasskeyChallenges } from "./passkey-challenges.server.ts";

export interface PasskeyUse {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** `challenge` is valid and signed by the authenticator, but may have been used before. */
export interface VerifiedPasskey {
  challenge: string;
  credentialId: string;
  publicKey: string;
  counter: number;
}

interface StoredPasskey {
  credential_id: string;
  public_key: string;
  counter: string;
}

export type PasskeyVerifier = ReturnType<typeof createPasskeyVerifier>;

const signInPurpose = "sign-in";

/** Passkeys belong to the host name of SITE_URL and work at its origin alone. */
export function createPasskeyVerifier({ secret, siteUrl }: { secret: string; siteUrl: string }) {
  const { hostname: rpId, origin } = new URL(siteUrl);
  const challenges = createPasskeyChallenges(secret);

  /** Checks all but the challenge's first use. Loads the library on demand, to keep starts fast. */
  async function verify<T>(
    purpose: string,
    run: (
      library: typeof import("@simplewebauthn/server"),
      expected: ReturnType<typeof expect>,
    ) => Promise<T | undefined>,
  ): Promise<(T & { challenge: string }) | undefined> {
    const library = await import("@simplewebauthn/server");
    const expected = expect(purpose);
    // The library throws for anything that is wrong with a response.
    const verified = await run(library, expected).catch(() => undefined);
    return verified && { ...verified, challenge: expected.getChallenge() };
  }

  function expect(purpose: string) {
    let signed = "";
    return {
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      expectedChallenge(challenge: string) {
        signed = challenge;
        return challenges.isValid(challenge, purpose);
      },
      getChallenge: () => signed,
    };
  }

  return {
    rpId,
    issueSignInChallenge: () => challenges.issue(signInPurpose),
    issueSetupChallenge: (sessionId: string) => challenges.issue(`setup ${sessionId}`),

    verifyNewPasskey(
      sessionId: string,
      { id, client_data, attestation }: { id: string; client_data: string; attestation: string },
    ): Promise<VerifiedPasskey | undefined> {
      return verify(`setup ${sessionId}`, async (library, expected) => {
        const { registrationInfo } = await library.verifyRegistrationResponse({
          ...expected,
          response: {
            id,
            rawId: id,
            type: "public-key",
            clientExtensionResults: {},
            response: { clientDataJSON: client_data, attestationObject: attestation },
          },
        });
        if (registrationInfo === undefined) return undefined;
        const { id: credentialId, publicKey, counter } = registrationInfo.credential;
        return {
          credentialId,
          counter,
          publicKey: Buffer.from(publicKey).toString("base64url"),
        };
      });
    },

    /** Refuses a counter that did not grow, which is the sign of a copied authenticator. */
    verifyUse(
      { credential_id, public_key, counter }: StoredPasskey,
      { id, client_data, authenticator_data, signature }: PasskeyUse,
    ): Promise<{ challenge: string; counter: number } | undefined> {
      return verify(signInPurpose, async (library, expected) => {
        const { verified, authenticationInfo } = await library.verifyAuthenticationResponse({
          ...expected,
          response: {
            id,
            rawId: id,
            type: "public-key",
            clientExtensionResults: {},
            response: {
              clientDataJSON: client_data,
              authenticatorData: authenticator_data,
              signature,
            },
          },
          credential: {
            id: credential_id,
            publicKey: new Uint8Array(Buffer.from(public_key, "base64url")),
            counter: Number(counter),
          },
        });
        return verified ? { counter: authenticationInfo.newCounter } : undefined;
      });
    },
  };
}
