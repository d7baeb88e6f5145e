import { listChangedFields } from "#domain/records/differences.ts";
import { ChangedText, FoldedTexts } from "./changed-text.tsx";
import type { DescribeField } from "./editor-state.ts";

interface DifferenceListProps<Values extends object> {
  describeField: DescribeField<Values>;
  one: { name: string; values: Values };
  other: { name: string; values: Values };
}

export function DifferenceList<Values extends object>({
  describeField,
  one,
  other,
}: DifferenceListProps<Values>) {
  const names = listChangedFields(one.values, other.values);
  if (names.length === 0) return <p>There are no differences.</p>;
  return (
    <ul className="grid gap-6">
      {names.map((name) => {
        const { label, text } = describeField(name, one.values);
        const otherText = describeField(name, other.values).text;
        return (
          <li key={name}>
            <h3 className="font-text text-base font-semibold tracking-normal">{label}</h3>
            <FoldedTexts one={text} other={otherText}>
              {(isFolded) => (
                <div className="mt-2 grid gap-3 tablet:grid-cols-2">
                  <Side name={one.name} text={text} other={otherText} isFolded={isFolded} />
                  <Side name={other.name} text={otherText} other={text} isFolded={isFolded} />
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
  text: string;
  other: string;
  isFolded: boolean;
}

function Side({ name, ...texts }: SideProps) {
  return (
    <div className="rounded-field border border-line bg-surface-raised px-4 py-3">
      <p className="text-s font-semibold text-muted">{name}</p>
      <ChangedText {...texts} />
    </div>
  );
}
