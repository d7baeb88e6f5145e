import { type FormEvent, useEffect, useId, useRef } from "react";
import { Icon } from "#app/admin/staff-icon.tsx";
import { useIsAlive } from "#app/ui/use-is-alive.ts";

/** A search begins when typing has stopped for so long, or by Enter. */
const typingPauseMs = 300;

interface MessageSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Unlike the other lists' search it is in no address: what is typed is part of someone's name. */
export function MessageSearch({ search, onSearch }: MessageSearchProps) {
  const id = useId();
  const isAlive = useIsAlive();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Cleared from elsewhere.
  useEffect(() => {
    if (search === "" && input.current) input.current.value = "";
  }, [search]);

  function begin() {
    clearTimeout(timer.current);
    onSearch(input.current?.value.trim() ?? "");
  }

  return (
    <search className="w-full flex-[1_1_14rem] tablet:max-w-96">
      <form
        // By post, whatever happens: a name never stands in an address.
        method="post"
        className="relative"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          begin();
        }}
      >
        <Icon name="search" className="pointer-events-none absolute top-3 left-4 text-ink-soft" />
        <label htmlFor={id} className="sr-only">
          Search messages by name, e-mail or phone
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          placeholder="Name, e-mail or phone"
          maxLength={100}
          // Until the script is there: it alone keeps what is typed out of the address.
          disabled={!isAlive}
          autoComplete="off"
          enterKeyHint="search"
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(begin, typingPauseMs);
          }}
          className="min-h-11 w-full rounded-full border-[1.5px] border-field bg-pure py-1.5 pr-11 pl-11 text-base placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden focus-visible:rounded-full focus-visible:border-evergreen focus-visible:outline-offset-0 focus-visible:outline-sage"
        />
        {search !== "" && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={() => {
              clearTimeout(timer.current);
              input.current?.focus();
              onSearch("");
            }}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-ink-soft hover:text-evergreen focus-visible:rounded-full"
          >
            <Icon name="close" />
          </button>
        )}
      </form>
    </search>
  );
}
