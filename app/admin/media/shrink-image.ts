import { imageMaxHeight, imageWidths, uploadLimitBytes } from "#domain/images/upload-limits.ts";

/** A smaller file arrives within seconds on a phone, and re-encoding would only cost quality. */
const smallFileBytes = 600_000;
const quality = 0.92;

/**
 * Scales a photo down to what the server stores, upright, so that it arrives quickly and any photo of
 * a phone fits. Converts formats that only this browser reads, such as HEIC on Apple devices. Returns
 * the file itself if nothing can be gained or the browser cannot decode it; the server decides then.
 */
export async function shrinkImage(file: File): Promise<File> {
  const isServerFormat = /^image\/(jpeg|png|webp)$/.test(file.type);
  if (!isShrinkable(file) || (isServerFormat && file.size <= smallFileBytes)) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = fitStoredSize(bitmap);
    const isNarrow = width === bitmap.width && height === bitmap.height;
    if (isServerFormat && isNarrow && file.size <= uploadLimitBytes) return file;
    const blob = await drawImage(bitmap, { width, height, type: chooseType(file) });
    if (blob === null || (isServerFormat && blob.size >= file.size)) return file;
    return new File([blob], renameFile(file.name, blob.type), { type: blob.type });
  } catch {
    return file;
  }
}

/** Only photos become JPEG, which has no transparency; PNG also keeps the edges of letters sharp. */
function chooseType({ type, name }: File): string {
  if (type === "image/png") return type;
  return /jpeg|hei[cf]/i.test(`${type} ${name}`) ? "image/jpeg" : "image/webp";
}

/** A GIF is small or animated, and a drawing in SVG is refused in any case. */
function isShrinkable({ type, name }: File): boolean {
  if (/svg|gif/i.test(type)) return false;
  return type.startsWith("image/") || (type === "" && /\.hei[cf]$/i.test(name));
}

function fitStoredSize(size: { width: number; height: number }) {
  const scale = Math.min(1, imageWidths[2] / size.width, imageMaxHeight / size.height);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

function drawImage(
  bitmap: ImageBitmap,
  { width, height, type }: { width: number; height: number; type: string },
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** The extension follows the type, which is PNG where a browser cannot write WebP. */
function renameFile(name: string, type: string): string {
  return `${name.replace(/\.\w+$/, "")}.${type.replace("image/", "").replace("jpeg", "jpg")}`;
}
