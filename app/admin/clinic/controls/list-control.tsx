import { useRef, useState } from "react";
import { useListKeys } from "#app/admin/editor/use-list-keys.ts";
import { getDropIndicatorClass, useRowDrag } from "#app/admin/list/use-row-drag.ts";
import { TextButton } from "#app/admin/posts/text-button.tsx";
import { blankContent, type ListField } from "#domain/fields/content-fields.ts";
import { type ContentRecord, summarizeItem } from "../describe-content.ts";
import { type ControlProps, useClinicForm } from "../form-context.ts";
import { hasErrorsBelow, moveItem } from "../list-edits.ts";
import { FixedList } from "./fixed-list.tsx";
import { LabelledGroup } from "./labelled-group.tsx";
import { ListItem } from "./list-item.tsx";

type ListControlProps = ControlProps<ListField, ContentRecord[]>;

export function ListControl(props: ListControlProps) {
  return props.field.fixed ? <FixedList {...props} /> : <EditableList {...props} />;
}

function EditableList({ field, path, value, onChange }: ListControlProps) {
  const { errors, refusalCount, references, announce } = useClinicForm();
  const list = useRef<HTMLOListElement>(null);
  const keys = useListKeys(value);
  const [openKeys, setOpenKeys] = useState<number[]>([]);
  const { drag, start } = useRowDrag(list, move);

  const [handledRefusalCount, setHandledRefusalCount] = useState(refusalCount);
  if (refusalCount !== handledRefusalCount) {
    setHandledRefusalCount(refusalCount);
    const invalidKeys = keys.filter((_, i) => hasErrorsBelow(errors, `${path}.${i}`));
    setOpenKeys([...new Set([...openKeys, ...invalidKeys])]);
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= value.length) return;
    onChange(moveItem(value, from, to));
    announce(`${getName(from)} is now ${to + 1} of ${value.length}.`);
  }

  function getName(index: number): string {
    const summary = summarizeItem(field.fields, value[index] ?? {}, references);
    return summary === "" ? `${field.itemLabel} ${index + 1}` : `“${summary}”`;
  }

  function focusRow(index: number, selector: string) {
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus(),
    );
  }

  function add() {
    onChange([...value, blankContent(field.fields)]);
    setOpenKeys([...openKeys, Math.max(-1, ...keys) + 1]);
    focusRow(value.length, "[data-item-body] :is(input, textarea, select)");
  }

  function remove(index: number) {
    announce(`${getName(index)} is removed.`);
    onChange(value.toSpliced(index, 1));
    focusRow(Math.max(0, index - 1), "[data-toggle]");
  }

  return (
    <LabelledGroup
      label={field.label}
      help={field.help}
      error={errors[path]}
      isRequired={field.required}
      className="gap-3"
    >
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {value.map((item, i) => {
          const key = keys[i] ?? i;
          const isOpen = openKeys.includes(key);
          return (
            <li key={key} data-row="" className={getDropIndicatorClass(drag, i, value.length)}>
              <ListItem
                field={field}
                path={`${path}.${i}`}
                item={item}
                index={i}
                count={value.length}
                summary={summarizeItem(field.fields, item, references)}
                isOpen={isOpen}
                hasErrors={hasErrorsBelow(errors, `${path}.${i}`)}
                onToggle={() =>
                  setOpenKeys(isOpen ? openKeys.filter((open) => open !== key) : [...openKeys, key])
                }
                onChange={(patch, changedPaths) =>
                  onChange(value.with(i, { ...item, ...patch }), changedPaths)
                }
                onMove={(offset) => move(i, i + offset)}
                onDragStart={(event) => start(event, i)}
                onRemove={() => remove(i)}
              />
            </li>
          );
        })}
      </ol>
      {value.length < field.max ? (
        <TextButton icon="plus" onClick={add} className="justify-self-start">
          Add: {field.itemLabel.toLowerCase()}
        </TextButton>
      ) : (
        <p className="text-s text-muted">There can be {field.max} at most.</p>
      )}
    </LabelledGroup>
  );
}
