import { maxTitleLength, pageTitle } from "#app/seo/page-meta.ts";
import { clinic } from "#content/clinic.ts";

/** Search engines cut descriptions off after about this many characters. */
export const shownDescriptionLength = 155;

interface SearchSnippetProps {
  title: string;
  description: string;
  breadcrumb: string;
}

export function SearchSnippet({ title, description, breadcrumb }: SearchSnippetProps) {
  return (
    <section
      aria-label="Preview of the search result"
      className="rounded-field border border-line bg-surface-bright p-4.5 font-[arial,sans-serif] text-[0.875rem] leading-[1.45] [overflow-wrap:anywhere] text-[#4d5156]"
    >
      <p className="leading-[1.3] text-[#202124]">
        {clinic.name}
        <span className="block text-[#4d5156]">{breadcrumb}</span>
      </p>
      <p className="mt-1.5 mb-0.5 text-[1.25rem] leading-[1.3] text-[#1a0dab]">
        {title.trim()
          ? truncateText(pageTitle(title.trim()), maxTitleLength)
          : "Your search title will appear here"}
      </p>
      <p>
        {truncateText(description, shownDescriptionLength) ||
          "Your search description will appear here."}
      </p>
    </section>
  );
}

export function LengthMeter({ text, maxLength }: { text: string; maxLength: number }) {
  const length = Array.from(text.trim()).length;
  return (
    <span className="grid gap-1">
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`h-1 w-full rounded-full bg-surface-sunken ${length > maxLength ? "text-warning" : "text-success"}`}
      >
        <rect
          width={(Math.min(length, maxLength) / maxLength) * 100}
          height="4"
          fill="currentColor"
        />
      </svg>
      <span
        // Screen readers read a description again whenever it changes.
        aria-hidden={length <= maxLength}
        className={length > maxLength ? "text-warning" : ""}
      >
        {length} of {maxLength}
        {length > maxLength && ": the rest is cut off in search results."}
      </span>
    </span>
  );
}

function truncateText(text: string, length: number): string {
  const characters = Array.from(text.trim());
  return characters.length <= length ? text.trim() : `${characters.slice(0, length).join("")} …`;
}
