import { useState } from "react";
import { data, useRouteLoaderData } from "react-router";
import { Icon } from "#app/admin/staff-icon.tsx";
import { dbContext } from "#app/context.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { locationView } from "#app/sections/location-view.server.ts";
import { Button } from "#app/ui/button.tsx";
import { type FieldErrors, problemOf } from "#domain/field.ts";
import {
  fillLocationFields,
  type LocationTexts,
  locationFieldNames,
  locationFields,
} from "#domain/locations/location.ts";
import { findLocation } from "#domain/locations/locations.server.ts";
import type { Route } from "./+types/location-editor";
import { EditorScreen } from "./editor/editor-screen.tsx";
import { NoSuchItem } from "./editor/no-such-item.tsx";
import { useEditing } from "./editor/use-editing.ts";
import { idInAddress } from "./id-in-address.ts";
import { LikenessNote } from "./location/likeness-note.tsx";
import { LocationForm } from "./location/location-form.tsx";
import { LocationPreview } from "./location/location-preview.tsx";

const listPath = "/admin/location-pages";
const blank = fillLocationFields(() => "");

/** A new page starts empty, or as a copy of the page in `?from=12`. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const from = new URL(request.url).searchParams.get("from") ?? undefined;
  const wanted = params.id ?? from;
  const id = idInAddress(wanted);
  const page = wanted === undefined ? undefined : await findLocation(db, id);
  if (wanted !== undefined && page === undefined)
    throw data("There is no such location page.", { status: 404 });

  const isNew = params.id === undefined;
  const texts = page ? fillLocationFields((name) => page[name]) : blank;
  const unlike = isNew ? { slug_url: "", meta_link: "" } : {};
  return {
    id: isNew ? undefined : page?.location_id,
    updatedAt: isNew ? undefined : page?.updated_at,
    stored: { ...texts, ...unlike },
    view: locationView(page ?? { ...blank, location_id: 0, slug: "", updated_at: "" }),
  };
}

export default function LocationEditorPage({ loaderData }: Route.ComponentProps) {
  return <LocationEditor key={loaderData.id ?? "new"} {...loaderData} />;
}

export function ErrorBoundary() {
  return <NoSuchItem listPath={listPath} />;
}

function LocationEditor({ id, updatedAt, stored, view }: Route.ComponentProps["loaderData"]) {
  const siteUrl = useRouteLoaderData<typeof rootLoader>("root")?.siteUrl ?? "";
  const [previewedAt, setPreviewedAt] = useState<number>();
  const editing = useEditing({
    kind: "location",
    id,
    stored,
    updatedAt,
    check: problemsOf,
    toBody: (values) => values,
    fromItem: (item) => fillLocationFields((name) => item[name]),
  });
  // A rejected save closes the preview, so that the form can show its errors.
  const isPreview = previewedAt === editing.refusals;
  return (
    <EditorScreen
      editing={editing}
      heading={id === undefined ? "New location page" : "Edit location page"}
      listPath={listPath}
      saveLabel={id === undefined ? "Create page" : "Save changes"}
      actions={
        <Button
          look="line"
          size="small"
          aria-pressed={isPreview}
          onClick={() => setPreviewedAt(isPreview ? undefined : editing.refusals)}
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
          <LikenessNote id={id} values={editing.values} />
          <LocationForm editing={editing} siteUrl={siteUrl} />
        </div>
        <div
          {...previewRegion}
          className={`full:sticky full:top-36 full:max-h-[calc(100dvh-11rem)] full:self-start full:overflow-y-auto full:rounded-m full:border full:border-line ${isPreview ? "" : "max-full:hidden"}`}
        >
          <div className="full:[zoom:0.5]">
            <LocationPreview values={editing.values} view={view} />
          </div>
        </div>
      </div>
    </EditorScreen>
  );
}

/** The region is focusable so that it can be scrolled by keyboard: it has no focusable content. */
const previewRegion = { role: "region", "aria-label": "Preview", tabIndex: 0 };

function problemsOf(values: LocationTexts): FieldErrors {
  const problems: FieldErrors = {};
  for (const name of locationFieldNames) {
    const problem = problemOf(locationFields[name], values[name]);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}
