import { BeforePublicDialog } from "./before-public-dialog.tsx";
import { type CheckedPart, type ClaimPlace, checkClaims } from "./publish-check.ts";

interface ClaimsDialogProps {
  name: string;
  claims: ClaimPlace[];
  onConfirm: () => void;
  onShowPart: (part: CheckedPart) => void;
  onClose: () => void;
}

/** For what is public already, or has no drafts: a save publishes it. */
export function ClaimsDialog({ claims, ...rest }: ClaimsDialogProps) {
  return (
    <BeforePublicDialog
      {...rest}
      outcome="is on the site as soon as it is saved."
      missing={[]}
      checks={[checkClaims(claims)]}
      confirmLabel="Save changes"
    />
  );
}
