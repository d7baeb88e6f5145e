import { useEffect, useState } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Panel } from "#app/admin/ui/panel.tsx";
import { holidayProvince } from "#content/holidays.ts";
import { getLocalDate } from "#domain/clinic/local-time.ts";
import type { WeekHours } from "#domain/clinic/open-state.ts";
import { parseContent } from "#domain/fields/parse-content.ts";
import type { ContentRecord } from "./describe-content.ts";
import { listHolidayProposals, proposeSpecialDay } from "./holiday-proposals.ts";
import { HoursSentences } from "./hours-sentences.tsx";
import type { SidePanelProps } from "./side-panel-props.ts";

export function HoursPanel({ fields, values, editor }: SidePanelProps) {
  // The time is that of the browser, so the server renders none of this.
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  const parse = (content: ContentRecord) => {
    const parsed = parseContent(fields, content);
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
  if (proposals.length === 0) return null;
  const verb = hours.closesOnHolidays ? "Open" : "Close";
  return (
    <Panel heading={`Holidays in ${holidayProvince}`}>
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
            <GhostButton
              icon="plus"
              onClick={() =>
                onChange({
                  specialDays: [...hours.specialDays, proposeSpecialDay(hours, holiday)],
                })
              }
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
