import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { compress, type Encoding, encodings } from "./encodings.ts";

export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface ReadyAnswer {
  status: number;
  /** Errors and redirects have no ETag. */
  etag: string | undefined;
  encoded: Record<Encoding, EncodedAnswer>;
  notModified: EncodedAnswer;
  bytes: number;
}

/** Headers alternate names and values, the fastest form for node:http. */
export interface EncodedAnswer {
  headers: readonly string[];
  body: Buffer;
}

const emptyBody = Buffer.alloc(0);
const maxNotFoundAnswers = 50;
const overheadBytes = 4096;

/** Compresses quickly, because the first visitor is waiting. */
export async function makeReady({ status, headers, body }: Rendered): Promise<ReadyAnswer> {
  const compressed = await compress(body, "quick");
  // The ETag is weak because all encodings share it, recompressed ones included.
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const etag = status === 200 ? `W/"${hash}"` : undefined;
  const common = { ...headers, vary: "accept-encoding", ...(etag && { etag }) };
  const { "content-type": _, ...withoutType } = common as Record<string, string>;
  const answer: ReadyAnswer = {
    status,
    etag,
    encoded: {
      identity: encodedAs("identity", common, body),
      gzip: encodedAs("identity", common, body),
      br: encodedAs("identity", common, body),
    },
    notModified: { headers: Object.entries(withoutType).flat(), body: emptyBody },
    bytes: 0,
  };
  if (compressed) {
    answer.encoded.gzip = encodedAs("gzip", common, compressed.gzip);
    answer.encoded.br = encodedAs("br", common, compressed.br);
  }
  const bodies = new Set(encodings.map((name) => answer.encoded[name].body));
  answer.bytes = [...bodies].reduce((sum, { length }) => sum + length, overheadBytes);
  return answer;
}

/**
 * Encodes each distinct 404 page only once for all URLs, because random URLs are the cheapest way
 * to keep the server busy.
 */
export function createMakeReady(): typeof makeReady {
  const notFound = new LRUCache<string, Promise<ReadyAnswer>>({ max: maxNotFoundAnswers });
  return (rendered) => {
    if (rendered.status !== 404) return makeReady(rendered);
    const hash = createHash("sha256").update(rendered.body).digest("base64url");
    const key = `${hash} ${JSON.stringify(rendered.headers)}`;
    const known = notFound.get(key) ?? makeReady(rendered);
    notFound.set(key, known);
    return known;
  };
}

/** Best compression is slow, so it is used only for responses that were requested again. */
export async function improve({ encoded }: ReadyAnswer): Promise<void> {
  const compressed = await compress(encoded.identity.body, "best");
  if (compressed === undefined) return;
  for (const name of ["br", "gzip"] as const) {
    if (compressed[name].length >= encoded[name].body.length) continue;
    const headers = headersOf(encoded[name], compressed[name]);
    encoded[name] = { headers, body: compressed[name] };
  }
}

export function pickEncoded(
  answer: ReadyAnswer,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
): EncodedAnswer {
  const { etag, encoded, notModified } = answer;
  if (ifNoneMatch !== undefined && etag !== undefined && isKnown(etag, ifNoneMatch))
    return notModified;
  return encoded[encoding];
}

/** Weak comparison, because a proxy may have added or removed the W/ prefix. */
function isKnown(etag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === opaque);
}

function encodedAs(encoding: Encoding, headers: Record<string, string>, body: Buffer) {
  const own = {
    ...headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": String(body.length),
  };
  return { headers: Object.entries(own).flat(), body };
}

function headersOf({ headers }: EncodedAnswer, body: Buffer): string[] {
  return headers.with(headers.indexOf("content-length") + 1, String(body.length));
}
