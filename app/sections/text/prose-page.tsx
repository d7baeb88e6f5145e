import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

interface ProsePageProps {
  heading: string;
  lead: string;
  /** The date of the last review by a person, such as 2026-11-21. */
  lastReviewed: string;
  sections: ProseSection[];
  /** Below the lead. */
  summary?: ReactNode;
  /** Short sections are side by side on wide screens, below those that are wide. */
  hasColumns?: boolean;
}

export interface ProseSection {
  id: string;
  title: string;
  content: ReactNode;
  isWide?: boolean;
}

export function ProsePage(props: ProsePageProps) {
  const { heading, lead, lastReviewed, sections, summary, hasColumns } = props;
  const renderSection = ({ id, title, content, isWide }: ProseSection) => (
    <section
      key={id}
      aria-labelledby={id}
      className={`prose mb-12 min-w-0 ${hasColumns && !isWide ? "wide:break-inside-avoid wide:[&_h2]:text-ds" : ""}`}
    >
      <h2 id={id} tabIndex={-1} className="w-fit">
        {title}
      </h2>
      {content}
    </section>
  );
  return (
    <>
      <div className="bg-surface-muted py-8 desk:py-16">
        <div className="wrap grid gap-5">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          {summary}
          <p className="text-s text-muted">
            Last reviewed on{" "}
            <time dateTime={lastReviewed}>{dateFormat.format(new Date(lastReviewed))}</time>
          </p>
        </div>
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 desk:grid-cols-[min(17rem,27vw)_minmax(0,1fr)] desk:gap-section desk:py-16">
        <PageIndex sections={sections} />
        <div>
          {sections.filter(({ isWide }) => isWide).map(renderSection)}
          <div className={hasColumns ? "wide:columns-2 wide:gap-16" : ""}>
            {sections.filter(({ isWide }) => !isWide).map(renderSection)}
          </div>
        </div>
      </div>
    </>
  );
}

function PageIndex({ sections }: Pick<ProsePageProps, "sections">) {
  return (
    <nav aria-label="On this page" className="self-start desk:sticky desk:top-28">
      <details className="fold group/fold">
        <summary className="flex min-h-13 items-center justify-between rounded-m border-[1.5px] border-brand bg-surface-raised px-5 font-semibold text-brand focus-visible:rounded-m">
          On this page
          <Icon name="chevron-down" className="transition-transform group-open/fold:rotate-180" />
        </summary>
        <p data-heading className="mb-2 text-s font-semibold text-accent-strong">
          On this page
        </p>
        <ul className="border-line max-tablet:mt-2 tablet:border-t tablet:max-desk:grid tablet:max-desk:grid-cols-2 tablet:max-desk:gap-x-8">
          {sections.map(({ id, title }) => (
            <li key={id} className="border-b border-line">
              <Link
                to={`#${id}`}
                className="flex min-h-11 items-center py-1.5 text-base leading-[1.35] hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** In UTC, so that no time zone shifts the date. */
const dateFormat = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" });
