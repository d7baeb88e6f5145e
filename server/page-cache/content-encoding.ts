import { PassThrough, type Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";

export const encodings = ["identity", "gzip", "br"] as const;
export type Encoding = (typeof encodings)[number];

/** Below this size compression saves less than its headers cost. */
const minBytes = 700;
/** Above this size compression blocks a zlib thread for too long. */
const maxBytes = { quick: 4 * 1024 * 1024, best: 1024 * 1024 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Brotli 4 takes two thirds of the time of 5, for a result that is 7 % larger. */
const quickLevels = { br: 4, gzip: 6 };
const bestLevels = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

type Compressed = Partial<Record<Encoding, Buffer>>;

/** Compresses into each of the given encodings; into none if the body is too small or too large. */
export async function compress(
  body: Buffer,
  effort: "quick" | "best",
  names: readonly Encoding[] = encodings,
): Promise<Compressed> {
  if (body.length < minBytes || body.length > maxBytes[effort]) return {};
  const level = effort === "quick" ? quickLevels : bestLevels;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzipped] = await Promise.all([
    names.includes("br") && compressBrotli(body, { params }),
    names.includes("gzip") && compressGzip(body, { level: level.gzip }),
  ]);
  return { ...(br && { br }), ...(gzipped && { gzip: gzipped }) };
}

/** Compresses a body of unknown length while it is sent. */
export function createCompressor(encoding: Encoding): Transform {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quickLevels.br };
  if (encoding === "br") return createBrotliCompress({ params });
  return encoding === "gzip" ? createGzip({ level: quickLevels.gzip }) : new PassThrough();
}

/** Ties go to the smaller body. */
const preferred: Encoding[] = ["br", "gzip", "identity"];

export function negotiateEncoding(acceptEncoding = ""): Encoding {
  const header = acceptEncoding.toLowerCase();
  const isAllowed = (name: string) => !new RegExp(`${name} *; *q=0(\\.0*)? *(,|$)`).test(header);
  // For the library, `*` may mean an encoding that is refused by its name.
  return negotiate(header, preferred.filter(isAllowed)) ?? "identity";
}
