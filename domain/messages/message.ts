import type { FieldList, FieldValues } from "../fields/field-list.ts";
import { hourMs } from "../records/time-units.ts";

export const quoteForm = {
  path: "/send-quote",
  formType: "Contact form",
  fields: {
    name: {
      label: "Full name",
      limit: 40,
      required: true,
      requiredMessage: "Please tell us your name.",
    },
    phone: {
      label: "Phone",
      limit: 20,
      required: true,
      kind: "phoneDigits",
      requiredMessage: "Please enter your phone number, digits only.",
    },
    email: {
      label: "Email",
      limit: 36,
      required: true,
      kind: "email",
      requiredMessage: "Please enter your email, so that we can reply.",
    },
    message: {
      label: "How can we help?",
      limit: 300,
      required: true,
      kind: "multiline",
      requiredMessage: "Please write a line or two, so that the right person can reply.",
    },
  },
  confirmation: "We have your message.",
  failed: "Failed to send, try again by reloading the page.",
} as const satisfies MessageForm;

export const contactPageForm = {
  path: "/send-contact-form-main",
  formType: "Contact page",
  fields: {
    name: { ...quoteForm.fields.name, limit: 36, kind: "letters" },
    phoneNum: { label: "Phone", limit: 25, required: false, kind: "phoneDigits" },
    email: { ...quoteForm.fields.email, limit: 66 },
    message: { ...quoteForm.fields.message, limit: 350 },
  },
  confirmation: "Message sent Successfully!",
  failed: "Failed to send message, try again by reloading the page.",
} as const satisfies MessageForm;

export interface MessageForm {
  path: string;
  formType: string;
  fields: FieldList;
  confirmation: string;
  failed: string;
}

export const formTypeLimit = 40;

/** Invisible to people, so only bots fill it in. */
export const honeypotField = "website";

export const formTokenPath = "/api/form-stamp";

/** The browser then treats the call as a network failure. */
export const sendTimeoutMs = 30_000;

export const defaultRetentionDays = 365;

export const spamRetentionDays = 30;

/** The staff area and the log warn about notifications that wait longer. */
export const notificationOverdueAfterMs = hourMs;

export const messagesPerPage = 50;

const excerptLimit = 100;

export function createExcerpt(message: string): string {
  return Array.from(message.replace(/\s+/g, " ")).slice(0, excerptLimit).join("");
}

export const messageFolders = ["inbox", "handled", "spam", "held"] as const;
export const messageSorts = ["newest", "oldest"] as const;
export type MessageSort = (typeof messageSorts)[number];
export type MessageFolder = (typeof messageFolders)[number];

/** Each text that visitors write is a column of the message. */
export type MessageTexts = FieldValues<typeof quoteForm.fields>;

type BasicText = "name" | "email" | "phone" | "message";

export interface NewMessage
  extends Record<BasicText, string>,
    Partial<Omit<MessageTexts, BasicText>> {
  formType: string;
  /** Created in the browser for each completed form, so that retries store one message. */
  submissionId: string | undefined;
  suspicion: number;
}
