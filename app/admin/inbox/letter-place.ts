import { useOutletContext } from "react-router";
import type { MessageFolder } from "#domain/messages/message.ts";

export interface LetterPlace {
  /** The folder that the list shows. */
  folder: MessageFolder;
  /** Closes a message that has left the list. */
  leave: () => void;
}

export function useLetterPlace(): LetterPlace {
  return useOutletContext<LetterPlace>();
}

/** The heading takes the focus when a message opens. */
export const letterHeadingId = "letter-heading";
