import type { ReactNode } from "react";
import { CheckedTextField } from "#app/admin/editor/checked-text-field.tsx";
import {
  LengthMeter,
  SearchSnippet,
  shownDescriptionLength,
} from "#app/admin/editor/search-snippet.tsx";
import { TextField } from "#app/admin/editor/text-field.tsx";
import type { EditorState } from "#app/admin/editor/use-item-editor.ts";
import { Panel } from "#app/admin/ui/panel.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { maxTitleLength } from "#app/seo/page-meta.ts";
import { clinic } from "#content/clinic.ts";
import { getFieldFormat } from "#domain/fields/field-list.ts";
import { normalizeSlug } from "#domain/fields/slug.ts";
import { isExternalUrl, withDerivedFields } from "#domain/location-pages/derived-fields.ts";
import {
  getLocationPath,
  type LocationTexts,
  locationFieldNames,
  locationFields,
  seoGroup,
} from "#domain/location-pages/location-page.ts";
import type { LocationValues } from "./location-values.ts";

interface LocationFormProps {
  editor: EditorState<LocationValues>;
  siteUrl: string;
}

export function LocationForm({ editor, siteUrl }: LocationFormProps) {
  const { values, errors } = editor;
  const isDraft = values.status === "draft";
  const hints = getHints(editor, siteUrl);
  return (
    <div data-editor-fields="" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <p className="text-s text-muted">
        {isDraft
          ? "Fields with an asterisk (*) must be filled in before the page is published."
          : "Fields with an asterisk (*) must be filled in."}
      </p>
      {groups.map(([group, names]) => (
        <Panel key={group} heading={group}>
          {group === seoGroup && (
            <SearchSnippet
              title={values.meta_title}
              description={values.meta_description}
              breadcrumb={`${new URL(siteUrl).host} › location`}
            />
          )}
          {names.map((name) => {
            const isFormatted = getFieldFormat(locationFields[name]) !== undefined;
            const FieldOfKind = isFormatted ? TextField : CheckedTextField;
            return (
              <FieldOfKind
                key={name}
                name={name}
                rule={locationFields[name]}
                value={values[name]}
                error={errors[name]}
                hint={hints[name]}
                onChange={(value) =>
                  editor.change(withDerivedFields(values, { [name]: value }, isDraft))
                }
              />
            );
          })}
        </Panel>
      ))}
    </div>
  );
}

const groups = [...new Set(locationFieldNames.map((name) => locationFields[name].group))].map(
  (group) =>
    [group, locationFieldNames.filter((name) => locationFields[name].group === group)] as const,
);

type Hints = Partial<Record<keyof LocationTexts, ReactNode>>;

function getHints({ values }: EditorState<LocationValues>, siteUrl: string): Hints {
  const path = values.slug_url.trim() && getLocationPath(normalizeSlug(values.slug_url));
  const paragraphHint = "A new line begins a new paragraph.";
  return {
    slug_url: (
      <>
        {path ? (
          <>
            The page’s address: <span className="[overflow-wrap:anywhere]">{path}</span>.{" "}
          </>
        ) : (
          "This becomes the page’s address. "
        )}
        {values.status === "published" && "An old address keeps working: it redirects here."}
      </>
    ),
    paragraph_1: paragraphHint,
    paragraph_2: paragraphHint,
    paragraph_3: paragraphHint,
    paragraph_4: paragraphHint,
    meta_title: <LengthMeter text={values.meta_title} maxLength={maxTitleLength} />,
    meta_description: (
      <LengthMeter text={values.meta_description} maxLength={shownDescriptionLength} />
    ),
    meta_keywords: "Separate them with commas.",
    meta_link: isExternalUrl(values.meta_link, siteUrl) ? (
      <span className="flex gap-[0.5em] text-warning">
        <Icon name="warning" className="mt-[0.1em]" />
        This link points outside {clinic.shortName}: search engines would show that page instead of
        this one.
      </span>
    ) : (
      "The address that search engines should show. It is almost always this page’s own address."
    ),
  };
}
