export interface ImageChange {
  hash: string;
  changeTag: (tag: string) => string;
  /** The URL and the words of a place that shows the image; without words it keeps its own. */
  url: string;
  alt?: string;
}

/** `value` is a post or clinic content, where images are tags, covers or have a `src`. */
export function changeImage<Value>(value: Value, change: ImageChange): Value;
export function changeImage(value: unknown, change: ImageChange): unknown {
  const { hash, changeTag, url, alt } = change;
  if (typeof value === "string")
    return value.replace(new RegExp(`<img\\b[^>]*/uploads/${hash}[^>]*>`, "g"), changeTag);
  if (Array.isArray(value)) return value.map((entry) => changeImage(entry, change));
  if (typeof value !== "object" || value === null) return value;
  const { src, blog_image } = value as Record<string, unknown>;
  const isShownAs = (source: unknown) => String(source).includes(`/uploads/${hash}`);
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        // A post has its sections as JSON.
        name === "blogs_content"
          ? JSON.stringify(changeImage(JSON.parse(entry), change))
          : changeImage(entry, change),
      ]),
    ),
    ...(isShownAs(src) && { src: url, ...(alt !== undefined && { alt }), focusX: 50, focusY: 50 }),
    ...(isShownAs(blog_image) && {
      blog_image: url,
      ...(alt !== undefined && { blog_image_alt: alt }),
    }),
  };
}
