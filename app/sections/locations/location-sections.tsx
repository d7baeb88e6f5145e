import type { ReactNode } from "react";
import { useClinic } from "#app/layout/use-clinic.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon, type IconProps } from "#app/ui/icon.tsx";
import { video } from "#app/ui/page-icon-paths.json";
import { clinic } from "#content/clinic.ts";
import { locationHighlights } from "#content/pages/location-highlights.ts";
import { splitParagraphs } from "#domain/fields/split-paragraphs.ts";
import { HeroBanner } from "../hero/hero-banner.tsx";
import { ServiceCard, type ServiceCardData } from "../services/service-card.tsx";
import { TextWithImage } from "../text/text-with-image.tsx";
import type { LocationView } from "./location-view.server.ts";

const { address } = clinic;

interface LocationSectionsProps {
  view: Omit<LocationView, "name">;
  aboveHeading?: ReactNode;
}

export function LocationSections({ view, aboveHeading }: LocationSectionsProps) {
  const { texts, hero, blocks, services } = view;
  return (
    <>
      <HeroBanner
        heading={texts.main_heading}
        paragraph={texts.main_paragraph}
        buttons={[{ kind: "book" }, { kind: "call" }]}
        picture={hero}
        aboveHeading={aboveHeading}
      />
      <Highlight heading={texts.highlighted_heading} />
      <div className="wrap section grid gap-[clamp(3.5rem,6vw,5.5rem)] print:gap-12">
        {blocks.map(({ number, picture, shape }) => (
          <TextWithImage
            key={number}
            heading={texts[`heading_${number}`]}
            paragraphs={splitParagraphs(texts[`paragraph_${number}`])}
            picture={picture}
            shape={shape}
            pictureSide={shape === "arch" ? "right" : "left"}
          />
        ))}
      </div>
      <MatchingServices services={services} />
    </>
  );
}

function Highlight({ heading }: { heading: string }) {
  const { hoursLines } = useClinic();
  const { otherVisits } = locationHighlights;
  const facts: { icon: IconProps; lines: string[] }[] = [
    { icon: { name: "clock" }, lines: hoursLines.map(({ text }) => text) },
    { icon: { name: "pin" }, lines: [address.street, `${address.city}, ${address.province}`] },
    ...(otherVisits === "" ? [] : [{ icon: { path: video }, lines: [otherVisits] }]),
  ];
  return (
    <section className="section on-dark bg-brand text-on-brand">
      <div className="wrap grid gap-8 desk:grid-cols-2 desk:items-center desk:gap-16">
        <h2 dir="auto" className="max-w-[22ch] leading-[1.15]">
          {heading}
        </h2>
        <ul className="grid gap-3.5 text-[1.0625rem] leading-normal">
          {facts.map(({ icon, lines }) => (
            <li key={lines.join()} className="flex gap-3">
              <Icon {...icon} className="mt-[0.12em] text-brand-soft" />
              <span>
                {lines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function MatchingServices({ services }: { services: ServiceCardData[] }) {
  return (
    <section aria-labelledby="services" className="section overflow-hidden bg-surface-muted">
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 desk:mb-14">
          <h2 id="services">What may suit you</h2>
          <ArrowLink to="/services">See all services</ArrowLink>
        </div>
        <div className="rail max-tablet:-mr-gutter">
          <ul className="tablet:grid! tablet:grid-cols-2 tablet:gap-x-8 tablet:gap-y-12 broad:grid-cols-4">
            {services.map((service) => (
              <li key={service.url} className="max-tablet:w-[84%] max-tablet:pr-5">
                <ServiceCard service={service} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
