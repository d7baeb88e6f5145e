import { redirect } from "react-router";
import { clinicContext, refusedFormContext } from "#app/context.ts";
import { useOpenState } from "#app/layout/open-status.tsx";
import { HelpBlock } from "#app/sections/contact/help-block.tsx";
import { ContactForm } from "#app/sections/contact-form/contact-form.tsx";
import { createOpeningSentence, TopicSelect } from "#app/sections/contact-form/topic-select.tsx";
import { HeroWithForm } from "#app/sections/hero/hero-with-form.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LazyHydrate, lazySection } from "#app/ui/lazy-hydrate.tsx";
import { clinic } from "#content/clinic.ts";
import { gettingHere } from "#content/getting-here.ts";
import { contactPicture } from "#content/pages/contact-picture.ts";
import { referringDoctors } from "#content/referral-advice.ts";
import { symptoms } from "#content/symptoms.ts";
import { formatItems } from "#domain/clinic/number-words.ts";
import { defaultClinic, listDirections } from "#domain/clinic/read-clinic.server.ts";
import type { ClinicService } from "#domain/clinic/services-definition.ts";
import { slugify } from "#domain/fields/slug.ts";
import { contactPageForm } from "#domain/messages/message.ts";
import type { Route } from "./+types/contact";

const findUs = lazySection(async () => (await import("#app/sections/contact/find-us.tsx")).FindUs);

const doctorsSection = lazySection(
  async () => (await import("#app/sections/contact/referring-doctors.tsx")).ReferringDoctors,
);

const hero = { ...contactPicture, crop: "object-[92%_60%]" };

/** The server removes all other query parameters. */
export const handle = { hydratesOn: "activity", queryNames: ["about"] };

const path = "/contact";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { contact, team, services } = await context.get(clinicContext)();
  const topics = listTopics(services);
  const requestedTopic = new URL(request.url).searchParams.get("about");
  const about = topics.find(({ value }) => value === requestedTopic);
  if (requestedTopic !== null && about === undefined) throw redirect(path);
  const languageAdvice = formatLanguageAdvice(team.languages);
  return {
    head: createPageHead(context, {
      title: `Contact Us in ${clinic.address.city}`,
      description:
        `Call, write or visit our clinic in ${clinic.address.city}: phone, hours, message form, map and how to get here. ${languageAdvice}`.trim(),
      path,
      schemaType: "ContactPage",
      picture: hero,
    }),
    languageAdvice,
    about,
    topics,
    doctors: referringDoctors.length > 0 && {
      fax: contact.fax,
      isSample: contact.fax === defaultClinic.contact.fax,
      rows: referringDoctors,
    },
    refusedForm: context.get(refusedFormContext),
    gettingHere: {
      directions: listDirections(contact),
      isSample: gettingHere.isSample && contact.directions === defaultClinic.contact.directions,
    },
  };
}

export const meta = pageMeta;

export default function ContactPage({
  loaderData: { refusedForm, gettingHere, languageAdvice, about, topics, doctors },
}: Route.ComponentProps) {
  const { isOpen } = useOpenState();
  return (
    <>
      <HeroWithForm
        heading="How can we help?"
        paragraph={formatInvitation(isOpen)}
        picture={hero}
        languageAdvice={languageAdvice}
        form={{
          heading: "Send a message",
          content: (
            <>
              {about && <TopicChip name={about.name} />}
              <ContactForm
                key={about?.value}
                form={contactPageForm}
                refusedForm={refusedForm}
                openingSentence={about && createOpeningSentence(about.name)}
                messageHint={
                  about && "Add a few words: when you are free, or what you would like to know."
                }
                renderAboveMessage={(contact) =>
                  about === undefined && <TopicSelect contact={contact} topics={topics} />
                }
              />
            </>
          ),
        }}
      />
      <LazyHydrate section={findUs} props={gettingHere} />
      {doctors && <LazyHydrate section={doctorsSection} props={doctors} />}
      <HelpBlock />
    </>
  );
}

function formatLanguageAdvice(languages: string[]): string {
  return languages.length > 1 ? `Ask for ${formatItems(languages, "or")} when you call.` : "";
}

function listTopics(services: ClinicService[]) {
  return [
    ...services.map(({ url, menuName }) => ({ value: url, name: menuName.toLowerCase() })),
    ...symptoms.flatMap(({ label, topic }) =>
      topic === undefined ? [] : [{ value: slugify(label), name: topic }],
    ),
    { value: "fees", name: "fees and insurance" },
  ];
}

function formatInvitation(isOpen: boolean): string {
  return isOpen
    ? "Send a few lines, or talk to a person now."
    : "Send a few lines and we reply within one business day. You can book online at any hour.";
}

/** The link to remove the topic loads the page anew, since the form starts over. */
function TopicChip({ name }: { name: string }) {
  return (
    <p className="mb-5 inline-flex items-center gap-1 rounded-full bg-brand-tint ps-4 text-base text-brand">
      <span>
        About <strong>{name}</strong>
      </span>
      <a
        href={path}
        aria-label={`Remove: about ${name}`}
        className="grid size-11 place-items-center rounded-full focus-visible:rounded-full"
      >
        <Icon name="close" />
      </a>
    </p>
  );
}
