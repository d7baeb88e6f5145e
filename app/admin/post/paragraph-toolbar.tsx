import { type Editor, useEditorState } from "@tiptap/react";
import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Icon, type IconName } from "#app/admin/staff-icon.tsx";
import { historyTools, type Tool, toolGroups } from "./paragraph-tools.ts";

interface ParagraphToolbarProps {
  editor: Editor;
  isLinking: boolean;
  onLink: () => void;
  onPicture: () => void;
}

/** A single tab stop; the arrow keys move between buttons (ARIA toolbar pattern). */
export function ParagraphToolbar({ editor, isLinking, onLink, onPicture }: ParagraphToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState("Bold");
  const { on, impossible } = useEditorState({
    editor,
    selector: () => ({
      on: [...toolGroups.flat().filter(({ isOn }) => isOn?.(editor))]
        .map(({ label }) => label)
        .concat(editor.isActive("link") ? ["Link"] : []),
      impossible: historyTools.filter(({ can }) => !can?.(editor)).map(({ label }) => label),
    }),
  });

  function moveFocus(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const places: Record<string, number> = {
      ArrowRight: (at + 1) % buttons.length,
      ArrowLeft: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = buttons[places[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  const button = (tool: Pick<Tool, "label" | "icon" | "keys">, act: () => void) => (
    <ToolButton
      key={tool.label}
      {...tool}
      isCurrent={tool.label === current}
      isOn={on.includes(tool.label) || (tool.label === "Link" && isLinking)}
      isPossible={!impossible.includes(tool.label)}
      isToggle={!historyTools.some(({ label }) => label === tool.label) && tool.label !== "Picture"}
      onFocus={() => setCurrent(tool.label)}
      onClick={act}
    />
  );
  const runs = (tool: Tool) => button(tool, () => tool.run(editor.chain().focus()).run());

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      tabIndex={-1}
      onKeyDown={moveFocus}
      className="flex flex-wrap rounded-t-[12px] border-b border-line bg-paper p-1"
    >
      {toolGroups.map((group) => (
        <Fragment key={group[0]?.label}>
          {group.map(runs)}
          <Divider />
        </Fragment>
      ))}
      {button({ label: "Link", icon: "link" }, onLink)}
      {button({ label: "Picture", icon: "image" }, onPicture)}
      <Divider />
      {historyTools.map(runs)}
    </div>
  );
}

interface ToolButtonProps {
  label: string;
  icon: IconName;
  keys?: string;
  isCurrent: boolean;
  isOn: boolean;
  isPossible: boolean;
  isToggle: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function ToolButton({
  label,
  icon,
  keys,
  isCurrent,
  isOn,
  isPossible,
  isToggle,
  ...rest
}: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys.replace("Control", "Ctrl")})`}
      aria-keyshortcuts={keys}
      aria-pressed={isToggle ? isOn : undefined}
      // A disabled button could not be reached with the arrow keys.
      aria-disabled={!isPossible}
      tabIndex={isCurrent ? 0 : -1}
      // Pressing a button must not clear the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
      className="inline-grid size-11 flex-none place-items-center rounded-[12px] text-ink-soft hover:bg-sage-100 hover:text-evergreen focus-visible:-outline-offset-2 aria-disabled:opacity-40 aria-pressed:bg-sage-100 aria-pressed:text-evergreen"
    >
      <Icon name={icon} />
    </button>
  );
}

function Divider() {
  return <i aria-hidden="true" className="mx-1.5 my-2.5 w-px bg-line" />;
}
