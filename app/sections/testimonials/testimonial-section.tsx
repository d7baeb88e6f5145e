import type { RefusedForm } from "#app/context.ts";
import { useClinic } from "#app/layout/use-clinic.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { externalUrl } from "#content/external-sites.ts";
import { galleryConsultationCorner } from "#content/pictures/manifest.ts";
import { reviewsSite, testimonialNote } from "#content/testimonials.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { quoteForm } from "#domain/messages/message.ts";
import { ContactForm } from "../contact-form/contact-form.tsx";
import { TestimonialAuthor, type TestimonialAuthorData } from "./testimonial-author.tsx";

const autoplayMs = 2500;

export interface TestimonialData extends TestimonialAuthorData {
  id: number;
  clientReview: string;
}

interface TestimonialSectionProps {
  testimonials: TestimonialData[];
  refusedForm: RefusedForm | undefined;
  reviewsUrl: string;
}

export function TestimonialSection({
  testimonials,
  refusedForm,
  reviewsUrl,
}: TestimonialSectionProps) {
  const { phone } = useClinic();
  const hasTestimonials = testimonials.length > 0;
  return (
    <section aria-labelledby={hasTestimonials ? "heard" : "write"} className="section">
      <div className="wrap grid gap-16 desk:grid-cols-2 desk:gap-8">
        <div className="flex min-w-0 flex-col desk:pr-12">
          <div className="frame mb-8 aspect-[3/2] desk:aspect-video">
            <ResponsivePicture
              source={galleryConsultationCorner}
              alt="Two armchairs facing each other by an arched window"
              sizes="(min-width: 62rem) 40vw, 80vw"
              className="size-full object-cover object-[50%_70%]"
            />
          </div>
          {hasTestimonials && <Testimonials testimonials={testimonials} reviewsUrl={reviewsUrl} />}
        </div>
        <div className="rounded-l bg-surface-raised p-[clamp(1.5rem,1rem+2vw,2.75rem)] shadow-2">
          <h2 id="write" className="mb-2 text-dm tracking-[-0.012em]">
            Send us a message
          </h2>
          <p className="mb-7 text-muted">
            Prefer to talk?{" "}
            <a href={getPhoneLink(phone)} className="whitespace-nowrap underline">
              Call {phone}
            </a>
            .
          </p>
          <ContactForm form={quoteForm} refusedForm={refusedForm} />
        </div>
      </div>
    </section>
  );
}

function Testimonials({ testimonials, reviewsUrl }: Omit<TestimonialSectionProps, "refusedForm">) {
  return (
    <>
      <h2 id="heard" className="kicker">
        What patients tell us
      </h2>
      <Carousel
        label="Testimonials"
        hasDots
        autoplayMs={autoplayMs}
        slideClassName="mr-[50px] w-full pl-5"
        railClassName="-ml-5"
        slides={testimonials.map((testimonial) => ({
          key: String(testimonial.id),
          content: <Quote testimonial={testimonial} />,
        }))}
      />
      <p className="mt-4 text-s text-muted">{testimonialNote}</p>
      {reviewsUrl !== "" && (
        <p className="mt-2">
          <ArrowLink
            to={externalUrl({ id: reviewsSite.id, url: reviewsUrl })}
            hiddenText="by our patients"
          >
            Read more reviews on the map
          </ArrowLink>
        </p>
      )}
    </>
  );
}

function Quote({ testimonial }: { testimonial: TestimonialData }) {
  return (
    <figure>
      <blockquote className="mt-4 indent-[-0.42em] font-display text-dm leading-[1.3] tracking-[-0.01em] text-brand desk:text-[clamp(2rem,0.9rem+1.6vw,2.5rem)] desk:leading-[1.22]">
        “{testimonial.clientReview}”
      </blockquote>
      <figcaption className="mt-8">
        <TestimonialAuthor testimonial={testimonial} />
      </figcaption>
    </figure>
  );
}
