import { Link } from "react-router";
import { Carousel } from "#app/ui/carousel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Picture as PictureSource } from "#content/pictures/picture.ts";
import { cutAt } from "#domain/posts/post.ts";

const autoplayMs = 1500;
/** A longer text becomes its first 97 characters and an ellipsis of three dots: 100. */
const textLimit = 100;
const textCut = 97;

export interface ServiceCardData {
  url: string;
  heading: string;
  cardText: string;
  picture: { source: PictureSource; alt: string; crop: string };
}

export function ServiceCarousel({ services }: { services: ServiceCardData[] }) {
  return (
    <section className="section bg-sand">
      <div className="wrap">
        <Carousel
          label="Services"
          head={<h2>What brings you in?</h2>}
          foot={
            <p className="mt-8">
              <MoreLink to="/services">See all services</MoreLink>
            </p>
          }
          autoplayMs={autoplayMs}
          slideClassName="w-[84%] pr-5 broad:w-1/3 broad:pr-8 full:w-1/4"
          slides={services.map((service) => ({
            key: service.url,
            content: <ServiceWindow service={service} />,
          }))}
        />
      </div>
    </section>
  );
}

/** The window is the card, and all of it is one link. */
export function ServiceWindow({ service }: { service: ServiceCardData }) {
  const { url, heading, cardText, picture } = service;
  return (
    <Link to={`/service/${url}`} className="group/window block h-full">
      <div className="arch">
        <Picture
          source={picture.source}
          alt={picture.alt}
          sizes="(min-width: 87.5rem) 20rem, (min-width: 68.75rem) 30vw, 80vw"
          className={`size-full object-cover transition-transform duration-300 group-hover/window:scale-103 ${picture.crop}`}
        />
      </div>
      <h3 className="mt-6 text-ds font-[450]">{heading}</h3>
      <p className="mt-2 text-ink-soft">{cutCardText(cardText)}</p>
      <span className="more">
        <span>
          Read more<span className="sr-only"> about {heading}</span>
        </span>
        <Icon name="arrow-right" />
      </span>
    </Link>
  );
}

function cutCardText(text: string): string {
  return Array.from(text).length <= textLimit ? text : cutAt(text, textCut);
}
