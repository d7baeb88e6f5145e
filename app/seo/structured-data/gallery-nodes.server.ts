import type { ContentPicture } from "#app/sections/pictures/content-pictures.server.ts";
import { getLargestUrl } from "#app/ui/picture-file-urls.ts";
import { clinic } from "#content/clinic.ts";
import { clinicId, type GraphNode, type PageUrls, pageId, reference } from "./graph-node.server.ts";

export function galleryNodes(
  { origin, url }: PageUrls,
  pictures: (ContentPicture & { caption: string })[],
): GraphNode[] {
  return pictures.map(({ source, alt, caption }) => ({
    "@type": "ImageObject",
    "@id": `${url}#${"stem" in source ? source.stem : source.hash}`,
    name: caption,
    description: alt,
    contentUrl: origin + getLargestUrl(source),
    width: `${source.width} px`,
    height: `${source.height} px`,
    creditText: clinic.name,
    creator: reference(clinicId(origin)),
    isPartOf: reference(pageId(url)),
  }));
}
