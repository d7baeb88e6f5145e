import { bookingTemplateError } from "#content/booking-template.ts";
import { defaultContact } from "#content/default-contact.ts";
import { gettingHere } from "#content/getting-here.ts";
import { reviewsSite } from "#content/testimonials.ts";
import { email, list, multiline, phone, text, url } from "../fields/define-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { type DefinedContent, defineSingleton } from "./define-content.ts";

export const contact = defineSingleton("contact", {
  label: "Contact and booking",
  fields: {
    phone: phone({ label: "Phone", required: true, help: "As visitors see it." }),
    email: email({ label: "Email", required: true }),
    fax: phone({
      label: "Fax",
      help: "On the contact page, for doctors’ referrals, and for search engines.",
    }),
    bookingUrl: text({
      label: "Booking page",
      limit: 500,
      required: true,
      canBeTried: true,
      help: "{service} and {provider} become their names in the booking system.",
    }),
    reviewsUrl: url({ label: "Reviews page" }),
    socialLinks: list({
      label: "Social links",
      itemLabel: "Link",
      max: 8,
      fields: {
        name: text({ label: "Name", limit: 40, required: true }),
        url: url({ label: "Address", required: true }),
      },
    }),
    directions: list({
      label: "Getting here",
      itemLabel: "Route",
      max: 8,
      fields: {
        title: text({ label: "Heading", limit: 60, required: true }),
        text: multiline({ label: "Text", limit: 400, required: true }),
      },
    }),
    parking: multiline({
      label: "Parking",
      limit: 400,
      help: "Shown below the routes when it is filled in.",
    }),
  },
  defaults: {
    phone: defaultContact.phone.formatted,
    email: defaultContact.email,
    fax: defaultContact.fax,
    bookingUrl: defaultContact.bookingUrl,
    reviewsUrl: reviewsSite.url,
    socialLinks: defaultContact.socialLinks.map(({ name, url }) => ({ name, url })),
    directions: gettingHere.directions,
    parking: "",
  },
  check: ({ bookingUrl }): FieldErrors => {
    const message = bookingTemplateError(bookingUrl);
    return message ? { bookingUrl: message } : {};
  },
});

export type Contact = DefinedContent<typeof contact>;
