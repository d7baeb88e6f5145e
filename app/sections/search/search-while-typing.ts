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
  let latestQuery = new URLSearchParams(location.search).get("q")?.trim() ?? "";

  const search = async () => {
    clearTimeout(timer);
    const query = field.value.trim();
    // Without a connection, the router would show its error page instead of what is typed.
    if (query === latestQuery || !navigator.onLine) return;
    latestQuery = query;
    const url = query === "" ? "/search" : `/search?${new URLSearchParams({ q: query })}`;
    await navigate(url, { replace: true, preventScrollReset: true, state: keepsFocus });
  };
  const searchSoon = (event: Event) => {
    clearTimeout(timer);
    if (!(event instanceof InputEvent && event.isComposing)) timer = setTimeout(search, pauseMs);
  };
  field.addEventListener("input", searchSoon, { signal });
  field.addEventListener("compositionend", searchSoon, { signal });
  field.form?.addEventListener(
    "submit",
    async (event) => {
      if (!navigator.onLine) return;
      event.preventDefault();
      await search();
      document.getElementById(summaryId)?.focus();
    },
    { signal },
  );
  window.addEventListener("online", searchSoon, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  // Text that was typed before this code was loaded.
  if (field.value.trim() !== latestQuery) void search();
}
