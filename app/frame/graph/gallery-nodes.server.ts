import { clinic } from "#content/clinic.ts";
import { gallery } from "#content/gallery.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import { pictureAddress } from "#content/pictures/picture.ts";
import {
  clinicId,
  type GraphNode,
  type GraphPlace,
  pageId,
  reference,
} from "./graph-node.server.ts";

export function galleryNodes({ origin, url }: GraphPlace): GraphNode[] {
  return gallery.map(({ picture, alt, caption }) => {
    const source = requirePicture(picture);
    return {
      "@type": "ImageObject",
      "@id": `${url}#${source.stem}`,
      name: caption,
      description: alt,
      contentUrl: origin + pictureAddress(source, source.width, "webp"),
      width: source.width,
      height: source.height,
      creditText: clinic.name,
      creator: reference(clinicId(origin)),
      isPartOf: reference(pageId(url)),
    };
  });
}
