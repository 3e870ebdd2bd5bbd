import { existsSync, readFileSync } from 'node:fs'
import { type ByLanguage, eachLanguage, type Language } from '../model/languages.ts'
import { fileProblem, type Problem } from '../model/problem.ts'
import { type Words, words } from '../schema/words/words.ts'
import type { ValidContent } from './collections/collections.ts'
import { parseEntry } from './files/entry.ts'
import type { CheckedContent } from './checks/check.ts'
import type { ContentFiles } from './files/read-files.ts'

/**
 * Returns the words of every language, the first one first: those of the content folder, or, in a language that it has no file for, those that
 * come with the project. While a file has problems, another language stands in, so that the rest is checked.
 * @throws Error no language has words without problems
 */
export function readWords(
  { languages }: Pick<ContentFiles, 'languages'>,
  { words: own }: Pick<ValidContent, 'words'>,
): ByLanguage<Words> {
  const found = languages.map(
    (language) => own.find(({ entry }) => entry.name === language)?.data ?? projectWords(language),
  )
  const standIn = found.find((each) => each !== undefined)
  if (!standIn) throw new Error('No file of content/words is without problems.')
  return Object.fromEntries(languages.map((language, index) => [language, found[index] ?? standIn]))
}

/** Reports a site's first language without words. */
export const missingWords = ({ files: { language, texts } }: CheckedContent): Problem[] =>
  texts.has(fileOf(language)) || projectWords(language)
    ? []
    : [
        fileProblem(fileOf(language), {
          reason: 'is missing, and business.yaml says that the site is in this language',
          repair: 'write it: a copy of the project’s content/words/en.yaml, translated',
        }),
      ]

const fileOf = (language: Language) => `content/words/${language}.yaml`

/** Those of the project, which every program runs in the folder of. */
const projectWords = eachLanguage((language) => {
  const file = fileOf(language)
  const { entry } = existsSync(file) ? parseEntry(file, readFileSync(file, 'utf8')) : {}
  return words.safeParse(entry?.data).data
})
