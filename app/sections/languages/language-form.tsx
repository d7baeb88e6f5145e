import type { RefusedForm } from "#app/context.ts";
import { messageFormId } from "#app/layout/message-url.ts";
import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { english } from "#content/languages/language.ts";
import type { PageTranslations } from "#content/languages/language-translations.ts";
import { getMaxLengthMessage } from "#domain/fields/field-list.ts";
import { contactPageForm, honeypotField } from "#domain/messages/message.ts";

const { fields, path } = contactPageForm;
const fieldNames = ["name", "email", "phoneNum", "message"] as const;

interface LanguageFormProps {
  formType: string;
  translations: Pick<PageTranslations, "contact" | "layout">;
  isSent: boolean;
  refusedForm: RefusedForm | undefined;
}

/** Plain HTML, so that writing a message loads no script: the server answers errors in the language. */
export function LanguageForm(props: LanguageFormProps) {
  const { formType, translations, isSent, refusedForm } = props;
  const { form } = translations.contact;
  if (isSent)
    return (
      <Callout tone="ok" role="status" className="mt-6">
        <strong>{form.sent.title}</strong> {form.sent.text}
      </Callout>
    );
  return (
    <form
      // A refused form comes back as a page that shows its errors at once.
      action={`${path}#${messageFormId}`}
      method="post"
      data-plain
      noValidate
      className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {refusedForm && (
        <Callout tone="error" role="alert">
          {refusedForm.failure === undefined ? form.check : form.failed}
        </Callout>
      )}
      <input type="hidden" name="formType" value={formType} />
      {fieldNames.map((name) => (
        <FormField key={name} name={name} {...props} />
      ))}
      {/* People do not see this field; the form in English would bring its script along. */}
      <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">{form.send}</Button>
        <a
          href="/privacy"
          hrefLang={english.code}
          className="inline-flex min-h-11 items-center text-s underline"
        >
          {`${form.privacy} ${translations.layout.inEnglish}`}
        </a>
      </div>
    </form>
  );
}

function FormField({
  name,
  translations: { contact },
  refusedForm,
}: LanguageFormProps & { name: (typeof fieldNames)[number] }) {
  const { labels, errors, optional } = contact.form;
  const rule = fields[name];
  const error = refusedForm?.errors[name];
  const { length } = Array.from(refusedForm?.values[name] ?? "");
  const count = error === getMaxLengthMessage(rule) ? ` (${length} / ${rule.limit})` : "";
  return (
    <Field
      label={rule.required ? labels[name] : `${labels[name]} (${optional})`}
      error={error && errors[name] + count}
    >
      {(control) => {
        const input = {
          ...control,
          name,
          defaultValue: refusedForm?.values[name],
          required: rule.required,
        };
        if (name === "message")
          return <textarea {...input} className={`${fieldStyle} block min-h-34 resize-y`} />;
        const type = { name: "text", email: "email", phoneNum: "tel" }[name];
        return (
          <input
            {...input}
            type={type}
            autoComplete={name === "phoneNum" ? "tel" : name}
            dir={name === "name" ? undefined : "ltr"}
            className={fieldStyle}
          />
        );
      }}
    </Field>
  );
}
