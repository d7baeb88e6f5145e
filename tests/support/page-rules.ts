import { defaultContact } from "#content/default-contact.ts";
import { defaultHours } from "#content/opening-hours.ts";
import { privacyTexts } from "#content/pages/privacy-texts.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { listHoursLines } from "#domain/clinic/hours-text.ts";
import { type JsonLdNode, listNodes } from "./json-ld-rules.ts";
import type { ParsedPage } from "./parse-page.ts";

/** Phone numbers of others: emergency, a crisis line, the privacy commissioner. */
const foreignPhones = ["tel:911", "tel:988", getPhoneLink(privacyTexts.commissioner.phone)];

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

export function findHoursErrors({ text, lang }: ParsedPage, path: string): string[] {
  const requiredTexts = lang?.startsWith("en")
    ? listHoursLines(defaultHours).flatMap(({ text, note }) => [text, note])
    : [];
  return [
    // Staff write the texts of an area.
    ...(path.startsWith("/location/") ? [] : findStrayTimes(text)),
    ...requiredTexts.filter((expectedText) => !text.includes(expectedText)),
  ];
}

/** Times at which the clinic neither opens nor closes. */
export function findStrayTimes(text: string): string[] {
  const clinicTimes = defaultHours.week.flatMap(({ spans }) =>
    spans.flatMap(({ opens, closes }) => [opens, closes]),
  );
  const times = text.matchAll(/\b(\d{1,2})(?::(\d\d))? ?([AP])\.?M\b/gi);
  return [...times]
    .filter(([, hour, minutes = "00", meridiem = ""]) => {
      const hour24 = (Number(hour) % 12) + (meridiem.toUpperCase() === "P" ? 12 : 0);
      return !clinicTimes.includes(hour24 * 60 + Number(minutes));
    })
    .map(([time]) => time);
}

/** As structured data has it: "08:30". */
export function formatClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

export function findPhoneErrors(page: ParsedPage): string[] {
  const { formatted } = defaultContact.phone;
  const phoneLinks = page.links.map(({ href }) => href).filter((href) => href.startsWith("tel:"));
  const shown = page.text.match(/(?<!\b1[-. ])\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g) ?? [];
  const known: string[] = [formatted, defaultContact.fax, privacyTexts.commissioner.phone];
  const declared = listNodes(getJsonLdGraph(page)).flatMap(({ telephone }) => telephone ?? []);
  return [
    ...phoneLinks.filter((href) => ![defaultContact.phone.link, ...foreignPhones].includes(href)),
    ...shown.filter((number) => !known.includes(number)),
    ...declared.filter((number) => `tel:${number}` !== defaultContact.phone.link).map(String),
    ...(phoneLinks.includes(defaultContact.phone.link) ? [] : ["no link calls the clinic"]),
  ];
}
