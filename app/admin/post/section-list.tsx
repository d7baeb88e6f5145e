import { useEffect, useRef, useState } from "react";
import { type ContentPair, mostPairs } from "#domain/posts/post.ts";
import { ParagraphEditorFailed, useParagraphEditor } from "./paragraph-field.tsx";
import { SectionCard } from "./section-card.tsx";
import { isBlank, movedTo, newPair, problemsOfPairs } from "./section-pairs.ts";
import { SectionRemoved } from "./section-removed.tsx";
import { TextButton } from "./text-button.tsx";
import { dropLine, useSectionDrag } from "./use-section-drag.ts";
import { useSectionKeys } from "./use-section-keys.ts";

/** Blank sections shown below the written ones; a button shows the rest. */
const blankShown = 3;

interface SectionListProps {
  pairs: ContentPair[];
  onChange: (pairs: ContentPair[]) => void;
  /** Each refused save opens the first invalid section again. */
  error: string | undefined;
  refusals: number;
  isNew: boolean;
}

interface Removed {
  pair: ContentPair;
  index: number;
}

export function SectionList({ pairs, onChange, error, refusals, isNew }: SectionListProps) {
  const keys = useSectionKeys(pairs);
  const list = useRef<HTMLOListElement>(null);
  const [openKey, setOpenKey] = useState<number>();
  const [focusKey, setFocusKey] = useState<number>();
  const [showsAll, setShowsAll] = useState(isNew);
  const [removed, setRemoved] = useState<Removed>();
  const [focusIndex, setFocusIndex] = useState<number>();
  const [said, setSaid] = useState("");
  const { ParagraphEditor, failed } = useParagraphEditor();
  const { drag, start } = useSectionDrag(list, move);

  const lastWritten = pairs.findLastIndex((pair) => !isBlank(pair));
  const openAt = openKey === undefined ? -1 : keys.indexOf(openKey);
  const shown = showsAll ? pairs.length : Math.max(lastWritten + 1 + blankShown, openAt + 1);
  const hidden = pairs.length - Math.min(shown, pairs.length);
  const problems = error !== undefined ? problemsOfPairs(pairs) : [];

  const [seenRefusals, setSeenRefusals] = useState(refusals);
  if (refusals !== seenRefusals) {
    setSeenRefusals(refusals);
    const first = problems[0];
    if (first !== undefined) setOpenKey(keys[first.index]);
  }

  useEffect(() => {
    if (focusIndex === undefined) return;
    const toggles = list.current?.querySelectorAll<HTMLElement>("[data-toggle]") ?? [];
    (toggles[focusIndex] ?? toggles[toggles.length - 1])?.focus();
    setFocusIndex(undefined);
  }, [focusIndex]);

  function move(from: number, to: number) {
    if (to < 0 || to >= pairs.length) return;
    onChange(movedTo(pairs, from, to));
    setSaid(`“${nameOf(pairs[from])}” is now section ${to + 1} of ${pairs.length}.`);
  }

  function remove(index: number) {
    const pair = pairs[index];
    if (pair === undefined) return;
    setRemoved({ pair, index });
    setSaid("");
    onChange(pairs.toSpliced(index, 1));
  }

  /** Closes the notice and moves the focus to the section in its place. */
  function closeNote(index: number) {
    setRemoved(undefined);
    setFocusIndex(index);
  }

  function bringBack({ pair, index }: Removed) {
    closeNote(index);
    onChange(pairs.toSpliced(index, 0, pair));
    setSaid(`“${nameOf(pair)}” is section ${index + 1} again.`);
  }

  function add() {
    setShowsAll(true);
    onChange([...pairs, newPair()]);
    const next = Math.max(-1, ...keys) + 1;
    setOpenKey(next);
    setFocusKey(next);
  }

  return (
    <>
      <p id="section-handle-hint" hidden>
        Press the up and down arrow keys to move it.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {failed && <ParagraphEditorFailed />}
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {pairs.slice(0, shown).map((pair, i) => {
          const key = keys[i] ?? i;
          return (
            <li
              key={key}
              data-section=""
              className={dropLine(drag, i, Math.min(shown, pairs.length))}
            >
              {removed?.index === i && (
                <SectionRemoved
                  name={nameOf(removed.pair)}
                  onUndo={() => bringBack(removed)}
                  onClose={() => closeNote(removed.index)}
                />
              )}
              <SectionCard
                pair={pair}
                number={i + 1}
                count={pairs.length}
                isOpen={key === openKey}
                wantsFocus={key === focusKey}
                problem={problems.find(({ index }) => index === i)}
                ParagraphEditor={ParagraphEditor}
                onToggle={() => {
                  setFocusKey(undefined);
                  setOpenKey(key === openKey ? undefined : key);
                }}
                onEdit={(patch) => onChange(pairs.with(i, { ...pair, ...patch }))}
                onMove={(by) => move(i, i + by)}
                onDragStart={(event) => start(event, i)}
                onRemove={() => remove(i)}
              />
            </li>
          );
        })}
      </ol>
      {removed !== undefined && removed.index >= Math.min(shown, pairs.length) && (
        <SectionRemoved
          name={nameOf(removed.pair)}
          onUndo={() => bringBack(removed)}
          onClose={() => closeNote(removed.index)}
        />
      )}
      <div className="flex flex-wrap gap-x-2">
        {hidden > 0 && (
          <TextButton icon="chevron-down" onClick={() => setShowsAll(true)}>
            Show {hidden} more empty {hidden === 1 ? "section" : "sections"}
          </TextButton>
        )}
        {pairs.length < mostPairs ? (
          <TextButton icon="plus" onClick={add}>
            Add a section
          </TextButton>
        ) : (
          <p className="text-s text-ink-soft">A post can have {mostPairs} sections at most.</p>
        )}
      </div>
    </>
  );
}

function nameOf(pair: ContentPair | undefined): string {
  return pair?.heading.trim() || "Section without a heading";
}
