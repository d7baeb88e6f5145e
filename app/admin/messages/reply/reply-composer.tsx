import { useId, useRef, useState } from "react";
import { getUnsentText, storeUnsentText } from "#app/admin/session/unsent-texts.ts";
import { CopyButton } from "#app/admin/ui/copy-button.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { SelectField } from "#app/admin/ui/select.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { TextArea } from "#app/admin/ui/text-area.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { fieldStyle } from "#app/ui/field.tsx";
import { english, findLanguage } from "#content/languages/language.ts";
import type { ReplyLanguage } from "#content/reply-templates.ts";
import { guessReplyLanguage, listReplyLanguages } from "#domain/clinic/reply-languages.ts";
import type { MessageDetails } from "#domain/messages/message-schemas.server.ts";
import { fillReply, getGreetedName } from "#domain/messages/reply-text.ts";
import { composeUrl, quoteMessage } from "./reply-links.ts";
import type { ReplyOptions } from "./reply-options.server.ts";

interface ReplyComposerProps {
  message: MessageDetails;
  options: ReplyOptions;
  onOpened: () => void;
}

interface ReplacedText {
  text: string;
  language: ReplyLanguage;
  templateId: number | undefined;
}

/** Begins a reply with a template; the mail program of the computer sends it. */
export function ReplyComposer({ message, options, onOpened }: ReplyComposerProps) {
  const [language, setLanguage] = useState(() => guessReplyLanguage(message.message));
  const [templateId, setTemplateId] = useState<number>();
  const [filledText, setFilledText] = useState(() => quoteMessage(message, language));
  const [text, setText] = useState(() => getUnsentText("reply", message.message_id) ?? filledText);
  const [replacedTexts, setReplacedTexts] = useState<ReplacedText[]>([]);
  const replacedText = replacedTexts.at(-1);
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { code, direction } = getLanguage(language);
  const link = composeUrl(message.email, text, quoteMessage(message, language));

  function begin(id: number | undefined, chosen: ReplyLanguage) {
    const replaced = { text, language, templateId };
    setTemplateId(id);
    setLanguage(chosen);
    const template = options.templates.find((candidate) => candidate.id === id);
    const quote = quoteMessage(message, chosen);
    if (template === undefined) {
      if (text === filledText) fill(quote);
      return;
    }
    const values = { ...options.values, name: getGreetedName(message.name) };
    const isRightToLeft = template[chosen] !== "" && getLanguage(chosen).direction === "rtl";
    const filled = fillReply(template[chosen] || template.en, values, isRightToLeft);
    if (text !== filledText) setReplacedTexts((texts) => [...texts, replaced]);
    fill(`${filled}${quote}`);
  }

  function fill(filled: string) {
    setFilledText(filled);
    setText(filled);
  }

  function type(typedText: string) {
    setText(typedText);
    storeUnsentText("reply", message.message_id, typedText);
  }

  function restore(replaced: ReplacedText) {
    type(replaced.text);
    setLanguage(replaced.language);
    setTemplateId(replaced.templateId);
    setReplacedTexts((texts) => texts.slice(0, -1));
    // The pressed button disappears once it has brought the text back.
    field.current?.focus();
  }

  return (
    <section
      aria-labelledby={`${fieldId}-heading`}
      className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-m border border-field p-5 print:hidden"
    >
      <h3 id={`${fieldId}-heading`} className="text-[1.25rem] leading-tight tracking-normal">
        Reply by email
      </h3>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <LanguageChoice language={language} onChoose={(chosen) => begin(templateId, chosen)} />
        <div className="min-w-0 flex-[1_1_14rem]">
          <SelectField
            label="Begin with"
            value={templateId ?? ""}
            onChange={({ target }) => begin(Number(target.value) || undefined, language)}
            options={[
              ["", "No template"],
              ...options.templates.map(({ id, title }) => [id, title] as const),
            ]}
          />
        </div>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={fieldId} className="text-s font-semibold">
          Your reply
        </label>
        <TextArea
          ref={field}
          id={fieldId}
          rows={12}
          lang={code}
          dir={direction}
          value={text}
          aria-describedby={`${fieldId}-help`}
          onChange={({ target }) => type(target.value)}
          className={`${fieldStyle} min-h-60 text-base [unicode-bidi:plaintext]`}
        />
        <p id={`${fieldId}-help`} className="text-s text-muted">
          Email is not private: leave out what you know of someone’s health.
        </p>
        {replacedText !== undefined && (
          <p role="status" className="text-s text-muted">
            The template took the place of what you wrote.{" "}
            <GhostButton className="-mx-3" onClick={() => restore(replacedText)}>
              Bring my text back
            </GhostButton>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {link.carries === "nothing" && (
          <CopyButton text={text} label="the text" variant="primary" />
        )}
        <ButtonLink
          to={link.url}
          size="small"
          variant={link.carries === "nothing" ? "line" : "primary"}
          className="text-base!"
          onClick={onOpened}
        >
          <Icon name="reply" />
          Open in your mail program
        </ButtonLink>
        {link.carries !== "nothing" && <CopyButton text={text} label="the text" />}
      </div>
      <p role="status" className="text-s text-muted empty:hidden">
        {limitNotes[link.carries]}
      </p>
    </section>
  );
}

const limitNotes = {
  everything: "",
  "the reply":
    "A mail program takes over your reply alone: with the quoted message the text is too long.",
  nothing: "This text is too long for a mail program to take over. Copy it, then paste it there.",
};

function LanguageChoice(props: {
  language: ReplyLanguage;
  onChoose: (language: ReplyLanguage) => void;
}) {
  const { language, onChoose } = props;
  const languages = listReplyLanguages();
  if (languages.length === 1) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-s font-semibold">In</legend>
      <div className="flex flex-wrap gap-1">
        {languages.map((candidate) => {
          const { code, name } = getLanguage(candidate);
          return (
            <Button
              key={candidate}
              variant={candidate === language ? "primary" : "line"}
              size="small"
              lang={code}
              aria-pressed={candidate === language}
              onClick={() => onChoose(candidate)}
            >
              {name}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}

function getLanguage(language: ReplyLanguage) {
  return findLanguage(language) ?? english;
}
