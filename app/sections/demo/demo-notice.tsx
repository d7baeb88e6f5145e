import type { ReactNode } from "react";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import { CallAndMessage } from "../contact/call-and-message.tsx";
import { DemoBadge } from "./demo-badge.tsx";

interface DemoNoticeProps {
  heading: string;
  portrait?: { source: PictureSource; crop: string; name: string } | undefined;
  picture: { source: PictureSource; alt: string; crop?: string };
  lead: string;
  rows?: { term: string; text: string }[];
  children: ReactNode;
}

export function DemoNotice(props: DemoNoticeProps) {
  const { heading, portrait, picture, lead, rows = [], children } = props;
  return (
    <section className="bg-surface-muted" data-closing>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 desk:grid-cols-12 desk:gap-x-[min(2rem,3.2vw)] desk:py-0">
        <div className="self-end max-desk:hidden desk:col-span-5 desk:pt-16">
          <div className="arch arch-sill aspect-4/5">
            <CoverPicture {...picture} sizes="40vw" />
          </div>
        </div>
        <div className="self-center rounded-l bg-surface-raised p-[min(6vw,clamp(1.5rem,1rem+2vw,2.75rem))] shadow-2 desk:col-span-7 desk:my-16">
          <div className="flex flex-wrap items-center gap-4 desk:gap-x-8">
            {portrait && (
              <div className="arch w-20 bg-brand-tint-strong desk:w-30">
                <CoverPicture
                  source={portrait.source}
                  alt={`Illustration: portrait of ${portrait.name}`}
                  sizes="8rem"
                  crop="object-[50%_40%]"
                />
              </div>
            )}
            <div className="flex-1 basis-40">
              <p>
                <DemoBadge>Sample page for the demo</DemoBadge>
              </p>
              <h1 className="mt-3 text-dm tablet:text-dl">{heading}</h1>
            </div>
          </div>
          <p className="lead mt-4">{lead}</p>
          {rows.length > 0 && (
            <dl className="mt-6 border-t-[1.5px] border-brand">
              {rows.map(({ term, text }) => (
                <div
                  key={term}
                  className="grid grid-cols-[clamp(6rem,26vw,9.5rem)_minmax(0,1fr)] gap-4 border-b border-line py-3"
                >
                  <dt className="font-semibold text-brand">{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className="mt-6">
            <CallAndMessage />
          </div>
          <p className="mt-4 flex flex-wrap gap-x-7">{children}</p>
        </div>
      </div>
    </section>
  );
}
