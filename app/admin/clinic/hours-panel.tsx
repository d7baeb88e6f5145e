import { type ReactNode, useEffect, useState } from "react";
import { TextButton } from "#app/admin/posts/text-button.tsx";
import { toClinicDate } from "#app/admin/ui/format-date.ts";
import { formatHoursNodes } from "#app/seo/structured-data/hours-nodes.ts";
import { holidayProvince } from "#content/holidays.ts";
import { homeTexts } from "#content/pages/home-texts.ts";
import { listHolidayDates } from "#domain/clinic/holiday-dates.ts";
import { formatAvailability, listHoursLines } from "#domain/clinic/hours-text.ts";
import {
  formatSpans,
  getOpenState,
  listHoursRows,
  type WeekHours,
} from "#domain/clinic/open-state.ts";
import { formatDay, formatSpecialDay } from "#domain/clinic/special-days.ts";
import { parseContent } from "#domain/fields/parse-content.ts";
import { findAnswerDay } from "#domain/messages/answer-deadline.ts";
import type { ContentRecord } from "./describe-content.ts";
import { listHolidayProposals, proposeSpecialDay } from "./holiday-proposals.ts";
import type { SidePanelProps } from "./side-panel-props.ts";
import { SpecialDayNotice } from "./special-day-notice.tsx";

const { byVideo } = homeTexts;

/** The sentences come from the same functions as those of the pages. */
export function HoursPanel({ fields, values, editor }: SidePanelProps) {
  // The time is that of the browser, so the server renders none of this.
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  const parsed = parseContent(fields, values);
  const hours = "value" in parsed ? (parsed.value as WeekHours) : undefined;
  return (
    <div className="grid gap-5">
      <PanelSection heading="What visitors will read">
        {hours === undefined ? (
          <p className="text-s text-muted">Please look at the marked fields first.</p>
        ) : (
          now && <HoursSentences hours={hours} now={now} />
        )}
      </PanelSection>
      {now && (
        <HolidayList
          hours={values as WeekHours}
          today={toClinicDate(now)}
          onChange={editor.change}
        />
      )}
    </div>
  );
}

function HoursSentences({ hours, now }: { hours: WeekHours; now: Date }) {
  const holidays = listHolidayDates(now.getUTCFullYear());
  const { isOpen, detail } = getOpenState({ ...hours, holidays }, now);
  const answerDay = findAnswerDay({ ...hours, holidays }, now);
  const today = toClinicDate(now);
  const comingDays = hours.specialDays.filter(
    ({ from, until }) => (until === "" ? from : until) >= today,
  );
  return (
    <dl className="grid gap-4">
      <Sentence place="Beside the phone number, now">
        <b className="font-semibold">{isOpen ? "Open now" : "Closed now"}</b> {detail}
      </Sentence>
      <Sentence place="At the top of each page">
        {listHoursLines(hours)
          .map(({ text, note }) => (note === "" ? text : `${text}, ${note}`))
          .join(". ")}
      </Sentence>
      <Sentence place="On the home page">
        {formatAvailability(hours, byVideo && `, ${byVideo}`)}
      </Sentence>
      <Sentence place="Contact page and footer">
        <ul className="grid gap-1">
          {listHoursRows(hours).map(({ name, spans, note }) => (
            <li key={name} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3">
              <span>
                {name}
                {note !== "" && <span className="block text-xs text-muted">{note}</span>}
              </span>
              <span>{formatSpans(spans)}</span>
            </li>
          ))}
        </ul>
      </Sentence>
      {comingDays.length > 0 && (
        <Sentence place="Upcoming special days">
          <ul className="grid gap-1">
            {comingDays.map((day) => {
              const text = formatSpecialDay(day);
              return (
                <li key={text}>
                  {text}
                  <span className="block">
                    <SpecialDayNotice day={day} today={today} />
                  </span>
                </li>
              );
            })}
          </ul>
        </Sentence>
      )}
      <Sentence place="After the contact form">
        “Within one business day”
        {answerDay !== undefined &&
          `: who writes now has an answer by ${formatDay(new Date(answerDay).toISOString().slice(0, 10))}`}
        .
      </Sentence>
      <Sentence place="Search engines and maps">
        {formatHoursNodes({ ...hours, specialDays: comingDays })}
      </Sentence>
    </dl>
  );
}

interface HolidayListProps {
  hours: WeekHours;
  today: string;
  onChange: (patch: ContentRecord) => void;
}

function HolidayList({ hours, today, onChange }: HolidayListProps) {
  const proposals = listHolidayProposals(hours, today);
  if (proposals.length === 0) return null;
  const verb = hours.closesOnHolidays ? "Open" : "Close";
  return (
    <PanelSection heading={`Holidays in ${holidayProvince}`}>
      <p className="text-s text-muted">
        {hours.closesOnHolidays
          ? "You are closed on them. To open on one, make it a special day."
          : "They have their usual hours. To close on one, make it a special day."}
      </p>
      <ul className="divide-y divide-line">
        {proposals.map((holiday) => (
          <li key={holiday.date} className="flex items-center gap-2 py-1">
            <span className="mr-auto">
              {holiday.name}
              <span className="block text-s text-muted">{holiday.dateLabel}</span>
            </span>
            <TextButton
              icon="plus"
              onClick={() =>
                onChange({
                  specialDays: [...hours.specialDays, proposeSpecialDay(hours, holiday)],
                })
              }
              className="px-3!"
            >
              {verb}
              <span className="sr-only"> on {holiday.name}</span>
            </TextButton>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function PanelSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-m border border-line bg-surface-raised p-5">
      <h2 className="text-[1.25rem] leading-tight tracking-normal">{heading}</h2>
      {children}
    </section>
  );
}

function Sentence({ place, children }: { place: string; children: ReactNode }) {
  return (
    <div className="border-l-3 border-line pl-3">
      <dt className="text-s text-muted">{place}</dt>
      <dd>{children}</dd>
    </div>
  );
}
