import { data } from "react-router";
import { clinicContext, dbContext } from "#app/context.ts";
import { DemoNotice } from "#app/sections/demo/demo-notice.tsx";
import { loadServices } from "#app/sections/services/load-services.server.ts";
import { loadProviders } from "#app/sections/team/provider-cards.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { clinic } from "#content/clinic.ts";
import { isSampleUrl } from "#content/external-sites.ts";
import { receptionPicture } from "#content/pages/reception-picture.ts";
import { teamTexts } from "#content/pages/team-texts.ts";
import { fees, formatCost } from "#domain/clinic/fees-definition.ts";
import { capitalize } from "#domain/clinic/number-words.ts";
import { readSingleton } from "#domain/clinic/read-clinic-content.server.ts";
import type { Route } from "./+types/book";

export const handle = { hydratesOn: "activity", queryNames: ["service", "provider"] };

const reception = { ...receptionPicture, crop: "object-[54%_50%]" };

/** Replaces a missing booking site; with a real one it must not exist, since it would mislead. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { contact } = await context.get(clinicContext)();
  if (!isSampleUrl(contact.bookingUrl)) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const services = await loadServices(context);
  const requested = services.find(({ url }) => url === searchParams.get("service"));
  const service = requested?.hasNoProvider ? undefined : requested;
  const requestedProvider = (await loadProviders(context)).find(
    ({ bookingId, availability }) =>
      bookingId === searchParams.get("provider") && availability === "",
  );
  const provider =
    !service || requestedProvider?.services.includes(service.url) ? requestedProvider : undefined;
  const visitLabel = service?.heading ?? (provider ? "A visit" : "Book a visit");
  const heading = provider
    ? `${visitLabel} with ${provider.name.replace(" ", "\u00a0")}`
    : visitLabel;
  const { rows, isSample } = await readSingleton(context.get(dbContext), fees);
  const cost = service && formatCost(rows, service.id);
  return {
    head: createPageHead(context, {
      title: provider || service ? `Book: ${heading}` : heading,
      description: `A sample page of the demo, where the booking site of ${clinic.name} would open.`,
      path: "/book",
      isHidden: true,
    }),
    heading,
    hasSelection: service !== undefined || provider !== undefined,
    notOffered: requested?.hasNoProvider && requested.heading,
    messageTopic: requested?.url,
    service: service && { url: service.url, name: service.heading },
    cost: cost && `${cost}${isSample ? " (sample prices)" : ""}`,
    provider: provider && { name: provider.name, role: provider.role, days: provider.days },
    portrait: provider?.portrait && { ...provider.portrait, name: provider.name },
    picture: service?.picture ?? reception,
    teamLink: capitalize(teamTexts.name),
  };
}

export const meta = pageMeta;

export default function BookPage({ loaderData }: Route.ComponentProps) {
  const { heading, hasSelection, notOffered, service, cost, provider, portrait, picture } =
    loaderData;
  const sharedData = [service && "the service", provider && "the person"]
    .filter(Boolean)
    .join(" and ");
  return (
    <DemoNotice
      heading={heading}
      portrait={portrait}
      picture={picture}
      lead={`${notOffered ? `${notOffered} is not offered at the moment, so it cannot be booked. Call or write, and we will tell you when that changes. ` : ""}The clinic’s own booking site would open here${hasSelection ? ", with your choice already made" : ""}. ${clinic.shortName} is made up, so there is nothing to book.`}
      rows={[
        ...(service ? [{ term: "Service", text: service.name }] : []),
        ...(provider
          ? [{ term: "With", text: [provider.name, provider.role].filter(Boolean).join(", ") }]
          : []),
        ...(cost ? [{ term: "Cost", text: cost }] : []),
        ...(provider?.days ? [{ term: "Usually here", text: provider.days }] : []),
        ...(hasSelection
          ? [{ term: "We pass on", text: `Only ${sharedData}. Nothing about you.` }]
          : []),
      ]}
    >
      {service ? (
        <ArrowLink to={`/service/${service.url}`} hiddenText={`(${service.name})`}>
          Back to the service
        </ArrowLink>
      ) : (
        <ArrowLink to="/services">All services</ArrowLink>
      )}
      <ArrowLink to="/registered-providers">{loaderData.teamLink}</ArrowLink>
      <ArrowLink to="/first-visit">Your first visit</ArrowLink>
    </DemoNotice>
  );
}
