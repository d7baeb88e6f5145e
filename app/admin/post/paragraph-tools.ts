import type { ChainedCommands, Editor } from "@tiptap/react";
import type { IconName } from "#app/admin/staff-icon.tsx";

export interface Tool {
  label: string;
  icon: IconName;
  keys?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

function mark(label: string, icon: IconName, name: string, keys: string): Tool {
  return {
    label,
    icon,
    keys,
    run: (chain) => chain.toggleMark(name),
    isOn: (editor) => editor.isActive(name),
  };
}

export const toolGroups: Tool[][] = [
  [
    mark("Bold", "bold", "bold", "Control+B"),
    mark("Italic", "italic", "italic", "Control+I"),
    mark("Underline", "underline", "underline", "Control+U"),
    mark("Strike through", "strike", "strike", "Control+Shift+S"),
  ],
  [
    {
      label: "Sub-heading",
      icon: "heading-3",
      run: (chain) => chain.toggleHeading({ level: 3 }),
      isOn: (editor) => editor.isActive("heading"),
    },
    {
      label: "Bullet list",
      icon: "list",
      run: (chain) => chain.toggleBulletList(),
      isOn: (editor) => editor.isActive("bulletList"),
    },
    {
      label: "Numbered list",
      icon: "list-numbered",
      run: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive("orderedList"),
    },
    {
      label: "Quote",
      icon: "quote",
      run: (chain) => chain.toggleBlockquote(),
      isOn: (editor) => editor.isActive("blockquote"),
    },
  ],
];

export const historyTools: Tool[] = [
  {
    label: "Undo",
    icon: "undo",
    keys: "Control+Z",
    run: (chain) => chain.undo(),
    can: (editor) => editor.can().undo(),
  },
  {
    label: "Redo",
    icon: "redo",
    keys: "Control+Shift+Z",
    run: (chain) => chain.redo(),
    can: (editor) => editor.can().redo(),
  },
];
