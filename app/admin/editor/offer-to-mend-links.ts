import { countFormerLinks, mendFormerLinks } from "#app/api/staff-api.ts";
import type { ItemKind } from "#domain/records/item.ts";
import { toastError, toastSuccess } from "../ui/toasts.tsx";

interface SlugChange {
  kind: ItemKind;
  id: number | undefined;
  before: string;
  after: string;
}

/** Former addresses redirect, so a link that nobody mends still leads to the page. */
export async function offerToMendLinks({ kind, id, before, after }: SlugChange): Promise<void> {
  if (id === undefined || before === "" || before === after) return;
  const found = await countFormerLinks(kind, id, before);
  if (found.kind !== "done" || found.data.posts === 0) return;
  const { posts } = found.data;
  toastSuccess(
    posts === 1
      ? "One post links to the former address."
      : `${posts} posts link to the former address.`,
    {
      label: posts === 1 ? "Mend the link" : "Mend the links",
      onClick: async () => {
        const mended = await mendFormerLinks(kind, id, before);
        if (mended.kind === "done") toastSuccess("All links lead to the new address now.");
        else toastError("The links could not be mended. They still lead to the page.");
      },
    },
  );
}
