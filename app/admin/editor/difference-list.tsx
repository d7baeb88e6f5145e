import { differingFields, splitByChange } from "#domain/items/differences.ts";
import type { Describe } from "./editing.ts";

interface DifferenceListProps<Values extends object> {
  describe: Describe<Values>;
  one: { name: string; values: Values };
  other: { name: string; values: Values };
}

export function DifferenceList<Values extends object>({
  describe,
  one,
  other,
}: DifferenceListProps<Values>) {
  const names = differingFields(one.values, other.values);
  if (names.length === 0) return <p>There are no differences.</p>;
  return (
    <ul className="grid gap-6">
      {names.map((name) => {
        const { label, text } = describe(name, one.values);
        const otherText = describe(name, other.values).text;
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
    <div className="rounded-field border border-line bg-white px-4 py-3">
      <p className="text-s font-semibold text-ink-soft">{name}</p>
      <ChangedText text={text} other={other} />
    </div>
  );
}

/** Marks the part of a text that the other text does not contain. */
export function ChangedText({ text, other }: { text: string; other: string }) {
  const { start, changed, end } = splitByChange(text, other);
  if (text === "") return <p className="text-ink-soft">Empty</p>;
  return (
    <p className="max-w-none [unicode-bidi:plaintext] whitespace-pre-line">
      {start}
      {changed && <mark className="rounded-[3px] bg-sage-200 text-ink">{changed}</mark>}
      {end}
    </p>
  );
}
