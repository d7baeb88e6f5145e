import { useRef } from "react";
import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { useItemRemoval } from "#app/admin/editor/use-item-removal.tsx";
import { useListKeys } from "#app/admin/editor/use-list-keys.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { IconButton } from "#app/admin/ui/icon-button.tsx";
import { onFirstClick } from "#app/admin/ui/on-first-click.ts";
import { FieldError } from "#app/ui/field.tsx";
import type { TextsField } from "#domain/fields/content-fields.ts";
import { type ControlProps, useClinicForm } from "../form-context.ts";
import { LabelledGroup } from "./labelled-group.tsx";

export function TextsControl({ field, path, value, onChange }: ControlProps<TextsField, string[]>) {
  const { errors, announce } = useClinicForm();
  const group = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const keys = useListKeys(value);
  const focusInput = (index: number) =>
    requestAnimationFrame(() =>
      (group.current?.querySelectorAll("input")[index] ?? addButton.current)?.focus(),
    );
  const { removedIndex, notice, remove } = useItemRemoval({
    items: value,
    getName: (text) => `“${text}”`,
    onChange,
    list: group,
    control: "input",
    announce,
  });

  function removeOrDrop(index: number) {
    if (value[index]?.trim() !== "") return remove(index);
    onChange(value.toSpliced(index, 1));
    focusInput(Math.max(0, index - 1));
  }

  return (
    <LabelledGroup field={field} path={path}>
      <div ref={group} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {value.map((text, i) => {
          const error = errors[`${path}.${i}`];
          return (
            <div key={keys[i]}>
              {i === removedIndex && notice}
              <div className="flex items-center gap-2">
                <input
                  name={`${path}.${i}`}
                  aria-label={`${field.itemLabel} ${i + 1}`}
                  aria-invalid={error ? true : undefined}
                  dir="auto"
                  value={text}
                  onChange={({ target }) => onChange(value.with(i, target.value))}
                  className={staffFieldStyle}
                />
                <IconButton
                  icon="close"
                  label={`Remove ${field.itemLabel} ${i + 1}`}
                  onClick={onFirstClick(() => removeOrDrop(i))}
                />
              </div>
              {error && <FieldError>{error}</FieldError>}
              {field.isAdvertising && (
                <div className="mt-2 empty:hidden">
                  <AdvertisingWarning text={text} />
                </div>
              )}
            </div>
          );
        })}
      </div>
      {removedIndex >= value.length && notice}
      {value.length < field.max && (
        <GhostButton
          ref={addButton}
          icon="plus"
          className="justify-self-start"
          onClick={() => {
            onChange([...value, ""]);
            focusInput(value.length);
          }}
        >
          Add {field.itemLabel.toLowerCase()}
        </GhostButton>
      )}
    </LabelledGroup>
  );
}
