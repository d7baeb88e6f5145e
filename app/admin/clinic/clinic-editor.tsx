import { useEffect, useRef, useState } from "react";
import { ClaimsDialog } from "#app/admin/editor/claims-dialog.tsx";
import { EditorScreen } from "#app/admin/editor/editor-screen.tsx";
import type { PartDescription } from "#app/admin/editor/editor-state.ts";
import { useItemEditor } from "#app/admin/editor/use-item-editor.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import type { ClinicKind } from "#domain/clinic/define-content.ts";
import { formatLocalTime } from "#domain/clinic/local-time.ts";
import { removeEmptyEntries } from "#domain/clinic/propose-dates.ts";
import type { SpecialDay } from "#domain/clinic/special-days.ts";
import {
  type ContentField,
  type ContentFields,
  completeContent,
} from "#domain/fields/content-fields.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { parseContent } from "#domain/fields/parse-content.ts";
import { truncateAtWord } from "#domain/posts/post.ts";
import { listNotices } from "./change-notices.ts";
import { checkLeftDate } from "./check-left-date.ts";
import type { loadEntryForm, loadSingletonForm } from "./clinic-loaders.server.ts";
import { ContentForm } from "./content-form.tsx";
import {
  type ContentRecord,
  describeItem,
  describeValue,
  getPictureUrl,
  listImageSources,
  summarizeItem,
} from "./describe-content.ts";
import { describeSavedNotice, describeSavedSpecialDay } from "./describe-saved-content.ts";
import { emptyHiddenFields } from "./empty-hidden-fields.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { ResetSection } from "./reset-section.tsx";
import { sidePanels } from "./side-panels.tsx";
import { useCheckedSave } from "./use-checked-save.ts";

type LoadedForm = Awaited<ReturnType<typeof loadSingletonForm | typeof loadEntryForm>>;
type ClinicEditorProps = NonNullable<LoadedForm> & { listPath: string };

export function ClinicEditor(props: ClinicEditorProps) {
  const [resetMessage, setResetMessage] = useState<string>();
  // The default arrives later than the response of the reset.
  const isDefault = resetMessage !== undefined && props.updatedAt === "";
  useEffect(() => {
    if (isDefault) toastSuccess(resetMessage);
  }, [isDefault, resetMessage]);
  return <Editor key={isDefault ? "default" : "own"} {...props} onReset={setResetMessage} />;
}

function Editor(props: ClinicEditorProps & { onReset: (message: string) => void }) {
  const { kind, heading, itemName, id, fields, stored, hasDefault } = props;
  const { listPath, previewPath, onReset } = props;
  const editor = useItemEditor<ClinicKind, ContentRecord>({
    kind,
    id,
    stored,
    updatedAt: props.updatedAt,
    validate: (values) => validate(fields, values),
    toBody: (values) => emptyHiddenFields(fields, values),
    fromItem: (item) => completeContent(fields, item),
    describeField: (name, values) => describeField(props, name, values),
    describeEntry: (name, entry, index) => describeEntry(props, name, { entry, index }),
    fixedLists: Object.keys(fields).filter((name) => getFixedNames(fields[name])),
    itemName,
    removeEmptyEntries: (values) => removeEmptyEntries(fields, values),
    getSavedMessage: (saved, before) => describeSaved(kind, saved, before),
  });
  const { updatedAt = "" } = editor.base;
  const aside = useRef<HTMLElement>(null);
  const checkedSave = useCheckedSave(fields, editor);
  const [requestedField, setRequestedField] = useState<{ field: string }>();

  function check(leftPath: string): string | undefined {
    const checked = checkLeftDate(leftPath, editor.values, editor.errors);
    if (checked === undefined) return undefined;
    editor.showErrors(checked.paths, checked.errors);
    return Object.entries(checked.errors).find(([path]) => editor.errors[path] === undefined)?.[1];
  }

  const SidePanel = sidePanels[kind];
  const hasAside = SidePanel !== undefined || previewPath !== undefined;
  return (
    <EditorScreen
      editor={editor}
      // A save keeps the editor open if somebody has typed on.
      heading={id === undefined && !editor.isNew ? `Edit ${itemName}` : heading}
      listPath={listPath}
      saveLabel={editor.isNew ? "Add" : "Save changes"}
      busyLabel={checkedSave.busyLabel}
      onSave={() => void checkedSave.save()}
    >
      <div
        className={`mx-auto grid grid-cols-[minmax(0,1fr)] gap-8 px-gutter py-8 ${hasAside ? "max-w-360 desk:grid-cols-[minmax(0,1fr)_24rem] wide:grid-cols-[minmax(0,1fr)_27rem]" : "max-w-240"}`}
      >
        {hasAside && (
          <GhostButton
            icon="eye"
            tone="filled"
            onClick={() => {
              // The focus alone scrolls to the middle of what is taller than the window.
              aside.current?.focus({ preventScroll: true });
              aside.current?.scrollIntoView();
            }}
            className="justify-self-start desk:hidden"
          >
            Go to the preview
          </GhostButton>
        )}
        <ContentForm {...props} editor={editor} requestedField={requestedField} onLeave={check}>
          {hasDefault && id !== undefined && updatedAt !== "" && (
            <ResetSection
              kind={kind}
              id={id}
              updatedAt={updatedAt}
              isUnsaved={editor.isUnsaved}
              onReset={(message) => {
                editor.discardChanges();
                onReset(message);
              }}
            />
          )}
        </ContentForm>
        {hasAside && (
          <aside
            ref={aside}
            tabIndex={-1}
            aria-label="What visitors will see"
            className={`grid scroll-mt-20 content-start gap-5 ${SidePanel ? "" : "desk:sticky desk:top-[calc(var(--editor-header-height,4rem)+2rem)] desk:self-start"}`}
          >
            {SidePanel && <SidePanel fields={fields} values={editor.values} editor={editor} />}
            {previewPath !== undefined && <PreviewFrame path={previewPath} editor={editor} />}
          </aside>
        )}
      </div>
      {checkedSave.isAsking && (
        <ClaimsDialog
          name={getName(props, editor.values)}
          claims={checkedSave.claims}
          brokenLinks={checkedSave.brokenLinks}
          onClose={checkedSave.close}
          onConfirm={() => void editor.save()}
          onShowPart={(part) => "field" in part && setRequestedField(part)}
        />
      )}
    </EditorScreen>
  );
}

