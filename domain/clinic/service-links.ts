import {
  footerServices,
  type NavigationLink,
  namedServices,
  serviceGroupTitles,
} from "#content/navigation.ts";
import { services as defaultServices } from "#content/services/index.ts";
import type { ServiceGroup } from "./clinic-facts.ts";
import { formatItems, formatNumber } from "./number-words.ts";
import type { ClinicService } from "./services-definition.ts";

type NamedService = Pick<ClinicService, "id" | "url" | "menuName">;

export function getServicePath({ url }: { url: string }): string {
  return `/service/${url}`;
}

export function groupServices(services: ClinicService[]) {
  return serviceGroupTitles
    .map((title, i) => ({
      title,
      services: services.filter(({ group }) => group === String(i + 1)),
    }))
    .filter((group) => group.services.length > 0);
}

export function listMenuGroups(services: ClinicService[]): ServiceGroup[] {
  return groupServices(services).map(({ title, services: inGroup }) => ({
    title,
    links: inGroup.map((service) => ({ name: service.menuName, to: getServicePath(service) })),
  }));
}

export function listFooterServices(services: NamedService[]): NavigationLink[] {
  return listServiceLinks(footerServices, services);
}

/** Leaves out hidden services; a link keeps its own short name until the service is renamed. */
export function listServiceLinks(
  links: readonly NavigationLink[],
  services: NamedService[],
): NavigationLink[] {
  return links.flatMap((link) => {
    if (!link.to.startsWith("/service/")) return link;
    const service = services.find((candidate) => getServicePath(candidate) === link.to);
    return service ? { to: link.to, name: getShortName(service, link.name) } : [];
  });
}

const maxNamedServices = 3;

/** "this, that, a third and eleven more services" */
export function formatServices(services: NamedService[]): string {
  const names = listServiceLinks(namedServices, services)
    .map(({ name }) => name)
    .slice(0, maxNamedServices);
  const moreCount = services.length - names.length;
  if (services.length === 0) return "care";
  if (names.length === 0) return formatServiceCount(moreCount);
  if (moreCount === 0) return formatItems(names);
  return formatItems([...names, `${formatNumber(moreCount)} more ${getNoun(moreCount)}`]);
}

/** "this, that and more" */
export function formatServicesBriefly(services: NamedService[]): string {
  const names = listServiceLinks(namedServices, services).map(({ name }) => name);
  if (names.length === 0) return "";
  return formatItems(services.length > names.length ? [...names, "more"] : names);
}

/** "fourteen services" */
export function formatServiceCount(count: number): string {
  return `${formatNumber(count)} ${getNoun(count)}`;
}

const getNoun = (count: number) => (count === 1 ? "service" : "services");

export function getShortName({ id, menuName }: NamedService, shortName: string): string {
  const isRenamed = menuName !== defaultServices.find((service) => service.id === id)?.menuName;
  return isRenamed ? menuName : shortName;
}
