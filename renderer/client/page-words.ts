import type { Words } from '../../services/content/schema/words/words.ts'
import { type Translator, translatorOf } from '../../services/content/model/translator.ts'
import type { WordsByLanguage } from '../page-context.tsx'
import { documentLanguage } from './document-language.ts'
import { pageWordsId } from './page-data-id.ts'

let read: Partial<Words> | undefined
let ofForms: Partial<Words> | undefined

/** The groups of content/words that the page and, once loaded, the file of the words of forms have. */
function knownWords(): Partial<Words> {
  read ??= JSON.parse(document.getElementById(pageWordsId)?.textContent ?? '{}') as Partial<Words>
  return { ...read, ...ofForms }
}

/** Loads the words of forms, once. @throws when they can't be loaded */
export async function loadFormWords(): Promise<void> {
  const address = document.documentElement.dataset['words']
  if (ofForms || address === undefined) return
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  ofForms = (await response.json()) as Partial<Words>
}

/** The words for `WordsContext`. */
export const pageWordsByLanguage = (): WordsByLanguage => ({ [documentLanguage()]: knownWords() })

/**
 * Like `useWords`, for scripts without React; the component whose HTML they run in declares the group (`useScriptWords`).
 * @throws Error the page does not have it
 */
export const pageWords = <Name extends keyof Words>(name: Name): Translator<Words[Name]> =>
  translatorOf(knownWords(), name, documentLanguage())
