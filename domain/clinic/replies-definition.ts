import {
  type ReplyLanguage,
  type ReplyPlaceholder,
  replyLanguages,
  replyPlaceholders,
  replyTemplates,
} from "#content/reply-templates.ts";
import { multiline, text } from "../fields/define-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { defineCollection } from "./define-content.ts";
import { listReplyLanguages } from "./reply-languages.ts";

const limit = 1500;

declare module "./define-content.ts" {
  interface CollectionKinds {
    replies: true;
  }
}

type Translation = Exclude<ReplyLanguage, "en">;
const translations = Object.fromEntries(
  listReplyLanguages()
    .slice(1)
    .map((language) => [
      language,
      multiline({
        label: replyLanguages[language].name,
        limit,
        help: "Without a text, the English one is offered.",
      }),
    ]),
) as Record<Translation, ReturnType<typeof multiline>>;

/** Visitors never see them on the site. */
export const replies = defineCollection("replies", {
  label: "Reply templates",
  itemLabel: "template",
  titleField: "title",
  fields: {
    title: text({ label: "Name of the template", limit: 60, required: true }),
    en: multiline({
      label: replyLanguages.en.name,
      limit,
      required: true,
      help: `Filled in for each message: ${replyPlaceholders.map((name) => `{${name}}`).join(", ")}.`,
    }),
    ...translations,
  },
  defaults: replyTemplates.map((template, i) => ({ id: i + 1, ...template })),
  maxEntries: 50,
  check: checkPlaceholders,
});

function checkPlaceholders(texts: Record<ReplyLanguage, string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const language of listReplyLanguages()) {
    const unknown = [...texts[language].matchAll(/\{([^{}]*)\}/g)].find(
      ([, name = ""]) => !isPlaceholder(name),
    );
    const [halfBrace] = /[{}]/.exec(texts[language].replace(/\{\w+\}/g, "")) ?? [];
    if (unknown) errors[language] = `There is nothing to fill in for ${unknown[0]}.`;
    else if (halfBrace) errors[language] = `A “${halfBrace}” has no other half.`;
  }
  return errors;
}

function isPlaceholder(name: string): name is ReplyPlaceholder {
  return replyPlaceholders.some((placeholder) => placeholder === name);
}
