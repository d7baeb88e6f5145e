import { type FormEvent, useEffect, useId, useRef } from "react";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { Icon } from "./staff-icon.tsx";

const typingDebounceMs = 300;

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  search: string;
  maxLength: number;
  /** The page that the form opens without JavaScript. If omitted, the search stays out of URLs. */
  path?: string;
  onSearch: (search: string) => void;
}

/** Shows a search from elsewhere, such as Back, but never overwrites what is being typed. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder = label, search, maxLength, path, onSearch } = props;
  const id = useId();
  const isHydrated = useIsHydrated();
  const { input, schedule, submit, clear } = useDebouncedSearch(search, onSearch);

  return (
    <search className="w-full flex-[1_1_14rem] tablet:max-w-96">
      <form
        {...(path === undefined ? { method: "post" } : { action: path })}
        className="relative flex items-stretch rounded-full border-[1.5px] border-field bg-surface-bright has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-brand-soft"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name={path === undefined ? undefined : "q"}
          defaultValue={search}
          placeholder={placeholder}
          maxLength={maxLength}
          // Before hydration the search would end up in the URL.
          disabled={path === undefined && !isHydrated}
          autoComplete="off"
          enterKeyHint="search"
          onChange={schedule}
          className="min-h-11 w-full min-w-0 rounded-full bg-surface-bright py-1.5 pr-11 text-base placeholder:text-muted [&::-webkit-search-cancel-button]:hidden focus-visible:rounded-full focus-visible:outline-hidden"
        />
        <button
          type="submit"
          aria-label="Search"
          disabled={path === undefined && !isHydrated}
          className="order-first grid w-11 flex-none place-items-center rounded-full text-muted hover:text-brand focus-visible:rounded-full"
        >
          <Icon name="search" />
        </button>
        {search !== "" && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={clear}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-muted hover:text-brand focus-visible:rounded-full"
          >
            <Icon name="close" />
          </button>
        )}
      </form>
    </search>
  );
}

function useDebouncedSearch(search: string, onSearch: (search: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSearched = useRef(search);
  // The results of these searches come while more is typed.
  const sent = useRef<string[]>([]);
  // A filter may be chosen while the timer runs.
  const latestOnSearch = useRef(onSearch);
  useEffect(() => {
    latestOnSearch.current = onSearch;
  }, [onSearch]);

  useEffect(() => {
    const index = sent.current.lastIndexOf(search);
    sent.current = index === -1 ? [] : sent.current.slice(index + 1);
    if (index !== -1 || search === lastSearched.current || !input.current) return;
    lastSearched.current = search;
    input.current.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function submit() {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? "";
    if (text === lastSearched.current) return;
    lastSearched.current = text;
    sent.current.push(text);
    latestOnSearch.current(text);
  }

  function clear() {
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
    submit();
  }

  function schedule() {
    clearTimeout(timer.current);
    timer.current = setTimeout(submit, typingDebounceMs);
  }

  return { input, schedule, submit, clear };
}
