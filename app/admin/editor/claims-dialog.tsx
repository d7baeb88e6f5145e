import { BeforePublicDialog } from "./before-public-dialog.tsx";
import {
  type CheckedLink,
  type CheckedPart,
  type ClaimPlace,
  checkClaims,
  describeBrokenLinks,
} from "./publish-check.ts";

interface ClaimsDialogProps {
  name: string;
  claims: ClaimPlace[];
  brokenLinks?: CheckedLink[];
  onConfirm: () => void;
  onShowPart: (part: CheckedPart) => void;
  onClose: () => void;
}

/** For what is public already, or has no drafts: a save publishes it. */
export function ClaimsDialog({ claims, brokenLinks = [], ...rest }: ClaimsDialogProps) {
  const linkCheck = brokenLinks.length === 0 ? [] : [describeBrokenLinks(brokenLinks)];
  return (
    <BeforePublicDialog
      {...rest}
      outcome="is on the site as soon as it is saved."
      missing={[]}
      checks={[...linkCheck, checkClaims(claims)]}
      confirmLabel="Save changes"
    />
  );
}
