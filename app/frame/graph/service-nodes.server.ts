import { requirePicture } from "#content/pictures/find-picture.ts";
import { widestAddress } from "#content/pictures/picture.ts";
import type { Service } from "#content/services/service.ts";
import { areaNode } from "./clinic-node.server.ts";
import {
  clinicId,
  type GraphNode,
  type GraphPlace,
  pageId,
  reference,
} from "./graph-node.server.ts";

export function serviceNode({ origin, url }: GraphPlace, service: Service): GraphNode {
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: service.heading,
    serviceType: service.menuName,
    description: service.metaDescription,
    url,
    image: origin + widestAddress(requirePicture(service.picture.name)),
    provider: reference(clinicId(origin)),
    mainEntityOfPage: reference(pageId(url)),
  };
}

interface AreaCare {
  heading: string;
  description: string;
  area: string;
}

/** The clinic serves people of this area, but has no address there. */
export function areaCareNode({ origin, url }: GraphPlace, care: AreaCare): GraphNode {
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: care.heading,
    description: care.description,
    url,
    provider: reference(clinicId(origin)),
    areaServed: areaNode(care.area),
    mainEntityOfPage: reference(pageId(url)),
  };
}
