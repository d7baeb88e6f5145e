import { Accordion } from "#app/ui/accordion.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { Picture as PictureSource } from "#content/pictures/picture.ts";
import { FoldedServiceTabs, type ServiceTab, ServiceTabs } from "./service-tabs.tsx";
import { UrgentCall } from "./urgent-call.tsx";
import { useKeptPlace } from "./use-kept-place.ts";

interface ServiceDetailsProps {
  tabs: ServiceTab[];
  service: {
    url: string;
    description: string;
    questions: { title: string; content: string }[];
    room: { source: PictureSource; alt: string; crop: string };
  };
}

/** All services at the left, the one that is shown at the right; on a phone they are folded above. */
export function ServiceDetails({ tabs, service }: ServiceDetailsProps) {
  const { url, description, questions, room } = service;
  const { place, remember } = useKeptPlace(url);
  return (
    <section className="section bg-sand [overflow-anchor:none]">
      <div
        ref={place}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 desk:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] desk:items-start desk:gap-12 wide:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] wide:gap-24"
      >
        <div className="desk:hidden">
          <FoldedServiceTabs tabs={tabs} current={url} onPick={remember} />
        </div>
        <div className="sticky top-20 grid max-h-[calc(100svh-6rem)] gap-4 overflow-y-auto [scrollbar-width:thin] max-desk:hidden">
          <ServiceTabs tabs={tabs} current={url} onPick={remember} />
          <UrgentCall />
        </div>
        <div key={url} className="min-w-0">
          <div className="frame aspect-video">
            <Picture
              source={room.source}
              alt={room.alt}
              sizes="(min-width: 87.5rem) 55rem, (min-width: 62rem) 62vw, 80vw"
              className={`size-full object-cover ${room.crop}`}
            />
          </div>
          <RichText html={description} className="steps mt-8 desk:mt-12" />
          <h2 className="mt-12 mb-6 text-dm leading-[1.16] print:hidden">Common questions</h2>
          <Accordion items={questions} />
        </div>
        <div className="desk:hidden">
          <UrgentCall />
        </div>
      </div>
    </section>
  );
}
