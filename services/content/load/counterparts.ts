import type { Collected } from './collections.ts'
import type { Problem } from './problem.ts'

/**
 * Two pages that say the same in two languages name each other (`counterpart`), or search engines
 * believe neither of them.
 */
export function unansweredCounterparts({ pages }: Collected): Problem[] {
  const bySlug = new Map(pages.map((page) => [page.entry.name, page]))
  return pages.flatMap(({ entry, data }) => {
    const other = data.counterpart === undefined ? undefined : bySlug.get(data.counterpart)
    if (!other) return []
    const problem = (reason: string, repair: string): Problem[] => [
      { file: entry.file, ...entry.locate(['counterpart']), field: 'counterpart', reason, repair },
    ]
    if (other.data.language === data.language)
      return problem(
        `names “${other.entry.name}”, which is in the same language`,
        'remove it, or say the language of one of the two',
      )
    if (other.data.counterpart !== entry.name)
      return problem(
        `names “${other.entry.name}”, which does not name this page`,
        `write counterpart: ${entry.name} in ${other.entry.file}`,
      )
    return []
  })
}
