/** The URL that posts store: the widest WebP. */
export function getImageUrl(hash: string): string {
  return `/uploads/${hash}.webp`;
}

export function parseImageHash(url: string): string | undefined {
  return /^\/uploads\/([0-9a-f]{32})(?:-\d{1,5})?\.(?:webp|avif)$/.exec(url)?.[1];
}

const imageUrlPattern = /\/uploads\/([0-9a-f]{32})/g;

export function findImageHashes(text: string): string[] {
  return [...new Set([...text.matchAll(imageUrlPattern)].map(([, hash = ""]) => hash))];
}
