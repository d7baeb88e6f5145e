import { countFormerLinks, replaceFormerLinks } from "#app/api/staff-api.ts";
import type { ItemKind } from "#domain/records/item.ts";
import { toastError, toastSuccess } from "../ui/toasts.tsx";

interface SlugChange {
  kind: ItemKind;
  id: number | undefined;
  before: string;
  after: string;
}

/** Former addresses redirect, so a link that nobody updates still leads to the page. */
export async function offerLinkReplacement({ kind, id, before, after }: SlugChange): Promise<void> {
  if (id === undefined || before === "" || before === after) return;
  const found = await countFormerLinks(kind, id, before);
  if (found.kind !== "done" || found.data.posts === 0) return;
  const { posts } = found.data;
  toastSuccess(
    posts === 1
      ? "One post links to the former address."
      : `${posts} posts link to the former address.`,
    {
      label: posts === 1 ? "Update the link" : "Update the links",
      onClick: async () => {
        const result = await replaceFormerLinks(kind, id, before);
        if (result.kind === "done") toastSuccess("All links lead to the new address now.");
        else toastError("The links could not be updated. They still lead to the page.");
      },
    },
  );
}
