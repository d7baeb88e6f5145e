import { BeforePublicDialog } from "#app/admin/editor/before-public-dialog.tsx";
import type { CheckedPart } from "#app/admin/editor/publish-check.ts";
import type { PostValues } from "./post-values.ts";
import { describeOutcome } from "./publish-action.ts";
import { checkBeforePublishing, findMissingParts } from "./publish-checks.ts";
import { useLinkCheck } from "./use-link-check.ts";

interface PostPublishDialogProps {
  stored: PostValues;
  values: PostValues;
  label: "Publish" | "Schedule";
  onConfirm: () => void;
  onShowPart: (part: CheckedPart) => void;
  onClose: () => void;
}

export function PostPublishDialog({ stored, values, label, ...actions }: PostPublishDialogProps) {
  const linkCheck = useLinkCheck(values.blogs_content);
  const known = checkBeforePublishing(values);
  return (
    <BeforePublicDialog
      {...actions}
      name={values.title.trim()}
      missing={findMissingParts(values)}
      checks={linkCheck === undefined ? known : [...known, linkCheck]}
      isCheckingLinks={linkCheck === undefined}
      confirmLabel={label === "Publish" ? "Publish now" : "Schedule it"}
      outcome={describeOutcome(stored, values)}
    />
  );
}
