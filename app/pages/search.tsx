import { useEffect, useRef } from "react";
import { data, Link, useLocation, useNavigate } from "react-router";
import { clinicContext, limitSearchContext, logErrorContext } from "#app/context.ts";
import { SearchForm } from "#app/layout/search-form.tsx";
import {
  findUrgentAdvice,
  type UrgentAdvice,
} from "#app/sections/search/find-urgent-advice.server.ts";
import { maxQueryLength, searchSite } from "#app/sections/search/search-site.server.ts";
import { Suggestions } from "#app/sections/search/suggestions.tsx";
import { UrgentAdviceCard } from "#app/sections/search/urgent-advice-card.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { clinic } from "#content/clinic.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { teamTexts } from "#content/pages/team-texts.ts";
import { searchExamples } from "#content/searchable-pages.ts";
import { capitalize, formatCount } from "#domain/clinic/number-words.ts";
import { getServicePath } from "#domain/clinic/service-links.ts";
import { type ClinicService, listOffered } from "#domain/clinic/services-definition.ts";
import type { Route } from "./+types/search";

export const handle = { hydratesOn: "activity", queryNames: ["q"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  const query = typed.replaceAll(/\p{C}/gu, " ").trim().slice(0, maxQueryLength);
  const { contact, services } = await context.get(clinicContext)();
  const urgent = findUrgentAdvice(query, services);
  const { waitSeconds, correctedQuery, groups } = await findResults(context, query, urgent);
  const resultCount = groups.reduce((sum, { results }) => sum + results.length, 0);
  const summary =
    waitSeconds > 0
      ? "Too many searches from your network. Please wait a minute, then search again."
      : resultCount === 0
        ? `Nothing found for “${query}”.`
        : `${formatCount(resultCount, "result")} for “${correctedQuery ?? query}”.`;
  const page = {
    head: createPageHead(context, {
      // After each pause in typing, screen readers announce the title.
      title: query === "" ? "Search the Clinic’s Site" : `Search: ${urgent?.heading ?? summary}`,
      description: `Search the site of ${clinic.name}: services, people, fees, articles and areas.`,
      path: "/search",
      isHidden: true,
    }),
    query,
    maxQueryLength,
    correctedQuery,
    groups,
    isLimited: waitSeconds > 0,
    examples: searchExamples,
    phone: contact.phone,
    urgent,
    suggestions: listSuggestions(),
    offered: query === "" || resultCount > 0 ? [] : listOffered(services).map(toLink),
    summary: query === "" || (urgent && groups.length === 0) ? "" : summary,
  };
  if (query === "") return data(page);
  // Endless queries must not push pages out of the page cache.
  const headers = { "cache-control": "private, no-cache" };
  return waitSeconds === 0
    ? data(page, { headers })
    : data(page, { status: 429, headers: { ...headers, "retry-after": String(waitSeconds) } });
}

const noResults = { waitSeconds: 0, correctedQuery: undefined, groups: [] };

/** Urgent advice needs no database, so it is shown although the search fails. */
async function findResults(
  context: Route.LoaderArgs["context"],
  query: string,
  urgent: UrgentAdvice | undefined,
): Promise<Awaited<ReturnType<typeof searchSite>> & { waitSeconds: number }> {
  if (query === "") return noResults;
  try {
    const waitSeconds = await context.get(limitSearchContext)();
    if (waitSeconds > 0 || urgent?.later) return { ...noResults, waitSeconds };
    return { waitSeconds, ...(await searchSite(context, query)) };
  } catch (error) {
    if (urgent === undefined) throw error;
    context.get(logErrorContext)(error);
    return noResults;
  }
}

function toLink(service: ClinicService): NavigationLink {
  return { name: service.menuName, to: getServicePath(service) };
}

function listSuggestions(): NavigationLink[] {
  return [
    { name: "All services", to: "/services" },
    { name: "What hurts?", to: "/services#what-hurts" },
    { name: capitalize(teamTexts.name), to: "/registered-providers" },
    { name: "Fees and insurance", to: "/fees" },
    { name: "Your first visit", to: "/first-visit" },
    { name: "Hours and directions", to: "/contact" },
    { name: "Blogs", to: "/blog" },
  ];
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta = pageMeta;

const summaryId = "search-summary";

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, correctedQuery, groups, summary, urgent } = loaderData;
  const { state } = useLocation();
  return (
    <>
      {/* Low windows have no room for the form above urgent advice; a field that is typed in stays. */}
      <div className={urgent && !state?.keepsFocus ? "flex-col-reverse low:flex" : ""}>
        <section className="bg-surface-muted py-8 desk:pt-16 desk:pb-12">
          <div className="wrap grid gap-5">
            <h1>Search</h1>
            <SearchForm
              ref={useSearchField(query)}
              defaultValue={query}
              maxLength={loaderData.maxQueryLength}
              autoFocus={query === ""}
              data-initial-focus={query === "" ? "" : undefined}
            />
          </div>
        </section>
        {urgent && (
          <div className="wrap pt-8 desk:pt-12">
            <UrgentAdviceCard advice={urgent} headingId={summaryId} />
          </div>
        )}
      </div>
      <section aria-label="Results" className="pt-8 pb-section desk:pt-12">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8">
          {summary !== "" && (
            <p
              id={urgent ? undefined : summaryId}
              tabIndex={-1}
              className="font-semibold break-words"
            >
              {summary}
              {correctedQuery && groups.length > 0 && (
                <span className="block font-normal text-muted">You typed “{query}”.</span>
              )}
            </p>
          )}
          {groups.map((group) => (
            <ResultGroup key={group.title} {...group} />
          ))}
          {groups.length === 0 && !urgent && (
            <Suggestions
              query={query}
              isLimited={loaderData.isLimited}
              examples={loaderData.examples}
              suggestions={loaderData.suggestions}
              offered={loaderData.offered}
            />
          )}
        </div>
      </section>
    </>
  );
}

/** With a script, results appear while people type. */
function useSearchField(query: string) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const abort = new AbortController();
    const start = async () => {
      const { searchWhileTyping } = await import("#app/sections/search/search-while-typing.ts");
      if (!abort.signal.aborted)
        searchWhileTyping(field, { navigate, summaryId, signal: abort.signal });
    };
    if (document.activeElement === field) void start();
    else field.addEventListener("focus", start, { once: true, signal: abort.signal });
    return () => abort.abort();
  }, [navigate]);
  // The typed text is ahead of the results; only links and Back change the query of an idle field.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }, [query]);
  return input;
}

function ResultGroup({ title, results }: Route.ComponentProps["loaderData"]["groups"][number]) {
  return (
    <section
      aria-label={title}
      className="grid gap-2 desk:grid-cols-[min(15rem,40%)_minmax(0,1fr)] desk:gap-12"
    >
      <h2 className="text-dm">{title}</h2>
      <ul className="border-t border-line">
        {results.map(({ name, path, text }) => (
          <li key={path} className="border-b border-line py-2">
            <Link
              to={path}
              className="inline-flex min-h-11 items-center py-1.5 font-display text-ds leading-[1.22] text-balance text-brand hover:underline"
            >
              {name}
            </Link>
            {text && <p className="line-clamp-3 text-base text-muted">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
