import { useNavigate } from "react-router";
import { Select } from "#app/admin/ui/select.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import type { MessageSort } from "#domain/messages/message.ts";
import { messagesPath } from "./message-folders.ts";

interface MessageSortSelectProps {
  sort: MessageSort;
  openId: number | undefined;
}

export function MessageSortSelect({ sort, openId }: MessageSortSelectProps) {
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  function choose(chosen: MessageSort) {
    const url = messagesPath({ view: "inbox", sort: chosen }, openId);
    void navigate(url, { preventScrollReset: true });
  }
  return (
    <Select
      aria-label="Sort by"
      look="text"
      disabled={!isHydrated}
      value={sort}
      onChange={({ target }) => choose(target.value as MessageSort)}
      options={[
        ["newest", "Newest first"],
        ["oldest", "Waiting longest first"],
      ]}
    />
  );
}
