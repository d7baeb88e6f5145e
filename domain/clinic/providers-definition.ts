import type { CollegeKey } from "#content/colleges.ts";
import { services } from "#content/services/index.ts";
import { type TeamMember, team } from "#content/team.ts";
import {
  choice,
  choices,
  date,
  image,
  multiline,
  references,
  text,
  texts,
  toggle,
  url,
} from "../fields/define-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { findClaims } from "./advertising-claims.ts";
import { defineCollection } from "./define-content.ts";
import {
  collegeEntries,
  findCollege,
  findReservedTitle,
  hasTitleOfCollege,
} from "./protected-titles.ts";

declare module "./define-content.ts" {
  interface CollectionKinds {
    providers: true;
  }
}

export const providers = defineCollection("providers", {
  label: "Team",
  itemLabel: "person",
  titleField: "name",
  summaryFields: ["title", "registrationNumber", "languages"],
  fields: {
    name: text({
      label: "Name",
      limit: 60,
      required: true,
      help: "For members of a college, the name in the public register.",
    }),
    college: choice({
      label: "College",
      options: { none: "None: clinic team", ...getCollegeNames() },
    }),
    title: text({
      label: "Title or job",
      limit: 80,
      help: "For members of a college, the title that the college grants.",
      suggestions: { choice: "college", texts: listTitles() },
    }),
    registrationNumber: text({ label: "Registration number", limit: 40, isOwn: true }),
    registerUrl: url({
      label: "Page in the public register",
      isOwn: true,
      help: "If empty, the search page of the college’s register.",
    }),
    picture: image({ label: "Portrait", isOwn: true }),
    languages: texts({ label: "Languages", itemLabel: "Language", limit: 30, max: 12 }),
    services: references({ label: "Services", to: "services", max: 30 }),
    days: choices({
      label: "Days",
      isWeekdays: true,
      options: {
        monday: "Monday",
        tuesday: "Tuesday",
        wednesday: "Wednesday",
        thursday: "Thursday",
        friday: "Friday",
        saturday: "Saturday",
        sunday: "Sunday",
      },
    }),
    bio: multiline({
      label: "About this person",
      limit: 240,
      help: "Two sentences.",
      isAdvertising: true,
    }),
    booking: choice({
      label: "Booking",
      options: { online: "Online", desk: "Through the front desk" },
    }),
    bookingNote: text({ label: "Text on the booking button", limit: 40 }),
    takesNewPatients: toggle({
      label: "Takes new patients",
      blank: true,
      help: "Off: the card says so, and has no booking button.",
    }),
    isOnLeave: toggle({
      label: "On leave",
      help: "The site offers no booking with them meanwhile, and the home page does not name them. Close their days on the booking site as well.",
    }),
    backOn: date({
      label: "Back on",
      help: "From then on they can be booked again. If empty, until you switch it off.",
      onlyIf: { name: "isOnLeave", is: true },
    }),
    bookingId: text({
      label: "ID on the booking site",
      limit: 60,
      isOwn: true,
      help: "Replaces {provider} in the address of the booking page.",
    }),
    isListed: toggle({ label: "Shown on the site", blank: true }),
  },
  defaults: team.map((member, i) => ({
    id: i + 1,
    name: member.name,
    college: findCollegeKey(member),
    title: member.role ?? "",
    registrationNumber: member.registration?.number ?? "",
    registerUrl: "",
    picture: {
      src: member.portrait,
      alt: `Illustration: portrait of ${member.name}`,
      focusX: 50,
      focusY: 40,
    },
    languages: member.languages,
    services: services
      .filter(({ url }) => member.services.includes(url))
      .map(({ id }) => String(id)),
    days: member.days,
    bio: member.bio,
    booking: member.booking?.to === undefined ? ("online" as const) : ("desk" as const),
    bookingNote: member.booking?.note ?? "",
    takesNewPatients: true,
    isOnLeave: false,
    backOn: "",
    bookingId: member.id,
    isListed: true,
  })),
  check: checkProvider,
});

interface TitledPerson {
  name: string;
  title: string;
  college: CollegeKey | "none";
  registrationNumber: string;
}

/** The law reserves titles, so wrong ones are refused; claims in other texts get a warning. */
function checkProvider({ name, title, college, registrationNumber }: TitledPerson): FieldErrors {
  const [claim] = findClaims(`${name}, ${title}`);
  if (claim) return { title: `“${claim.phrase}”: ${claim.reason}.` };
  const reserved = findReservedTitle(title);
  const registeringCollege = findCollege(college);
  if (registeringCollege === undefined)
    return reserved
      ? { title: `“${reserved.title}” is a title of the ${reserved.college.name}.` }
      : {};
  const errors: FieldErrors = {};
  const { name: collegeName, titles } = registeringCollege;
  if (!hasTitleOfCollege(title, titles))
    errors.title = `Use a title of the ${collegeName}: ${titles.join(", ")}.`;
  if (registrationNumber === "") errors.registrationNumber = "Enter the registration number.";
  return errors;
}

function findCollegeKey({ registration }: TeamMember): CollegeKey | "none" {
  const entry = collegeEntries.find(([, { name }]) => name === registration?.college.name);
  return entry?.[0] ?? "none";
}

function listTitles(): Record<string, readonly string[]> {
  return Object.fromEntries(collegeEntries.map(([key, { titles }]) => [key, titles]));
}

function getCollegeNames(): Record<CollegeKey, string> {
  const entries = collegeEntries.map(([key, { name }]) => [key, name]);
  return Object.fromEntries(entries) as Record<CollegeKey, string>;
}
