import type { ShownService } from "#app/sections/services/load-services.server.ts";
import { getLargestUrl } from "#app/ui/picture-file-urls.ts";
import { areaNode } from "./clinic-node.server.ts";
import { clinicId, type GraphNode, type PageUrls, pageId, reference } from "./graph-node.server.ts";

export function serviceNode({ origin, url }: PageUrls, service: ShownService): GraphNode {
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: service.heading,
    serviceType: service.menuName,
    description: service.metaDescription,
    url,
    image: origin + getLargestUrl(service.picture.source),
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
