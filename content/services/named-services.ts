import { findService, services } from "./index.ts";
import type { Service } from "./service.ts";

/** How each service is spoken of in texts that staff write. */
const words: Record<string, RegExp> = {
  physiotherapy: /physiotherap/gi,
  "pelvic-floor-physiotherapy": /pelvic|\bleaks?\b/gi,
  "chiropractic-treatment": /chiropract/gi,
  "registered-massage-therapy": /massage/gi,
  acupuncture: /acupunct/gi,
  psychology: /psycholog|\bstress|\bworry/gi,
  "naturopathic-medicine": /naturopath/gi,
  "custom-made-orthotics-and-shoes": /orthotic|insole/gi,
  "custom-made-braces": /\bbraces?\b/gi,
  "concussion-rehabilitation": /concussion/gi,
  "shockwave-therapy": /shockwave/gi,
  "cold-laser-therapy": /\blaser/gi,
  "compression-apparel": /compression|stocking/gi,
  "home-care": /home visit|at home\b|my home\b|home physiotherapy/gi,
};

/** What the posts of a category are about; the first is where most of their readers begin. */
const categoryServices: Record<string, string[]> = {
  Recovery: [
    ...["physiotherapy", "concussion-rehabilitation", "shockwave-therapy", "cold-laser-therapy"],
    ...["pelvic-floor-physiotherapy", "home-care"],
  ],
  Posture: ["physiotherapy", "registered-massage-therapy", "chiropractic-treatment"],
  Strength: ["physiotherapy", "home-care", "pelvic-floor-physiotherapy", "custom-made-braces"],
  Feet: ["custom-made-orthotics-and-shoes", "compression-apparel", "shockwave-therapy"],
  Visits: [
    ...["physiotherapy", "registered-massage-therapy", "acupuncture", "custom-made-braces"],
    ...["naturopathic-medicine"],
  ],
  Stress: ["psychology", "registered-massage-therapy", "naturopathic-medicine", "acupuncture"],
};

/** Where people begin who do not know which service they need. */
export const firstSteps: Service[] = services.filter(({ url }) =>
  ["physiotherapy", "registered-massage-therapy", "chiropractic-treatment", "acupuncture"].includes(
    url,
  ),
);

/** The services that a text names, the most often named first. */
export function servicesNamedIn(text: string): Service[] {
  return services
    .map((service) => ({ service, count: countMentions(service.url, text) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ service }) => service);
}

/** The services that a post leads to: those in its title, in its text, and its category's first. */
export function servicesForPost(title: string, text: string, category: string): Service[] {
  const ofCategory = findService(categoryServices[category]?.[0] ?? "");
  const named = [...servicesNamedIn(title), ...servicesNamedIn(text)];
  return [...new Set(ofCategory === undefined ? named : [...named, ofCategory])];
}

/** The categories whose posts are about a service. */
export function categoriesOfService(url: string): string[] {
  return Object.keys(categoryServices).filter((category) =>
    categoryServices[category]?.includes(url),
  );
}

/** How often a text speaks of a service. */
export function countMentions(url: string, text: string): number {
  return text.match(words[url] ?? /$^/)?.length ?? 0;
}
