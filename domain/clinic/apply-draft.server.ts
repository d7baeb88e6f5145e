import {
  type ContentFields,
  type ContentValues,
  completeContent,
} from "#domain/fields/content-fields.ts";
import { parseContent } from "#domain/fields/parse-content.ts";
import { findAutosave } from "../records/autosaves.server.ts";
import type { RecordKind } from "../records/item.ts";
import type { Db } from "../records/tables.ts";
import { contact } from "./contact-definition.ts";
import { hours } from "./hours-definition.ts";
import { formatLocalTime } from "./local-time.ts";
import { type Notice, notice } from "./notice-definition.ts";
import type { Clinic } from "./read-clinic.server.ts";
import { findEntry, readSingleton, singletonId } from "./read-clinic-content.server.ts";
import { findServiceByUrl, services, toClinicService } from "./services-definition.ts";
import { findUpcomingNotices } from "./upcoming-notices.ts";
import { sanitizeContent } from "./write-clinic-content.server.ts";

interface Draft {
  userId: string;
  kind: string;
  serviceUrl: string | undefined;
  /** Names the autosave; null shows what is stored. */
  key: string | null;
}

/** Fields that cannot be shown yet, such as an empty heading, are as they are stored. */
export async function applyDraft(
  db: Db,
  clinic: Clinic,
  draft: Draft,
): Promise<Clinic | undefined> {
  const find = (id: number) => findValues(db, draft, id);
  if (draft.kind === "notice") {
    const { notices } = await readSingleton(db, notice);
    const values = await find(singletonId);
    const typed = Array.isArray(values.notices) ? (values.notices as Notice[]) : notices;
    return { ...clinic, notices: showUpcoming(typed) };
  }
  if (draft.kind === "hours") {
    const stored = await readSingleton(db, hours);
    return { ...clinic, hours: merge(hours.fields, stored, await find(singletonId)) };
  }
  if (draft.kind === "contact") {
    const stored = await readSingleton(db, contact);
    return { ...clinic, contact: merge(contact.fields, stored, await find(singletonId)) };
  }
  const id = findServiceByUrl(draft.serviceUrl)?.id;
  const stored = id === undefined ? undefined : await findEntry(db, services, id);
  if (id === undefined || stored === undefined) return undefined;
  const entry = toClinicService({ ...stored, ...merge(services.fields, stored, await find(id)) });
  if (entry === undefined) return undefined;
  const others = clinic.services.filter((service) => service.id !== id);
  const index = clinic.services.findIndex((service) => service.id === id);
  return { ...clinic, services: others.toSpliced(index < 0 ? others.length : index, 0, entry) };
}

async function findValues(
  db: Db,
  { userId, kind, key }: Draft,
  id: number,
): Promise<Record<string, unknown>> {
  if (key === null) return {};
  const owner = { userId, kind: kind as RecordKind, id };
  return JSON.parse((await findAutosave(db, owner, key)) ?? "{}");
}

function merge<Fields extends ContentFields>(
  fields: Fields,
  stored: ContentValues<Fields>,
  draft: Record<string, unknown>,
): ContentValues<Fields> {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    if (!Object.hasOwn(draft, name)) return [];
    const parsed = parseContent({ [name]: field }, { [name]: draft[name] });
    return "value" in parsed ? [[name, parsed.value[name]]] : [];
  });
  if (entries.length === 0) return stored;
  return sanitizeContent(fields, { ...stored, ...Object.fromEntries(entries) });
}

/** Those that are up now or next, whatever the time is. */
function showUpcoming(typed: Notice[]): Notice[] {
  const { fields } = notice.fields.notices;
  const complete = typed.map((one) => completeContent(fields, one));
  return findUpcomingNotices(complete, formatLocalTime(new Date())).notices.flatMap((one) => {
    const hasLink = one.linkText.trim() !== "" && one.linkUrl.trim() !== "";
    const link = hasLink ? {} : { linkText: "", linkUrl: "" };
    const parsed = parseContent(fields, { ...one, ...link, until: farFuture });
    return "value" in parsed ? [parsed.value] : [];
  });
}

const farFuture = "9999-12-31T00:00";
