/** A picture that came along in the clipboard. The paragraph `marker` keeps its place in the text. */
export interface PastedPicture {
  file: File;
  marker: string;
  alt: string;
}

export const pictureMarkers = /<p>\[Picture \d+, \d+ bytes\]<\/p>|\[Picture \d+, \d+ bytes\]/g;

/** The outermost block in the wrappers of a web page: a picture stays between its neighbours. */
const pictureBlock =
  ":is(body, div, section, article) > :not(div, section, article):not(:is(table, ul, ol, blockquote) *)";

/** Word says so below a description that nobody has written. */
const automaticAlt = /\s*(?:Description automatically generated|AI-generated content may be).*$/s;

/**
 * Leaves pictures of this site, puts markers in place of those that the clipboard carries (data URLs;
 * Word's in `rtf`, as its HTML names files of the writer's computer), and removes all others.
 */
export function extractPictures(body: HTMLElement, rtf: string) {
  const images = [...body.querySelectorAll("img")].filter((image) => !isOwnPicture(image));
  const fileImages = images.filter((image) => image.src.startsWith("file:"));
  const rtfFiles = readRtfPictures(rtf);
  // A picture of a list's bullets would shift all others.
  const wordFiles = rtfFiles.length === fileImages.length ? rtfFiles : [];
  const pictures: PastedPicture[] = [];
  const lastOfBlock = new Map<Element, Element>();
  for (const image of images) {
    const file = readDataUrl(image.src) ?? wordFiles[fileImages.indexOf(image)];
    const block = image.closest(pictureBlock);
    if (file && block) {
      const marker = `[Picture ${pictures.length + 1}, ${file.size} bytes]`;
      const paragraph = body.ownerDocument.createElement("p");
      paragraph.textContent = marker;
      (lastOfBlock.get(block) ?? block).after(paragraph);
      lastOfBlock.set(block, paragraph);
      pictures.push({ file, marker, alt: image.alt.replace(automaticAlt, "").trim() });
    }
    image.remove();
  }
  return { pictures, omittedCount: images.length - pictures.length };
}

function isOwnPicture(image: HTMLImageElement): boolean {
  const path = toLocalPath(image.getAttribute("src") ?? "");
  if (!/^\/(?:uploads|pictures)\//.test(path)) return false;
  image.setAttribute("src", path);
  return true;
}

/** Browsers copy this site's links as absolute URLs. */
export function toLocalPath(url: string): string {
  return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url;
}

function readDataUrl(url: string): File | undefined {
  const [, type, base64 = ""] = /^data:image\/(\w+);base64,([\w+/=\s]+)$/.exec(url) ?? [];
  if (type === undefined) return undefined;
  try {
    return createFile(
      type,
      Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}

const rtfPicture =
  /\\(png|jpeg)blip(?:\\[a-z]+-?\d*\s*)*\s*(?:\{\\\*\\blipuid[^{}]*\})?([\da-f\s]{64,})\}/gi;

function readRtfPictures(rtf: string): File[] {
  return [...rtf.matchAll(rtfPicture)].map(([, type = "", hex = ""]) =>
    createFile(
      type,
      Uint8Array.from(hex.match(/[\da-f]{2}/gi) ?? [], (pair) => parseInt(pair, 16)),
    ),
  );
}

function createFile(type: string, bytes: Uint8Array<ArrayBuffer>): File {
  return new File([bytes], `pasted.${type}`, { type: `image/${type}` });
}
