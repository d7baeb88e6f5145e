import { type ComponentProps, type ReactNode, useState } from "react";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import type { ItemStatus } from "#domain/records/item.ts";
import type { BeforePublicDialog } from "./before-public-dialog.tsx";
import { ClaimsDialog } from "./claims-dialog.tsx";
import { EditorScreen } from "./editor-screen.tsx";
import { PreviewButton, type SendSave } from "./preview-button.tsx";
import { type CheckedPart, type ClaimPlace, omitKnownClaims } from "./publish-check.ts";
import { useFocusRequestedField } from "./use-focus-requested-field.ts";
import type { EditorState } from "./use-item-editor.ts";

type PanelProps = Pick<
  ComponentProps<typeof BeforePublicDialog>,
  "name" | "onClose" | "onConfirm" | "onShowPart"
>;

interface DraftEditorScreenProps<Values extends object> {
  editor: EditorState<Values>;
  heading: string;
  listPath: string;
  name: string;
  /** The primary button; the others are for what is not public yet. */
  saveLabel: "Save changes" | "Publish" | "Schedule";
  /** Belongs to the primary button. */
  patch: Partial<Values>;
  /** A refused save marks the fields, so no panel comes first. */
  isRefused: () => boolean;
  listClaims: (values: Values) => ClaimPlace[];
  /** The panel before something goes public for the first time. */
  renderPanel: (props: PanelProps) => ReactNode;
  children: (requestedPart: CheckedPart | undefined) => ReactNode;
}

/** The editor of an item with drafts: a panel comes before anything that changes what is public. */
export function DraftEditorScreen<Values extends { status: ItemStatus }>(
  props: DraftEditorScreenProps<Values>,
) {
  const { editor, heading, listPath, name, saveLabel, patch, children } = props;
  const { base, values, save } = editor;
  const isDraft = base.values.status === "draft";
  const isUpdate = saveLabel === "Save changes";
  const [asked, setAsked] = useState<{ send: SendSave }>();
  const [requestedPart, setRequestedPart] = useState<CheckedPart>();
  useFocusRequestedField(requestedPart);
  const listNewClaims = () =>
    omitKnownClaims(props.listClaims(values), props.listClaims(base.values));
  const saveDraft = () => save({ status: "draft" } as Partial<Values>);

  function publish(send: SendSave) {
    const isReady = isUpdate && listNewClaims().length === 0;
    if (isReady || props.isRefused()) send(() => save(patch));
    else if (editor.status !== "saving") setAsked({ send });
  }

  const panelProps: PanelProps = {
    name: name.trim(),
    onClose: () => setAsked(undefined),
    onConfirm: () => asked?.send(() => save(patch)),
    onShowPart: (part) => setRequestedPart({ ...part }),
  };
  return (
    <EditorScreen
      editor={editor}
      heading={heading}
      listPath={listPath}
      saveLabel={saveLabel}
      onSave={() => publish((send) => void send())}
      actions={
        <>
          <PreviewButton
            editor={editor}
            isDraft={isDraft}
            listPath={listPath}
            onSave={isDraft ? (send) => send(saveDraft) : publish}
          />
          {isDraft && <LineButton onClick={saveDraft}>Save as draft</LineButton>}
        </>
      }
    >
      {children(requestedPart)}
      {asked && isUpdate && <ClaimsDialog {...panelProps} claims={listNewClaims()} />}
      {asked && !isUpdate && props.renderPanel(panelProps)}
    </EditorScreen>
  );
}
