import { clinic } from "#content/clinic.ts";
import { openingHours } from "#content/opening-hours.ts";
import { type Thing, thingsIn } from "./graph-rules.ts";
import type { PageHtml } from "./page-html.ts";

/** Phone numbers of others: emergency, a crisis line, the privacy commissioner. */
const othersPhones = ["tel:911", "tel:988", "tel:+18003870073"];

export function graphOf({ data }: PageHtml): Thing[] {
  return JSON.parse(data[0] ?? "{}")["@graph"] ?? [];
}

export function sharingProblems({ title, meta, linkTags }: PageHtml): string[] {
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

/** Lists what the JSON-LD says and the page does not show. */
export function untoldProblems(page: PageHtml, path: string, siteUrl: string): string[] {
  const things = thingsIn(graphOf(page));
  const steps = things.find(({ "@type": type }) => type === "BreadcrumbList");
  const told = (steps?.itemListElement ?? []) as { name: string; item: string }[];
  const shown = page.breadcrumbs.map(({ name, href = path }) => ({ name, item: href }));
  const said = told.map(({ name, item }) => ({ name, item: item.replace(siteUrl, "") }));
  return [
    ...(JSON.stringify(said) === JSON.stringify(shown) ? [] : ["breadcrumbs"]),
    ...things
      .filter((thing) => /Person|Service|BlogPosting|ListItem/.test(String(thing["@type"])))
      .map(({ name, headline }) => String(name ?? headline))
      .filter((words) => !isShown(words, page)),
  ];
}

/** Cards truncate long titles, which still count as shown. */
function isShown(words: string, { text }: PageHtml): boolean {
  return text.includes(words) || text.includes(`${words.slice(0, 50)}...`);
}

/** Lists times that are not opening hours, and opening hours that the page lacks. */
export function hoursProblems({ text, lang }: PageHtml): string[] {
  const hours = openingHours.flatMap(({ hours }) => (hours ? [hours.opens, hours.closes] : []));
  const times = text.matchAll(/\b(\d{1,2})(?::(\d\d))? ?([AP])\.?M\b/gi);
  const stray = [...times].filter(([, hour, minutes = "00", half = ""]) => {
    const inDay = (Number(hour) % 12) + (half.toUpperCase() === "P" ? 12 : 0);
    return minutes !== "00" || !hours.includes(inDay);
  });
  const inWords = lang?.startsWith("en") ? Object.values(clinic.hoursInWords) : [];
  return [...stray.map(([time]) => time), ...inWords.filter((words) => !text.includes(words))];
}

/** Lists phone numbers of others that a page shows, links or has in its JSON-LD. */
export function phoneProblems(page: PageHtml): string[] {
  const called = page.links.map(({ href }) => href).filter((href) => href.startsWith("tel:"));
  const shown = page.text.match(/(?<!\b1[-. ])\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g) ?? [];
  const told = thingsIn(graphOf(page)).flatMap(({ telephone }) => telephone ?? []);
  return [
    ...called.filter((href) => ![clinic.phone.link, ...othersPhones].includes(href)),
    ...shown.filter((number) => number !== clinic.phone.shown),
    ...told.filter((number) => `tel:${number}` !== clinic.phone.link).map(String),
    ...(called.includes(clinic.phone.link) ? [] : ["no link calls the clinic"]),
  ];
}
