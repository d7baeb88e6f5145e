import { ArrowLinks } from "#app/ui/arrow-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { english } from "#content/languages/language.ts";
import type { UrgentAdvice } from "./find-urgent-advice.server.ts";

interface UrgentAdviceCardProps {
  advice: UrgentAdvice;
  headingId: string;
}

export function UrgentAdviceCard({ advice, headingId }: UrgentAdviceCardProps) {
  const { heading, text, actions, later, links, translation } = advice;
  return (
    <section aria-labelledby={headingId} className="grid max-w-176 gap-5">
      <div className="on-dark grid gap-4 rounded-m bg-brand p-6 text-on-brand desk:p-8">
        <h2 id={headingId} tabIndex={-1} className="text-dm">
          {heading}
        </h2>
        <p>{text}</p>
        {translation && (
          <p lang={translation.language} dir={translation.direction}>
            {translation.text} <bdi lang={english.code}>“{translation.phrase}”</bdi>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {actions.map(({ name, to }, i) => (
            <ButtonLink key={to} to={to} variant={i === 0 ? "pale" : "lineOnDark"}>
              {name}
            </ButtonLink>
          ))}
        </div>
      </div>
      {links.length > 0 && (
        <p>
          {later?.text} <ArrowLinks links={links} />
        </p>
      )}
    </section>
  );
}
