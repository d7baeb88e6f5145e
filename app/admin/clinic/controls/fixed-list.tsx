import { Fragment, useState } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import type { ContentField, ListField } from "#domain/fields/content-fields.ts";
import { type ContentRecord, listShownFields } from "../describe-content.ts";
import { type ControlProps, useClinicForm } from "../form-context.ts";
import { CopyHoursButton, CopyTargets } from "./copy-targets.tsx";
import { LabelledGroup } from "./labelled-group.tsx";

interface HoursCopy {
  fieldName: string;
  /** By the index of the day. */
  replaced: ReadonlyMap<number, unknown>;
  summary: string;
}

/** A list whose entries have names, such as the days of the week: nobody adds or removes one. */
export function FixedList(props: ControlProps<ListField, ContentRecord[]>) {
  const { field, path, value, onChange } = props;
  const [copiedIndex, setCopiedIndex] = useState<number>();
  const [copy, setCopy] = useState<HoursCopy>();

  function setHours(fieldName: string, hoursByDay: ReadonlyMap<number, unknown>) {
    onChange(
      value.map((item, i) =>
        hoursByDay.has(i) ? { ...item, [fieldName]: hoursByDay.get(i) } : item,
      ),
      [...hoursByDay.keys()].map((i) => `${path}.${i}.${fieldName}`),
    );
  }

  function copyHours(fieldName: string, from: number, targets: readonly number[], name: string) {
    setHours(fieldName, new Map(targets.map((i) => [i, value[from]?.[fieldName]])));
    setCopy({
      fieldName,
      replaced: new Map(targets.map((i) => [i, value[i]?.[fieldName]])),
      summary: `The hours of ${field.fixed?.[from]} are copied to: ${name}.`,
    });
  }

  function undo({ fieldName, replaced }: HoursCopy) {
    setHours(fieldName, replaced);
    setCopy(undefined);
  }

  return (
    <LabelledGroup field={field} path={path}>
      <ol className="divide-y divide-line rounded-m border border-line bg-surface-raised px-4">
        {value.map((item, i) => {
          const name = field.fixed?.[i] ?? "";
          return (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3">
              {listShownFields(field.fields, item).map(([fieldName, inner]) => (
                <Fragment key={fieldName}>
                  <FixedField
                    field={inner}
                    path={`${path}.${i}.${fieldName}`}
                    value={item[fieldName] ?? inner.blank}
                    groupName={name}
                    onChange={(changed, changedPaths = [`${path}.${i}.${fieldName}`]) => {
                      // Undo would take back this change, too.
                      if (copy?.fieldName === fieldName) setCopy(undefined);
                      onChange(value.with(i, { ...item, [fieldName]: changed }), changedPaths);
                    }}
                    action={
                      inner.kind === "hours" &&
                      field.groups && (
                        <CopyHoursButton
                          name={name}
                          isOpen={copiedIndex === i}
                          onToggle={() => {
                            setCopiedIndex(copiedIndex === i ? undefined : i);
                            setCopy(undefined);
                          }}
                        />
                      )
                    }
                  />
                  {inner.kind === "hours" && field.groups && copiedIndex === i && (
                    <CopyTargets
                      names={field.fixed ?? []}
                      groups={field.groups}
                      from={i}
                      summary={copy?.summary}
                      onCopy={(targets, targetName) => copyHours(fieldName, i, targets, targetName)}
                      onUndo={() => copy && undo(copy)}
                      onClose={() => setCopy(undefined)}
                    />
                  )}
                </Fragment>
              ))}
            </li>
          );
        })}
      </ol>
    </LabelledGroup>
  );
}

/** An optional text that is empty takes no room until it is asked for. */
function FixedField(props: ControlProps<ContentField, unknown> & { groupName: string }) {
  const { field, value, groupName } = props;
  const { Control } = useClinicForm();
  const [isAsked, setIsAsked] = useState(false);
  const isText = field.kind === "text" && !field.required;
  if (!isText) return <Control {...props} />;
  if (value === "" && !isAsked)
    return (
      <GhostButton
        icon="plus"
        onClick={() => setIsAsked(true)}
        className="-my-2 -ml-3 justify-self-start tablet:max-desk:ml-57 wide:ml-57"
      >
        {field.label}
        <span className="sr-only"> ({groupName})</span>
      </GhostButton>
    );
  return (
    <div
      ref={(wrapper) => {
        if (isAsked && value === "") wrapper?.querySelector("input")?.focus();
      }}
      className="tablet:max-desk:ml-60 wide:ml-60"
    >
      <Control {...props} field={{ ...field, label: `${field.label}: ${groupName}` }} />
    </div>
  );
}
