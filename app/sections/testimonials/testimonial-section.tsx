import { useEffect, useRef } from "react";
import type { RefusedForm } from "#app/context.ts";
import { useClinic } from "#app/layout/use-clinic.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { externalUrl } from "#content/external-sites.ts";
import type { Picture } from "#content/pictures/picture.ts";
import { reviewsSite, testimonialNote } from "#content/testimonials.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { quoteForm } from "#domain/messages/message.ts";
import { ContactForm } from "../contact-form/contact-form.tsx";
import { TestimonialAuthor, type TestimonialAuthorData } from "./testimonial-author.tsx";

const autoplayMs = 2500;
const cardId = "message";
const cardTitle = "Send us a message";

interface TestimonialData extends TestimonialAuthorData {
  id: number;
  clientReview: string;
}

export interface TestimonialSectionProps {
  picture: { source: Picture; alt: string };
  testimonials: TestimonialData[];
  refusedForm: RefusedForm | undefined;
  reviewsUrl: string;
}

export function TestimonialSection(props: TestimonialSectionProps) {
  const { picture, testimonials, refusedForm, reviewsUrl } = props;
  const hasTestimonials = testimonials.length > 0;
  return (
    <section
      {...(hasTestimonials ? { "aria-labelledby": "heard" } : { "aria-label": cardTitle })}
      className="section"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 tablet:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desk:grid-cols-2 desk:gap-8">
        {/* On tablets it stays in view along the longer form. */}
        <div className="top-22 flex min-w-0 flex-col self-start desk:self-stretch desk:pr-12 tablet:[@media(height>=45rem)]:sticky">
          <div
            className={`frame mb-8 aspect-video ${hasTestimonials ? "max-desk:hidden" : "max-tablet:hidden"}`}
          >
            <CoverPicture
              {...picture}
              sizes="(min-width: 62rem) 40vw, 80vw"
              crop="object-[50%_70%]"
            />
          </div>
          {hasTestimonials && <Testimonials testimonials={testimonials} reviewsUrl={reviewsUrl} />}
        </div>
        <MessageCard refusedForm={refusedForm} />
      </div>
    </section>
  );
}

/** Folded on phones, unless the server has refused the form or a link leads to it. */
function MessageCard({ refusedForm }: { refusedForm: RefusedForm | undefined }) {
  const { phone } = useClinic();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (location.hash === `#${cardId}` && details.current) details.current.open = true;
  }, []);
  return (
    <details
      ref={details}
      open={refusedForm !== undefined}
      className="fold group/item self-start print:hidden rounded-l bg-surface-raised shadow-2"
    >
      <summary className="flex items-center justify-between gap-4 rounded-l px-6 py-4 focus-visible:rounded-l">
        <span>
          <h2 className="text-dm tracking-[-0.012em]">{cardTitle}</h2>
          <span className="text-s text-muted">We reply within one business day</span>
        </span>
        <Icon name="plus" className="text-brand transition-transform group-open/item:rotate-45" />
      </summary>
      <div id={cardId} className="p-[clamp(1.5rem,1rem+3vw,3.5rem)] max-tablet:scroll-mt-14">
        <h2 data-heading className="mb-2 text-dm tracking-[-0.012em]">
          {cardTitle}
        </h2>
        <p className="mb-7 text-muted">
          Prefer to talk?{" "}
          <span className="inline-block">
            <a href={getPhoneLink(phone)} className="underline">
              Call {phone}
            </a>
            .
          </span>
        </p>
        <ContactForm form={quoteForm} refusedForm={refusedForm} />
      </div>
    </details>
  );
}

function Testimonials({
  testimonials,
  reviewsUrl,
}: Pick<TestimonialSectionProps, "testimonials" | "reviewsUrl">) {
  return (
    <>
      <h2 id="heard" className="kicker">
        What patients tell us
      </h2>
      <Carousel
        label="Testimonials"
        hasDots
        autoplayMs={autoplayMs}
        slideClassName="mr-12.5 w-full pl-5"
        railClassName="-ml-6.5"
        slides={testimonials.map((testimonial) => ({
          key: String(testimonial.id),
          content: <Quote testimonial={testimonial} />,
        }))}
      />
      <p className="mt-2 text-s text-muted desk:mt-4">{testimonialNote}</p>
      {reviewsUrl !== "" && (
        <p className="mt-2">
          <ArrowLink
            to={externalUrl({ ...reviewsSite, url: reviewsUrl })}
            hiddenText="reviews on the map"
          >
            Read More
          </ArrowLink>
        </p>
      )}
    </>
  );
}

function Quote({ testimonial }: { testimonial: TestimonialData }) {
  return (
    <figure>
      <blockquote className="mt-3 indent-[-0.42em] whitespace-pre-line font-display text-dm leading-[1.3] tracking-[-0.01em] text-brand desk:text-[clamp(2rem,0.9rem+1.6vw,2.5rem)] desk:leading-[1.22]">
        “{testimonial.clientReview}”
      </blockquote>
      <figcaption className="mt-4 desk:mt-6">
        <TestimonialAuthor testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}
