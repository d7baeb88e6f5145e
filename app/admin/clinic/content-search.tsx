import { Link, useNavigate } from "react-router";
import { SearchBox } from "#app/admin/ui/search-box.tsx";
import type { ContentMatches } from "./search-content.server.ts";

const path = "/admin/clinic";
const maxLength = 100;

/** Leads from a name, a fee or a sentence to the form that changes it. */
export function ContentSearch({ search, found }: { search: string; found: ContentMatches }) {
  const { matches } = found;
  const navigate = useNavigate();
  const find = (q: string) =>
    void navigate(q === "" ? path : `${path}?${new URLSearchParams({ q })}`, {
      replace: search !== "",
      preventScrollReset: true,
    });
  return (
    <section aria-label="Search the clinic’s content" className="mt-5 grid gap-4">
      <SearchBox
        label="Search names, fees and texts"
        search={search}
        maxLength={maxLength}
        path={path}
        onSearch={find}
      />
      <p role="status" className={search === "" ? "sr-only" : "text-muted"}>
        {search !== "" && formatResult(found, search)}
      </p>
      {matches.length > 0 && (
        <ul className="divide-y divide-line rounded-m border border-line bg-surface-raised">
          {matches.map(({ title, fieldLabel, excerpt, to }) => (
            <li key={`${to} ${fieldLabel}`} className="relative px-5 py-3 hover:bg-brand-tint">
              <Link
                to={to}
                className="font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
              >
                {title}
              </Link>
              <p className="text-s text-muted [overflow-wrap:anywhere]">
                {fieldLabel}: {excerpt}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function formatResult({ matches, count }: ContentMatches, search: string): string {
  if (count === 0) return `Nothing in the clinic’s content has “${search}”.`;
  const cut = matches.length < count ? ` These are the first ${matches.length}.` : "";
  return `${count} ${count === 1 ? "place has" : "places have"} “${search}”.${cut}`;
}
