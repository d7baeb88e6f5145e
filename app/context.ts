import { createContext } from "react-router";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import type { Certificate } from "#domain/operations/site-certificate.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";

export const dbContext = createContext<Db>();

/** The hours, the contact details and the notices, read at most once per request. */
export const clinicContext = createContext<() => Promise<Clinic>>();

export interface StaffSession {
  staff: StaffUser;
  sessionId: string;
  mustSetUpSecondFactor: boolean;
}

/** Looked up at most once per request; undefined if nobody is signed in. */
export const sessionContext = createContext<() => Promise<StaffSession | undefined>>();

/** Set by the guard of the staff area. */
export const staffSessionContext = createContext<StaffSession>();

/** Records in the audit log that a user asked for a page of the staff area that is not for them. */
export const recordRefusalContext = createContext<(staff: StaffUser) => Promise<void>>();

/** From which the request came, as in the audit log. */
export const networkContext = createContext<string>();

/** Only public pages may be stored and indexed. The staff area may inject styles. */
export type PageArea = "public" | "sign-in" | "staff";
export const pageAreaContext = createContext<PageArea>("public");

/** Returns structured data, escaped for use inside a script element; a hidden page has none. */
export const createJsonLdContext = createContext<(clinic: Clinic) => string | undefined>(
  () => undefined,
);

/** The CSP allows these inline scripts of the rendered page and no others. */
export const inlineScriptsContext = createContext<string[]>([]);

export interface RenderedPage {
  html: string;
  inlineScripts: string[];
}

/** The 404 page is the same for every unknown path, so it is rendered once and cached here. */
export const notFoundPageCacheContext = createContext<{
  get: (key: string) => Promise<RenderedPage> | undefined;
  set: (key: string, page: Promise<RenderedPage>) => unknown;
  delete: (key: string) => unknown;
}>();

/**
 * True for a page that stands in for a URL without one, such as that of a refused form. Its scripts would
 * not find the page of that URL, and search engines should not know it.
 */
export const isStandInContext = createContext(false);

/** A form that was posted without JavaScript and refused; it is shown again with its input. */
export interface RefusedForm {
  path: string;
  values: Record<string, string>;
  errors: FieldErrors;
  failure: string | undefined;
}
export const refusedFormContext = createContext<RefusedForm | undefined>();

export const logErrorContext = createContext<(error: unknown) => void>();

export interface MessageSettings {
  /** Messages are deleted after this many days; 0 means only by hand. */
  retentionDays: number;
  mailIncludesMessage: boolean;
  encryptsBackups: boolean;
  sendsNotifications: boolean;
}

/** Counts a search; returns the seconds to wait before the next one, or 0. */
export const limitSearchContext = createContext<() => Promise<number>>();

/** The same for every request. */
export interface SiteContext {
  siteUrl: string;
  /** The folder of the SQLite database; the free disk space is read there with PostgreSQL, too. */
  dataDir: string;
  messageSettings: MessageSettings;
  /** Undefined if it is not known when the certificate of the site ends. */
  readCertificate: () => Promise<Certificate | undefined>;
  /** The IP of a proxy that forwards visitors but is not trusted; undefined if there is none. */
  getUntrustedProxy: () => string | undefined;
  /** Names the damaged part, such as "post.blogs_content"; undefined if nothing is damaged. */
  getCorruption: () => string | undefined;
  getOpenApi: () => object;
}
export const siteContext = createContext<SiteContext>();
