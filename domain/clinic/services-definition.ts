import { serviceGroupTitles } from "#content/navigation.ts";
import { services as defaultServices } from "#content/services/index.ts";
import {
  choice,
  image,
  list,
  multiline,
  richText,
  text,
  texts,
  toggle,
} from "../fields/define-fields.ts";
import { toEntry } from "./default-services.ts";
import { type DefinedContent, defineCollection } from "./define-content.ts";

const paragraphLimit = 600;

export const notOffered = "Not offered at the moment";

declare module "./define-content.ts" {
  interface CollectionKinds {
    services: true;
  }
}

/** The addresses stay as they are, since posts, videos and other sites link to them. */
export const services = defineCollection("services", {
  label: "Services",
  itemLabel: "service",
  titleField: "menuName",
  summaryFields: ["group", "cardText"],
  isFixed: true,
  fields: {
    isListed: toggle({
      label: "Shown on the site",
      blank: true,
      help: "A hidden service is left out everywhere, and its address leads to the list of services.",
    }),
    hasNoProvider: toggle({
      label: notOffered,
      help: "Its page and its card say so and lead to a message instead of booking. Search still finds it.",
    }),
    menuName: text({ label: "Name in menus", limit: 40, required: true }),
    group: choice({ label: "Group in the Services menu", options: getGroups() }),
    bookName: text({
      label: "Words after “Book” on the booking button",
      limit: 40,
      help: "For example “a visit”. Empty: “Book an Appointment”.",
    }),
    heading: text({ label: "Heading of the page", limit: 60, required: true }),
    lead: multiline({
      label: "Text below the heading",
      limit: 240,
      required: true,
      isAdvertising: true,
    }),
    cardText: multiline({
      label: "Text on cards",
      limit: 140,
      required: true,
      isAdvertising: true,
      help: "Cards show the first 97 characters of a text that is longer than 100.",
    }),
    picture: image({ label: "Picture at the top", required: true }),
    introHeading: text({ label: "Heading of the introduction", limit: 80, required: true }),
    introParagraph: multiline({
      label: "Introduction",
      limit: paragraphLimit,
      required: true,
      isAdvertising: true,
    }),
    introBullets: texts({
      label: "Good for",
      itemLabel: "Line",
      limit: 120,
      max: 12,
      isAdvertising: true,
    }),
    glance: list({
      label: "At a glance",
      itemLabel: "Line",
      max: 8,
      fields: {
        term: text({ label: "Label", limit: 30, required: true }),
        text: text({ label: "Text", limit: 200, required: true, isAdvertising: true }),
      },
    }),
    hasUrgentText: toggle({
      label: "Its own text about emergencies",
      help: "Otherwise the text about pain is above the description.",
    }),
    urgentHeading: text({
      label: "Heading of the emergency text",
      limit: 80,
      onlyIf: { name: "hasUrgentText", is: true },
    }),
    urgentText: multiline({
      label: "Emergency text",
      limit: 1000,
      onlyIf: { name: "hasUrgentText", is: true },
    }),
    urgentHelpline: text({
      label: "Helpline that the button calls",
      limit: 20,
      onlyIf: { name: "hasUrgentText", is: true },
      help: "Without it the button calls the clinic.",
    }),
    urgentCall: text({
      label: "Sentence before the clinic’s phone number",
      limit: 80,
      onlyIf: { name: "hasUrgentText", is: true },
    }),
    urgentNote: multiline({
      label: "Note below the emergency text",
      limit: paragraphLimit,
      onlyIf: { name: "hasUrgentText", is: true },
    }),
    description: richText({ label: "Description", limit: 20_000, required: true }),
    questions: list({
      label: "Common questions",
      itemLabel: "Question",
      max: 20,
      fields: {
        title: text({ label: "Question", limit: 120, required: true }),
        content: multiline({
          label: "Answer",
          limit: 1000,
          required: true,
          isAdvertising: true,
        }),
      },
    }),
    furtherTexts: list({
      label: "Further texts",
      itemLabel: "Text",
      max: 6,
      fields: {
        heading: text({ label: "Heading", limit: 80, required: true }),
        text: multiline({ label: "Text", limit: 2000, required: true, isAdvertising: true }),
      },
    }),
    contactAdvice: multiline({
      label: "Who to ask while nobody on the team offers it",
      limit: 240,
    }),
    metaTitle: text({ label: "Title in search results", limit: 70, required: true }),
    metaDescription: multiline({
      label: "Description in search results",
      limit: 200,
      required: true,
      isAdvertising: true,
    }),
  },
  defaults: defaultServices.map(toEntry),
  check: ({ hasUrgentText, urgentHeading, urgentText, urgentHelpline }) => ({
    ...(hasUrgentText && urgentHeading === "" && { urgentHeading: "Heading is missing." }),
    ...(hasUrgentText && urgentText === "" && { urgentText: "Text is missing." }),
    ...(hasUrgentText &&
      !/^[\d\s()+.-]*$/.test(urgentHelpline) && {
        urgentHelpline: "Write the number alone, such as 9-8-8.",
      }),
  }),
});

export type ServiceEntry = DefinedContent<typeof services> & { id: number };

export interface ClinicService extends Omit<ServiceEntry, "isListed"> {
  url: string;
}

/** Without those that nobody provides at the moment. */
export function listOffered<Item extends Pick<ClinicService, "hasNoProvider">>(
  services: Item[],
): Item[] {
  return services.filter(({ hasNoProvider }) => !hasNoProvider);
}

function getGroups(): Record<string, string> {
  return Object.fromEntries(serviceGroupTitles.map((title, i) => [String(i + 1), title]));
}
