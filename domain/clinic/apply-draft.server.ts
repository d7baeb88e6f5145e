import {
  type ContentFields,
  type ContentValues,
  completeContent,
} from "../fields/content-fields.ts";
import { parseContent } from "../fields/parse-content.ts";
import { newItemId } from "../records/autosave.ts";
import { findAutosave } from "../records/autosaves.server.ts";
import { maxId } from "../records/max-id.ts";
import { overlayRows, type RowOverlay } from "../records/overlay-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { findCollection, singletons } from "./clinic-definitions.ts";
import { serialize } from "./clinic-rows.server.ts";
import type { Collection, Singleton } from "./define-content.ts";
import { formatLocalTime } from "./local-time.ts";
import { type Notice, notice } from "./notice-definition.ts";
import { sanitizeContent } from "./parse-clinic-input.server.ts";
import { findEntry, readSingleton, singletonId } from "./read-clinic-content.server.ts";
import { listUpcomingNotices } from "./upcoming-notices.ts";

interface Draft {
  userId: string;
  kind: string;
  id: number;
  /** The key of the autosave; null previews what is stored. */
  key: string | null;
}

/**
 * The database as it would be after saving; undefined if there is no such content. Fields that
 * cannot be shown yet, such as an empty heading, are as they are stored.
 */
export async function applyDraft(db: Db, { kind, id, ...owner }: Draft): Promise<Db | undefined> {
  const definition = singletons.find((one) => one.kind === kind) ?? findCollection(kind);
  if (definition === undefined || !Number.isInteger(id) || id > newEntryId) return undefined;
  const entryId = "titleField" in definition ? id : singletonId;
  const stored = await findStored(db, definition, entryId);
  if (stored === undefined) return undefined;
  const typed = await findTyped(db, definition, { id: entryId, ...owner });
  const value = {
    ...merge(definition.fields, stored, typed),
    ...(kind === notice.kind && { notices: showUpcoming(typed.notices ?? stored.notices) }),
    // Its editor shows the page of a hidden service too.
    ...(kind === "services" && { isListed: true }),
  };
  const rowId = entryId === newItemId ? newEntryId : entryId;
  return overlayRows(db, createOverlays(db, definition, rowId, value));
}

/** The largest id that both databases can store. */
const newEntryId = maxId;

async function findStored(
  db: Db,
  definition: Singleton | Collection,
  id: number,
): Promise<ContentValues<ContentFields> | undefined> {
  if (!("titleField" in definition)) return readSingleton(db, definition);
  if (id !== newItemId) return findEntry(db, definition, id);
  return definition.isFixed ? undefined : completeContent(definition.fields, {});
}

async function findTyped(
  db: Db,
  { kind }: Singleton | Collection,
  { userId, id, key }: Omit<Draft, "kind">,
): Promise<Record<string, unknown>> {
  if (key === null || /\p{Cc}/u.test(key)) return {};
  return JSON.parse((await findAutosave(db, { userId, kind, id }, key)) ?? "{}");
}

function merge(
  fields: ContentFields,
  stored: ContentValues<ContentFields>,
  typed: Record<string, unknown>,
): ContentValues<ContentFields> {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    if (!Object.hasOwn(typed, name)) return [];
    const parsed = parseContent({ [name]: field }, { [name]: typed[name] });
    return "value" in parsed ? [[name, parsed.value[name]]] : [];
  });
  if (entries.length === 0) return stored;
  return sanitizeContent(fields, { ...stored, ...Object.fromEntries(entries) });
}

/** The preview shows the notices that are up now, or the next ones as if they were up already. */
function showUpcoming(typed: unknown): Notice[] {
  const { fields } = notice.fields.notices;
  const complete = (Array.isArray(typed) ? typed : []).map((one) =>
    completeContent(fields, pickTexts(one)),
  );
  return listUpcomingNotices(complete, formatLocalTime(new Date())).flatMap((one) => {
    const hasLink = one.linkText.trim() !== "" && one.linkUrl.trim() !== "";
    const link = hasLink ? {} : { linkText: "", linkUrl: "" };
    const parsed = parseContent(fields, { ...one, ...link, until: farFuture });
    return "value" in parsed ? [parsed.value] : [];
  });
}

/** All fields of a notice are texts; an autosave is stored as it was sent. */
function pickTexts(typed: unknown): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === "string";
  return Object.fromEntries(Object.entries(typed ?? {}).filter(isText));
}

const farFuture = "9998-12-31T00:00";

function createOverlays(
  db: Db,
  { kind, fields }: Singleton | Collection,
  id: number,
  value: ContentValues<ContentFields>,
): RowOverlay[] {
  const item = serialize(fields, value);
  const updatedAt = new Date().toISOString();
  const entries = db
    .selectFrom("clinic_entry")
    .select(["kind", "entry_id", "item", "updated_at", "updated_by"])
    .where((where) => where.not(where.and([where("kind", "=", kind), where("entry_id", "=", id)])))
    .unionAll(
      db.selectNoFrom(({ val, cast }) => [
        val(kind).as("kind"),
        cast<number>(val(id), "integer").as("entry_id"),
        val<string | null>(item).as("item"),
        val(updatedAt).as("updated_at"),
        val("").as("updated_by"),
      ]),
    );
  const overlays: RowOverlay[] = [{ table: "clinic_entry", rows: entries }];
  if (kind === "categories") {
    const names = db
      .selectFrom("category")
      .select(["category_id", "category"])
      .where("category_id", "!=", id)
      .unionAll(
        db.selectNoFrom(({ val, cast }) => [
          cast<number>(val(id), "integer").as("category_id"),
          val(String(value.name)).as("category"),
        ]),
      );
    overlays.push({ table: "category", rows: names });
  }
  if (kind === "testimonials") {
    // A carousel shows its first slide until somebody moves it.
    const order = db.selectNoFrom(({ val }) => [
      val(kind).as("kind"),
      val(JSON.stringify([id])).as("entry_ids"),
    ]);
    overlays.push({ table: "clinic_order", rows: order });
  }
  return overlays;
}
