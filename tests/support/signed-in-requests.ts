import assert from "node:assert/strict";
import { findFreePort } from "./find-free-port.ts";
import { signInTo } from "./load-writers.ts";
import { admin } from "./open-site.ts";

/** A running site and the session of somebody on its staff. */
export interface SignedInSite {
  origin: string;
  cookie: string;
}

export interface ApiResponse {
  data: Record<string, string>;
  errors?: object;
}

export async function createSettings(dataFolder: string) {
  const port = await findFreePort();
  return {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataFolder,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
}

export async function signIn(origin: string): Promise<SignedInSite> {
  return { origin, cookie: await signInTo(origin) };
}

export function sendJson(
  { origin, cookie }: SignedInSite,
  method: string,
  path: string,
  body: object = {},
): Promise<Response> {
  return fetch(origin + path, {
    method,
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

export async function readJson(
  { origin, cookie }: SignedInSite,
  path: string,
): Promise<ApiResponse & { status: number }> {
  const response = await fetch(origin + path, { headers: { cookie } });
  return { ...((await response.json()) as ApiResponse), status: response.status };
}

export async function readPage({ origin, cookie }: SignedInSite, path: string): Promise<string> {
  const response = await fetch(origin + path, { headers: { cookie } });
  assert.equal(response.status, 200, path);
  return (await response.text()).replaceAll("<!-- -->", "");
}
