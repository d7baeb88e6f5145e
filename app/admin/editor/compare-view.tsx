import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { proposeSides, type Side } from "#domain/records/differences.ts";
import { ChangedText, FoldedTexts } from "./changed-text.tsx";
import type { DescribeField } from "./editor-state.ts";

interface CompareViewProps<Values extends object> {
  describeField: DescribeField<Values>;
  /** The common ancestor: a field that only one side changed is preselected from it. */
  base: Values;
  mine: Values;
  theirs: Values;
  otherEditor: string;
  onChoose: (chosen: Values) => void;
  onClose: () => void;
}

export function CompareView<Values extends object>({
  describeField,
  base,
  mine,
  theirs,
  otherEditor,
  onChoose,
  onClose,
}: CompareViewProps<Values>) {
  const [sides, setSides] = useState(() => proposeSides(base, mine, theirs));
  const undecidedCount = [...sides.values()].filter((side) => side === undefined).length;

  function finish() {
    const fromTheirs = [...sides].filter(([, side]) => side === "theirs").map(([name]) => name);
    onChoose({ ...mine, ...pick(theirs, fromTheirs) });
  }

  return (
    <Modal
      heading="Choose field by field"
      width="wide"
      onClose={onClose}
      actions={
        <>
          <p role="status" className="mr-auto self-center text-s text-muted">
            {undecidedCount > 0 && `${undecidedCount} left to choose.`}
          </p>
          <Button variant="line" size="small" onClick={onClose}>
            Not now
          </Button>
          <Button
            size="small"
            aria-disabled={undecidedCount > 0}
            onClick={finish}
            className="aria-disabled:cursor-default"
          >
            Use this choice
          </Button>
        </>
      }
    >
      <p className="mb-5 max-w-none">
        If only one of you changed a field, that version is already selected. Nothing is saved until
        you press Save.
      </p>
      <div className="grid gap-6">
        {[...sides].map(([name, side]) => (
          <Choice
            key={name}
            label={describeField(name, mine).label}
            mine={describeField(name, mine).text}
            theirs={describeField(name, theirs).text}
            otherEditor={otherEditor}
            side={side}
            onChoose={(chosen) => setSides(new Map(sides).set(name, chosen))}
          />
        ))}
      </div>
    </Modal>
  );
}

interface ChoiceProps {
  label: string;
  mine: string;
  theirs: string;
  otherEditor: string;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ label, mine, theirs, otherEditor, side, onChoose }: ChoiceProps) {
  const name = useId();
  const options = [
    { value: "mine", title: "Yours", text: mine, otherText: theirs },
    { value: "theirs", title: `By ${otherEditor}`, text: theirs, otherText: mine },
  ] as const;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-brand">{label}</legend>
      <FoldedTexts one={mine} other={theirs}>
        {(isFolded) => (
          <div className="grid gap-3 tablet:grid-cols-2">
            {options.map(({ value, title, text, otherText }) => (
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
                <ChangedText text={text} other={otherText} isFolded={isFolded} />
              </label>
            ))}
          </div>
        )}
      </FoldedTexts>
    </fieldset>
  );
}

function pick<Values extends object>(from: Values, names: (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = from[name];
  return picked;
}
