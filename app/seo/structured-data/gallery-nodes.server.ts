import { clinic } from "#content/clinic.ts";
import { galleryPictures } from "#content/gallery-pictures.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import { pictureUrl } from "#content/pictures/picture.ts";
import { clinicId, type GraphNode, type PageUrls, pageId, reference } from "./graph-node.server.ts";

export function galleryNodes({ origin, url }: PageUrls): GraphNode[] {
  return galleryPictures.map(({ picture, alt, caption }) => {
    const source = requirePicture(picture);
    return {
      "@type": "ImageObject",
      "@id": `${url}#${source.stem}`,
      name: caption,
      description: alt,
      contentUrl: origin + pictureUrl(source, source.width, "webp"),
      width: source.width,
      height: source.height,
      creditText: clinic.name,
      creator: reference(clinicId(origin)),
      isPartOf: reference(pageId(url)),
    };
  });
}
