import { feeTexts } from "#content/fee-texts.ts";
import { services } from "#content/services/index.ts";
import {
  choice,
  date,
  list,
  money,
  multiline,
  number,
  references,
  text,
  toggle,
} from "../fields/define-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { type DefinedContent, defineSingleton } from "./define-content.ts";
import { isYearOld } from "./local-time.ts";
import { capitalize } from "./number-words.ts";

const textLimit = 1000;
const hasFee = { name: "kind", is: ["first", "later", "item"] };

export const fees = defineSingleton("fees", {
  label: "Fees and insurance",
  fields: {
    isSample: toggle({ label: "Marked as samples", blank: true }),
    rows: list({
      label: "Fees",
      itemLabel: "Fee",
      max: 200,
      review: { date: "checkedOn", renewLabel: "All fees are right today" },
      fields: {
        services: references({ label: "Service", to: "services", max: 1, required: true }),
        kind: choice({
          label: "For",
          options: { first: "First visit", later: "Later visit", item: "An item", note: "A note" },
        }),
        minutes: number({
          label: "Length",
          unit: "minutes",
          min: 5,
          max: 480,
          onlyIf: { name: "kind", is: ["first", "later"] },
        }),
        item: text({
          label: "Item",
          limit: 30,
          help: "For example “A pair”.",
          onlyIf: { name: "kind", is: "item" },
        }),
        fee: money({ label: "Fee", onlyIf: hasFee }),
        isLowest: toggle({ label: "“From”: the lowest price", onlyIf: hasFee }),
        note: text({ label: "Note", limit: 80 }),
        checkedOn: date({
          label: "Checked on",
          isPast: true,
          help: "Visitors do not see this. “Fees and insurance” in The clinic counts the fees that were last checked more than a year ago.",
        }),
      },
    }),
    directBilling: multiline({ label: "Do you bill my insurer directly?", limit: textLimit }),
    insurers: multiline({ label: "Extended health plans", limit: textLimit }),
    cancellation: multiline({ label: "Changing or cancelling", limit: textLimit }),
    payment: multiline({ label: "How to pay", limit: textLimit }),
    further: list({
      label: "Further questions",
      itemLabel: "Question",
      max: 20,
      fields: {
        heading: text({ label: "Heading", limit: 60, required: true }),
        text: multiline({ label: "Text", limit: textLimit, required: true }),
      },
    }),
    reviewedOn: date({ label: "Last reviewed on", required: true, isPast: true }),
  },
  defaults: { ...feeTexts, isSample: true, rows: createSampleRows() },
  check: ({ rows }): FieldErrors => {
    const errors: FieldErrors = {};
    for (const [i, { services: ids, kind, fee, minutes, item, note }] of rows.entries()) {
      if (!services.some(({ id }) => String(id) === ids[0]))
        errors[`rows.${i}.services`] = "Please choose a service.";
      if (kind === "note") {
        if (note === "") errors[`rows.${i}.note`] = "Write the note.";
        continue;
      }
      if (fee === null) errors[`rows.${i}.fee`] = "Enter the fee.";
      if (kind === "item" ? item === "" : minutes === null)
        errors[`rows.${i}.${kind === "item" ? "item" : "minutes"}`] = "Write what the fee is for.";
    }
    return errors;
  },
});

export type Fees = DefinedContent<typeof fees>;
export type FeeRow = Fees["rows"][number];

function createSampleRows() {
  const blank = { minutes: null, item: "", fee: null, isLowest: false, note: "", checkedOn: "" };
  return services.flatMap(({ id, sampleFees = {} }) => {
    const { note, first, later = [], item } = sampleFees;
    const row = { ...blank, services: [String(id)] };
    const visits = [...(first ? [first] : []), ...later].map(([minutes, dollars], i) => ({
      ...row,
      kind: i === 0 ? ("first" as const) : ("later" as const),
      minutes,
      fee: dollars * 100,
    }));
    const items = item
      ? [{ ...row, kind: "item" as const, item: item[0], fee: item[1] * 100, isLowest: true }]
      : [];
    const notes = note ? [{ ...row, kind: "note" as const, note }] : [];
    return [...visits, ...items, ...notes];
  });
}

/** Fees without a date are not counted. */
export function countUncheckedFees(rows: FeeRow[], today: string): number {
  return rows.filter(({ checkedOn }) => isYearOld(checkedOn, today)).length;
}

/** "$125", "$82.50", "No charge" or "from $430". */
export function formatFee({ fee, isLowest }: Pick<FeeRow, "fee" | "isLowest">): string {
  if (fee === null) return "";
  if (fee === 0) return "No charge";
  const dollars = fee % 100 === 0 ? String(fee / 100) : (fee / 100).toFixed(2);
  return `${isLowest ? "from " : ""}$${dollars}`;
}

/** One sentence about the visits of a service; empty without fees. */
export function formatCost(rows: FeeRow[], serviceId: number): string {
  const ofService = rows.filter(({ services: [id] }) => id === String(serviceId));
  const first = ofService.find(({ kind }) => kind === "first");
  const later = ofService.filter(({ kind }) => kind === "later");
  const item = ofService.find(({ kind }) => kind === "item");
  const range = formatRange(later);
  const parts = [
    first && `first visit ${formatFee(first).toLowerCase()}`,
    range && `later visits ${range}`,
    item && `${item.item.toLowerCase()} ${formatFee(item)}`,
  ].filter((part) => typeof part === "string" && part !== "");
  return capitalize(parts.join(", "));
}

/** "$85 to $125", of the first and the later visits; empty without fees. */
export function formatVisitRange(rows: FeeRow[], serviceId: number): string {
  const ofService = rows.filter(({ services: [id] }) => id === String(serviceId));
  return formatRange(ofService.filter(({ kind }) => kind === "first" || kind === "later"));
}

function formatRange(rows: FeeRow[]): string {
  const sorted = rows
    .filter(({ fee }) => fee !== null)
    .toSorted((a, b) => (a.fee ?? 0) - (b.fee ?? 0));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (!lowest || !highest) return "";
  return lowest.fee === highest.fee
    ? formatFee(lowest)
    : `${formatFee(lowest)} to ${formatFee(highest)}`;
}
