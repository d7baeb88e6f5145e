import { clinicTimeZoneName } from "#content/opening-hours.ts";
import { trashRetentionDays } from "#domain/records/item.ts";
import type { HelpAnswer } from "./help-answer.ts";

export const clinicAnswers: HelpAnswer[] = [
  {
    question: "We close early, or for a day",
    keywords:
      "holiday holidays vacation closed early opening hours snow storm weather late overlap overlapping twice",
    answer:
      "Press “Add a special day” in the hours, choose the day, then “Closed” or “Other hours”, and “Save changes”. The hours on all pages, “Open now” and search engines follow. Two special days may not cover the same date: shorten one, or split it.",
    link: { to: "/admin/clinic/hours", text: "Hours and special days" },
    area: "hours",
  },
  {
    question: "Our usual hours change",
    keywords: "opening hours weekly evening Saturday Sunday wrong time",
    answer:
      "Type the new times beside the day and press “Save changes”. “What visitors will read” shows the sentences first.",
    link: { to: "/admin/clinic/hours", text: "Hours and special days" },
    area: "hours",
  },
  {
    question: "How do I put up a notice?",
    keywords: "announcement banner news alert message on top take down remove",
    answer: `Press “Add a notice” and write it with the day on which it goes down. It appears on every page, and starts and ends on ${clinicTimeZoneName} time. Two notices at most are shown, red ones first. “Take down now” ends one early.`,
    link: { to: "/admin/clinic/notice", text: "Notice" },
    area: "notice",
  },
  {
    question: "A phone number or an email address on the site is wrong",
    keywords: "wrong number telephone fax contact booking link parking address street moved",
    answer:
      "Correct it in Contact and booking, which has the fax, the booking page, the routes and the parking too: all pages follow. Whoever runs the site changes the street address.",
    link: { to: "/admin/clinic/contact", text: "Contact and booking" },
    area: "contact",
  },
  {
    question: "How do I change a price?",
    keywords: "fee fees cost dollars prices rate",
    answer:
      "An owner opens the fees and presses the one that changes. The new price is on all pages as soon as it is saved.",
    link: { to: "/admin/clinic/fees", text: "Fees", area: "owners" },
  },
  {
    question: "Where is what we say about insurance?",
    keywords: "insurer insurance direct billing benefits plan payment cancel cancellation policy",
    answer:
      "With the fees: direct billing, extended health plans, how to pay, and cancelling. Owners change these texts. The pages in other languages follow in the prices only: for the rest ask whoever runs the site.",
    link: { to: "/admin/clinic/fees", text: "Fees and insurance", area: "owners" },
  },
  {
    question: "Someone on the team is away for a while",
    keywords: "vacation holiday sick ill leave maternity absent off",
    answer:
      "An owner switches on “On leave” in their entry, with the day on which they are back. Until then this site does not offer them; close their days on the booking site as well.",
    link: { to: "/admin/clinic/providers", text: "Team", area: "owners" },
  },
  {
    question: "Someone joins or leaves the team on the site",
    keywords:
      "new colleague therapist practitioner provider hire left the clinic quit retired gone",
    answer:
      "An owner presses “Add a person” above the team. The closed eye, “Hide”, takes a person off the site, and the open one brings them back. To sign in here, they need an account as well.",
    link: { to: "/admin/clinic/providers", text: "Team", area: "owners" },
  },
  {
    question: "May we show what a patient says about us?",
    keywords: "testimonial review praise quote consent Google stars",
    answer:
      "Only where the college of that profession allows it, and with their consent: the entry asks for both. Owners add testimonials.",
    link: { to: "/admin/clinic/testimonials", text: "Testimonials", area: "owners" },
  },
  {
    question: "Can I translate the site?",
    keywords: "translation language languages other",
    answer:
      "The pages in other languages are changed by whoever runs the site. Notices and reply templates have their own fields for each language.",
  },
  {
    question: "How do I undo a change?",
    keywords:
      "mistake back previous older earlier version history restore wrong revert default original",
    answer:
      "“History”, at the top of each editor, has the last saved versions. Open one, press “Restore this version”, then save. “Go back to the default” in the clinic’s content brings back the text that came with the site.",
  },
  {
    question: "I deleted an entry of a list by mistake",
    keywords: "undo deleted person service fee picture category accident recover gone trash",
    answer: `Press “Undo” in the corner of the window. It also stays in the trash below its list for ${trashRetentionDays} days: press “Restore” there.`,
    link: { to: "/admin/clinic", text: "The clinic" },
  },
];
