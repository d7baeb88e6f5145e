import type { ReactNode } from "react";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { english, languages } from "#content/languages/language.ts";
import { facilityPicture } from "#content/pages/facility-picture.ts";
import { homeReasons } from "#content/pages/home-reasons.ts";
import { formatItems } from "#domain/clinic/number-words.ts";

const titleClass = "text-[clamp(1.5rem,1.4rem+0.5vw,1.8125rem)]";

export function WhyChooseUs({ spoken }: { spoken: string[] }) {
  return (
    <section aria-labelledby="why" className="on-dark relative bg-brand text-on-brand desk:pb-24">
      <div className="wrap pt-section desk:grid desk:min-h-132 desk:items-end desk:pb-16">
        <div className="desk:w-[36%]">
          <h2 id="why">Why choose us</h2>
          <p className="lead mt-3 text-balance desk:mt-4">
            Three reasons, and how to check each one.
          </p>
        </div>
      </div>
      <div className="mt-8 overflow-hidden max-tablet:hidden desk:absolute desk:top-0 desk:right-0 desk:mt-0 desk:h-132 desk:w-[57%] desk:rounded-bl-[clamp(14rem,24vw,26rem)]">
        <ResponsivePicture
          {...facilityPicture}
          sizes="(min-width: 62rem) 57vw, 100vw"
          className="aspect-video w-full object-cover object-[60%_70%] desk:aspect-auto desk:h-full"
        />
      </div>
      <ul className="wrap mt-5 pb-section tablet:grid tablet:grid-cols-3 tablet:gap-8 desk:mt-0 desk:pb-0">
        <Reason title="Experienced Practitioners">
          <p className="mt-2 tablet:mt-3">{homeReasons.practitioners}</p>
          <ArrowLink to="/registered-providers">Meet the team</ArrowLink>
        </Reason>
        <LanguageReason spoken={spoken} />
        <Reason title="State-of-the-Art Facility">
          <p className="mt-2 tablet:mt-3">{homeReasons.facility}</p>
        </Reason>
      </ul>
    </section>
  );
}

function LanguageReason({ spoken }: { spoken: string[] }) {
  if (spoken.length < 2)
    return (
      <Reason title="Plain Words">
        <p className="mt-2 tablet:mt-3">
          You hear what we found and what we suggest in plain {spoken[0]}, with time for questions.
        </p>
      </Reason>
    );
  return (
    <Reason title="Multilingual Staff">
      <p className="mt-2 tablet:mt-3">
        Explain it in the language you dream in: {formatItems(spoken, "or")}.
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 font-display text-ds leading-[1.4] text-brand-soft">
        <span>{english.greeting}</span>
        {languages.map(({ code, greeting, direction }) => (
          <a
            key={code}
            href={`/${code}`}
            hrefLang={code}
            className="inline-flex min-h-11 items-center underline decoration-1"
          >
            <bdi lang={code} dir={direction}>
              {greeting}
            </bdi>
          </a>
        ))}
      </p>
    </Reason>
  );
}

/** Folded on phones. */
function Reason({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-t border-brand-soft/40 tablet:py-6 desk:py-0 desk:pt-7 desk:pr-6">
      <details className="fold group/item">
        <summary className="flex min-h-14 items-center justify-between gap-4">
          <h3 className={titleClass}>{title}</h3>
          <Icon name="plus" className="transition-transform group-open/item:rotate-45" />
        </summary>
        <div className="max-tablet:pb-4">
          <h3 data-heading className={titleClass}>
            {title}
          </h3>
          {children}
        </div>
      </details>
    </li>
  );
}
