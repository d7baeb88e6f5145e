import { type KeyboardEvent, useId, useRef } from "react";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { IconButton } from "#app/admin/ui/icon-button.tsx";
import { onFirstClick } from "#app/admin/ui/on-first-click.ts";
import { FieldError } from "#app/ui/field.tsx";
import type { HoursField } from "#domain/fields/content-fields.ts";
import { parseTime } from "#domain/fields/time-input.ts";
import { formatTime, type TimeSpan } from "#domain/fields/time-of-day.ts";
import { type ControlProps, useClinicForm } from "../form-context.ts";
import { addSpan, notATime, stepTime } from "../span-edits.ts";
import { Switch } from "./toggle-control.tsx";
import { useTypedText } from "./use-typed-text.ts";

export function HoursControl(props: ControlProps<HoursField, TimeSpan[]>) {
  const { field, path, value, groupName, onChange, action } = props;
  const { errors } = useClinicForm();
  const group = useRef<HTMLFieldSetElement>(null);
  const lastSpans = useRef(value);
  if (value.length > 0) lastSpans.current = value;
  const name = groupName ?? field.label;
  const hasSwitch = field.onlyIf === undefined;
  const groupError = errors[path];
  const errorIndex = value.findIndex((_, i) => errors[`${path}.${i}`]);
  const spanError = errors[`${path}.${errorIndex}`];
  const reopen = () => (lastSpans.current.length > 0 ? lastSpans.current : addSpan([]));
  const focusTime = (index: number) =>
    requestAnimationFrame(() => {
      const time = group.current?.querySelectorAll<HTMLElement>("[data-time]")[index * 2];
      (time ?? group.current?.querySelector<HTMLElement>("input, button"))?.focus();
    });

  return (
    <fieldset
      ref={group}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 tablet:max-desk:grid-cols-[14.5rem_minmax(0,1fr)] wide:grid-cols-[14.5rem_minmax(0,1fr)]"
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3 tablet:justify-start">
        <span aria-hidden="true" className="font-semibold tablet:w-24">
          {name}
        </span>
        {hasSwitch && (
          <Switch
            label={value.length > 0 ? "Open" : "Closed"}
            name={`Open on ${name}`}
            isOn={value.length > 0}
            onChange={(isOpen) => onChange(isOpen ? reopen() : [])}
          />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {value.map((span, i) => (
            <Span
              // biome-ignore lint/suspicious/noArrayIndexKey: a span has no identity of its own.
              key={`${value.length} ${i}`}
              name={value.length === 1 ? name : `${name}, part ${i + 1}`}
              path={`${path}.${i}`}
              span={span}
              error={errors[`${path}.${i}`]}
              onChange={(changed) => onChange(value.with(i, changed), [path])}
              onRemove={() => {
                onChange(value.toSpliced(i, 1));
                focusTime(Math.max(0, i - 1));
              }}
            />
          ))}
          {(value.length > 0 || !hasSwitch) && value.length < field.maxSpans && (
            <IconButton
              icon="plus"
              label={hasSwitch ? `Add hours on ${name}` : "Add hours"}
              title="Add hours, for example after a break"
              onClick={() => {
                onChange(addSpan(value));
                focusTime(value.length);
              }}
            />
          )}
          {action}
        </div>
        {spanError && <FieldError id={`${path}.${errorIndex}-error`}>{spanError}</FieldError>}
        {groupError && (
          <div data-invalid="" tabIndex={-1}>
            <FieldError>{groupError}</FieldError>
          </div>
        )}
      </div>
    </fieldset>
  );
}

interface SpanProps {
  name: string;
  path: string;
  span: TimeSpan;
  error: string | undefined;
  onChange: (span: TimeSpan) => void;
  onRemove: () => void;
}

function Span({ name, path, span, error, onChange, onRemove }: SpanProps) {
  const isUnread = span.opens === notATime || span.closes === notATime;
  const describe = (time: number) =>
    error && (time === notATime || !isUnread) ? `${path}-error` : undefined;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <TimeInput
        label={`${name}: opens`}
        value={span.opens}
        describedBy={describe(span.opens)}
        onChange={(opens) => onChange({ ...span, opens })}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        label={`${name}: closes`}
        value={span.closes}
        describedBy={describe(span.closes)}
        onChange={(closes) => onChange({ ...span, closes })}
      />
      <IconButton
        icon="close"
        label={`Remove these hours: ${name}`}
        onClick={onFirstClick(onRemove)}
      />
    </span>
  );
}

interface TimeInputProps {
  label: string;
  value: number;
  describedBy: string | undefined;
  onChange: (minutes: number) => void;
}

/** Takes times as people type them, and shows them in one form when the focus leaves. */
function TimeInput({ label, value, describedBy, onChange }: TimeInputProps) {
  const id = useId();
  const { shownText, setTyped } = useTypedText(value, value === notATime ? "" : formatTime(value));

  function step(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(stepTime(value, event.key === "ArrowUp" ? 1 : -1));
  }

  return (
    <input
      id={id}
      data-time=""
      aria-label={label}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      value={shownText}
      onKeyDown={step}
      onChange={({ target }) => {
        const time = parseTime(target.value) ?? notATime;
        setTyped({ text: target.value, value: time });
        onChange(time);
      }}
      onBlur={() => {
        if (value !== notATime) setTyped(undefined);
      }}
      className={`${staffFieldStyle} w-[max(6.5rem,calc(7ch+1.75rem))]! px-3!`}
    />
  );
}
