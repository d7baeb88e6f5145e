import { diffText, listChangedFields } from "#domain/records/differences.ts";
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
            <div className="mt-2 grid gap-3 tablet:grid-cols-2">
              <Side name={one.name} text={text} other={otherText} />
              <Side name={other.name} text={otherText} other={text} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Side({ name, text, other }: { name: string; text: string; other: string }) {
  return (
    <div className="rounded-field border border-line bg-surface-raised px-4 py-3">
      <p className="text-s font-semibold text-muted">{name}</p>
      <ChangedText text={text} other={other} />
    </div>
  );
}

export function ChangedText({ text, other }: { text: string; other: string }) {
  const { start, changed, end } = diffText(text, other);
  if (text === "") return <p className="text-muted">Empty</p>;
  return (
    <p className="max-w-none [unicode-bidi:plaintext] whitespace-pre-line">
      {start}
      {changed && (
        <mark className="rounded-[3px] bg-brand-tint-strong text-foreground">{changed}</mark>
      )}
      {end}
    </p>
  );
}
