import { type Editor, useEditorState } from "@tiptap/react";
import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { historyTools, type Tool, toolGroups } from "./paragraph-tools.ts";

interface ParagraphToolbarProps {
  editor: Editor;
  isLinkFormOpen: boolean;
  onLink: () => void;
  onPicture: () => void;
}

/** A single tab stop; the arrow keys move between buttons (ARIA toolbar pattern). */
export function ParagraphToolbar({
  editor,
  isLinkFormOpen,
  onLink,
  onPicture,
}: ParagraphToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [currentLabel, setCurrentLabel] = useState("Bold");
  const { activeLabels, disabledLabels } = useEditorState({
    editor,
    selector: () => ({
      activeLabels: [...toolGroups.flat().filter(({ isActive }) => isActive?.(editor))]
        .map(({ label }) => label)
        .concat(editor.isActive("link") ? ["Link"] : []),
      disabledLabels: historyTools
        .filter(({ canRun: can }) => !can?.(editor))
        .map(({ label }) => label),
    }),
  });

  function moveFocus(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const currentIndex = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const targetIndexes: Record<string, number> = {
      ArrowRight: (currentIndex + 1) % buttons.length,
      ArrowLeft: (currentIndex - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = buttons[targetIndexes[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  const renderButton = (tool: Pick<Tool, "label" | "icon" | "shortcut">, onPress: () => void) => (
    <ToolButton
      key={tool.label}
      {...tool}
      isCurrent={tool.label === currentLabel}
      isActive={activeLabels.includes(tool.label) || (tool.label === "Link" && isLinkFormOpen)}
      isEnabled={!disabledLabels.includes(tool.label)}
      isToggle={!historyTools.some(({ label }) => label === tool.label) && tool.label !== "Picture"}
      onFocus={() => setCurrentLabel(tool.label)}
      onClick={onPress}
    />
  );
  const commandButton = (tool: Tool) =>
    renderButton(tool, () => tool.run(editor.chain().focus()).run());

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      tabIndex={-1}
      onKeyDown={moveFocus}
      className="flex flex-wrap rounded-t-[12px] border-b border-line bg-surface p-1"
    >
      {toolGroups.map((group) => (
        <Fragment key={group[0]?.label}>
          {group.map(commandButton)}
          <Divider />
        </Fragment>
      ))}
      {renderButton({ label: "Link", icon: "link", shortcut: "Control+K" }, onLink)}
      {renderButton({ label: "Picture", icon: "image" }, onPicture)}
      <Divider />
      {historyTools.map(commandButton)}
    </div>
  );
}

interface ToolButtonProps {
  label: string;
  icon: IconName;
  shortcut?: string;
  isCurrent: boolean;
  isActive: boolean;
  isEnabled: boolean;
  isToggle: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function ToolButton({
  label,
  icon,
  shortcut,
  isCurrent,
  isActive,
  isEnabled,
  isToggle,
  ...rest
}: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut === undefined ? label : `${label} (${shortcut.replace("Control", "Ctrl")})`}
      aria-keyshortcuts={shortcut}
      aria-pressed={isToggle ? isActive : undefined}
      // A disabled button could not be reached with the arrow keys.
      aria-disabled={!isEnabled}
      tabIndex={isCurrent ? 0 : -1}
      // Pressing a button must not clear the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
      className="inline-grid size-11 flex-none place-items-center rounded-[12px] text-muted hover:bg-brand-tint hover:text-brand focus-visible:-outline-offset-2 aria-disabled:opacity-40 aria-pressed:bg-brand-tint aria-pressed:text-brand"
    >
      <Icon name={icon} />
    </button>
  );
}

function Divider() {
  return <i aria-hidden="true" className="mx-1.5 my-2.5 w-px bg-line" />;
}
