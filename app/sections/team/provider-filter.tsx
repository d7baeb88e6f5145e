import { type FormEvent, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { keepsFocus } from "#app/layout/route-announcer.tsx";
import { Button } from "#app/ui/button.tsx";
import { fieldFocusStyle } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";

interface Option {
  name: string;
  value: string;
}

interface ProviderFilterProps {
  path: string;
  languages: Option[];
  services: Option[];
  language: string;
  service: string;
  result: { count: string; rest: string };
}

/** A form of its own without JavaScript; with it, each change applies at once. */
export function ProviderFilter(props: ProviderFilterProps) {
  const { path, languages, services, language, service, result } = props;
  const { form, apply } = useFilterForm(props);
  const isHydrated = useIsHydrated();
  return (
    <section aria-label="Find a person" className="wrap print:hidden">
      <form
        ref={form}
        action={path}
        autoComplete="off"
        onChange={apply}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event);
        }}
        className={`grid gap-5 border-b border-line py-6 ${languages.length > 1 ? "tablet:grid-cols-[auto_min(24rem,50%)] tablet:items-end tablet:justify-between tablet:gap-8" : ""}`}
      >
        {languages.length > 1 && (
          <fieldset className="min-w-0">
            <legend className={labelClass}>Language</legend>
            <div className="flex flex-wrap gap-2">
              {[{ name: "Any", value: "" }, ...languages].map(({ name, value }) => (
                <label
                  key={value}
                  className="focus-frame inline-flex min-h-11 cursor-pointer items-center rounded-full border-[1.5px] border-field px-4.5 py-1 text-base font-medium has-checked:border-brand has-checked:bg-brand has-checked:text-surface forced-colors:has-checked:underline"
                >
                  <input
                    type="radio"
                    name="language"
                    value={value}
                    defaultChecked={value === language}
                    className="sr-only"
                  />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <div className="flex max-w-160 flex-wrap items-end gap-3">
          <label className="flex-1 basis-48">
            <span className={`block ${labelClass}`}>Service</span>
            <span className="relative block">
              <select
                name="service"
                defaultValue={service}
                className={`${fieldFocusStyle} min-h-11 w-full appearance-none rounded-field border-[1.5px] border-field bg-surface-bright py-2 pr-12 pl-4 text-[1.0625rem]`}
              >
                <option value="">All services</option>
                {services.map(({ name, value }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
              <Icon
                name="chevron-down"
                className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-brand"
              />
            </span>
          </label>
          <Button type="submit" className={isHydrated ? "hidden!" : "min-h-11!"}>
            Show
          </Button>
        </div>
      </form>
      <p
        className={`flex max-w-none flex-wrap items-center gap-x-5 pt-2 text-base text-muted ${result.count === "" ? "pb-6" : ""}`}
      >
        <span role="status" className="inline-flex min-h-11 items-center">
          <span>
            <strong className="text-foreground">{result.count}</strong>
            {result.rest}
          </span>
        </span>
        {(language !== "" || service !== "") && (
          <Link
            to={path}
            preventScrollReset
            className="inline-flex min-h-11 items-center text-brand underline"
          >
            Show everyone
          </Link>
        )}
      </p>
    </section>
  );
}

const labelClass = "mb-2 text-base leading-[1.3] font-semibold";

/** Keys choose one language after the other. */
const inPlace = { preventScrollReset: true, state: keepsFocus };

function useFilterForm({ path, language, service }: ProviderFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isFirst = useRef(true);

  /** React reports a radio's click as its change: to prevent it would undo the choice. */
  function apply(event: FormEvent<HTMLFormElement>) {
    navigate(createUrl(path, event.currentTarget), inPlace);
  }

  useEffect(() => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    const isSame = (data.get("language") ?? "") === language && data.get("service") === service;
    // A choice from before hydration counts; later the form follows the URL.
    if (!isSame && isFirst.current) navigate(createUrl(path, form.current), inPlace);
    else if (!isSame) show(form.current, { language, service });
    isFirst.current = false;
  }, [language, service, path, navigate]);

  return { form, apply };
}

function createUrl(path: string, form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== "");
  return chosen.length === 0
    ? path
    : `${path}?${new URLSearchParams(chosen as [string, string][])}`;
}

/**
 * After Back, or after "Show everyone", the form shows the URL that the page has now. Chromium does
 * not take an empty value for a whole group of radios.
 */
function show(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    const value = values[field.name] ?? "";
    if ("checked" in field) field.checked = field.value === value;
    else field.value = value;
  }
}
