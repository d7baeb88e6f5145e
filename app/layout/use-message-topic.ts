import { useMatches } from "react-router";

/** The topic that the loader of the page gives to messages written from it. */
export function useMessageTopic(): string | undefined {
  const data = useMatches().at(-1)?.loaderData as { messageTopic?: string } | undefined;
  return data?.messageTopic;
}
