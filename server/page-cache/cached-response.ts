import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { compress, type Encoding, encodings } from "./content-encoding.ts";

export interface RenderedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface CachedResponse {
  status: number;
  etag: string | undefined;
  /** False for the API, whose calls are no visits. */
  isPage: boolean;
  variants: Record<Encoding, EncodedVariant>;
  notModified: EncodedVariant;
  bytes: number;
}

/** Headers alternate names and values, the fastest form for node:http. */
interface EncodedVariant {
  headers: readonly string[];
  body: Buffer;
}

const emptyBody = Buffer.alloc(0);
const maxNotFoundResponses = 50;
const overheadBytes = 4096;

/** Compresses quickly, because the first visitor is waiting, to Brotli and the requested encodings. */
export async function encodeResponse(
  { status, headers, body }: RenderedResponse,
  requested: readonly Encoding[] = encodings,
): Promise<CachedResponse> {
  const compressed = await compress(body, "quick", ["br", ...requested]);
  // The ETag is weak because all encodings share it, recompressed ones included.
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const etag = status === 200 ? `W/"${hash}"` : undefined;
  const commonHeaders = { ...headers, vary: "accept-encoding", ...(etag && { etag }) };
  const { "content-type": _, ...withoutType } = commonHeaders as Record<string, string>;
  const response: CachedResponse = {
    status,
    etag,
    isPage: !headers["content-type"]?.startsWith("application/json"),
    variants: {
      identity: createVariant("identity", commonHeaders, body),
      gzip: createVariant("identity", commonHeaders, body),
      br: createVariant("identity", commonHeaders, body),
    },
    notModified: { headers: Object.entries(withoutType).flat(), body: emptyBody },
    bytes: 0,
  };
  for (const name of encodings) {
    const encoded = compressed[name];
    if (encoded) response.variants[name] = createVariant(name, commonHeaders, encoded);
  }
  const bodies = new Set(encodings.map((name) => response.variants[name].body));
  response.bytes = [...bodies].reduce((sum, { length }) => sum + length, overheadBytes);
  return response;
}

/**
 * Encodes each distinct 404 page only once for all URLs, because random URLs are the cheapest way
 * to keep the server busy.
 */
export function createResponseEncoder(): typeof encodeResponse {
  const notFound = new LRUCache<string, Promise<CachedResponse>>({ max: maxNotFoundResponses });
  return (rendered, requested) => {
    if (rendered.status !== 404) return encodeResponse(rendered, requested);
    const hash = createHash("sha256").update(rendered.body).digest("base64url");
    const key = `${hash} ${JSON.stringify(rendered.headers)}`;
    const existing = notFound.get(key);
    if (existing !== undefined) return existing;
    const encoded = encodeResponse(rendered);
    notFound.set(key, encoded);
    encoded.catch(() => notFound.delete(key));
    return encoded;
  };
}

/** Best compression is slow, so it is used only for responses that were requested again. */
export async function recompress({ variants }: CachedResponse): Promise<void> {
  const compressed = await compress(variants.identity.body, "best");
  for (const name of encodings) {
    const encoded = compressed[name];
    if (encoded === undefined || encoded.length >= variants[name].body.length) continue;
    variants[name] = { headers: replaceBody(variants[name], name, encoded), body: encoded };
  }
}

export function selectVariant(
  response: CachedResponse,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
): EncodedVariant {
  const { etag, variants, notModified } = response;
  return etag !== undefined && matchesEtag(etag, ifNoneMatch) ? notModified : variants[encoding];
}

/** Weak comparison, because a proxy may have added or removed the W/ prefix. */
export function matchesEtag(etag: string, ifNoneMatch = ""): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}

function createVariant(encoding: Encoding, headers: Record<string, string>, body: Buffer) {
  const variantHeaders = {
    ...headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": String(body.length),
  };
  return { headers: Object.entries(variantHeaders).flat(), body };
}

/** The variant may be a copy of the uncompressed one. */
function replaceBody({ headers }: EncodedVariant, encoding: Encoding, body: Buffer): string[] {
  const replaced = headers.with(headers.indexOf("content-length") + 1, String(body.length));
  return replaced.includes("content-encoding")
    ? replaced
    : [...replaced, "content-encoding", encoding];
}
