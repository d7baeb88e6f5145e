/** The parts of a page, parsed from its HTML; React writes every attribute in double quotes. */
export interface PageHtml {
  lang: string | undefined;
  title: string;
  /** Content by name or property; a later tag replaces an earlier one of the same name. */
  meta: Map<string, string>;
  linkTags: Attributes[];
  headings: string[];
  links: { href: string; name: string }[];
  images: Attributes[];
  ids: Set<string>;
  breadcrumbs: { name: string; href: string | undefined }[];
  data: string[];
  text: string;
  html: string;
}

export type Attributes = Record<string, string>;

export function readPage(html: string): PageHtml {
  const body = html.slice(html.indexOf("<body"));
  const [, breadcrumbs = ""] = /<nav aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(body) ?? [];
  return {
    lang: tags(html, "html")[0]?.lang,
    title: textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ""),
    meta: new Map(
      tags(html, "meta").map(({ name, property, content = "" }) => [
        name ?? property ?? "",
        content,
      ]),
    ),
    linkTags: tags(html, "link"),
    headings: elements(body, "h1").map(({ content }) => textOf(content)),
    links: elements(body, "a").flatMap(({ attributes, content }) => {
      const { href, "aria-label": label } = attributes;
      const pictures = tags(content, "img").map(({ alt }) => alt);
      const name = label ?? [textOf(content), ...pictures].join(" ").trim();
      return href === undefined ? [] : [{ href, name }];
    }),
    images: tags(body, "img"),
    ids: new Set([...body.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => unescaped(id))),
    breadcrumbs: elements(breadcrumbs, "li").map(({ content }) => ({
      name: textOf(content.replace(/<span aria-hidden="true">.*?<\/span>/g, "")),
      href: tags(content, "a")[0]?.href,
    })),
    data: elements(html, "script")
      .filter(({ attributes }) => attributes.type === "application/ld+json")
      .map(({ content }) => content),
    text: textOf(body.replace(/<(script|style)\b.*?<\/\1>/gs, " ")),
    html,
  };
}

function tags(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, written = ""]) =>
    attributesOf(written),
  );
}

function elements(html: string, name: string) {
  const pattern = new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, "gs");
  return [...html.matchAll(pattern)].map(([, written = "", content = ""]) => ({
    attributes: attributesOf(written),
    content,
  }));
}

function attributesOf(written: string): Attributes {
  const pairs = [...written.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, unescaped(value)]));
}

function textOf(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function unescaped(html: string): string {
  return html.replace(/&([a-z]+|#x27);/g, (whole, name: string) => signs[name] ?? whole);
}
