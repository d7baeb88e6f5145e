import type { RouterContextProvider } from "react-router";
import { clinicContext, dbContext } from "#app/context.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import type { PlacedPicture } from "#content/services/service-content.ts";
import { findDefaultService, toContentImage } from "#domain/clinic/default-services.ts";
import { type ClinicService, notOffered } from "#domain/clinic/services-definition.ts";
import type { ContentImage } from "#domain/fields/content-fields.ts";
import { type ContentPicture, loadContentPictures } from "../pictures/content-pictures.server.ts";
import type { ServiceCardData } from "./service-card.tsx";

export interface ShownService extends Omit<ClinicService, "picture"> {
  picture: ContentPicture;
}

/** The services of the site with their pictures, in order. */
export async function loadServices(
  context: Readonly<RouterContextProvider>,
): Promise<ShownService[]> {
  const { services } = await context.get(clinicContext)();
  const images = services.map(({ picture }) => picture);
  const pictures = await loadContentPictures(context.get(dbContext), images);
  return services.map((service, i) => ({
    ...service,
    picture: choosePicture(service.picture, pictures[i], findDefaultService(service.id)?.picture),
  }));
}

/** Leaves out the long texts, which would be sent to the browser too. */
export function createServiceCard(service: ShownService): ServiceCardData {
  const { url, heading, cardText, picture, hasNoProvider } = service;
  return { url, heading, cardText, picture, ...(hasNoProvider && { note: notOffered }) };
}

/** A default picture keeps its exact crop, and stands in for one that has been removed. */
function choosePicture(
  image: ContentImage,
  picture: ContentPicture | undefined,
  placed: PlacedPicture | undefined,
): ContentPicture {
  const { name, alt, crop } = placed ?? fallback;
  if (picture === undefined) return { source: requirePicture(name), alt, crop };
  const { src, focusX, focusY } = toContentImage({ name, alt, crop });
  const isPlaced = image.src === src && image.focusX === focusX && image.focusY === focusY;
  return isPlaced ? { ...picture, crop } : picture;
}

const fallback: PlacedPicture = { name: "gallery/treatment-room", alt: "", crop: "" };
