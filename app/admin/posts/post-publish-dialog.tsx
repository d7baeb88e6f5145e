import { useEffect, useState } from "react";
import { BeforePublicDialog } from "#app/admin/editor/before-public-dialog.tsx";
import type { CheckedPart, PublishCheck } from "#app/admin/editor/publish-check.ts";
import { findMissingPages } from "#app/api/find-missing-pages.ts";
import type { PostSection } from "#domain/posts/post.ts";
import type { PostValues } from "./post-values.ts";
import { describeOutcome } from "./publish-action.ts";
import {
  checkBeforePublishing,
  describeLinkCheck,
  findMissingParts,
  listOwnLinks,
} from "./publish-checks.ts";

interface PostPublishDialogProps {
  name: string;
  stored: PostValues;
  values: PostValues;
  label: "Publish" | "Schedule";
  onConfirm: () => void;
  onShowPart: (part: CheckedPart) => void;
  onClose: () => void;
}

export function PostPublishDialog({ stored, values, label, ...rest }: PostPublishDialogProps) {
  const linkCheck = useLinkCheck(values.blogs_content);
  const known = checkBeforePublishing(values);
  return (
    <BeforePublicDialog
      {...rest}
      missing={findMissingParts(values)}
      checks={linkCheck === undefined ? known : [...known, linkCheck]}
      isCheckingLinks={linkCheck === undefined}
      confirmLabel={label === "Publish" ? "Publish now" : "Schedule it"}
      outcome={describeOutcome(stored, values)}
    />
  );
}

/** Undefined until the server has said which pages are there. */
function useLinkCheck(sections: PostSection[]): PublishCheck | undefined {
  const [links] = useState(() => listOwnLinks(sections, location.origin));
  const [missing, setMissing] = useState<Set<string> | undefined>(
    links.length === 0 ? new Set() : undefined,
  );
  useEffect(() => {
    let isLatest = true;
    if (links.length > 0)
      void findMissingPages(links.map(({ path }) => path)).then((found) => {
        if (isLatest) setMissing(found);
      });
    return () => {
      isLatest = false;
    };
  }, [links]);
  if (missing === undefined) return undefined;
  return describeLinkCheck(
    links,
    links.filter(({ path }) => missing.has(path)),
  );
}
