import type { Words } from '../schema/words/words.ts'
import type { ByLanguage, Language } from './languages.ts'
import { type Translator, translatorOf } from './translator.ts'

/** Words, and the language to say them in: a site, or what becomes one. */
export interface HasWords {
  language: Language
  words: ByLanguage<Partial<Words>>
}

/** Returns a function for the messages of a group of content/words, in a site’s language. */
export const siteWords = <Name extends keyof Words>(
  { language, words }: HasWords,
  group: Name,
): Translator<Words[Name]> => translatorOf(words[language], group, language)
