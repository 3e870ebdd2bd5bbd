import { readWords } from '../load/words.ts'
import type { HasWords } from '../model/site-words.ts'

/** The words that come with the project, in English. */
export const english = {
  language: 'en',
  words: readWords({ languages: ['en', 'es'] }, { words: [] }),
} as const satisfies HasWords

/** What Markdown is compiled with besides facts and pictures. */
export const inEnglish = {
  language: 'en',
  words: english.words.en ?? noWords(),
  files: {},
} as const

function noWords(): never {
  throw new Error('The project has no English words.')
}
