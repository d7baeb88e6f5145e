import { Accordion } from "#app/ui/accordion.tsx";
import { type PictureSource, ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { Service } from "#content/services/service-content.ts";
import { UrgentCall } from "../contact/urgent-call.tsx";
import { CollapsibleServiceTabs, type ServiceTab, ServiceTabs } from "./service-tabs.tsx";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

interface ServiceDetailsProps {
  tabs: ServiceTab[];
  service: {
    url: string;
    description: string;
    questions: { title: string; content: string }[];
    room: { source: PictureSource; alt: string; crop: string };
    urgent?: Service["urgent"];
  };
}

export function ServiceDetails({ tabs, service }: ServiceDetailsProps) {
  const { url, description, questions, room, urgent } = service;
  const { container, savePosition } = useScrollAnchor(url);
  return (
    <section className="section bg-surface-muted [overflow-anchor:none]">
      <div
        ref={container}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 desk:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] desk:items-start desk:gap-12 wide:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] wide:gap-24"
      >
        <div className="desk:hidden">
          <CollapsibleServiceTabs tabs={tabs} current={url} onSelect={savePosition} />
        </div>
        {/* Sticky only if the window is high enough for the whole list. */}
        <div className="top-20 max-desk:hidden [@media(height>=48rem)]:sticky">
          <ServiceTabs tabs={tabs} current={url} onSelect={savePosition} />
        </div>
        <div key={url} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 desk:gap-12">
          <UrgentCall urgent={urgent} />
          <div className="frame aspect-video">
            <ResponsivePicture
              source={room.source}
              alt={room.alt}
              sizes="(min-width: 87.5rem) 55rem, (min-width: 62rem) 62vw, 80vw"
              className={`size-full object-cover ${room.crop}`}
            />
          </div>
          <RichText html={description} className="steps" />
          <div>
            <h2 className="mb-6 text-dm leading-[1.16] print:hidden">Common questions</h2>
            <Accordion items={questions} />
          </div>
        </div>
      </div>
    </section>
  );
}
