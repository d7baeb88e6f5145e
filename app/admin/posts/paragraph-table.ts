import { mergeAttributes, Node } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeader,
} from "@tiptap/pm/tables";
import type { ChainedCommands, Editor } from "@tiptap/react";
import { insertBlock } from "./insert-image.ts";

const tableRoles: Record<string, string> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

const cellContent = "(paragraph | bulletList | orderedList | image)+";

/** The sanitizer drops wider spans: ProseMirror lays a table out by them. */
const parseSpan = (name: string) => (element: HTMLElement) =>
  Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), 20);

const renderSpan = (name: string) => (attributes: Record<string, unknown>) =>
  attributes[name] === 1 ? {} : { [name]: attributes[name] };

const spanAttributes = Object.fromEntries(
  ["colspan", "rowspan"].map((name) => [
    name,
    { default: 1, parseHTML: parseSpan(name), renderHTML: renderSpan(name) },
  ]),
);

function createCell(name: string, tag: "td" | "th") {
  return Node.create({
    name,
    content: cellContent,
    isolating: true,
    addAttributes: () => spanAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

const TableCell = createCell("tableCell", "td");
const TableHeader = createCell("tableHeader", "th");

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  // TipTap asks once for every node.
  extendNodeSchema: ({ name }) => (name in tableRoles ? { tableRole: tableRoles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => {
        if (!editor.isActive("table")) return false;
        return editor.chain().command(goToCell(1)).run() || addLastRow(editor);
      },
      "Shift-Tab": () => editor.isActive("table") && editor.chain().command(goToCell(-1)).run(),
      "Mod-Enter": () => leaveTable(editor),
    };
  },
});

export const tableExtensions = [Table, TableRow, TableCell, TableHeader];

type EditorCommand = Parameters<ChainedCommands["command"]>[0];

function toEditorCommand(command: Command): EditorCommand {
  return ({ state, dispatch }) => command(state, dispatch);
}

function goToCell(direction: 1 | -1): EditorCommand {
  return toEditorCommand(goToNextCell(direction));
}

function addLastRow(editor: Editor): boolean {
  return editor.chain().command(toEditorCommand(addRowAfter)).command(goToCell(1)).run();
}

/** Otherwise nobody could type below a table at the end of the text. */
function leaveTable(editor: Editor): boolean {
  const { $head } = editor.state.selection;
  if ($head.depth === 0 || $head.node(1).type.name !== "table") return false;
  const end = $head.after(1);
  const isLast = end === editor.state.doc.content.size;
  const chain = editor.chain();
  if (isLast) chain.insertContentAt(end, { type: "paragraph" });
  return chain.setTextSelection(end + 1).run();
}

const newTableColumns = 3;

/** Inserts three rows, the first of headers. */
export function insertTable(chain: ChainedCommands, editor: Editor): ChainedCommands {
  const row = (type: string) => ({
    type: "tableRow",
    content: Array.from({ length: newTableColumns }, () => ({
      type,
      content: [{ type: "paragraph" }],
    })),
  });
  const table = {
    type: "table",
    content: [row("tableHeader"), row("tableCell"), row("tableCell")],
  };
  const inserted = insertBlock(chain, editor, table);
  return inserted.chain.setTextSelection(inserted.start + 4);
}

export const tableTools = [
  { label: "Add row", command: addRowAfter },
  { label: "Add column", command: addColumnAfter },
  { label: "Delete row", command: deleteRow },
  { label: "Delete column", command: deleteColumn },
  { label: "Header row", command: toggleHeader("row") },
  { label: "Header column", command: toggleHeader("column") },
  { label: "Delete table", command: deleteTable },
].map(({ label, command }) => ({ label, command: toEditorCommand(command) }));
