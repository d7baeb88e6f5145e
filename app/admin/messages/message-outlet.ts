import { useOutletContext } from "react-router";

export interface MessageOutletContext {
  listUrl: string;
  close: () => void;
}

export function useMessageOutlet(): MessageOutletContext {
  return useOutletContext<MessageOutletContext>();
}

export const messageHeadingId = "message-heading";
