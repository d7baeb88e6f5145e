import { useOutletContext } from "react-router";
import type { MessageFolder } from "#domain/messages/message.ts";

/** The list that a message is open beside. */
export interface LetterPlace {
  /** The folder whose list it is. */
  folder: MessageFolder;
  /** Closes the message that is no longer in the list. */
  leave: () => void;
}

export function useLetterPlace(): LetterPlace {
  return useOutletContext<LetterPlace>();
}

/** Where the focus goes when a message was opened. */
export const letterHeadingId = "letter-heading";
