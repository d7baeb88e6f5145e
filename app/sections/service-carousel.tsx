import { Carousel } from "#app/ui/carousel.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { type ServiceCardData, ServiceWindow } from "./service-window.tsx";

const autoplayMs = 1500;

export function ServiceCarousel({ services }: { services: ServiceCardData[] }) {
  return (
    <section className="section bg-sand">
      <div className="wrap">
        <Carousel
          label="Services"
          head={<h2>What brings you in?</h2>}
          foot={
            <p className="mt-8 flex max-w-none flex-wrap gap-x-8">
              <MoreLink to="/services">See all services</MoreLink>
              <MoreLink to="/services#what-hurts">Start with what hurts</MoreLink>
            </p>
          }
          autoplayMs={autoplayMs}
          railClassName="-mr-gutter broad:-mr-8"
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
