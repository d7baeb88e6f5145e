import { fa } from "./fa.ts";
import { gu } from "./gu.ts";
import type { LanguageCode } from "./language.ts";
import type { LanguageTranslations } from "./language-translations.ts";
import { tl } from "./tl.ts";

/** Long texts: import them in loaders only. */
export const translationsByLanguage: Record<LanguageCode, LanguageTranslations> = { tl, gu, fa };
