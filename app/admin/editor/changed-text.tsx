import { Fragment, type ReactNode, useState } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { diffLines, type LineRun } from "#domain/records/diff-lines.ts";
import { diffText } from "#domain/records/differences.ts";

interface ChangedTextProps {
  text: string;
  other: string;
  isFolded?: boolean;
}

/** Marks what the other text lacks; folded, it leaves out most of what both share. */
export function ChangedText({ text, other, isFolded = false }: ChangedTextProps) {
  if (text === "") return <p className="text-muted">Empty</p>;
  const runs = diffLines(text, other);
  const parts = runs.flatMap((run, i): ReactNode[] => {
    if (run.kind === "changed") return run.lines.length === 0 ? [] : [markChange(run)];
    if (!isFolded) return [run.lines.join("\n")];
    const { head, folded, tail } = foldLines(run, i === 0, i === runs.length - 1);
    const note = (
      <span key="note" className="text-s text-muted">
        ⋯ {folded.length} lines are the same
      </span>
    );
    return [...head, ...(folded.length > 0 ? [note] : []), ...tail];
  });
  return (
    <p className="max-w-none [unicode-bidi:plaintext] [overflow-wrap:anywhere] whitespace-pre-line">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two given texts never move.
        <Fragment key={i}>
          {i > 0 && "\n"}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

function markChange({ lines, otherLines }: { lines: string[]; otherLines: string[] }): ReactNode {
  const { start, changed, end } = diffText(lines.join("\n"), otherLines.join("\n"));
  return (
    <>
      {start}
      {changed && (
        <mark className="rounded-[3px] bg-brand-tint-strong text-foreground">{changed}</mark>
      )}
      {end}
    </>
  );
}

interface FoldedTextsProps {
  one: string;
  other: string;
  children: (isFolded: boolean) => ReactNode;
}

/** Both texts of a field unfold together, so that they stay side by side. */
export function FoldedTexts({ one, other, children }: FoldedTextsProps) {
  const [isFolded, setIsFolded] = useState(true);
  const runs = diffLines(one, other);
  const canFold = runs.some(
    (run, i) =>
      run.kind === "equal" && foldLines(run, i === 0, i === runs.length - 1).folded.length > 0,
  );
  return (
    <>
      {canFold && (
        <GhostButton
          aria-expanded={!isFolded}
          onClick={() => setIsFolded(!isFolded)}
          className="-ml-3"
        >
          {isFolded ? "Show what is the same" : "Fold what is the same"}
        </GhostButton>
      )}
      {children(isFolded)}
    </>
  );
}

const minFoldedLines = 2;

/** The lines beside a change stay, so that one sees where it is. */
function foldLines({ lines }: LineRun, isFirst: boolean, isLast: boolean) {
  const head = isFirst ? [] : lines.slice(0, 1);
  const tail = isLast ? [] : lines.slice(Math.max(head.length, lines.length - 1));
  const folded = lines.slice(head.length, lines.length - tail.length);
  return folded.length < minFoldedLines
    ? { head: lines, folded: [], tail: [] }
    : { head, folded, tail };
}
