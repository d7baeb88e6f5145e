import { useState } from "react";
import { data, useRouteLoaderData } from "react-router";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { dbContext } from "#app/context.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { createLocationView } from "#app/sections/locations/location-view.server.ts";
import { loadServices } from "#app/sections/services/load-services.server.ts";
import { Button } from "#app/ui/button.tsx";
import { type FieldErrors, validateField } from "#domain/fields/field-list.ts";
import {
  createLocationTexts,
  type LocationTexts,
  locationFieldNames,
  locationFields,
} from "#domain/location-pages/location-page.ts";
import { findLocation } from "#domain/location-pages/location-pages.server.ts";
import { EditorError } from "../editor/editor-error.tsx";
import { EditorScreen } from "../editor/editor-screen.tsx";
import { describeItemField } from "../editor/format-field-value.ts";
import { useItemEditor } from "../editor/use-item-editor.ts";
import { parseId } from "../shell/parse-id.ts";
import type { Route } from "./+types/location-editor-page";
import { LocationForm } from "./location-form.tsx";
import { LocationPreview } from "./location-preview.tsx";
import { SimilarityWarning } from "./similarity-warning.tsx";

const listPath = "/admin/location-pages";
const emptyPage = createLocationTexts(() => "");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const from = new URL(request.url).searchParams.get("from") ?? undefined;
  const idParam = params.id ?? from;
  const id = parseId(idParam);
  const page = idParam === undefined ? undefined : await findLocation(db, id);
  if (idParam !== undefined && page === undefined)
    throw data("There is no such location page.", { status: 404 });

  const isNew = params.id === undefined;
  const texts = page ? createLocationTexts((name) => page[name]) : emptyPage;
  const clearedFields = isNew ? { slug_url: "", meta_link: "" } : {};
  return {
    id: isNew ? undefined : page?.location_id,
    updatedAt: isNew ? undefined : page?.updated_at,
    stored: { ...texts, ...clearedFields },
    view: createLocationView(
      page ?? { ...emptyPage, location_id: 0, slug: "", updated_at: "" },
      await loadServices(context),
    ),
  };
}

export default function LocationEditorPage({ loaderData }: Route.ComponentProps) {
  return <LocationEditor key={loaderData.id ?? "new"} {...loaderData} />;
}

export function ErrorBoundary() {
  return <EditorError listPath={listPath} />;
}

function LocationEditor({ id, updatedAt, stored, view }: Route.ComponentProps["loaderData"]) {
  const siteUrl = useRouteLoaderData<typeof rootLoader>("root")?.siteUrl ?? "";
  const [previewedAtRefusal, setPreviewedAtRefusal] = useState<number>();
  const editor = useItemEditor({
    kind: "location",
    id,
    stored,
    updatedAt,
    validate: validate,
    toBody: (values) => values,
    fromItem: (item) => createLocationTexts((name) => item[name]),
    describeField: describeItemField("location"),
    itemName: "page",
  });
  // A rejected save closes the preview, so that the form can show its errors.
  const isPreview = previewedAtRefusal === editor.refusalCount;
  return (
    <EditorScreen
      editor={editor}
      heading={id === undefined ? "New location page" : "Edit location page"}
      listPath={listPath}
      saveLabel={id === undefined ? "Create page" : "Save changes"}
      actions={
        <Button
          variant="line"
          size="small"
          aria-pressed={isPreview}
          onClick={() => setPreviewedAtRefusal(isPreview ? undefined : editor.refusalCount)}
          className="full:hidden"
        >
          <Icon name="eye" />
          {isPreview ? "Write" : "Preview"}
        </Button>
      }
    >
      <div
        className={`full:mx-auto full:grid full:max-w-400 full:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] full:gap-8 full:px-gutter full:py-8 ${isPreview ? "" : "max-full:mx-auto max-full:max-w-240 max-full:px-gutter max-full:py-8"}`}
      >
        <div className={`flex min-w-0 flex-col gap-6 ${isPreview ? "max-full:hidden" : ""}`}>
          <SimilarityWarning id={id} values={editor.values} />
          <LocationForm editor={editor} siteUrl={siteUrl} />
        </div>
        <div
          {...previewRegionProps}
          className={`full:sticky full:top-36 full:max-h-[calc(100dvh-11rem)] full:self-start full:overflow-y-auto full:rounded-m full:border full:border-line ${isPreview ? "" : "max-full:hidden"}`}
        >
          <div className="full:[zoom:0.5]">
            <LocationPreview values={editor.values} view={view} />
          </div>
        </div>
      </div>
    </EditorScreen>
  );
}

/** The region is focusable so that it can be scrolled by keyboard: it has no focusable content. */
const previewRegionProps = { role: "region", "aria-label": "Preview", tabIndex: 0 };

function validate(values: LocationTexts): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of locationFieldNames) {
    const error = validateField(locationFields[name], values[name]);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}
