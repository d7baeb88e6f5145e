import { DemoBadge } from "../demo/demo-badge.tsx";

export interface FeeAnswer {
  answer: string;
  detail: string;
  /** The section that says more. */
  id: string;
  isSample: boolean;
}

/** The questions that most people come to the page with. */
export function FeeAnswers({ answers }: { answers: FeeAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <ul className="mt-2 grid border-t border-line tablet:grid-cols-3 tablet:gap-[min(2rem,3.2vw)] tablet:border-t-[1.5px] tablet:border-brand">
      {answers.map(({ answer, detail, id, isSample }) => (
        <li
          key={id}
          className="items-baseline gap-4 max-tablet:grid max-tablet:grid-cols-[min(9.5rem,52%)_1fr] max-tablet:border-b max-tablet:border-line max-tablet:py-2.5 tablet:pt-3.5"
        >
          <a
            href={`#${id}`}
            className="-my-2 inline-flex min-h-11 items-center font-display text-ds leading-[1.2] text-brand hover:underline tablet:text-dm"
          >
            {answer}
          </a>
          <p className="text-base leading-[1.35]">
            {detail} {isSample && <DemoBadge>Sample</DemoBadge>}
          </p>
        </li>
      ))}
    </ul>
  );
}
