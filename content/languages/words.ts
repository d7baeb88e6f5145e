import { fa } from "./fa.ts";
import { gu } from "./gu.ts";
import type { LanguageCode } from "./language.ts";
import type { LanguageWords } from "./language-words.ts";
import { tl } from "./tl.ts";

/** The texts are long: only loaders read them. */
export const languageWords: Record<LanguageCode, LanguageWords> = { tl, gu, fa };
