import type { ReactNode } from "react";
import { messageFormId } from "#app/layout/message-url.ts";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { ContactDetails } from "../contact/contact-details.tsx";
import type { HeroBannerProps } from "./hero-props.ts";

interface HeroWithFormProps extends Pick<HeroBannerProps, "heading" | "paragraph" | "picture"> {
  languageAdvice: string;
  form: { heading: string; content: ReactNode };
}

export function HeroWithForm(props: HeroWithFormProps) {
  const { heading, paragraph, picture, languageAdvice, form } = props;
  return (
    <section className="bg-surface-muted pt-8 desk:pt-16">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 desk:grid-cols-12 desk:gap-8 desk:gap-x-[min(2rem,3.2vw)]">
        <div className="flex flex-col desk:col-span-5">
          <h1 className="max-w-[8.2em] desk:text-[clamp(3rem,min(5vw,9svh),4.5rem)]">{heading}</h1>
          <p className="lead mt-5">{paragraph}</p>
          <div className="mt-5">
            <ContactDetails languageAdvice={languageAdvice} />
          </div>
          <div className="mt-auto pt-8 max-desk:hidden">
            <div className="arch aspect-[5/4] rounded-[50%_50%_0_0/62.5%_62.5%_0_0]">
              <CoverPicture {...picture} sizes="38vw" />
            </div>
          </div>
        </div>
        <div className="mb-section self-start print:hidden rounded-l bg-surface-raised p-[min(6vw,clamp(1.5rem,1rem+2vw,2.75rem))] shadow-2 desk:col-span-6 desk:col-start-7">
          <h2 id={messageFormId} className="mb-6 text-dm tracking-[-0.012em]">
            {form.heading}
          </h2>
          {form.content}
        </div>
      </div>
    </section>
  );
}
