import { listChangedFields } from "#domain/records/differences.ts";
import { FoldedTexts } from "./changed-text.tsx";
import type { DescribeField, PartDescription } from "./editor-state.ts";
import { PartView } from "./part-view.tsx";

interface DifferenceListProps<Values extends object> {
  describeField: DescribeField<Values>;
  one: { name: string; values: Values };
  other: { name: string; values: Values };
}

export function DifferenceList<Values extends object>(props: DifferenceListProps<Values>) {
  const { describeField, one, other } = props;
  const names = listChangedFields(one.values, other.values);
  if (names.length === 0) return <p>There are no differences.</p>;
  return (
    <ul className="grid gap-6">
      {names.map((name) => {
        const part = describeField(name, one.values);
        const otherPart = describeField(name, other.values);
        return (
          <li key={name}>
            <h3 className="font-text text-base font-semibold tracking-normal">{part.label}</h3>
            <FoldedTexts one={part.text} other={otherPart.text}>
              {(isFolded) => (
                <div className="mt-2 grid gap-3 tablet:grid-cols-2">
                  <Side name={one.name} part={part} other={otherPart} isFolded={isFolded} />
                  <Side name={other.name} part={otherPart} other={part} isFolded={isFolded} />
                </div>
              )}
            </FoldedTexts>
          </li>
        );
      })}
    </ul>
  );
}

interface SideProps {
  name: string;
  part: PartDescription;
  other: PartDescription;
  isFolded: boolean;
}

function Side({ name, ...parts }: SideProps) {
  return (
    <div className="rounded-field border border-line bg-surface-raised px-4 py-3">
      <p className="text-s font-semibold text-muted">{name}</p>
      <PartView {...parts} />
    </div>
  );
}
