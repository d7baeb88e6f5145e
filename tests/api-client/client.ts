import type { operations, paths } from "openapi-document";
import createClient from "openapi-fetch";
import type { createSoftwareAuthenticator } from "../support/software-authenticator.ts";

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;

export interface ApiSession {
  api: ReturnType<typeof createApiClient>;
  baseUrl: string;
  account: { email: string; password: string };
  /** A JPEG file. */
  picture: Blob;
  createTotpCode: (secret: string) => string;
  ids: Record<"post" | "location" | "message", number>;
  userId: string;
  linkToken: string;
  totpSecret: string;
  recoveryCode: string;
  otherRecoveryCode: string;
  passkey: { device: Authenticator; created: ReturnType<Authenticator["create"]> };
}

export type OperationId = keyof operations;

/** Openapi-fetch throws for network errors only; a refused call has an `error`. */
export type Call = (session: ApiSession) => Promise<{ error?: unknown; response: Response }>;

/** Stores cookies as a browser does, which `fetch` in Node does not. */
export function createApiClient(baseUrl: string) {
  const cookies = new Map<string, string>();
  const api = createClient<paths>({ baseUrl });
  api.use({
    onRequest({ request }) {
      request.headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
      return request;
    },
    onResponse({ response }) {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ""] = cookie.split(";", 1);
        cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
      }
    },
  });
  return api;
}

export function requireData<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
