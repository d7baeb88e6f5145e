import type { ReactNode } from "react";
import { CheckedTextField } from "#app/admin/editor/checked-text-field.tsx";
import { TextField } from "#app/admin/editor/text-field.tsx";
import {
  ParagraphEditorError,
  ParagraphField,
  useParagraphEditor,
} from "#app/admin/posts/paragraph-field.tsx";
import { isSampleUrl } from "#content/external-sites.ts";
import type { TextField as TextContentField } from "#domain/fields/content-fields.ts";
import { type ControlProps, useClinicForm } from "../form-context.ts";

type TextControlProps = ControlProps<TextContentField, string>;

const inputModes = { phone: "tel", email: "email", url: "url" } as const;

export function TextControl(props: TextControlProps) {
  const { field, path, value, onChange } = props;
  const { errors } = useClinicForm();
  if (field.kind === "richText") return <RichTextControl {...props} />;
  const Control = field.isAdvertising ? CheckedTextField : TextField;
  return (
    <Control
      name={path}
      rule={{
        label: field.label,
        limit: field.limit,
        required: field.required ?? false,
        multiline: field.kind === "multiline",
      }}
      value={value}
      error={errors[path]}
      hint={getHint(field, value)}
      inputMode={inputModes[field.kind as keyof typeof inputModes] ?? "text"}
      onChange={onChange}
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
        label={field.required ? `${field.label} *` : field.label}
        html={value}
        error={errors[path]}
        Editor={ParagraphEditor}
        onChange={onChange}
      />
    </>
  );
}
