interface NamedService {
  url: string;
}

const servicePatterns: Record<string, RegExp> = {
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

/** The services that posts of a category are about, the most common starting point first. */
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

const commonServices = [
  ...["physiotherapy", "registered-massage-therapy", "chiropractic-treatment", "acupuncture"],
];

/** In the order of `services`, the most common ones first. */
export function putCommonFirst<Service extends NamedService>(services: Service[]): Service[] {
  const isCommon = ({ url }: Service) => commonServices.includes(url);
  return [...services.filter(isCommon), ...services.filter((service) => !isCommon(service))];
}

/** The most often mentioned service comes first. */
export function findMentionedServices<Service extends NamedService>(
  services: Service[],
  text: string,
): Service[] {
  return services
    .map((service) => ({ service, count: countMentions(service.url, text) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ service }) => service);
}

/** Mentions in the title come first, then those in the text, then the category's first service. */
export function listServicesForPost<Service extends NamedService>(
  services: Service[],
  { title, text, category }: { title: string; text: string; category: string },
): Service[] {
  const categoryUrl = categoryServices[category]?.[0];
  const categoryService = services.find(({ url }) => url === categoryUrl);
  const mentioned = [
    ...findMentionedServices(services, title),
    ...findMentionedServices(services, text),
  ];
  return [...new Set(categoryService === undefined ? mentioned : [...mentioned, categoryService])];
}

export function listCategoriesForService(url: string): string[] {
  return Object.keys(categoryServices).filter((category) =>
    categoryServices[category]?.includes(url),
  );
}

export function countMentions(url: string, text: string): number {
  return text.match(servicePatterns[url] ?? /$^/)?.length ?? 0;
}
