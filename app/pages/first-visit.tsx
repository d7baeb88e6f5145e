import type { ReactNode } from "react";
import { clinicContext } from "#app/context.ts";
import { EmergencyNumberLinks } from "#app/sections/contact/emergency-number-links.tsx";
import { HelpBlock } from "#app/sections/contact/help-block.tsx";
import { DemoBadge } from "#app/sections/demo/demo-badge.tsx";
import { HeroBanner } from "#app/sections/hero/hero-banner.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { clinic } from "#content/clinic.ts";
import {
  beforeTheVisit,
  type FirstVisitBlock,
  firstHour,
  firstHourNote,
  insideTheClinic,
  videoAndAfter,
} from "#content/first-visit-texts.ts";
import { gettingHere } from "#content/getting-here.ts";
import { doorPicture } from "#content/pages/door-picture.ts";
import { loungePicture } from "#content/pages/lounge-picture.ts";
import { formatItems } from "#domain/clinic/number-words.ts";
import { defaultClinic, listDirections } from "#domain/clinic/read-clinic.server.ts";
import type { Route } from "./+types/first-visit";

const hero = { ...loungePicture, crop: "object-[60%_50%]" };

export async function loader({ context }: Route.LoaderArgs) {
  const { contact, team } = await context.get(clinicContext)();
  return {
    head: createPageHead(context, {
      title: "Your First Visit",
      description: `What to bring to your first visit in ${clinic.address.city}, who may come with you, how to get in, and what happens minute by minute.`,
      path: "/first-visit",
      picture: hero,
    }),
    hour: firstHour,
    note: firstHourNote,
    before: beforeTheVisit.map((block) => nameLanguages(block, team.languages)),
    gettingIn: {
      rows: [...listDirections(contact), insideTheClinic],
      isSample:
        gettingHere.isSample &&
        gettingHere.directions.length > 0 &&
        contact.directions === defaultClinic.contact.directions,
    },
    after: videoAndAfter,
    door: doorPicture,
  };
}

function nameLanguages(block: FirstVisitBlock, languages: string[]): FirstVisitBlock {
  const choice = languages.length > 1 ? `, in ${formatItems(languages, "or")}` : "";
  return {
    ...block,
    paragraphs: block.paragraphs.map(({ text, ...rest }) => ({
      ...rest,
      text: text.replace("{languages}", choice),
    })),
  };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "activity" };

export default function FirstVisitPage({ loaderData }: Route.ComponentProps) {
  const { hour, note, before, gettingIn, after, door } = loaderData;
  return (
    <>
      <HeroBanner
        heading="Your first hour."
        paragraph="What to bring, who may come with you, how to get in, and what happens minute by minute."
        buttons={[{ kind: "book" }]}
        action={<PrintButton />}
        isLow
        picture={hero}
      />
      <FirstHour steps={hour} note={note} />
      <section className="pt-8 pb-section desk:pt-14">
        <div className="wrap">
          <JumpLinks
            links={[...before, { id: "getting-in", title: "Parking and getting in" }, ...after]}
          />
          <div className="grid desk:grid-cols-2 desk:gap-x-24">
            {before.map((block, i) => (
              <TextBlock key={block.id} {...block}>
                {i === before.length - 1 && <FrontDoor picture={door} />}
              </TextBlock>
            ))}
            <GettingIn {...gettingIn} />
            {after.map((block) => (
              <TextBlock key={block.id} {...block} />
            ))}
          </div>
        </div>
      </section>
      <HelpBlock invitation="Tell us what would make the visit easier: a quiet room, an interpreter, a later hour." />
    </>
  );
}

function FirstHour({
  steps,
  note,
}: {
  steps: Route.ComponentProps["loaderData"]["hour"];
  note: string;
}) {
  return (
    <section aria-labelledby="hour" className="section pb-0">
      <div className="wrap">
        <h2 id="hour">What happens, minute by minute</h2>
        <ol className="timeline mt-8 grid desk:mt-12 desk:grid-cols-[20fr_20fr_13fr_13fr]">
          {steps.map(({ time, title, text }) => (
            <li key={title}>
              <span className="block text-s font-semibold text-accent-strong tabular">{time}</span>
              <h3 className="mt-1 text-ds">{title}</h3>
              <p className="mt-1.5">{text}</p>
            </li>
          ))}
        </ol>
        <p className="text-s text-muted desk:mt-8">{note}</p>
      </div>
    </section>
  );
}

function JumpLinks({ links }: { links: { id: string; title: string }[] }) {
  return (
    <nav aria-label="On this page" className="border-y border-line py-1.5">
      <ul className="grid grid-cols-2 gap-x-4 text-base tablet:flex tablet:flex-wrap tablet:gap-x-7 tablet:text-m">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center leading-[1.35] font-medium hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const blockClass =
  "grid gap-4 border-b border-line py-[clamp(1.75rem,1.25rem+2vw,3rem)] last:border-0 last:pb-0 tablet:max-desk:grid-cols-[min(15rem,40%)_minmax(0,1fr)] tablet:max-desk:gap-12 desk:block desk:nth-last-2:border-0 desk:nth-last-2:pb-0";
const headingClass = "text-dm desk:mb-5";

/** Beside the directions, which are longer than the text before them. */
function FrontDoor({ picture }: { picture: Route.ComponentProps["loaderData"]["door"] }) {
  return (
    <div className="frame mt-4 aspect-2/1 max-desk:hidden print:hidden">
      <CoverPicture {...picture} sizes="(min-width: 62rem) 40rem, 1px" crop="object-[50%_72%]" />
    </div>
  );
}

function TextBlock({
  id,
  title,
  items = [],
  paragraphs,
  children,
}: FirstVisitBlock & { children?: ReactNode }) {
  return (
    <section aria-labelledby={id} className={blockClass}>
      <h2 id={id} className={headingClass}>
        {title}
      </h2>
      <div className="grid gap-3.5">
        {items.length > 0 && (
          <ul className="ticks">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {paragraphs.map(({ lead, text }) => (
          <p key={text}>
            {lead && <strong>{lead}</strong>} <EmergencyNumberLinks text={text} />
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}

function GettingIn({ rows, isSample }: Route.ComponentProps["loaderData"]["gettingIn"]) {
  return (
    <section aria-labelledby="getting-in" className={blockClass}>
      <h2 id="getting-in" className={headingClass}>
        Parking and getting in
      </h2>
      <div>
        {isSample && (
          <p className="mb-3">
            <DemoBadge />
          </p>
        )}
        <dl>
          {rows.map(({ title, text }) => (
            <div
              key={title}
              className="grid grid-cols-[min(clamp(5rem,26vw,7.5rem),34%)_minmax(0,1fr)] gap-4 border-t border-line py-3"
            >
              <dt className="font-semibold text-brand">{title}</dt>
              <dd className="whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
        <ArrowLink to="/contact#find-us">Map and directions</ArrowLink>
      </div>
    </section>
  );
}
