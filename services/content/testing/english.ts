import { readWords } from '../load/words.ts'
import type { HasWords } from '../model/site-words.ts'

/** The words that come with the project, in English. */
export const english = {
  language: 'en',
  words: readWords({ languages: ['en', 'es'] }, { words: [] }),
} as const satisfies HasWords
