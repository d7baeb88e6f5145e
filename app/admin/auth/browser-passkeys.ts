import { callEndpoint } from "#app/api/call-endpoint.ts";
import type { Data } from "#app/api/endpoint-types.ts";
import type { SignInResult } from "#app/api/sign-in-api.ts";

const unsupportedMessage =
  "This browser cannot use passkeys here. Please use your password, or another browser.";
const cancelledMessage = "No passkey was used. You can try again.";
const errorMessages: Record<string, string> = {
  InvalidStateError: "This device already has a passkey for you.",
  NotAllowedError: cancelledMessage,
  AbortError: cancelledMessage,
  SecurityError: "Passkeys work only at the site’s own address, and over https.",
};

type Asked<T> = { response: T } | { error: string };

/** Shows the browser's own dialog; a closed one is an error like any other. */
async function ask<T>(show: () => Promise<Credential | null>): Promise<Asked<T>> {
  if (typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON !== "function")
    return { error: unsupportedMessage };
  try {
    const credential = (await show()) as PublicKeyCredential | null;
    return credential ? { response: credential.toJSON() as T } : { error: cancelledMessage };
  } catch (error) {
    return { error: errorMessages[(error as Error).name] ?? unsupportedMessage };
  }
}

/** The parts of a new passkey that the API takes. */
export async function createPasskey(options: Data<"POST /api/staff/account/passkeys/options">) {
  const asked = await ask<RegistrationResponseJSON>(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  );
  if ("error" in asked) return asked;
  const { id, response } = asked.response;
  return { id, client_data: response.clientDataJSON, attestation: response.attestationObject };
}

/** Needs no email, because the passkey says whose it is. */
export async function signInWithPasskey(): Promise<SignInResult> {
  const options = await callEndpoint("GET /api/users/passkey");
  if (options.kind !== "done") return { error: options.message };
  const asked = await ask<AuthenticationResponseJSON>(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.data),
    }),
  );
  if ("error" in asked) return asked;
  const { id, response } = asked.response;
  const result = await callEndpoint("POST /api/users/passkey", {
    body: {
      id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
      user_handle: response.userHandle ?? "",
    },
  });
  return result.kind === "done" ? { user: result.reply } : { error: result.message };
}
