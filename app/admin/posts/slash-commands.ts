import { Extension } from "@tiptap/react";
import { Suggestion, type SuggestionKeyDownProps, type SuggestionProps } from "@tiptap/suggestion";
import type { IconName } from "#app/admin/ui/staff-icon.tsx";
import { blockTools, type Tool, tableTool } from "./paragraph-tools.ts";

/** A kind of block; the picture is chosen in a dialog and has no command of its own. */
export interface SlashCommand {
  label: string;
  icon: IconName;
  run?: Tool["run"];
}

export type SlashMenuState = SuggestionProps<SlashCommand, SlashCommand>;

interface SlashCommandsOptions {
  onPicture: () => void;
  onOpen: (state: SlashMenuState) => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => boolean;
}

const commands: SlashCommand[] = [...blockTools, tableTool, { label: "Picture", icon: "image" }];

/** A slash at the beginning of a paragraph offers the kinds of blocks by name. */
export function createSlashCommands(options: SlashCommandsOptions) {
  const { onPicture, onOpen, onClose, onKeyDown } = options;
  return Extension.create({
    name: "slashCommands",
    addProseMirrorPlugins() {
      const plugin = Suggestion<SlashCommand, SlashCommand>({
        editor: this.editor,
        char: "/",
        startOfLine: true,
        // Below a dialog of the top layer, the list would be covered.
        container: "dialog[open]",
        allow: ({ editor }) => editor.isActive("paragraph") && !editor.isActive("table"),
        items: ({ query }) => findCommands(query),
        command: ({ editor, range, props }) => {
          editor.chain().focus().deleteRange(range).run();
          if (props.run) props.run(editor.chain(), editor).run();
          else onPicture();
        },
        render: () => ({
          onStart: onOpen,
          onUpdate: onOpen,
          onExit: onClose,
          onKeyDown: ({ event }: SuggestionKeyDownProps) => onKeyDown(event),
        }),
      });
      return [plugin];
    },
  });
}

function findCommands(query: string): SlashCommand[] {
  const words = query.toLowerCase();
  return commands.filter(({ label }) => label.toLowerCase().includes(words));
}
