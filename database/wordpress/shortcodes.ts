import { escapeHtml } from "#domain/fields/escape-html.ts";
import type { Notes } from "./conversion-notes.ts";

interface ShortcodeContext {
  notes: Notes;
  /** Pictures of a gallery, as HTML. */
  renderGallery: (ids: number[] | undefined) => string;
}

/** Shortcodes whose content is a medium of another site, or a file of the former one. */
const embeds = new Set([
  ...["embed", "audio", "video", "playlist", "youtube", "vimeo", "dailymotion", "soundcloud"],
  ...["spotify", "wpvideo", "videopress", "ted", "slideshare", "googlemaps", "twitter", "tweet"],
  ...["instagram", "facebook", "bandcamp", "scribd", "flickr", "gist", "gravityform"],
]);

const name = "[a-z][a-z0-9_-]*";
/** Without another bracket, so that a text of open brackets is read once. */
const attribute = `(?:"[^"]*"|'[^']*'|[^[\\]"'])`;
const shortcodePattern = new RegExp(
  `\\[(\\[?)(/?)(${name})((?:[ =:]${attribute}*)?)(\\]?)\\]`,
  "gi",
);
const captionPattern = new RegExp(
  `\\[(wp_)?caption\\b(${attribute}*)\\]((?:(?!\\[(?:wp_)?caption\\b)[\\s\\S])*?)\\[/(?:wp_)?caption\\]`,
  "gi",
);
const captionedPicture = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i;
const enclosedUrlPattern = new RegExp(
  `\\[(${name})(?![\\w-])(${attribute}*)\\]\\s*(https?://[^\\s[<]+)\\s*\\[/\\1\\]`,
  "gi",
);

const blockTag =
  "</?(?:p|div|section|article|center|h[1-6]|ul|ol|li|table|tr|td|th|br|hr)\\b[^<>]*>";
const lonePattern = new RegExp(
  `(?<=(?:^|[\\n\\]]|-->|${blockTag})[ \\t]*)\\[${name}\\](?=[ \\t]*(?:$|[\\n[]|<!--|${blockTag}))`,
  "gi",
);

/** Turns shortcodes into HTML, as far as they mean something without their plugin. */
export function replaceShortcodes(html: string, context: ShortcodeContext): string {
  const { notes } = context;
  const text = html
    .replace(captionPattern, (_all, _prefix, attributes: string, content: string) => {
      const [, picture = content, text = ""] = captionedPicture.exec(content) ?? [];
      const caption = text.trim() || (parseAttributes(attributes).caption ?? "");
      return `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
    })
    .replace(enclosedUrlPattern, (_all, code: string, _attributes, url: string) => {
      notes.add("embed", code);
      return renderLink(url);
    });
  const closed = new Set(
    [...text.matchAll(new RegExp(`\\[/(${name})\\]`, "gi"))].map(([, code = ""]) =>
      code.toLowerCase(),
    ),
  );
  const lone = new Set([...text.matchAll(lonePattern)].map(({ index }) => index));
  return text.replace(
    shortcodePattern,
    (
      all,
      escapeStart: string,
      slash: string,
      rawCode: string,
      rawAttributes: string,
      escapeEnd: string,
      index: number,
    ) => {
      const code = rawCode.toLowerCase();
      // A shortcode in double brackets is text about shortcodes.
      if (escapeStart !== "" && escapeEnd !== "") return all.slice(1, -1);
      const attributes = parseAttributes(rawAttributes);
      if (code === "gallery") return context.renderGallery(parseIds(attributes));
      const isKnown = embeds.has(code);
      const isCode = closed.has(code) || looksLikeShortcode(code, rawAttributes, lone.has(index));
      if (!isKnown && !isCode) return all;
      if (slash === "/") return "";
      const url = findUrl(rawAttributes, attributes);
      notes.add(isKnown ? "embed" : "shortcode", code);
      return isKnown && url !== undefined ? renderLink(url) : "";
    },
  );
}

/**
 * People also write [sic], [x-ray taken in May] or [study of n=12], and [x-ray] among other words;
 * nobody writes [form id="5"].
 */
function looksLikeShortcode(code: string, attributes: string, isLone: boolean): boolean {
  const isCompound = /[a-z][-_]/.test(code) && attributes.trim() === "";
  const hasAttributes = /^\s+[\w-]+=\S|\s[\w-]+=["'“”]/.test(attributes);
  return hasAttributes || (isCompound && (isLone || code.includes("_")));
}

function parseAttributes(text: string): Record<string, string> {
  const pairs = text.matchAll(/(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g);
  return Object.fromEntries(
    [...pairs].map(([, key = "", double, single, bare]) => [
      key.toLowerCase(),
      double ?? single ?? bare ?? "",
    ]),
  );
}

function parseIds({ ids, include }: Record<string, string>): number[] | undefined {
  const list = (ids ?? include ?? "").match(/\d+/g);
  return list === null ? undefined : list.map(Number);
}

function findUrl(raw: string, attributes: Record<string, string>): string | undefined {
  const { id } = attributes;
  const url = [...Object.values(attributes), ...raw.split(/[\s="']+/)].find((value) =>
    /^https?:\/\//i.test(value),
  );
  return (
    url ?? (id && /^[\w-]{11}$/.test(id) ? `https://www.youtube.com/watch?v=${id}` : undefined)
  );
}

function renderLink(url: string): string {
  return `\n\n<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>\n\n`;
}
