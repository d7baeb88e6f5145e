import { BeforePublicDialog } from "#app/admin/editor/before-public-dialog.tsx";
import type { CheckedPart } from "#app/admin/editor/publish-check.ts";
import { formatFullDateTime } from "#app/admin/ui/format-date.ts";
import { clinicTimeZoneName } from "#content/opening-hours.ts";
import { parsePublishedDate } from "#domain/posts/published-date.ts";
import type { PostValues } from "./post-values.ts";
import { checkBeforePublishing, findMissingParts } from "./publish-checks.ts";
import { useLinkCheck } from "./use-link-check.ts";

interface PostPublishDialogProps {
  values: PostValues;
  label: "Publish" | "Schedule";
  onConfirm: () => void;
  onShowPart: (part: CheckedPart) => void;
  onClose: () => void;
}

export function PostPublishDialog({ values, label, ...actions }: PostPublishDialogProps) {
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
      outcome={
        label === "Publish"
          ? "goes on the site now."
          : `goes on the site on ${formatClinicTime(values.published_date)}, ${clinicTimeZoneName} time.`
      }
    />
  );
}

function formatClinicTime(date: string): string {
  return formatFullDateTime(parsePublishedDate(date) ?? date);
}
