import type { ReactNode } from "react";
import { Link } from "react-router";

interface ProsePageProps {
  heading: string;
  lead: string;
  /** The date of the last review by a person, such as 2026-11-21. */
  lastReviewed: string;
  sections: ProseSection[];
}

export interface ProseSection {
  id: string;
  title: string;
  content: ReactNode;
}

export function ProsePage({ heading, lead, lastReviewed, sections }: ProsePageProps) {
  return (
    <>
      <div className="bg-surface-muted py-12 desk:py-16">
        <div className="wrap grid gap-5">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <p className="text-s text-muted">
            Last reviewed on{" "}
            <time dateTime={lastReviewed}>{dateFormat.format(new Date(lastReviewed))}</time>
          </p>
        </div>
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-12 pb-section desk:grid-cols-[17rem_minmax(0,1fr)] desk:gap-24 desk:pt-16">
        <nav aria-label="On this page" className="self-start desk:sticky desk:top-28">
          <p className="mb-2 text-s font-semibold text-accent-strong">On this page</p>
          <ul className="border-t border-line tablet:max-desk:grid tablet:max-desk:grid-cols-2 tablet:max-desk:gap-x-8">
            {sections.map(({ id, title }) => (
              <li key={id} className="border-b border-line">
                <Link
                  to={`#${id}`}
                  // The router only scrolls; keyboard users need the focus there as well.
                  onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
                  className="flex min-h-11 items-center py-1.5 text-base leading-[1.35] hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-12">
          {sections.map(({ id, title, content }) => (
            <section key={id} aria-labelledby={id} className="prose max-w-[66ch]">
              <h2 id={id} tabIndex={-1} className="w-fit">
                {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** In UTC, so that no time zone shifts the date. */
const dateFormat = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" });
