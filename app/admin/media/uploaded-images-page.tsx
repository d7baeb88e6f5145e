import { Link } from "react-router";
import { formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { dbContext, staffContext } from "#app/context.ts";
import { findCollection } from "#domain/clinic/clinic-definitions.ts";
import { getClinicPath } from "#domain/clinic/define-content.ts";
import { imagesPerPage, listImages } from "#domain/images/remove-image.server.ts";
import { Card } from "../ui/card.tsx";
import type { Route } from "./+types/uploaded-images-page";
import { ImageRow } from "./image-row.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const pageParam = new URL(request.url).searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,4}$/.test(pageParam) ? Number(pageParam) : 1;
  const images = await listImages(context.get(dbContext), page);
  const now = new Date();
  const staff = await context.get(staffContext)();
  return {
    email: staff?.email ?? "",
    page,
    hasMore: images.length === imagesPerPage,
    images: images.map((image) => ({
      ...image,
      clinicPages: image.clinic_kinds.map((kind) => ({
        path: getClinicPath(kind),
        title: findCollection(kind)?.label ?? kind,
      })),
      dateLabel: formatRelativeDateTime(image.created_at, now),
    })),
  };
}

export default function UploadedImagesPage({
  loaderData: { email, images, page, hasMore },
}: Route.ComponentProps) {
  return (
    <Card heading="Uploaded images">
      <p>
        The newest first. An image that nothing on the site, no earlier version and no item in the
        trash uses is removed after 30 days.
      </p>
      {images.length === 0 && (
        <p>{page === 1 ? "No images have been uploaded yet." : "There are no more images."}</p>
      )}
      <ul className="divide-y divide-line">
        {images.map((image) => (
          <ImageRow key={image.hash} image={image} email={email} />
        ))}
      </ul>
      {hasMore && (
        <Link to={`?page=${page + 1}`} className="inline-flex min-h-11 items-center underline">
          Older images
        </Link>
      )}
    </Card>
  );
}
