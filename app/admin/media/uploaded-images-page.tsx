import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { dbContext, staffSessionContext } from "#app/context.ts";
import { findCollection } from "#domain/clinic/clinic-definitions.ts";
import { getClinicPath } from "#domain/clinic/define-content.ts";
import { imagesPerPage } from "#domain/images/image.ts";
import { listImages } from "#domain/images/list-images.server.ts";
import { formatAreaRefusal, getContentArea, mayAccess } from "#domain/staff/roles.ts";
import { Card } from "../ui/card.tsx";
import { LeaveQuestion } from "../ui/leave-question.tsx";
import { SearchBox } from "../ui/search-box.tsx";
import type { Route } from "./+types/uploaded-images-page";
import { ImageRow } from "./image-row.tsx";

const searchLimit = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const pageParam = searchParams.get("page") ?? "";
  const q = (searchParams.get("q") ?? "").slice(0, searchLimit);
  const page = /^[1-9]\d{0,4}$/.test(pageParam) ? Number(pageParam) : 1;
  const images = await listImages(context.get(dbContext), { page, q });
  const { role } = context.get(staffSessionContext).staff;
  const now = new Date();
  return {
    page,
    q,
    hasMore: images.length === imagesPerPage,
    images: images.map((image) => ({
      ...image,
      clinicPages: image.clinic_kinds.map((kind) => ({
        path: getClinicPath(kind),
        title: findCollection(kind)?.label ?? kind,
      })),
      refusal: describeRefusal(
        image.clinic_kinds.find((kind) => !mayAccess(role, getContentArea(kind))),
      ),
      dateLabel: formatRelativeDateTime(image.created_at, now),
    })),
  };
}

export const meta = () => createStaffMeta("Uploaded images");

export default function UploadedImagesPage({
  loaderData: { images, page, q, hasMore },
}: Route.ComponentProps) {
  const navigate = useNavigate();
  // Another search or page may leave out the picture that somebody describes.
  const [typedAlts, setTypedAlts] = useState<Record<string, string | undefined>>({});
  const getPath = (query: Record<string, string>) =>
    `/admin/account/images?${new URLSearchParams(query)}`;
  return (
    <Card heading="Uploaded images">
      <LeaveQuestion isUnsaved={Object.values(typedAlts).some((alt) => alt !== undefined)} />
      <p>
        The newest first. An image that nothing on the site, no earlier version and no item in the
        trash uses is removed after 30 days.
      </p>
      <SearchBox
        label="Search in what pictures show"
        placeholder="Search pictures"
        search={q}
        maxLength={searchLimit}
        path="/admin/account/images"
        onSearch={(text) => void navigate(getPath(text === "" ? {} : { q: text }))}
      />
      {images.length === 0 && <p>{describeEmptyList(page, q)}</p>}
      <ul className="divide-y divide-line">
        {images.map((image) => (
          <ImageRow
            key={image.hash}
            image={image}
            typedAlt={typedAlts[image.hash]}
            onType={(alt) => setTypedAlts((typed) => ({ ...typed, [image.hash]: alt }))}
          />
        ))}
      </ul>
      {hasMore && (
        <Link
          to={getPath({ ...(q !== "" && { q }), page: String(page + 1) })}
          className="inline-flex min-h-11 items-center underline"
        >
          Older images
        </Link>
      )}
    </Card>
  );
}

/** Both are refused as a whole, so it is told before a picture is chosen or a password entered. */
function describeRefusal(kind: string | undefined): string | undefined {
  if (kind === undefined) return undefined;
  const label = findCollection(kind)?.label ?? kind;
  return `Replacing or removing it everywhere would change “${label}”. ${formatAreaRefusal(getContentArea(kind))}`;
}

function describeEmptyList(page: number, q: string): string {
  if (page > 1) return "There are no more images.";
  return q === "" ? "No images have been uploaded yet." : `No image is described with “${q}”.`;
}
