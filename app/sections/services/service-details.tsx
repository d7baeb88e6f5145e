import { getMessageUrl } from "#app/layout/message-url.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { UrgentCall } from "../contact/urgent-call.tsx";
import type { ShownService } from "./load-services.server.ts";
import type { ServicePart } from "./service-parts.server.ts";
import { CollapsibleServiceTabs, type ServiceTab, ServiceTabs } from "./service-tabs.tsx";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

interface ServiceDetailsProps {
  tabs: ServiceTab[];
  service: ShownService & { parts: ServicePart[] };
}

export function ServiceDetails({ tabs, service }: ServiceDetailsProps) {
  const { url, parts, questions } = service;
  const { container, savePosition } = useScrollAnchor(url);
  return (
    <section className="section bg-surface-muted [overflow-anchor:none]">
      <div
        ref={container}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 desk:grid-cols-[min(21rem,28vw)_minmax(0,1fr)] desk:items-start desk:gap-section"
      >
        <div className="desk:hidden">
          <CollapsibleServiceTabs tabs={tabs} current={url} onSelect={savePosition} />
        </div>
        {/* Sticky only if the window is high enough for the whole list. */}
        <div className="top-22 max-desk:hidden [@media(height>=45rem)]:sticky">
          <ServiceTabs tabs={tabs} current={url} onSelect={savePosition} />
        </div>
        <div key={url} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 desk:gap-12">
          <UrgentCall service={service} />
          <div className="parts">
            {parts.map((part, i) => (
              <Part key={part.title} part={part} isOpen={i === 0} />
            ))}
          </div>
          <div>
            <h2 className="mb-4 text-dm leading-[1.16] print:hidden">Common questions</h2>
            <Accordion items={questions} />
            <p className="mt-5 print:hidden">
              <ArrowLink to={getMessageUrl(url)}>Ask your own question</ArrowLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Part({ part: { id, title, html }, isOpen }: { part: ServicePart; isOpen: boolean }) {
  const text = <RichText html={html} className="steps pb-6" />;
  if (title === "") return text;
  return (
    <details
      data-part={id}
      open={isOpen}
      className="fold group/item border-b border-line tablet:not-first:mt-6 tablet:border-0"
    >
      <summary className="flex min-h-15 items-center justify-between gap-4">
        <h2 className="text-ds">{title}</h2>
        <Icon name="plus" className="text-brand transition-transform group-open/item:rotate-45" />
      </summary>
      <h2 data-heading className="mb-3 text-dm leading-[1.16]">
        {title}
      </h2>
      {text}
    </details>
  );
}
