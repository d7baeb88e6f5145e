import type { ChainedCommands, Editor } from "@tiptap/react";
import type { IconName } from "#app/admin/ui/staff-icon.tsx";
import { insertTable } from "./paragraph-table.ts";

export interface Tool {
  label: string;
  icon: IconName;
  shortcut?: string;
  run: (chain: ChainedCommands, editor: Editor) => ChainedCommands;
  isActive?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
}

function markTool(label: string, icon: IconName, name: string, shortcut: string): Tool {
  return {
    label,
    icon,
    shortcut,
    run: (chain) => chain.toggleMark(name),
    isActive: (editor) => editor.isActive(name),
  };
}

const isRightToLeft = (editor: Editor) => editor.isActive({ dir: "rtl" });

export const tableTool: Tool = { label: "Table", icon: "table", run: insertTable };

export const blockTools: Tool[] = [
  {
    label: "Sub-heading",
    icon: "heading-3",
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isActive: (editor) => editor.isActive("heading"),
  },
  {
    label: "Bullet list",
    icon: "list",
    run: (chain) => chain.toggleBulletList(),
    isActive: (editor) => editor.isActive("bulletList"),
  },
  {
    label: "Numbered list",
    icon: "list-numbered",
    run: (chain) => chain.toggleOrderedList(),
    isActive: (editor) => editor.isActive("orderedList"),
  },
  {
    label: "Quote",
    icon: "quote",
    run: (chain) => chain.toggleBlockquote(),
    isActive: (editor) => editor.isActive("blockquote"),
  },
];

export const toolGroups: Tool[][] = [
  [
    markTool("Bold", "bold", "bold", "Control+B"),
    markTool("Italic", "italic", "italic", "Control+I"),
    markTool("Underline", "underline", "underline", "Control+U"),
    markTool("Strike through", "strike", "strike", "Control+Shift+S"),
  ],
  [
    ...blockTools,
    {
      label: "Right to left",
      icon: "right-to-left",
      run: (chain, editor) =>
        isRightToLeft(editor) ? chain.unsetTextDirection() : chain.setTextDirection("rtl"),
      isActive: isRightToLeft,
    },
  ],
];

export const historyTools: Tool[] = [
  {
    label: "Undo",
    icon: "undo",
    shortcut: "Control+Z",
    run: (chain) => chain.undo(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    label: "Redo",
    icon: "redo",
    shortcut: "Control+Shift+Z",
    run: (chain) => chain.redo(),
    canRun: (editor) => editor.can().redo(),
  },
];
