import type { StaffArea } from "#domain/staff/roles.ts";

export interface ShortcutGroup {
  title: string;
  /** Only roles that may enter it see the shortcut; without an area, everyone does. */
  area?: StaffArea;
  shortcuts: { keys: string[]; text: string }[];
}

export const editorShortcuts: ShortcutGroup[] = [
  {
    title: "In the editors of posts, location pages and the clinic",
    shortcuts: [
      { keys: ["Ctrl", "S"], text: "Keep what you wrote, without changing the site" },
      { keys: ["Esc"], text: "Close the window on top" },
      { keys: ["Alt", "↑ ↓"], text: "On the handle of a section: move it" },
    ],
  },
  {
    title: "In a text",
    shortcuts: [
      { keys: ["Ctrl", "B"], text: "Bold" },
      { keys: ["Ctrl", "I"], text: "Italic" },
      { keys: ["Ctrl", "U"], text: "Underline" },
      { keys: ["Ctrl", "Shift", "S"], text: "Strike through" },
      { keys: ["Ctrl", "K"], text: "Link" },
      { keys: ["Ctrl", "Z"], text: "Undo" },
      { keys: ["Ctrl", "Shift", "Z"], text: "Redo" },
      { keys: ["Ctrl", "Alt", "3"], text: "Sub-heading" },
      { keys: ["Ctrl", "Shift", "8"], text: "Bullet list" },
      { keys: ["Ctrl", "Shift", "7"], text: "Numbered list" },
      { keys: ["Ctrl", "Shift", "B"], text: "Quote" },
      {
        keys: ["/"],
        text: "At the beginning of a paragraph: sub-heading, list, quote, table, picture",
      },
      { keys: ["Shift", "Enter"], text: "New line in the same paragraph" },
      { keys: ["Alt", "F10"], text: "To the buttons above the text; Esc leads back" },
    ],
  },
  {
    title: "In a table",
    shortcuts: [
      { keys: ["Tab"], text: "Next cell; after the last one, a new row" },
      { keys: ["Shift", "Tab"], text: "The cell before" },
      { keys: ["Ctrl", "Enter"], text: "Leave the table, to the line after it" },
      { keys: ["Alt", "F10"], text: "To the buttons for rows and columns" },
    ],
  },
];

export const staffShortcuts: ShortcutGroup[] = [
  {
    title: "Everywhere",
    shortcuts: [
      { keys: ["↑", "↓"], text: "In lists: the next or the one before" },
      { keys: ["Tab"], text: "The next link, button or field" },
      { keys: ["Alt", "T"], text: "To the button of a message in the corner, such as Undo" },
      { keys: ["?"], text: "This page, while nothing is being typed" },
    ],
  },
  {
    title: "In messages, while nothing is being typed",
    area: "messages",
    shortcuts: [
      { keys: ["/"], text: "Search" },
      { keys: ["."], text: "Show the messages that have just arrived" },
      { keys: ["U"], text: "Mark the open message, or the row with the focus, unread" },
      { keys: ["E"], text: "Say that you answered it" },
      { keys: ["#"], text: "Put it in the trash" },
      { keys: ["Esc"], text: "Back to the list" },
    ],
  },
  ...editorShortcuts,
];
