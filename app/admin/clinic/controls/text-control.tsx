import { type ReactNode, useState } from "react";
import { CheckedTextField } from "#app/admin/editor/checked-text-field.tsx";
import { TextField } from "#app/admin/editor/text-field.tsx";
import { useMissingPage } from "#app/admin/editor/use-missing-page.ts";
import {
  ParagraphEditorError,
  ParagraphField,
  useParagraphEditor,
} from "#app/admin/posts/paragraph-field.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { isSampleUrl } from "#content/external-sites.ts";
import type { TextField as TextContentField } from "#domain/fields/content-fields.ts";
import { type ControlProps, useClinicForm } from "../form-context.ts";
import { formatLabel } from "./control-field.tsx";

type TextControlProps = ControlProps<TextContentField, string>;

export function TextControl(props: TextControlProps) {
  const { kind } = props.field;
  if (kind === "richText") return <RichTextControl {...props} />;
  return kind === "url" ? <UrlControl {...props} /> : <PlainTextControl {...props} />;
}

/** A link is checked when the field is left: while it is typed, it leads nowhere. */
function UrlControl(props: TextControlProps) {
  const { value } = props;
  const [checked, setChecked] = useState(value.trim());
  const missing = useMissingPage(checked === value.trim() ? checked : "");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <PlainTextControl {...props} onBlur={() => setChecked(value.trim())} />
      <p role="status" className="flex gap-[0.5em] text-s text-warning empty:hidden">
        {missing !== undefined && (
          <>
            <Icon name="warning" className="mt-[0.1em]" />
            <span className="[overflow-wrap:anywhere]">There is no page at {missing}</span>
          </>
        )}
      </p>
    </div>
  );
}

function PlainTextControl(props: TextControlProps & { onBlur?: () => void }) {
  const { field, path, value, suggestions, onChange, onBlur } = props;
  const { errors } = useClinicForm();
  const Control = field.isAdvertising ? CheckedTextField : TextField;
  return (
    <Control
      name={path}
      rule={field}
      value={value}
      error={errors[path]}
      hint={getHint(field, value)}
      onChange={onChange}
      suggestions={suggestions}
      onBlur={onBlur}
    />
  );
}

/** Without the placeholders of a booking page; the .example addresses of the demo lead nowhere. */
function getHint({ canBeTried, help }: TextContentField, value: string): ReactNode {
  const url = value.trim().replaceAll(/\{\w*\}/g, "");
  if (!canBeTried || !/^https?:\/\/\S+$/.test(url) || isSampleUrl(url)) return help;
  return (
    <>
      {help}{" "}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="whitespace-nowrap underline"
      >
        Try it<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </>
  );
}

function RichTextControl({ field, path, value, onChange }: TextControlProps) {
  const { errors } = useClinicForm();
  const { ParagraphEditor, hasFailed } = useParagraphEditor();
  return (
    <>
      {hasFailed && <ParagraphEditorError />}
      <ParagraphField
        name={path}
        label={formatLabel(field)}
        html={value}
        error={errors[path]}
        Editor={ParagraphEditor}
        onChange={onChange}
      />
    </>
  );
}
