import { useId, useState } from "react";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { type ChangedPart, compareVersions, type Side } from "#domain/records/compare-versions.ts";
import { FoldedTexts } from "./changed-text.tsx";
import type { PartDescription } from "./editor-state.ts";
import { PartView } from "./part-view.tsx";
import type { EditorState } from "./use-item-editor.ts";

interface CompareViewProps<Values extends object> {
  editor: EditorState<Values>;
  theirs: Values;
  /** For example "By Ada". */
  theirTitle: string;
  onChoose: (chosen: Values) => void;
  onClose: () => void;
}

export function CompareView<Values extends object>(props: CompareViewProps<Values>) {
  const { editor, theirs, theirTitle, onChoose, onClose } = props;
  const { base, values: mine, fixedLists } = editor;
  const [{ parts, merge }] = useState(() =>
    compareVersions({ base: base.values, mine, theirs }, fixedLists),
  );
  const [sides, setSides] = useState(() => new Map(parts.map((part) => [part.key, part.proposal])));
  const undecidedCount = [...sides.values()].filter((side) => side === undefined).length;

  return (
    <Modal
      heading="Choose part by part"
      width="wide"
      onClose={onClose}
      actions={
        <>
          <p role="status" className="mr-auto self-center text-s text-muted">
            {undecidedCount > 0 && `${undecidedCount} left to choose.`}
          </p>
          <LineButton onClick={onClose}>Not now</LineButton>
          <Button
            size="small"
            aria-disabled={undecidedCount > 0}
            onClick={() => onChoose(merge(sides))}
            className="aria-disabled:cursor-default"
          >
            Use this choice
          </Button>
        </>
      }
    >
      <p className="mb-5 max-w-none">
        If only one of you changed a part, that version is already selected. Nothing is saved until
        you press Save.
      </p>
      <div className="grid gap-6">
        {parts.map((part) => {
          const { label } = describePart(editor, part, part.base ?? part.mine ?? part.theirs);
          return (
            <Choice
              key={part.key}
              label={label}
              mine={describePart(editor, part, part.mine)}
              theirs={describePart(editor, part, part.theirs)}
              theirTitle={theirTitle}
              side={sides.get(part.key)}
              onChoose={(chosen) => setSides(new Map(sides).set(part.key, chosen))}
            />
          );
        })}
      </div>
    </Modal>
  );
}

function describePart<Values extends object>(
  { describeField, describeEntry, values }: EditorState<Values>,
  { name, index }: ChangedPart<keyof Values & string>,
  value: unknown,
): PartDescription {
  if (index === undefined || !describeEntry)
    return describeField(name, { ...values, [name]: value });
  const part = describeEntry(name, value ?? {}, index);
  return value === undefined ? { ...part, text: "", pictureUrls: [] } : part;
}

interface ChoiceProps {
  label: string;
  mine: PartDescription;
  theirs: PartDescription;
  theirTitle: string;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ label, mine, theirs, theirTitle, side, onChoose }: ChoiceProps) {
  const name = useId();
  const options = [
    { value: "mine", title: "Yours", part: mine, other: theirs },
    { value: "theirs", title: theirTitle, part: theirs, other: mine },
  ] as const;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-brand">{label}</legend>
      <FoldedTexts one={mine.text} other={theirs.text}>
        {(isFolded) => (
          <div className="grid gap-3 tablet:grid-cols-2">
            {options.map(({ value, title, part, other }) => (
              <label
                key={value}
                className="cursor-pointer rounded-field border-[1.5px] border-field bg-surface-raised px-4 py-3 has-checked:border-brand has-checked:bg-brand-tint"
              >
                <span className="flex items-center gap-2 text-s font-semibold">
                  <input
                    type="radio"
                    name={name}
                    checked={side === value}
                    onChange={() => onChoose(value)}
                    className="size-5 accent-brand"
                  />
                  {title}
                </span>
                <PartView part={part} other={other} isFolded={isFolded} />
              </label>
            ))}
          </div>
        )}
      </FoldedTexts>
    </fieldset>
  );
}
