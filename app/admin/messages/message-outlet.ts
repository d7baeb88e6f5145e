import { useOutletContext } from "react-router";
import type { MessageFolder } from "#domain/messages/message.ts";

export interface MessageOutletContext {
  listUrl: string;
  /** Takes the folder that now has the message, which a deleted one lacks. */
  close: (folder?: MessageFolder) => void;
}

export function useMessageOutlet(): MessageOutletContext {
  return useOutletContext<MessageOutletContext>();
}

export const messageHeadingId = "message-heading";
