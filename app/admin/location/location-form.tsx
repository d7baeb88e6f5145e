import type { ReactNode } from "react";
import { ClaimField } from "#app/admin/editor/claim-field.tsx";
import type { Editing } from "#app/admin/editor/editing.ts";
import {
  LengthMeter,
  SearchSnippet,
  shownDescriptionLength,
} from "#app/admin/editor/search-snippet.tsx";
import { TextField } from "#app/admin/editor/text-field.tsx";
import { Icon } from "#app/admin/staff-icon.tsx";
import { shownTitleLength } from "#app/frame/page-meta.ts";
import { clinic } from "#content/clinic.ts";
import { type LocationTexts, locationAddress, locationFields } from "#domain/locations/location.ts";
import { isForeignLink, withProposals } from "#domain/locations/proposals.ts";
import { slugAddress } from "#domain/slug.ts";

interface LocationFormProps {
  editing: Editing<LocationTexts>;
  siteUrl: string;
}

/** The sixteen fields, in the order and the groups in which the page shows them. */
export function LocationForm({ editing, siteUrl }: LocationFormProps) {
  const { values, errors, isNew } = editing;
  const host = URL.parse(siteUrl)?.host ?? siteUrl;
  const path = values.slug_url.trim() && locationAddress(slugAddress(values.slug_url));

  const propsOf = (name: keyof LocationTexts, hint?: ReactNode) => ({
    name,
    rule: locationFields[name],
    value: values[name],
    error: errors[name],
    hint,
    onChange: (value: string) => editing.change(withProposals(values, { [name]: value }, isNew)),
  });
  const text = (...of: Parameters<typeof propsOf>) => <ClaimField {...propsOf(...of)} />;
  const address = (...of: Parameters<typeof propsOf>) => <TextField {...propsOf(...of)} />;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <p className="text-s text-ink-soft">Fields with an asterisk (*) must be filled in.</p>
      <Group heading="Top of the page">
        {text("main_heading")}
        {address(
          "slug_url",
          <>
            {path ? (
              <>
                The page’s address: <span className="[overflow-wrap:anywhere]">{path}</span>.{" "}
              </>
            ) : (
              "It becomes the page’s address. "
            )}
            {!isNew && "An old address keeps working: it forwards here."}
          </>,
        )}
        {text("main_paragraph")}
      </Group>
      <Group heading="Highlight">{text("highlighted_heading")}</Group>
      {([1, 2, 3, 4] as const).map((number) => (
        <Group key={number} heading={`Part ${number}`}>
          {text(`heading_${number}`)}
          {text(`paragraph_${number}`, "A new line begins a new paragraph.")}
        </Group>
      ))}
      <Group heading="In search results">
        <SearchSnippet
          title={values.meta_title}
          description={values.meta_description}
          place={`${host} › location`}
        />
        {text("meta_title", <LengthMeter text={values.meta_title} shown={shownTitleLength} />)}
        {text(
          "meta_description",
          <LengthMeter text={values.meta_description} shown={shownDescriptionLength} />,
        )}
        {text("meta_keywords", "With commas between them.")}
        {address(
          "meta_link",
          isForeignLink(values.meta_link, siteUrl) ? (
            <span className="flex gap-[0.5em] text-warn">
              <Icon name="warning" className="mt-[0.1em]" />
              This leads away from {clinic.shortName}: search engines would show that page instead
              of this one.
            </span>
          ) : (
            "The address that search engines should show: this page’s own, nearly always."
          ),
        )}
      </Group>
    </div>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-m border border-line bg-white p-5">
      <h2 className="text-[1.25rem] leading-tight font-[450] tracking-normal">{heading}</h2>
      {children}
    </section>
  );
}
