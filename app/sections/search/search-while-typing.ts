import type { NavigateFunction } from "react-router";
import { keepsFocus } from "#app/layout/route-announcer.tsx";

const pauseMs = 300;

interface SearchOptions {
  navigate: NavigateFunction;
  /** The element that says what was found; it takes the focus when the form is sent. */
  summaryId: string;
  signal: AbortSignal;
}

/**
 * Navigates after each pause in typing: the router aborts the request before, and since the URL is
 * replaced, Back leads to the page before the search. Everything ends with the signal.
 */
export function searchWhileTyping(
  field: HTMLInputElement,
  { navigate, summaryId, signal }: SearchOptions,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pendingQuery: string | undefined;

  const search = async () => {
    clearTimeout(timer);
    const query = field.value.trim();
    pendingQuery = query;
    const url = query === "" ? "/search" : `/search?${new URLSearchParams({ q: query })}`;
    await navigate(url, { replace: true, preventScrollReset: true, state: keepsFocus });
    if (pendingQuery === query) pendingQuery = undefined;
  };
  const searchIfChanged = () => {
    const shown = pendingQuery ?? getShownQuery();
    const isShown = field.value.trim() === shown;
    // Without a connection, the router would show its error page instead of what is typed.
    const isOffline = !isShown && !navigator.onLine;
    field.setCustomValidity(isOffline ? describeOffline(shown) : "");
    if (isOffline) field.reportValidity();
    else if (!isShown) void search();
  };
  const searchSoon = (event: Event) => {
    clearTimeout(timer);
    if (!(event instanceof InputEvent && event.isComposing))
      timer = setTimeout(searchIfChanged, pauseMs);
  };
  field.addEventListener("input", searchSoon, { signal });
  field.addEventListener("compositionend", searchSoon, { signal });
  field.form?.addEventListener(
    "submit",
    async (event) => {
      event.preventDefault();
      if (!navigator.onLine) return searchIfChanged();
      const query = field.value;
      await search();
      // Somebody who types on would lose the letters.
      if (field.value === query) document.getElementById(summaryId)?.focus();
    },
    { signal },
  );
  window.addEventListener("online", searchSoon, { signal });
  // A result that is opened must not be left for what was typed before.
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a")) clearTimeout(timer);
    },
    { signal },
  );
  signal.addEventListener("abort", () => clearTimeout(timer));
  // Text that was typed before this code was loaded.
  searchIfChanged();
}

function describeOffline(query: string): string {
  return query === ""
    ? "No connection. The search starts once it is back."
    : `No connection. These are still the results for “${query}”.`;
}

function getShownQuery(): string {
  return new URLSearchParams(location.search).get("q")?.trim() ?? "";
}
