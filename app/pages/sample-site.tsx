import { data } from "react-router";
import { clinicContext } from "#app/context.ts";
import { DemoNotice } from "#app/sections/demo/demo-notice.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { clinic } from "#content/clinic.ts";
import { isSampleUrl } from "#content/external-sites.ts";
import { loungePicture } from "#content/pages/lounge-picture.ts";
import { reviewsSite } from "#content/testimonials.ts";
import { getSiteId } from "#domain/clinic/clinic-facts.ts";
import type { Route } from "./+types/sample-site";

const picture = { ...loungePicture, crop: "object-[50%_80%]" };

export const handle = { hydratesOn: "activity" };

/** Replaces an external site that the clinic does not have yet. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { contact } = await context.get(clinicContext)();
  const sites = [
    ...contact.socialLinks.map(({ name, url }) => ({
      id: getSiteId(name),
      name,
      url,
      heading: `${clinic.shortName} on ${name}`,
    })),
    { ...reviewsSite, url: contact.reviewsUrl, heading: "Reviews on the map" },
  ];
  const site = sites.find(({ id, url }) => id === params.site && isSampleUrl(url));
  if (site === undefined) throw data(null, { status: 404 });
  return {
    head: createPageHead(context, {
      title: site.heading,
      description: `A sample page of the demo, where ${site.name} of ${clinic.name} would open.`,
      path: `/sample/${site.id}`,
      isHidden: true,
    }),
    heading: site.heading,
    lead:
      site.id === reviewsSite.id
        ? `The map would open here, with what people say about the clinic. ${clinic.shortName} is made up, so nobody has reviewed it.`
        : `The clinic’s page on ${site.name} would open here. ${clinic.shortName} is made up, so it has none.`,
  };
}

export const meta = pageMeta;

export default function SampleSitePage({ loaderData: { heading, lead } }: Route.ComponentProps) {
  return (
    <DemoNotice heading={heading} lead={lead} picture={picture}>
      <ArrowLink to="/">Home page</ArrowLink>
    </DemoNotice>
  );
}
