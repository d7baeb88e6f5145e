import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { fieldStyle } from "#app/ui/field.tsx";

/** Without a script the form loads a page of results. */
export function SearchForm(input: ComponentProps<"input">) {
  return (
    <search className="block">
      <form action="/search" className="flex max-w-160 flex-wrap items-end gap-3">
        <label className="flex-1 basis-48">
          <span className="mb-2 block text-base leading-[1.3] font-semibold">
            A service, a symptom, a name or an area
          </span>
          <input
            type="search"
            name="q"
            required
            autoComplete="off"
            {...input}
            className={fieldStyle}
          />
        </label>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
