import { type ReactNode, useEffect, useState } from "react";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { onFirstClick } from "#app/admin/ui/on-first-click.ts";
import { Panel } from "#app/admin/ui/panel.tsx";
import { formatHoursNodes } from "#app/seo/structured-data/hours-nodes.ts";
import { Field } from "#app/ui/field.tsx";
import { holidayProvince } from "#content/holidays.ts";
import { homeTexts } from "#content/pages/home-texts.ts";
import { listHolidayDates } from "#domain/clinic/holiday-dates.ts";
import { formatAvailability, listHoursLines } from "#domain/clinic/hours-text.ts";
import { getLocalDate, parseLocalTime } from "#domain/clinic/local-time.ts";
import {
  formatSpans,
  getOpenState,
  listHoursRows,
  type WeekHours,
} from "#domain/clinic/open-state.ts";
import { formatDay, formatSpecialDay, listCurrentDays } from "#domain/clinic/special-days.ts";
import { parseContent } from "#domain/fields/parse-content.ts";
import { findAnswerDay } from "#domain/messages/answer-deadline.ts";
import type { ContentRecord } from "./describe-content.ts";
import { emptyHiddenFields } from "./empty-hidden-fields.ts";
import { listHolidayProposals, proposeSpecialDay } from "./holiday-proposals.ts";
import type { SidePanelProps } from "./side-panel-props.ts";
import { SpecialDayNotice } from "./special-day-notice.tsx";

export function HoursPanel({ fields, values, editor }: SidePanelProps) {
  // The time is that of the browser, so the server renders none of this.
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  const parse = (content: ContentRecord) => {
    const parsed = parseContent(fields, emptyHiddenFields(fields, content));
    return "value" in parsed ? (parsed.value as WeekHours) : undefined;
  };
  const hours = parse(values);
  const savedHours = parse(editor.base.values);
  return (
    <div className="grid gap-5">
      <Panel heading="What visitors will read">
        {hours === undefined ? (
          <p className="text-s text-muted">This appears once each day has its times.</p>
        ) : (
          now && <HoursSentences hours={hours} savedHours={savedHours} now={now} />
        )}
      </Panel>
      {now && (
        <HolidayList
          hours={values as WeekHours}
          today={getLocalDate(now)}
          onChange={editor.change}
        />
      )}
    </div>
  );
}

interface HolidayListProps {
  hours: WeekHours;
  today: string;
  onChange: (patch: ContentRecord) => void;
}

