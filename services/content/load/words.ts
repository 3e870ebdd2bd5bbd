import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { eachLanguage, type Language, languages } from '../model/languages.ts'
import { type Words, words } from '../schema/words/words.ts'
import type { ValidContent } from './collections/collections.ts'

/**
 * Returns the words of every language: those of the content folder, or, in a language that it has no file for, those that
 * come with the project.
 */
export function readWords({ words: own }: Pick<ValidContent, 'words'>): Record<Language, Words> {
  const wordsIn = (language: Language) =>
    own.find(({ entry }) => entry.name === language)?.data ?? projectWords(language)
  return Object.fromEntries(languages.map((each) => [each, wordsIn(each)])) as Record<
    Language,
    Words
  >
}

/** Those of the project, which every program runs in the folder of. @throws Error they are invalid */
const projectWords = eachLanguage((language) =>
  words.parse(parse(readFileSync(`content/words/${language}.yaml`, 'utf8'))),
)
