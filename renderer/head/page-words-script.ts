import type { Words } from '../../services/content/schema/words/words.ts'
import { pageWordsId } from '../client/page-data-id.ts'
import type { WordGroup } from '../islands/island.tsx'
import { scriptJson } from './json-ld/graph.ts'

/** The groups that every page carries: errors must have words also when nothing can be loaded. */
export const wordsOfEveryPage = ['failure', 'toast'] as const satisfies readonly WordGroup[]

/** The groups that forms need: in a file that browsers load with the code of the first island (`formWordsFiles`). */
const wordsOfForms = [
  'emailAddress',
  'fields',
  'form',
  'receipt',
  'subscription',
] as const satisfies readonly WordGroup[]

/**
 * Returns the element with the words of a page's islands and scripts, in the page's language (`client/page-words.ts`),
 * without those of forms.
 */
export function pageWordsScript(words: Partial<Words>, groups: Iterable<WordGroup>): string {
  const ofForms: readonly WordGroup[] = wordsOfForms
  const carried = [...groups].filter((group) => !ofForms.includes(group)).sort()
  const json = scriptJson(Object.fromEntries(carried.map((group) => [group, words[group]])))
  return `<script id="${pageWordsId}" type="application/json">${json}</script>`
}

/** Returns the words of forms in a language, as JSON. */
export const formWords = (words: Words): string =>
  JSON.stringify(
    Object.fromEntries(
      wordsOfForms.map((group) => [
        group,
        group === 'fields' ? shownFields(words.fields) : words[group],
      ]),
    ),
  )

/** The words of fields without those that only the service says: the errors, and the labels beside answers. */
const shownFields = (fields: Words['fields']) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [
      name,
      Object.fromEntries(
        Object.entries(words).filter(([key]) => key !== 'error' && key !== 'short'),
      ),
    ]),
  )
