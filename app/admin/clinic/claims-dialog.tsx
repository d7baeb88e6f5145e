import { BeforePublicDialog } from "#app/admin/editor/before-public-dialog.tsx";
import { type ClaimPlace, checkClaims } from "#app/admin/editor/publish-check.ts";

interface ClaimsDialogProps {
  name: string;
  claims: ClaimPlace[];
  onConfirm: () => void;
  onShowField: (field: string) => void;
  onClose: () => void;
}

/** Clinic content has no drafts: what is saved is public. */
export function ClaimsDialog(props: ClaimsDialogProps) {
  const { name, claims, onConfirm, onShowField, onClose } = props;
  return (
    <BeforePublicDialog
      name={name}
      outcome="is on the site as soon as it is saved."
      missing={[]}
      checks={[checkClaims(claims)]}
      confirmLabel="Save changes"
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onShowPart={(part) => {
        onClose();
        if ("field" in part) onShowField(part.field);
      }}
    />
  );
}
