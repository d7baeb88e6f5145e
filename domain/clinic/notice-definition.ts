import { clinicTimeZoneName } from "#content/opening-hours.ts";
import { choice, dateTime, list, multiline, text, url } from "../fields/define-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { type DefinedContent, defineSingleton } from "./define-content.ts";

/** Several notices may be planned; those that are up now are shown. */
export const notice = defineSingleton("notice", {
  label: "Notice on the site",
  fields: {
    notices: list({
      label: "Notices",
      itemLabel: "Notice",
      max: 20,
      endDates: ["until"],
      fields: {
        text: multiline({ label: "What it says", limit: 140, required: true, isAdvertising: true }),
        linkText: text({ label: "Link text", limit: 40 }),
        linkUrl: url({
          label: "Where the link leads",
          help: "A page of this site, such as /fees, or an address that begins with https://.",
        }),
        from: dateTime({
          label: "Show from",
          help: `${clinicTimeZoneName} time. If empty, it appears at once.`,
        }),
        until: dateTime({
          label: "Until",
          required: true,
          proposal: { after: "from", days: 7 },
        }),
        tone: choice({
          label: "How it looks",
          options: { yellow: "Yellow", green: "Green", red: "Red" },
        }),
        translations: list({
          label: "In the site’s other languages",
          itemLabel: "Language",
          max: 10,
          fields: {
            language: text({ label: "Language", limit: 10, required: true }),
            text: multiline({ label: "What it says", limit: 140 }),
          },
        }),
      },
    }),
  },
  defaults: { notices: [] },
  check: ({ notices }) => {
    const errors: FieldErrors = {};
    for (const [i, { from, until, linkText, linkUrl }] of notices.entries()) {
      if (until <= from) errors[`notices.${i}.until`] = "Choose an end after the start.";
      if (linkText !== "" && linkUrl === "")
        errors[`notices.${i}.linkUrl`] = "Choose where the link leads.";
      if (linkText === "" && linkUrl !== "")
        errors[`notices.${i}.linkText`] = "Write the link text.";
    }
    return errors;
  },
});

export type Notice = DefinedContent<typeof notice>["notices"][number];
