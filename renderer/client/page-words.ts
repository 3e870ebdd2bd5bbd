import type { Words } from '../../services/content/schema/words/words.ts'
import { type Translator, translatorOf } from '../../services/content/model/translator.ts'
import type { WordsByLanguage } from '../page-context.tsx'
import { documentLanguage } from './document-language.ts'
import { pageWordsId } from './page-data-id.ts'

let read: Partial<Words> | undefined

/** The groups of content/words that the page has for its islands and scripts. */
function embeddedWords(): Partial<Words> {
  read ??= JSON.parse(document.getElementById(pageWordsId)?.textContent ?? '{}') as Partial<Words>
  return read
}

/** The same, for `WordsContext`. */
export const embeddedWordsByLanguage = (): WordsByLanguage => ({
  [documentLanguage()]: embeddedWords(),
})

/**
 * Like `useWords`, for scripts without React; the component whose HTML they run in declares the group (`useScriptWords`).
 * @throws Error the page does not have it
 */
export const pageWords = <Name extends keyof Words>(name: Name): Translator<Words[Name]> =>
  translatorOf(embeddedWords(), name, documentLanguage())
