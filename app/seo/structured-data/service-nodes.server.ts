import { requirePicture } from "#content/pictures/find-picture.ts";
import { largestUrl } from "#content/pictures/picture.ts";
import type { Service } from "#content/services/service-content.ts";
import { areaNode } from "./clinic-node.server.ts";
import { clinicId, type GraphNode, type PageUrls, pageId, reference } from "./graph-node.server.ts";

export function serviceNode({ origin, url }: PageUrls, service: Service): GraphNode {
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: service.heading,
    serviceType: service.menuName,
    description: service.metaDescription,
    url,
    image: origin + largestUrl(requirePicture(service.picture.name)),
    provider: reference(clinicId(origin)),
    mainEntityOfPage: reference(pageId(url)),
  };
}

interface AreaService {
  heading: string;
  description: string;
  area: string;
}

export function areaServiceNode({ origin, url }: PageUrls, service: AreaService): GraphNode {
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: service.heading,
    description: service.description,
    url,
    provider: reference(clinicId(origin)),
    areaServed: areaNode(service.area),
    mainEntityOfPage: reference(pageId(url)),
  };
}
