import { useOutletContext } from "react-router";
import type { MessageFolder } from "#domain/messages/message.ts";

export interface MessageOutletContext {
  /** The folder that the list shows. */
  folder: MessageFolder;
  /** Closes a message that has left the list. */
  close: () => void;
}

export function useMessageOutlet(): MessageOutletContext {
  return useOutletContext<MessageOutletContext>();
}

/** The heading takes the focus when a message opens. */
export const messageHeadingId = "message-heading";
