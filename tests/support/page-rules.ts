import { defaultContact } from "#content/default-contact.ts";
import { defaultHours } from "#content/opening-hours.ts";
import { listHoursLines } from "#domain/clinic/hours-text.ts";
import { type JsonLdNode, listNodes } from "./json-ld-rules.ts";
import type { ParsedPage } from "./parse-page.ts";

/** Phone numbers of others: emergency, a crisis line, the privacy commissioner. */
const foreignPhones = ["tel:911", "tel:988", "tel:+18003870073"];

export function getJsonLdGraph({ data }: ParsedPage): JsonLdNode[] {
  return JSON.parse(data[0] ?? "{}")["@graph"] ?? [];
}

export function findOpenGraphErrors({ title, meta, linkTags }: ParsedPage): string[] {
  const canonical = linkTags.find(({ rel }) => rel === "canonical")?.href;
  const needed = ["og:type", "og:site_name", "og:locale", "og:image", "og:image:alt"];
  return [
    ...needed.filter((name) => !meta.get(name)),
    ...(title.startsWith(meta.get("og:title") || "-") ? [] : ["og:title"]),
    ...(meta.get("og:description") === meta.get("description") ? [] : ["og:description"]),
    ...(meta.get("og:url") === canonical ? [] : ["og:url"]),
    ...(meta.get("twitter:card") === "summary_large_image" ? [] : ["twitter:card"]),
  ];
}

export function findJsonLdMismatches(page: ParsedPage, path: string, siteUrl: string): string[] {
  const nodes = listNodes(getJsonLdGraph(page));
  const breadcrumbList = nodes.find(({ "@type": type }) => type === "BreadcrumbList");
  const declared = (breadcrumbList?.itemListElement ?? []) as { name: string; item: string }[];
  const shown = page.breadcrumbs.map(({ name, href = path }) => ({ name, item: href }));
  const jsonLdBreadcrumbs = declared.map(({ name, item }) => ({
    name,
    item: item.replace(siteUrl, ""),
  }));
  return [
    ...(JSON.stringify(jsonLdBreadcrumbs) === JSON.stringify(shown) ? [] : ["breadcrumbs"]),
    ...nodes
      .filter((node) => /Person|Service|BlogPosting|ListItem/.test(String(node["@type"])))
      .map(({ name, headline }) => String(name ?? headline))
      .filter((expectedText) => !isVisible(expectedText, page)),
  ];
}

/** Cards truncate long titles, which still count as shown. */
function isVisible(expectedText: string, { text }: ParsedPage): boolean {
  return text.includes(expectedText) || text.includes(`${expectedText.slice(0, 50)}...`);
}

export function findHoursErrors({ text, lang }: ParsedPage): string[] {
  const hours = defaultHours.week.flatMap(({ spans }) =>
    spans.flatMap(({ opens, closes }) => [opens / 60, closes / 60]),
  );
  const times = text.matchAll(/\b(\d{1,2})(?::(\d\d))? ?([AP])\.?M\b/gi);
  const strayTimes = [...times].filter(([, hour, minutes = "00", meridiem = ""]) => {
    const hour24 = (Number(hour) % 12) + (meridiem.toUpperCase() === "P" ? 12 : 0);
    return minutes !== "00" || !hours.includes(hour24);
  });
  const requiredTexts = lang?.startsWith("en")
    ? listHoursLines(defaultHours).flatMap(({ text, note }) => [text, note])
    : [];
  return [
    ...strayTimes.map(([time]) => time),
    ...requiredTexts.filter((expectedText) => !text.includes(expectedText)),
  ];
}

export function findPhoneErrors(page: ParsedPage): string[] {
  const { formatted } = defaultContact.phone;
  const phoneLinks = page.links.map(({ href }) => href).filter((href) => href.startsWith("tel:"));
  const shown = page.text.match(/(?<!\b1[-. ])\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g) ?? [];
  const declared = listNodes(getJsonLdGraph(page)).flatMap(({ telephone }) => telephone ?? []);
  return [
    ...phoneLinks.filter((href) => ![defaultContact.phone.link, ...foreignPhones].includes(href)),
    ...shown.filter((number) => number !== formatted && number !== defaultContact.fax),
    ...declared.filter((number) => `tel:${number}` !== defaultContact.phone.link).map(String),
    ...(phoneLinks.includes(defaultContact.phone.link) ? [] : ["no link calls the clinic"]),
  ];
}
