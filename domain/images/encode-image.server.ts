import type { Sharp } from "sharp";
import { type ImageFormat, imageWidths, uploadLimitPixels } from "./image.ts";

export interface Encoded {
  width: number;
  height: number;
  files: { format: ImageFormat; width: number; bytes: Uint8Array }[];
}

const timeoutSeconds = 30;
const tallest = 4800;

/**
 * Turns a photo upright, removes its metadata (phones record where it was taken), and encodes it as
 * AVIF and WebP at each width. An animated GIF keeps only its first frame.
 */
export async function encodeImage(bytes: Uint8Array): Promise<Encoded | { refused: string }> {
  const refused = refusalOf(bytes);
  if (refused !== undefined) return { refused };
  const sharp = await sharpOnce();
  try {
    const upright = await sharp(bytes, {
      limitInputPixels: uploadLimitPixels,
      failOn: "warning",
      pages: 1,
    })
      .autoOrient()
      .resize({
        width: imageWidths.at(-1),
        height: tallest,
        fit: "inside",
        withoutEnlargement: true,
      })
      .timeout({ seconds: timeoutSeconds })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    const again = () => sharp(upright.data, { raw: { width, height, channels } });
    const widths = [...imageWidths.filter((one) => one < width), width];
    const files: Encoded["files"] = [];
    for (const one of widths) {
      const resized = again().resize({ width: one }).timeout({ seconds: timeoutSeconds });
      files.push({ format: "avif", width: one, bytes: await inAvif(resized.clone()) });
      files.push({ format: "webp", width: one, bytes: await inWebp(resized) });
    }
    return { width, height, files };
  } catch (error) {
    const reason = String(error);
    if (/pixel limit/i.test(reason)) return { refused: tooManyPixels };
    return { refused: /timeout/i.test(reason) ? tooSlow : broken };
  }
}

let loading: ReturnType<typeof loadSharp> | undefined;

/** Sharp is large and seldom needed, so the first upload loads it. */
function sharpOnce() {
  loading ??= loadSharp();
  return loading;
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

async function inAvif(picture: Sharp): Promise<Uint8Array> {
  return picture.avif({ quality: 55, effort: 2 }).toBuffer();
}

async function inWebp(picture: Sharp): Promise<Uint8Array> {
  return picture.webp({ quality: 78, effort: 4 }).toBuffer();
}

/** Checks the first bytes, because file names lie. */
function refusalOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString("latin1");
  if (/^(ÿØÿ|.PNG|GIF8[79]a|RIFF[\s\S]{4}WEBP)/.test(start)) return undefined;
  if (bytes.length === 0) return "This file is empty. Please choose the picture again.";
  if (/^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/.test(start)) return heic;
  if (/<svg[\s>]/i.test(start)) return svg;
  return unknownKind;
}

const heic =
  "This is a HEIC photo, which most browsers cannot show. On the iPhone choose Settings, Camera, " +
  "Formats, Most Compatible, or share the photo by email to yourself: it becomes a JPEG.";
const svg =
  "This is an SVG drawing, which can hold scripts. Please export it as PNG and choose that.";
const unknownKind =
  "This is not a picture that we can read, whatever its name says. " +
  "Please choose a JPEG, PNG, WebP or GIF.";
const broken =
  "This picture is damaged, or only half of it arrived. " +
  "Please open it, save it again as JPEG or PNG, and choose that.";
const tooSlow =
  "This picture takes too long to read. Please make it smaller, save it as JPEG, and choose that.";
const tooManyPixels =
  "This picture has more than 50 million pixels. Please make it smaller: 4000 pixels wide is plenty.";
