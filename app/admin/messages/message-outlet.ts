import { useOutletContext } from "react-router";
import type { MessageView } from "#domain/messages/message.ts";

export interface MessageOutletContext {
  view: MessageView;
  page: number;
  close: () => void;
}

export function useMessageOutlet(): MessageOutletContext {
  return useOutletContext<MessageOutletContext>();
}

export const messageHeadingId = "message-heading";
