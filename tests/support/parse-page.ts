/** React writes every attribute in double quotes. */
export interface ParsedPage {
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

type Attributes = Record<string, string>;

export function parsePage(html: string): ParsedPage {
  const body = html.slice(html.indexOf("<body"));
  const [, breadcrumbs = ""] = /<nav aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(body) ?? [];
  return {
    lang: listTags(html, "html")[0]?.lang,
    title: getText(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ""),
    meta: new Map(
      listTags(html, "meta").map(({ name, property, content = "" }) => [
        name ?? property ?? "",
        content,
      ]),
    ),
    linkTags: listTags(html, "link"),
    headings: listElements(body, "h1").map(({ content }) => getText(content)),
    links: listElements(body, "a").flatMap(({ attributes, content }) => {
      const { href, "aria-label": label } = attributes;
      const pictures = listTags(content, "img").map(({ alt }) => alt);
      const name = label ?? [getText(content), ...pictures].join(" ").trim();
      return href === undefined ? [] : [{ href, name }];
    }),
    images: listTags(body, "img"),
    ids: new Set([...body.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => decodeEntities(id))),
    breadcrumbs: listElements(breadcrumbs, "li").map(({ content }) => ({
      name: getText(content.replace(/<span aria-hidden="true">.*?<\/span>/g, "")),
      href: listTags(content, "a")[0]?.href,
    })),
    data: listElements(html, "script")
      .filter(({ attributes }) => attributes.type === "application/ld+json")
      .map(({ content }) => content),
    text: getText(body.replace(/<(script|style)\b.*?<\/\1>/gs, " ")),
    html,
  };
}

function listTags(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributeText = ""]) =>
    parseAttributes(attributeText),
  );
}

function listElements(html: string, name: string) {
  const pattern = new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, "gs");
  return [...html.matchAll(pattern)].map(([, attributeText = "", content = ""]) => ({
    attributes: parseAttributes(attributeText),
    content,
  }));
}

function parseAttributes(attributeText: string): Attributes {
  const pairs = [...attributeText.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(
    pairs.map(([, name = "", value = ""]) => [name, decodeEntities(value)]),
  );
}

function getText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decodeEntities(html: string): string {
  return html.replace(/&([a-z]+|#x27);/g, (match, name: string) => entities[name] ?? match);
}
