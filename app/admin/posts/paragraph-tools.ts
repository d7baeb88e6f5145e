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

function blockTool(label: string, icon: IconName, name: string, run: Tool["run"]): Tool {
  return { label, icon, run, isActive: (editor) => editor.isActive(name) };
}

const isRightToLeft = (editor: Editor) => editor.isActive({ dir: "rtl" });

export const tableTool: Tool = { label: "Table", icon: "table", run: insertTable };

export const blockTools: Tool[] = [
  blockTool("Sub-heading", "heading-3", "heading", (chain) => chain.toggleHeading({ level: 3 })),
  blockTool("Bullet list", "list", "bulletList", (chain) => chain.toggleBulletList()),
  blockTool("Numbered list", "list-numbered", "orderedList", (chain) => chain.toggleOrderedList()),
  blockTool("Quote", "quote", "blockquote", (chain) => chain.toggleBlockquote()),
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
