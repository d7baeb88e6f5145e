import { useOutletContext } from "react-router";
import type { MessageFolder } from "#domain/messages/message.ts";

export interface MessageOutletContext {
  folder: MessageFolder;
  page: number;
  close: () => void;
}

export function useMessageOutlet(): MessageOutletContext {
  return useOutletContext<MessageOutletContext>();
}

export const messageHeadingId = "message-heading";
