import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { proposedSides, type Side } from "#domain/items/differences.ts";
import { ChangedText } from "./difference-list.tsx";
import type { Describe } from "./editing.ts";

interface CompareViewProps<Values extends object> {
  describe: Describe<Values>;
  /** The common ancestor: a field that only one side changed is preselected from it. */
  base: Values;
  mine: Values;
  theirs: Values;
  who: string;
  onChoose: (chosen: Values) => void;
  onClose: () => void;
}

export function CompareView<Values extends object>({
  describe,
  base,
  mine,
  theirs,
  who,
  onChoose,
  onClose,
}: CompareViewProps<Values>) {
  const [sides, setSides] = useState(() => proposedSides(base, mine, theirs));
  const open = [...sides.values()].filter((side) => side === undefined).length;

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
          <p role="status" className="mr-auto self-center text-s text-ink-soft">
            {open > 0 && `${open} left to choose.`}
          </p>
          <Button look="line" size="small" onClick={onClose}>
            Not now
          </Button>
          <Button
            size="small"
            disabled={open > 0}
            onClick={finish}
            className="disabled:cursor-default"
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
            label={describe(name, mine).label}
            mine={describe(name, mine).text}
            theirs={describe(name, theirs).text}
            who={who}
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
  who: string;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ label, mine, theirs, who, side, onChoose }: ChoiceProps) {
  const name = useId();
  const options = [
    { value: "mine", title: "Yours", text: mine, other: theirs },
    { value: "theirs", title: `By ${who}`, text: theirs, other: mine },
  ] as const;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-evergreen">{label}</legend>
      <div className="grid gap-3 tablet:grid-cols-2">
        {options.map(({ value, title, text, other }) => (
          <label
            key={value}
            className="cursor-pointer rounded-field border-[1.5px] border-field bg-white px-4 py-3 has-checked:border-evergreen has-checked:bg-sage-100"
          >
            <span className="flex items-center gap-2 text-s font-semibold">
              <input
                type="radio"
                name={name}
                checked={side === value}
                onChange={() => onChoose(value)}
                className="size-5 accent-evergreen"
              />
              {title}
            </span>
            <ChangedText text={text} other={other} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function pick<Values extends object>(from: Values, names: (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = from[name];
  return picked;
}
