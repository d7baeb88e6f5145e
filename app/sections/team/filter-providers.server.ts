import { capitalize, formatCount, formatNumber } from "#domain/clinic/number-words.ts";
import { type ClinicService, listOffered } from "#domain/clinic/services-definition.ts";
import type { Provider } from "./provider-cards.server.ts";

interface FilterOption {
  name: string;
  value: string;
}

interface ProviderFilter {
  language: FilterOption | undefined;
  service: FilterOption | undefined;
}

export const providersPath = "/registered-providers";

export function listFilterOptions(languages: string[], services: ClinicService[]) {
  return {
    languages: languages.map((name) => ({ name, value: toValue(name) })),
    services: listOffered(services).map(({ url, menuName }) => ({ name: menuName, value: url })),
  };
}

/** Services that nobody is listed for are left out, but for the chosen one. */
export function listUsefulServices(
  services: FilterOption[],
  people: Provider[],
  chosen: FilterOption | undefined,
): FilterOption[] {
  return services.filter(
    ({ value }) =>
      value === chosen?.value || people.some((person) => person.services.includes(value)),
  );
}

/** Unknown values count as any. */
export function parseProviderFilter(
  query: URLSearchParams,
  options: ReturnType<typeof listFilterOptions>,
): ProviderFilter {
  return {
    language: options.languages.find(({ value }) => value === query.get("language")),
    service: options.services.find(({ value }) => value === query.get("service")),
  };
}

/** Undefined for the canonical form of a URL; otherwise the URL that has it. */
export function findCanonicalFilterUrl(
  query: URLSearchParams,
  { language, service }: ProviderFilter,
): string | undefined {
  const values = { language: language?.value, service: service?.value };
  const hasOtherValue = Object.entries(values).some(
    ([name, value]) => query.has(name) && query.getAll(name).join() !== value,
  );
  if (!hasOtherValue) return undefined;
  const known = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${providersPath}${known.length > 0 ? `?${new URLSearchParams(known)}` : ""}`;
}

export function filterProviders(
  people: Provider[],
  { language, service }: ProviderFilter,
): Provider[] {
  return people.filter(
    ({ languages, services: urls }) =>
      (!language || languages.some((name) => toValue(name) === language.value)) &&
      (!service || urls.includes(service.value)),
  );
}

export function describeFilterResult(
  clinicianCount: number,
  clinicTeamCount: number,
  filter: ProviderFilter,
): { count: string; rest: string } {
  const clinicians = formatCount(clinicianCount, "clinician");
  const isFiltered = filter.language !== undefined || filter.service !== undefined;
  if (!isFiltered && clinicianCount === 0)
    return { count: formatCount(clinicTeamCount, "person", "people"), rest: "" };
  if (!isFiltered)
    return {
      count: clinicians,
      rest: clinicTeamCount > 0 ? ` and a clinic team of ${formatNumber(clinicTeamCount)}` : "",
    };
  const total = clinicianCount + clinicTeamCount;
  const deed = formatDeed(filter, total > 1);
  if (total === 0 && filter.service && !filter.language)
    return {
      count: "",
      rest: `Nobody is listed for ${filter.service.name.toLowerCase()}. The front desk knows who offers it.`,
    };
  if (total === 0)
    return {
      count: "",
      rest: `Nobody here ${deed}. Call us${filter.language ? ": we can look for an interpreter" : ""}.`,
    };
  const ofTeam = `${formatNumber(clinicTeamCount)} of the clinic team`;
  if (clinicianCount === 0) return { count: capitalize(ofTeam), rest: ` ${deed}` };
  return { count: clinicians, rest: `${clinicTeamCount > 0 ? ` and ${ofTeam}` : ""} ${deed}` };
}

function formatDeed({ language, service }: ProviderFilter, isPlural: boolean): string {
  const ending = isPlural ? "" : "s";
  return [
    ...(language ? [`speak${ending} ${language.name}`] : []),
    ...(service ? [`offer${ending} ${service.name.toLowerCase()}`] : []),
  ].join(" and ");
}

function toValue(language: string): string {
  return language.toLowerCase().replaceAll(/\s+/g, "-");
}
