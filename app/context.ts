import { createContext } from "react-router";
import type { FieldErrors } from "#domain/field.ts";
import type { StaffUser } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";

/** The database that loaders read. */
export const dbContext = createContext<Db>();

/** Who is signed in: looked up once a request, and only where something asks. */
export const staffContext = createContext<() => Promise<StaffUser | undefined>>();

/** Which of their sessions asks. */
export const sessionIdContext = createContext<() => Promise<string | undefined>>();

/** Whether they have to set up a second factor before anything else is open to them. */
export const owesSecondFactorContext = createContext<() => Promise<boolean>>();

/** What the page tells the server about the answer beside its HTML. */
export interface AnswerNotes {
  /** All but public ones are never stored and not indexed; editor and toasts of staff inject styles. */
  area: "public" | "sign-in" | "staff";
  /** What the page says to machines, as JSON that may stand in a script. */
  graph?: () => string;
  /** The text of the inline scripts that were made with the page: no others run. */
  inlineScripts?: string[];
}
export const answerContext = createContext<AnswerNotes>();

/** A finished page, and the text of each inline script that our own rendering put into it. */
export interface MarkedPage {
  html: string;
  scripts: string[];
}

/** The 404 page is the same for every unknown path, so it is rendered once and cached here. */
export const notFoundPagesContext = createContext<{
  get: (key: string) => MarkedPage | undefined;
  set: (key: string, page: MarkedPage) => unknown;
}>();

/** A form that was posted without JavaScript and refused: shown again with what was typed. */
export interface RefusedForm {
  path: string;
  values: Record<string, string>;
  errors: FieldErrors;
  /** What went wrong where no field is to blame. */
  failure: string | undefined;
}
export const refusedFormContext = createContext<RefusedForm | undefined>(undefined);

/** Where a fault of a page is told. */
export const logFaultContext = createContext<(error: unknown) => void>();

/** The public origin, for canonical links. */
export const siteUrlContext = createContext<string>();

/** What the operator settled about messages: pages that promise it say what is so. */
export interface MessageCare {
  /** Messages are deleted after so many days; 0: only by hand. */
  retentionDays: number;
  /** The notification by email holds the message. */
  mailIncludesMessage: boolean;
  /** Whether the site sends mails at all. */
  isAnnounced: boolean;
}
export const messageCareContext = createContext<MessageCare>();

/** The address of a proxy that forwards visitors and is not trusted; undefined where all is well. */
export const untrustedProxyContext = createContext<string | undefined>(undefined);

/** Names the damaged part, such as "post.blogs_content"; undefined if nothing is damaged. */
export const damageContext = createContext<string | undefined>(undefined);

/** The API as it describes itself: /api/openapi.json. */
export const apiDocumentContext = createContext<() => object>();
