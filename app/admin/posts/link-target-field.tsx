import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useState,
} from "react";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { findLinkTargets } from "#app/api/staff-api.ts";
import { Field } from "#app/ui/field.tsx";
import { maxLinkSearchLength } from "#domain/content-types/link-target.ts";
import type { LinkTarget } from "#domain/content-types/record-endpoints.server.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { getOptionId, LinkTargetOptions } from "./link-target-options.tsx";
import { getPageSearch } from "./paragraph-links.ts";

interface LinkTargetFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  typed: string;
  error: string | undefined;
  hint: ReactNode;
  onChange: (typed: string) => void;
  onChoose: (target: LinkTarget) => void;
}

/** A combobox: lists this site's pages while words of their titles, or a path, are typed. */
export function LinkTargetField(props: LinkTargetFieldProps) {
  const { ref, typed, error, hint, onChange, onChoose } = props;
  const listId = useId();
  // The address of an existing link is no search.
  const [isSearching, setIsSearching] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const q = isSearching ? getPageSearch(typed) : "";
  const found = useLinkTargets(q);
  const targets = found?.targets ?? [];
  const active = targets[activeIndex];

  function change(text: string) {
    setIsSearching(true);
    // A path may be one that the list does not have, so Enter takes it as it is typed.
    setActiveIndex(text.trim().startsWith("/") ? -1 : 0);
    onChange(text);
  }

  /** Keys that the list does not use are those of the form. */
  function onKeyDown(event: KeyboardEvent) {
    if (targets.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const next = activeIndex === -1 && step === -1 ? targets.length - 1 : activeIndex + step;
      setActiveIndex((next + targets.length) % targets.length);
    } else if (event.key === "Escape") setIsSearching(false);
    else if (event.key === "Enter" && active) onChoose(active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <Field label="Link destination" error={error} hint={hint}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={targets.length > 0}
            aria-controls={targets.length > 0 ? listId : undefined}
            aria-activedescendant={active && getOptionId(listId, activeIndex)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => change(target.value)}
            onKeyDown={onKeyDown}
            className={staffFieldStyle}
          />
        )}
      </Field>
      {targets.length > 0 && (
        <LinkTargetOptions
          id={listId}
          targets={targets}
          activeIndex={activeIndex}
          onChoose={onChoose}
        />
      )}
      <p role="status" className="text-s text-muted empty:hidden">
        {found && describeFound(q, found)}
      </p>
    </>
  );
}

function describeFound(q: string, found: { targets: LinkTarget[]; hasFailed: boolean }): string {
  if (found.hasFailed) return "The list of pages could not be loaded. You can type an address.";
  const { length } = found.targets;
  if (length === 0) return q.startsWith("/") ? "" : `No page of this site is called “${q}”.`;
  return `${pluralize(length, "page")} found`;
}

const typingDebounceMs = 200;

interface FoundTargets {
  q: string;
  targets: LinkTarget[];
  hasFailed: boolean;
}

const nothing: FoundTargets = { q: "", targets: [], hasFailed: false };

/** Searches after a pause in typing; undefined while it does, and without a search. */
function useLinkTargets(q: string): Omit<FoundTargets, "q"> | undefined {
  const [found, setFound] = useState(nothing);

  useEffect(() => {
    if (q === "") return;
    let isLatest = true;
    const timer = setTimeout(async () => {
      const result = await findLinkTargets(q.slice(0, maxLinkSearchLength));
      if (!isLatest) return;
      const targets = result.kind === "done" ? result.data : [];
      setFound({ q, targets, hasFailed: result.kind !== "done" });
    }, typingDebounceMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [q]);

  return q !== "" && found.q === q ? found : undefined;
}
