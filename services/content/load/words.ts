import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { eachLanguage, type Language, languages } from '../model/languages.ts'
import { type Words, words } from '../schema/words/words.ts'
import type { ValidContent } from './collections/collections.ts'

/**
 * Returns the words of every language: those of the content folder, or, in a language that it has no file for, those that
 * come with the project.
 * @param root the folder of the project
 */
export function readWords(
  root: string,
  { words: own }: Pick<ValidContent, 'words'>,
): Record<Language, Words> {
  const wordsIn = (language: Language) =>
    own.find(({ entry }) => entry.name === language)?.data ?? projectWords(root)(language)
  return Object.fromEntries(languages.map((each) => [each, wordsIn(each)])) as Record<
    Language,
    Words
  >
}

const known = new Map<string, (language: Language) => Words>()

/** @throws Error they are invalid */
function projectWords(root: string): (language: Language) => Words {
  const read =
    known.get(root) ??
    eachLanguage((language) =>
      words.parse(parse(readFileSync(join(root, 'content/words', `${language}.yaml`), 'utf8'))),
    )
  known.set(root, read)
  return read
}
