import type { Metadata, Sharp } from "sharp";
import { createSemaphore } from "../limits/semaphore.server.ts";
import type { ImageFormat } from "./image.ts";
import {
  heicError,
  imageMaxHeight,
  imageWidths,
  svgError,
  uploadLimitPixels,
  uploadLimitSide,
} from "./upload-limits.ts";

export interface EncodedImage {
  width: number;
  height: number;
  files: { format: ImageFormat; width: number; bytes: Uint8Array }[];
}

export interface RefusedImage {
  refused: string;
  cause?: unknown;
}

const timeoutSeconds = 30;
/** Each encoder uses one core. */
const maxConcurrentEncoders = 2;
const decoding = createSemaphore(1); // an interlaced picture takes 230 MB
const maxDecodedBytes = 4 * uploadLimitPixels;

/** Turns photos upright; drops metadata, which says where they were taken, and animation. */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage | RefusedImage> {
  const refused = getFormatError(bytes);
  if (refused !== undefined) return { refused };
  const sharp = await getSharp();
  const open = () =>
    sharp(bytes, { limitInputPixels: uploadLimitPixels, failOn: "warning", pages: 1 });
  let isRead = false;
  try {
    if (isTooLarge(await open().metadata())) return { refused: tooLargeError };
    const upright = await decoding.run(() =>
      open()
        .autoOrient()
        .resize({
          width: imageWidths.at(-1),
          height: imageMaxHeight,
          fit: "inside",
          withoutEnlargement: true,
        })
        .timeout({ seconds: timeoutSeconds })
        .raw({ depth: "uchar" })
        .toBuffer({ resolveWithObject: true }),
    );
    isRead = true;
    const { width, height, channels } = upright.info;
    const openPixels = () => sharp(upright.data, { raw: { width, height, channels } });
    const widths = [...imageWidths.filter((targetWidth) => targetWidth < width), width];
    const semaphore = createSemaphore(maxConcurrentEncoders);
    const encodeAt = (targetWidth: number, format: ImageFormat) =>
      semaphore.run(async () => {
        const resized = openPixels()
          .resize({ width: targetWidth })
          .timeout({ seconds: timeoutSeconds });
        return { format, width: targetWidth, bytes: await encoders[format](resized) };
      });
    // The widest first: the AVIF of its pixels takes as long as all others together.
    const files = await Promise.all(
      widths
        .toReversed()
        .flatMap((one) => [encodeAt(one, "avif" as const), encodeAt(one, "webp" as const)]),
    );
    return { width, height, files };
  } catch (error) {
    const reason = String(error);
    if (/pixel limit/i.test(reason)) return { refused: tooManyPixelsError };
    if (/timeout/i.test(reason)) return { refused: timeoutError, cause: error };
    if (isRead || /memory/i.test(reason)) throw error;
    return { refused: corruptError, cause: error };
  }
}

/** Rows of millions of pixels, and 16 bits for each colour, take hundreds of megabytes more. */
function isTooLarge({ width, height, channels, depth }: Metadata): boolean {
  const sampleBytes = depth === "uchar" ? 1 : 2;
  return (
    Math.max(width, height) > uploadLimitSide ||
    width * height * channels * sampleBytes > maxDecodedBytes
  );
}

let sharpPromise: ReturnType<typeof loadSharp> | undefined;

/** Sharp is large and seldom needed, so the first upload loads it. */
function getSharp() {
  sharpPromise ??= loadSharp().catch((error: unknown) => {
    sharpPromise = undefined;
    throw error;
  });
  return sharpPromise;
}

/** Runs once: to block and unblock while another upload is being read would refuse that picture. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Loaders that we do not need stay blocked. SVG is enabled by default.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadWebpBuffer",
      "VipsForeignLoadNsgifBuffer",
    ],
  });
  return sharp;
}

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }).toBuffer(),
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 4 }).toBuffer(),
};

/** Checks the first bytes, because file names lie. */
function getFormatError(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString("latin1");
  if (/^(ÿØÿ|.PNG|GIF8[79]a|RIFF[\s\S]{4}WEBP)/.test(start)) return undefined;
  if (bytes.length === 0) return "This file is empty. Please choose the picture again.";
  if (/^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/.test(start)) return heicError;
  if (/<svg[\s>]/i.test(start)) return svgError;
  return unknownFormatError;
}

const unknownFormatError =
  "This is not a picture that we can read, whatever its name says. " +
  "Please choose a JPEG, PNG, WebP or GIF.";
const corruptError =
  "This picture is damaged, or only half of it arrived. " +
  "Please open it, save it again as JPEG or PNG, and choose that.";
const timeoutError =
  "This picture takes too long to read. Please make it smaller, save it as JPEG, and choose that.";
const tooLargeError =
  "This picture is too large to open here. Please save it as JPEG, 4000 pixels wide at most.";
const tooManyPixelsError =
  "This picture has more than 50 million pixels. Please make it smaller: 4000 pixels wide is plenty.";
