import { findService } from "#content/services/index.ts";

interface NamedService {
  url: string;
}

/** In the order of `services`, the most common ones first. */
export function sortMostCommonFirst<Service extends NamedService>(services: Service[]): Service[] {
  const isCommon = ({ url }: Service) => findService(url)?.isCommon === true;
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
  const mentions = findService(url)?.mentions;
  return mentions === undefined ? 0 : (text.match(mentions)?.length ?? 0);
}
