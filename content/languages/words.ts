import { fa } from "./fa.ts";
import { gu } from "./gu.ts";
import type { LanguageCode } from "./language.ts";
import type { LanguageWords } from "./language-words.ts";
import { tl } from "./tl.ts";

/** Long texts: import them in loaders only. */
export const languageWords: Record<LanguageCode, LanguageWords> = { tl, gu, fa };
