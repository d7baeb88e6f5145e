import { data, useRouteLoaderData } from "react-router";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { dbContext } from "#app/context.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { createLocationView } from "#app/sections/locations/location-view.server.ts";
import { loadServices } from "#app/sections/services/load-services.server.ts";
import { normalizeSlug } from "#domain/fields/slug.ts";
import { getLocationPath } from "#domain/location-pages/location-page.ts";
import { findLocation } from "#domain/location-pages/location-pages.server.ts";
import { getDraftName } from "#domain/records/draft-name.ts";
import { BeforePublicDialog } from "../editor/before-public-dialog.tsx";
import { describeStatusChange } from "../editor/describe-status-change.ts";
import { DraftEditorScreen } from "../editor/draft-editor-screen.tsx";
import { EditorError } from "../editor/editor-error.tsx";
import { describeItemField } from "../editor/format-field-value.ts";
import { offerLinkReplacement } from "../editor/offer-link-replacement.ts";
import { findOwnPath, type OwnLink } from "../editor/own-links.ts";
import { StatusRow } from "../editor/status-row.tsx";
import { useItemEditor } from "../editor/use-item-editor.ts";
import { warnOfMissingPages } from "../editor/warn-of-missing-pages.ts";
import { parseId } from "../shell/parse-id.ts";
import type { Route } from "./+types/location-editor-page";
import { LocationForm } from "./location-form.tsx";
import { LocationPreview } from "./location-preview.tsx";
import {
  checkLocation,
  createLocationValues,
  type LocationValues,
  listLocationClaims,
  toLocationValues,
  validateLocation,
} from "./location-values.ts";
import { SimilarityWarning } from "./similarity-warning.tsx";

const listPath = "/admin/location-pages";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const from = new URL(request.url).searchParams.get("from") ?? undefined;
  const idParam = params.id ?? from;
  const id = parseId(idParam);
  const page = idParam === undefined ? undefined : await findLocation(db, id);
  if (idParam !== undefined && page === undefined)
    throw data("There is no such location page.", { status: 404 });

  const isNew = params.id === undefined;
  const values = page ? toLocationValues(page) : createLocationValues();
  const duplicate = { slug_url: "", meta_link: "", status: "draft" } as const;
  return {
    id: isNew ? undefined : page?.location_id,
    updatedAt: isNew ? undefined : page?.updated_at,
    stored: isNew ? { ...values, ...duplicate } : values,
    view: createLocationView(
      page ?? { ...values, location_id: 0, slug: "", updated_at: "" },
      await loadServices(context),
    ),
  };
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const heading = loaderData?.stored.main_heading;
  return createStaffMeta(
    params.id === undefined ? "New location page" : `Edit: ${getDraftName(heading ?? "")}`,
  );
}

export default function LocationEditorPage({ loaderData }: Route.ComponentProps) {
  return <LocationEditor key={loaderData.id ?? "new"} {...loaderData} />;
}

export function ErrorBoundary() {
  return <EditorError listPath={listPath} />;
}

/** Search engines follow the link; the page of a draft is not there yet. */
function listMetaLinks({ status, meta_link }: LocationValues): OwnLink[] {
  const path = meta_link === "" ? undefined : findOwnPath(meta_link, location.origin);
  return status === "draft" || path === undefined ? [] : [{ path, place: "Link" }];
}

function LocationEditor({ id, updatedAt, stored, view }: Route.ComponentProps["loaderData"]) {
  const siteUrl = useRouteLoaderData<typeof rootLoader>("root")?.siteUrl ?? "";
  const editor = useItemEditor<"location", LocationValues>({
    kind: "location",
    id,
    stored,
    updatedAt,
    validate: validateLocation,
    toBody: (values) => values,
    fromItem: toLocationValues,
    describeField: describeItemField("location"),
    itemName: "page",
    afterSave: (saved, before) => {
      void warnOfMissingPages(listMetaLinks(saved));
      const change = { before: before.slug_url, after: saved.slug_url };
      void offerLinkReplacement({ kind: "location", id, ...change });
    },
    getSavedMessage: (saved, before) => describeStatusChange("location page", saved, before),
    getSavedAction: getViewAction,
  });
  const { values } = editor;
  const { status } = editor.base.values;
  return (
    <DraftEditorScreen
      editor={editor}
      heading={editor.isNew ? "New location page" : "Edit location page"}
      listPath={listPath}
      name={values.main_heading}
      saveLabel={status === "draft" ? "Publish" : "Save changes"}
      patch={{ status: "published" }}
      isRefused={() => Object.keys(validateLocation({ ...values, status: "published" })).length > 0}
      listClaims={listLocationClaims}
      renderPanel={(panel) => (
        <BeforePublicDialog
          {...panel}
          outcome="goes on the site now."
          missing={[]}
          checks={checkLocation(values)}
          confirmLabel="Publish now"
        />
      )}
    >
      {() => (
        <div className="mx-auto px-gutter py-8 full:grid full:max-w-400 full:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] full:gap-8 max-full:max-w-240">
          <div className="flex min-w-0 flex-col gap-6">
            <StatusRow
              state={status}
              isPublished={status === "published"}
              onUnpublish={() => editor.save({ status: "draft" })}
            />
            <SimilarityWarning id={id} values={values} />
            <LocationForm editor={editor} siteUrl={siteUrl} />
          </div>
          <div
            {...previewRegionProps}
            className="sticky top-[calc(var(--editor-header-height,4rem)+5rem)] max-h-[calc(100dvh-var(--editor-header-height,4rem)-7rem)] self-start overflow-y-auto rounded-m border border-line max-full:hidden"
          >
            <div className="[zoom:0.5]">
              <LocationPreview values={values} view={view} />
            </div>
          </div>
        </div>
      )}
    </DraftEditorScreen>
  );
}

function getViewAction(saved: LocationValues, before: LocationValues) {
  if (saved.status === "draft" || before.status === "published") return undefined;
  const path = getLocationPath(normalizeSlug(saved.slug_url));
  return { label: "View it", onClick: () => void open(path, "_blank", "noopener") };
}

/** The region is focusable so that it can be scrolled by keyboard: it has no focusable content. */
const previewRegionProps = { role: "region", "aria-label": "Preview", tabIndex: 0 };
