import type { Words } from '../../services/content/schema/words/words.ts'
import { pageWordsId } from '../client/page-data-id.ts'
import type { WordGroup } from '../islands/island.tsx'
import { scriptJson } from './json-ld/graph.ts'

/** The groups that every page carries: errors must have words also when nothing can be loaded. */
export const wordsOfEveryPage = ['failure', 'toast'] as const satisfies readonly WordGroup[]

/** Returns the element with the words of a page's islands and scripts, in the page's language (`client/page-words.ts`). */
export function pageWordsScript(words: Partial<Words>, groups: Iterable<WordGroup>): string {
  const carried = Object.fromEntries(
    [...groups]
      .sort()
      .map((group) => [group, group === 'fields' ? shownFields(words.fields) : words[group]]),
  )
  return `<script id="${pageWordsId}" type="application/json">${scriptJson(carried)}</script>`
}

/** The words of fields without those that only the service says: the errors, and the labels beside answers. */
const shownFields = (fields: Words['fields'] | undefined) =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, words]) => [
      name,
      Object.fromEntries(
        Object.entries(words).filter(([key]) => key !== 'error' && key !== 'short'),
      ),
    ]),
  )
