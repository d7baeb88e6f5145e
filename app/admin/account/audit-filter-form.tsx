import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { requestSessionCheck } from "#app/admin/session/use-session-expiry.ts";
import { downloadFile } from "#app/admin/ui/download-file.ts";
import { SelectField } from "#app/admin/ui/select.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { toastError } from "#app/admin/ui/toasts.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { auditGroupLabels } from "#domain/staff/audit-actions.ts";
import type { StaffLabel } from "#domain/staff/staff-label.server.ts";
import type { AuditQuery } from "./audit-filter.server.ts";

interface AuditFilterFormProps {
  query: AuditQuery;
  users: StaffLabel[];
  csvPath: string;
}

/** The filter is in the URL, so that it can be bookmarked and shared. */
export function AuditFilterForm({ query, users, csvPath }: AuditFilterFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const shown = JSON.stringify(query);
  const sent = useRef(shown);

  useEffect(() => {
    // Something else may have been chosen since it was sent.
    if (shown !== sent.current) fillIn(form.current, JSON.parse(shown));
    sent.current = shown;
  }, [shown]);

  const showEntries = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]);
    sent.current = JSON.stringify(Object.fromEntries(texts));
    navigate(`?${new URLSearchParams(texts)}`);
  };

  /** A link would download the sign-in page after the end of the session. */
  async function exportLog() {
    const pending = fetch(csvPath, { redirect: "manual" });
    const response = await pending.catch(() => undefined);
    if (response?.type === "opaqueredirect") return requestSessionCheck();
    if (response?.ok) downloadFile("activity-log.csv", await response.blob(), "text/csv");
    else toastError("The log could not be exported. Please try again in a moment.");
  }

  return (
    <search aria-label="Filter the log" className="block">
      <form
        ref={form}
        action="/admin/account/log"
        onSubmit={showEntries}
        className="grid grid-cols-[repeat(auto-fit,minmax(max(9rem,50%-0.375rem),1fr))] items-end gap-3 desk:grid-cols-[1.2fr_1fr_1fr_1fr_auto_auto]"
      >
        <SelectField
          label="What"
          name="what"
          defaultValue={query.what}
          options={[["", "Everything"], ...Object.entries(auditGroupLabels)]}
        />
        <SelectField
          label="Who"
          name="who"
          defaultValue={query.who}
          options={[
            ["", "Everybody"],
            ...users.map(({ id, label }): [string, string] => [id, label]),
          ]}
        />
        <DateField label="From" name="from" value={query.from} />
        <DateField label="Until" name="until" value={query.until} />
        <Button type="submit" size="small">
          Show
        </Button>
        <a
          href={csvPath}
          download=""
          onClick={(event) => {
            event.preventDefault();
            void exportLog();
          }}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full border-[1.5px] border-brand px-4 text-s font-semibold text-brand hover:bg-brand-tint focus-visible:rounded-full"
        >
          <Icon name="download" /> Export
        </a>
      </form>
    </search>
  );
}

function fillIn(form: HTMLFormElement | null, query: AuditQuery): void {
  for (const [name, value] of Object.entries(query)) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = value;
  }
}

function DateField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          name={name}
          defaultValue={value}
          className={`${staffFieldStyle} max-tablet:px-2!`}
        />
      )}
    </Field>
  );
}
