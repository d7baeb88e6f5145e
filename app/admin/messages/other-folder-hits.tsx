import { Link } from "react-router";
import { messageFolders } from "#domain/messages/message.ts";
import type { MessageView } from "#domain/messages/message-view.ts";
import { folderLabels, getFolder, messagesPath } from "./message-folders.ts";

interface OtherFolderHitsProps {
  view: MessageView;
  counts: Record<MessageView, number>;
}

/** A search looks at one folder, and what somebody looks for is often in another. */
export function OtherFolderHits({ view, counts }: OtherFolderHitsProps) {
  return messageFolders
    .filter((other) => other !== getFolder(view) && counts[other] > 0)
    .map((other) => (
      <Link
        key={other}
        to={messagesPath({ view: other })}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {counts[other]} in {folderLabels[other]}
      </Link>
    ));
}