function describeField(
  { fields, references, pictureUrls }: ClinicEditorProps,
  name: string,
  values: ContentRecord,
): PartDescription {
  const field = fields[name];
  if (!field) return { label: name, text: "", pictureUrls: [] };
  return {
    label: field.label,
    text: describeValue(field, values[name] ?? field.blank, references),
    pictureUrls: listPictures({ [name]: field }, values, pictureUrls),
  };
}

function describeEntry(
  { fields, references, pictureUrls }: ClinicEditorProps,
  name: string,
  { entry, index }: { entry: unknown; index: number },
): PartDescription {
  const field = fields[name];
  if (field?.kind !== "list") return { label: name, text: "", pictureUrls: [] };
  const fixedName = getFixedNames(field)?.[index];
  const item = entry as ContentRecord;
  const summary = summarizeItem(field.fields, item, references);
  return {
    label: fixedName
      ? `${field.label}: ${fixedName}`
      : `${field.itemLabel}: ${truncateAtWord(summary, maxSummaryLength)}`,
    text: describeItem(field.fields, item, references),
    pictureUrls: listPictures(field.fields, item, pictureUrls),
  };
}

function listPictures(
  fields: ContentFields,
  values: ContentRecord,
  ownUrls: Record<string, string>,
): string[] {
  return listImageSources(fields, values).flatMap((src) => getPictureUrl(src, ownUrls) ?? []);
}

const maxSummaryLength = 100;

function getFixedNames(field: ContentField | undefined): readonly string[] | undefined {
  return field?.kind === "list" ? field.fixed : undefined;
}

function describeSaved(kind: ClinicKind, saved: ContentRecord, before: ContentRecord) {
  const now = formatLocalTime(new Date());
  if (kind === "notice") return describeSavedNotice(listNotices(saved), listNotices(before), now);
  return kind === "hours"
    ? describeSavedSpecialDay(listSpecialDays(saved), listSpecialDays(before), now.slice(0, 10))
    : undefined;
}

const listSpecialDays = ({ specialDays }: ContentRecord) => (specialDays ?? []) as SpecialDay[];

/** An entry is named by its first text, such as the name of a person. */
function getName({ itemName, heading }: ClinicEditorProps, values: ContentRecord): string {
  const texts = Object.values(values).filter((value) => typeof value === "string" && value !== "");
  return itemName === "page" ? heading : String(texts[0] ?? "");
}

function validate(fields: ContentFields, values: ContentRecord): FieldErrors {
  const parsed = parseContent(fields, emptyHiddenFields(fields, values));
  return "errors" in parsed ? parsed.errors : {};
}
