import { type FormEvent, useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { Icon } from "#app/admin/staff-icon.tsx";

/** A search begins when typing has stopped for so long, or by Enter. */
const typingPauseMs = 300;

interface ListSearchProps {
  label: string;
  q: string;
  path: string;
  addressOf: (q: string) => string;
}

/** What it looks for is in the address, so Back and a shared link find the same. */
export function ListSearch({ label, q, path, addressOf }: ListSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSearched = useRef(q);

  // A search from elsewhere, such as by Back, is shown; what is being typed is never written over.
  useEffect(() => {
    if (q === lastSearched.current || !input.current) return;
    lastSearched.current = q;
    input.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search() {
    clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? "";
    if (typed === lastSearched.current) return;
    // One entry of the history for a search, not one for each pause in typing.
    const isFirst = lastSearched.current === "";
    lastSearched.current = typed;
    void navigate(addressOf(typed), { replace: !isFirst, preventScrollReset: true });
  }

  return (
    <search className="w-full flex-[1_1_14rem] tablet:max-w-96">
      <form
        action={path}
        className="relative"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          search();
        }}
      >
        <Icon name="search" className="pointer-events-none absolute top-3 left-4 text-ink-soft" />
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          placeholder={label}
          maxLength={150}
          autoComplete="off"
          enterKeyHint="search"
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(search, typingPauseMs);
          }}
          className="min-h-11 w-full rounded-full border-[1.5px] border-field bg-pure py-1.5 pr-11 pl-11 text-base placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden focus-visible:rounded-full focus-visible:border-evergreen focus-visible:outline-offset-0 focus-visible:outline-sage"
        />
        {q !== "" && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={() => {
              if (!input.current) return;
              input.current.value = "";
              input.current.focus();
              search();
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
