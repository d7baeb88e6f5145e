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
import {
  type LocationTexts,
  locationAddress,
  locationFieldNames,
  locationFields,
  searchPart,
} from "#domain/locations/location.ts";
import { isForeignLink, withProposals } from "#domain/locations/proposals.ts";
import { slugAddress } from "#domain/slug.ts";

interface LocationFormProps {
  editing: Editing<LocationTexts>;
  siteUrl: string;
}

export function LocationForm({ editing, siteUrl }: LocationFormProps) {
  const { values, errors, isNew } = editing;
  const hints = hintsFor(editing, siteUrl);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <p className="text-s text-ink-soft">Fields with an asterisk (*) must be filled in.</p>
      {parts.map(([part, names]) => (
        <Group key={part} heading={part}>
          {part === searchPart && (
            <SearchSnippet
              title={values.meta_title}
              description={values.meta_description}
              place={`${hostOf(siteUrl)} › location`}
            />
          )}
          {names.map((name) => {
            const FieldOfKind = "kind" in locationFields[name] ? TextField : ClaimField;
            return (
              <FieldOfKind
                key={name}
                name={name}
                rule={locationFields[name]}
                value={values[name]}
                error={errors[name]}
                hint={hints[name]}
                onChange={(value) =>
                  editing.change(withProposals(values, { [name]: value }, isNew))
                }
              />
            );
          })}
        </Group>
      ))}
    </div>
  );
}

const parts = [...Map.groupBy(locationFieldNames, (name) => locationFields[name].part)];

type Hints = Partial<Record<keyof LocationTexts, ReactNode>>;

function hintsFor({ values, isNew }: Editing<LocationTexts>, siteUrl: string): Hints {
  const path = values.slug_url.trim() && locationAddress(slugAddress(values.slug_url));
  const newLines = "A new line begins a new paragraph.";
  return {
    slug_url: (
      <>
        {path ? (
          <>
            The page’s address: <span className="[overflow-wrap:anywhere]">{path}</span>.{" "}
          </>
        ) : (
          "It becomes the page’s address. "
        )}
        {!isNew && "An old address keeps working: it redirects here."}
      </>
    ),
    paragraph_1: newLines,
    paragraph_2: newLines,
    paragraph_3: newLines,
    paragraph_4: newLines,
    meta_title: <LengthMeter text={values.meta_title} shown={shownTitleLength} />,
    meta_description: <LengthMeter text={values.meta_description} shown={shownDescriptionLength} />,
    meta_keywords: "Separate them with commas.",
    meta_link: isForeignLink(values.meta_link, siteUrl) ? (
      <span className="flex gap-[0.5em] text-warn">
        <Icon name="warning" className="mt-[0.1em]" />
        This link points outside {clinic.shortName}: search engines would show that page instead of
        this one.
      </span>
    ) : (
      "The address that search engines should show: almost always this page’s own address."
    ),
  };
}

function hostOf(siteUrl: string): string {
  return URL.parse(siteUrl)?.host ?? siteUrl;
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-m border border-line bg-white p-5">
      <h2 className="text-[1.25rem] leading-tight tracking-normal">{heading}</h2>
      {children}
    </section>
  );
}
