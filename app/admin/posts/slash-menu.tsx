import { type Editor, useEditorState } from "@tiptap/react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { createSlashCommands, type SlashCommand, type SlashMenuState } from "./slash-commands.ts";

interface OpenMenu {
  state: SlashMenuState;
  activeIndex: number;
}

/** The extension lives as long as the editor, so its keys go by the latest menu. */
export function useSlashMenu(onPicture: () => void) {
  const [menu, setMenu] = useState<OpenMenu>();
  const latest = useRef({ menu, onPicture });
  useEffect(() => {
    latest.current = { menu, onPicture };
  });

  const [extension] = useState(() =>
    createSlashCommands({
      onPicture: () => latest.current.onPicture(),
      onOpen: (state) => setMenu({ state, activeIndex: 0 }),
      onClose: () => setMenu(undefined),
      onKeyDown(event) {
        const { menu } = latest.current;
        const items = menu?.state.items ?? [];
        if (menu === undefined || items.length === 0) return false;
        const step = { ArrowDown: 1, ArrowUp: items.length - 1 }[event.key];
        if (step !== undefined)
          setMenu({ ...menu, activeIndex: (menu.activeIndex + step) % items.length });
        else if (event.key === "Enter") choose(menu, items[menu.activeIndex]);
        // Escape closes this menu, not the whole editor around it.
        else if (event.key === "Escape") event.stopPropagation();
        else return false;
        return true;
      },
    }),
  );

  return { extension, menu };
}

function choose({ state }: OpenMenu, command: SlashCommand | undefined): void {
  if (command) state.command(command);
}

/** Shown above the sticky toolbar. */
function createContainer(): HTMLElement {
  const container = document.createElement("div");
  container.className = "z-6";
  return container;
}

/** The list of a combobox: the focus stays in the text. */
export function SlashMenu({ editor, menu }: { editor: Editor; menu: OpenMenu }) {
  const { state, activeIndex } = menu;
  const id = useId();
  const [container] = useState(createContainer);
  const isFocused = useEditorState({ editor, selector: () => editor.isFocused });
  const isShown = isFocused && state.items.length > 0;
  const getOptionId = (index: number) => `${id}-${index}`;

  const mount = useEffectEvent(() => state.mount(container));
  useEffect(() => (isShown ? mount() : undefined), [isShown]);

  const activeId = isShown ? getOptionId(activeIndex) : undefined;
  useEffect(() => {
    if (activeId === undefined) return;
    const option = document.getElementById(activeId);
    option?.parentElement?.scrollTo(0, option.offsetTop - option.offsetHeight);
    const { dom } = editor.view;
    dom.setAttribute("aria-activedescendant", activeId);
    dom.setAttribute("aria-controls", id);
    return () => {
      dom.removeAttribute("aria-activedescendant");
      dom.removeAttribute("aria-controls");
    };
  }, [editor, activeId, id]);

  if (!isShown) return null;
  return createPortal(
    <div
      id={id}
      role="listbox"
      aria-label="Kinds of blocks"
      className="relative max-h-[40vh] w-60 overflow-y-auto rounded-field border border-line bg-surface-bright py-1 shadow-2"
    >
      {state.items.map((command, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the keys.
        <div
          key={command.label}
          id={getOptionId(i)}
          role="option"
          tabIndex={-1}
          aria-selected={i === activeIndex}
          // The text would lose the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(menu, command)}
          className="flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-brand-tint aria-selected:bg-brand-tint-strong"
        >
          <Icon name={command.icon} className="text-brand" />
          {command.label}
        </div>
      ))}
    </div>,
    container,
  );
}
