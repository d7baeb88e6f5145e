import { listHolidayDates } from "../clinic/holiday-dates.ts";
import type { DatedHours } from "../clinic/open-state.ts";
import { type Clinic, readClinic } from "../clinic/read-clinic.server.ts";
import type { Db } from "../records/tables.ts";
import { findLateBefore } from "./answer-deadline.ts";

interface AnswerTimes {
  hours: DatedHours;
  /** Waiting messages that arrived earlier are late. */
  lateBefore: Date | undefined;
}

export async function readAnswerTimes(db: Db, now: Date): Promise<AnswerTimes> {
  return getAnswerTimes(await readClinic(db), now);
}

/** With the holidays of last year, because a message can have waited since before New Year. */
export function getAnswerTimes({ hours }: Pick<Clinic, "hours">, now: Date): AnswerTimes {
  const datedHours = { ...hours, holidays: listHolidayDates(now.getUTCFullYear() - 1) };
  return { hours: datedHours, lateBefore: findLateBefore(datedHours, now) };
}
