import { useRef } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { IconButton } from "#app/admin/ui/icon-button.tsx";
import { UndoNotice } from "#app/admin/ui/undo-notice.tsx";

interface CopyHoursButtonProps {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

export function CopyHoursButton({ name, isOpen, onToggle }: CopyHoursButtonProps) {
  return (
    <IconButton
      icon="copy"
      label={`Copy the hours of ${name}`}
      title="Copy these hours to other days"
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  );
}

interface CopyTargetsProps {
  names: readonly string[];
  groups: Readonly<Record<string, readonly number[]>>;
  from: number;
  /** Says what was copied, until that is undone. */
  summary: string | undefined;
  onCopy: (targets: readonly number[], name: string) => void;
  onUndo: () => void;
  onClose: () => void;
}

export function CopyTargets(props: CopyTargetsProps) {
  const { names, groups, from, summary, onCopy, onUndo, onClose } = props;
  const pressed = useRef<HTMLButtonElement>(null);
  const andReturn = (close: () => void) => () => {
    pressed.current?.focus();
    close();
  };
  const targets: [name: string, indexes: readonly number[]][] = [
    ...Object.entries(groups),
    ...names.flatMap((name, i): typeof targets => (i === from ? [] : [[name, [i]]])),
  ];
  return (
    <fieldset className="min-w-0 rounded-field bg-brand-tint px-4 py-2">
      <legend className="sr-only">Copy the hours of {names[from]} to</legend>
      <p aria-hidden="true" className="text-s text-muted">
        Copy the hours of {names[from]} to
      </p>
      <div className="flex flex-wrap">
        {targets.map(([name, indexes]) => (
          <GhostButton
            key={name}
            icon="copy"
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              onCopy(indexes, name);
            }}
          >
            {name}
          </GhostButton>
        ))}
      </div>
      {summary && (
        <UndoNotice onUndo={andReturn(onUndo)} onClose={andReturn(onClose)}>
          {summary}
        </UndoNotice>
      )}
    </fieldset>
  );
}
