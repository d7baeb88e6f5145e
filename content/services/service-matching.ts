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

interface MatchedPost<Service> {
  title: string;
  text: string;
  /** The first service of its category. */
  categoryService: Service | undefined;
}

/** Mentions in the title come first, then those in the text, then the category's first service. */
export function listServicesForPost<Service extends NamedService>(
  services: Service[],
  { title, text, categoryService }: MatchedPost<Service>,
): Service[] {
  const mentioned = [
    ...findMentionedServices(services, title),
    ...findMentionedServices(services, text),
  ];
  return [...new Set(categoryService === undefined ? mentioned : [...mentioned, categoryService])];
}

export function countMentions(url: string, text: string): number {
  return text.match(servicePatterns[url] ?? /$^/)?.length ?? 0;
}
