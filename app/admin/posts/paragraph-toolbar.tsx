import { type Editor, useEditorState } from "@tiptap/react";
import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { editorShortcuts } from "../help/keyboard-shortcuts.ts";
import { ShortcutList } from "../help/shortcut-list.tsx";
import { tableTools } from "./paragraph-table.ts";
import { historyTools, type Tool, tableTool, toolGroups } from "./paragraph-tools.ts";

interface ParagraphToolbarProps {
  editor: Editor;
  isLinkFormOpen: boolean;
  onLink: () => void;
  onPicture: () => void;
}

const pressOnceLabels = [...historyTools, tableTool]
  .map(({ label }) => label)
  .concat("Picture", "Keyboard shortcuts");

/** A single tab stop; the arrow keys move between buttons (ARIA toolbar pattern). */
export function ParagraphToolbar(props: ParagraphToolbarProps) {
  const { editor, isLinkFormOpen, onLink, onPicture } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [focusedLabel, setFocusedLabel] = useState("Bold");
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const { activeLabels, disabledLabels, isInTable } = useEditorState({
    editor,
    selector: () => ({
      activeLabels: [...toolGroups.flat().filter(({ isActive }) => isActive?.(editor))]
        .map(({ label }) => label)
        .concat(editor.isActive("link") ? ["Link"] : []),
      disabledLabels: historyTools
        .filter(({ canRun: can }) => !can?.(editor))
        .map(({ label }) => label),
      isInTable: editor.isActive("table"),
    }),
  });

  // If the focused tool disappears with its table, the toolbar must stay a tab stop.
  const isShown = isInTable || !tableTools.some(({ label }) => label === focusedLabel);
  const currentLabel = isShown ? focusedLabel : "Bold";

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return moveFocus(event, bar.current);
    // Escape leads back to the text, and does not close the editor around it.
    event.preventDefault();
    event.stopPropagation();
    editor.commands.focus();
  }

  const renderButton = (tool: Pick<Tool, "label" | "icon" | "shortcut">, onPress: () => void) => (
    <ToolButton
      key={tool.label}
      {...tool}
      isCurrent={tool.label === currentLabel}
      isActive={activeLabels.includes(tool.label) || (tool.label === "Link" && isLinkFormOpen)}
      isEnabled={!disabledLabels.includes(tool.label)}
      isToggle={!pressOnceLabels.includes(tool.label)}
      onFocus={() => setFocusedLabel(tool.label)}
      onClick={onPress}
    />
  );
  const commandButton = (tool: Tool) =>
    renderButton(tool, () => tool.run(editor.chain().focus(), editor).run());

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formatting"
        tabIndex={-1}
        onKeyDown={onKeyDown}
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
        {commandButton(tableTool)}
        <Divider />
        {historyTools.map(commandButton)}
        {renderButton({ label: "Keyboard shortcuts", icon: "keyboard" }, () =>
          setIsShowingKeys(true),
        )}
        {isInTable && (
          <TableTools editor={editor} currentLabel={currentLabel} onFocus={setFocusedLabel} />
        )}
      </div>
      {isShowingKeys && (
        <Modal heading="Keyboard shortcuts" onClose={() => setIsShowingKeys(false)}>
          <ShortcutList groups={editorShortcuts} />
        </Modal>
      )}
    </>
  );
}

function moveFocus(event: KeyboardEvent, bar: HTMLElement | null): void {
  const buttons = [...(bar?.querySelectorAll("button") ?? [])];
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

interface TableToolsProps {
  editor: Editor;
  currentLabel: string;
  onFocus: (label: string) => void;
}

function TableTools({ editor, currentLabel, onFocus }: TableToolsProps) {
  return (
    <div className="flex basis-full flex-wrap border-t border-line pt-1">
      {tableTools.map((tool) => (
        <button
          key={tool.label}
          type="button"
          tabIndex={tool.label === currentLabel ? 0 : -1}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => onFocus(tool.label)}
          onClick={() => editor.chain().focus().command(tool.command).run()}
          className="min-h-11 rounded-[12px] px-3 text-s font-semibold text-muted hover:bg-brand-tint hover:text-brand focus-visible:-outline-offset-2"
        >
          {tool.label}
        </button>
      ))}
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

function ToolButton(props: ToolButtonProps): ReactNode {
  const { label, icon, shortcut, isCurrent, isActive, isEnabled, isToggle, ...rest } = props;
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
