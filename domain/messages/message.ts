import type { FieldList } from "../field.ts";

/** The form of the home and about pages: POST /send-quote. */
export const quoteForm = {
  path: "/send-quote",
  formType: "Contact form",
  fields: {
    name: {
      label: "Full name",
      limit: 40,
      required: true,
      missing: "Please tell us your name.",
    },
    phone: {
      label: "Phone",
      limit: 20,
      required: true,
      kind: "digits",
      missing: "Please enter your phone number, digits only.",
    },
    email: {
      label: "Email",
      limit: 36,
      required: true,
      kind: "email",
      missing: "Please enter your email, so that we can reply.",
    },
    message: {
      label: "How can we help?",
      limit: 300,
      required: true,
      multiline: true,
      missing: "Please write a line or two, so that the right person can reply.",
    },
  },
  sent: "Request for quotation sended Successfully!",
  confirmation: "We have your message.",
  failed: "Failed to send, try again by reloading the page.",
} as const satisfies MessageForm;

/** The form of the contact page: POST /send-contact-form-main. */
export const contactPageForm = {
  path: "/send-contact-form-main",
  formType: "Contact page",
  fields: {
    name: { ...quoteForm.fields.name, limit: 36, kind: "letters" },
    phoneNum: { label: "Phone", limit: 25, required: false, kind: "digits" },
    email: { ...quoteForm.fields.email, limit: 66 },
    message: { ...quoteForm.fields.message, limit: 350 },
  },
  sent: "Message sent Successfully!",
  confirmation: "Message sent Successfully!",
  failed: "Failed to send message, try again by reloading the page.",
} as const satisfies MessageForm;

export interface MessageForm {
  path: string;
  /** Says in the inbox which form a message came from. */
  formType: string;
  /** In the order of the form. */
  fields: FieldList;
  /** What the API says of a message that arrived. */
  sent: string;
  /** What the visitor reads then. */
  confirmation: string;
  failed: string;
}

export const formTypeLimit = 40;

/** A field that people do not see: what fills it in is no person. */
export const honeypotField = "website";

/** Answers the stamp that says since when a form is being filled in. */
export const formStampPath = "/api/form-stamp";

/** The browser gives up after this and treats the call as a network failure. */
export const sendTimeoutMs = 30_000;

/** Messages are deleted after so many days, unless the operator says otherwise. */
export const usualRetentionDays = 365;

/** A notification that has waited for so long is warned of in the staff area and in the log. */
export const mailIsLateAfterMs = 60 * 60 * 1000;

/** So many of a folder are shown at once. */
export const messagesPerPage = 50;

/** What a list shows of a message. */
export const excerptLimit = 100;

export const messageFolders = ["inbox", "handled", "spam", "held"] as const;
export type MessageFolder = (typeof messageFolders)[number];

/** What the server keeps of a message. */
export interface NewMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
  formType: string;
  /** Made in the browser for each filled form; the same one makes one message. */
  submissionId: string | undefined;
  /** How much the way in which the form was filled in speaks of a machine; see `spamScore`. */
  suspicion: number;
}
