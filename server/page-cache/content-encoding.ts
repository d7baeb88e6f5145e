import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const encodings = ["identity", "gzip", "br"] as const;
export type Encoding = (typeof encodings)[number];

/** Below this size compression saves less than its headers cost. */
const minBytes = 700;
/** Above this size compression blocks a zlib thread for too long. */
const maxBytes = { quick: 4 * 1024 * 1024, best: 1024 * 1024 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const quickLevels = { br: 5, gzip: 6 };
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

/** Ties go to the smaller body. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  const weights = parseWeights(acceptEncoding ?? "");
  const getWeight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const identityWeight = weights.get("identity") ?? 0;
  let chosen: Encoding = "identity";
  let bestWeight = identityWeight;
  for (const name of ["br", "gzip"] as const) {
    const weight = getWeight(name);
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && chosen === "identity")) {
      chosen = name;
      bestWeight = weight;
    }
  }
  return chosen;
}

function parseWeights(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((text) => /^q\s*=/.test(text))?.replace(/^q\s*=\s*/, "");
    const weight = quality === undefined ? 1 : Number(quality);
    if (name !== "") weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
