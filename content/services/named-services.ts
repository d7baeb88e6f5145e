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

/** For a post whose title names no service; of the other categories none is obvious. */
const categoryServices: Record<string, string> = {
  Recovery: "physiotherapy",
  Posture: "physiotherapy",
  Strength: "physiotherapy",
  Feet: "custom-made-orthotics-and-shoes",
  Stress: "psychology",
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
    .map((service) => ({ service, count: text.match(words[service.url] ?? /$^/)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ service }) => service);
}

/** The service that a post leads to, if one is obvious. */
export function serviceForPost(title: string, category: string): Service | undefined {
  return servicesNamedIn(title)[0] ?? findService(categoryServices[category] ?? "");
}
