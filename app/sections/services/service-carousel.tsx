import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { ServiceCard, type ServiceCardData } from "./service-card.tsx";

const autoplayMs = 1500;
/** The most that are shown at once. */
const maxDoubled = 4;

export function ServiceCarousel({ services }: { services: ServiceCardData[] }) {
  return (
    <section className="section overflow-hidden">
      <div className="wrap">
        <Carousel
          label="Services"
          header={<h2>Our services</h2>}
          footer={
            <p className="tablet:mt-6">
              <ArrowLink to="/services">See all services</ArrowLink>
            </p>
          }
          autoplayMs={autoplayMs}
          maxDoubled={maxDoubled}
          railClassName="-mr-gutter broad:-mr-8"
          slideClassName="w-[84%] pr-5 tablet:w-[max(28rem,52%)] broad:w-1/3 broad:pr-8 full:w-1/4"
          slides={services.map((service) => ({
            key: service.url,
            content: <ServiceCard service={service} isLowOnMobile />,
          }))}
        />
      </div>
    </section>
  );
}
