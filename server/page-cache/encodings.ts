import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const encodings = ["identity", "gzip", "br"] as const;
export type Encoding = (typeof encodings)[number];

/** Below this size compression saves less than its headers cost. */
const smallestBytes = 700;
/** Above this size compression blocks a zlib thread for too long. */
const largestBytes = { quick: 4 * 1024 * 1024, best: 1024 * 1024 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quick = { br: 5, gzip: 6 };
const best = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

export async function compress(
  body: Buffer,
  effort: "quick" | "best",
): Promise<{ br: Buffer; gzip: Buffer } | undefined> {
  if (body.length < smallestBytes || body.length > largestBytes[effort]) return undefined;
  const level = effort === "quick" ? quick : best;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([
    brotli(body, { params }),
    zip(body, { level: level.gzip }),
  ]);
  return { br, gzip: zipped };
}

/** Selects the acceptable encoding with the highest q; ties go to the smaller body. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = readWeights(accepted ?? "");
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const plain = weights.get("identity") ?? 0;
  let chosen: Encoding = "identity";
  let most = plain;
  for (const name of ["br", "gzip"] as const) {
    const weight = weightOf(name);
    if (weight > most || (weight === most && weight > 0 && chosen === "identity")) {
      chosen = name;
      most = weight;
    }
  }
  return chosen;
}

function readWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((text) => /^q\s*=/.test(text))?.replace(/^q\s*=\s*/, "");
    const weight = quality === undefined ? 1 : Number(quality);
    if (name !== "") weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