function HolidayList({ hours, today, onChange }: HolidayListProps) {
  const proposals = listHolidayProposals(hours, today);
  const [announcement, setAnnouncement] = useState("");
  if (proposals.length === 0) return null;
  const verb = hours.closesOnHolidays ? "Open" : "Close";
  return (
    <Panel heading={`Holidays in ${holidayProvince}`}>
      <p className="text-s text-muted">
        {hours.closesOnHolidays
          ? "You are closed on them. To open on one, make it a special day."
          : "They have their usual hours. To close on one, make it a special day."}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul className="divide-y divide-line">
        {proposals.map((holiday) => (
          <li key={holiday.date} tabIndex={-1} className="flex items-center gap-2 py-1">
            <span className="mr-auto">
              {holiday.name}
              <span className="block text-s text-muted">{holiday.dateLabel}</span>
            </span>
            <GhostButton
              icon="plus"
              onClick={onFirstClick(({ currentTarget }) => {
                // The row disappears with the focus. A second Enter must not press the next button.
                const row = currentTarget.closest("li");
                const next = row?.nextElementSibling ?? row?.previousElementSibling;
                if (next instanceof HTMLElement) next.focus();
                onChange({
                  specialDays: [...hours.specialDays, proposeSpecialDay(hours, holiday)],
                });
                setAnnouncement(`${holiday.name} is a special day now. Save to keep it.`);
              })}
            >
              {verb}
              <span className="sr-only"> on {holiday.name}</span>
            </GhostButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const { byVideo } = homeTexts;

interface HoursSentencesProps {
  hours: WeekHours;
  savedHours: WeekHours | undefined;
  now: Date;
}

function HoursSentences({ hours, savedHours, now }: HoursSentencesProps) {
  const [localTime, setLocalTime] = useState("");
  const chosen = localTime === "" ? now : parseLocalTime(localTime);
  const date = Number.isNaN(chosen.getTime()) ? now : chosen;
  const { open, lines, availability, rows, comingDays, answerDay, nodes } = describeHours(
    hours,
    date,
  );
  const saved = savedHours && describeHours(savedHours, date);
  const isChanged = (text: unknown, savedText: unknown) =>
    saved !== undefined && JSON.stringify(text) !== JSON.stringify(savedText);
  return (
    <>
      <Field label="Show the texts at" hint="Leave empty for now.">
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={localTime}
            onChange={({ target }) => setLocalTime(target.value)}
            className={staffFieldStyle}
          />
        )}
      </Field>
      <dl className="grid gap-4">
        <Sentence place="Beside the phone number" isChanged={isChanged(open, saved?.open)}>
          <b className="font-semibold">{open.isOpen ? "Open now" : "Closed now"}</b> {open.detail}
        </Sentence>
        <Sentence place="At the top of each page" isChanged={isChanged(lines, saved?.lines)}>
          {lines}
        </Sentence>
        <Sentence place="On the home page" isChanged={isChanged(availability, saved?.availability)}>
          {availability}
        </Sentence>
        <Sentence place="Contact page and footer" isChanged={isChanged(rows, saved?.rows)}>
          <ul className="grid gap-1">
            {rows.map(({ name, spans, note }) => (
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
          <Sentence
            place="Upcoming special days"
            isChanged={isChanged(comingDays, saved?.comingDays)}
          >
            <ul className="grid gap-1">
              {comingDays.map((day) => {
                const text = formatSpecialDay(day);
                return (
                  <li key={text}>
                    {text}
                    <span className="block">
                      <SpecialDayNotice day={day} today={getLocalDate(now)} />
                    </span>
                  </li>
                );
              })}
            </ul>
          </Sentence>
        )}
        <Sentence place="After the contact form" isChanged={isChanged(answerDay, saved?.answerDay)}>
          “Within one business day”
          {answerDay !== undefined &&
            `: someone who writes ${localTime === "" ? "now" : "then"} gets a reply by ${formatDay(new Date(answerDay).toISOString().slice(0, 10))}`}
          .
        </Sentence>
        <Sentence place="Search engines and maps" isChanged={isChanged(nodes, saved?.nodes)}>
          {nodes}
        </Sentence>
      </dl>
    </>
  );
}

/** Written by the same functions as on the pages. */
function describeHours(hours: WeekHours, now: Date) {
  const holidays = listHolidayDates(now.getUTCFullYear());
  const today = getLocalDate(now);
  const comingDays = listCurrentDays(hours.specialDays, today);
  return {
    open: getOpenState({ ...hours, holidays }, now),
    lines: listHoursLines(hours)
      .map(({ text, note }) => (note === "" ? text : `${text}, ${note}`))
      .join(". "),
    availability: formatAvailability(hours, byVideo && `, ${byVideo}`),
    rows: listHoursRows(hours),
    comingDays,
    answerDay: findAnswerDay({ ...hours, holidays }, now),
    nodes: formatHoursNodes({ ...hours, holidays, specialDays: comingDays }),
  };
}

interface SentenceProps {
  place: string;
  isChanged: boolean;
  children: ReactNode;
}

function Sentence({ place, isChanged, children }: SentenceProps) {
  return (
    <div className={`border-l-3 pl-3 ${isChanged ? "border-brand-soft" : "border-line"}`}>
      <dt className="text-s text-muted">
        {place}
        {isChanged && (
          <b className="ml-2 rounded-full bg-brand-tint px-2 py-0.5 text-xs font-semibold text-brand">
            changed
          </b>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
