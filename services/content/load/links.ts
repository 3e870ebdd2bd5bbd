import { strings } from '../model/placeholders.ts'
import type { Route } from '../model/routes.ts'
import type { Redirect } from '../schema/navigation.ts'
import type { Entry } from './entry.ts'
import { fieldName, type Problem } from './problem.ts'
import { suggestion } from './suggest.ts'

/** A link as an author wrote it. */
export interface WrittenLink {
  file: string
  line: number
  column: number
  field: string
  href: string
}

/** The links in an entry's fields: everything called `href`. */
export const fieldLinks = (entry: Entry): WrittenLink[] =>
  [...strings(entry.data)].flatMap(({ path, text }) =>
    path.at(-1) === 'href'
      ? [{ file: entry.file, ...entry.locate(path), field: fieldName(path), href: text }]
      : [],
  )

/**
 * In: links, and every page there is. Out: a problem for each link that leads nowhere on this site,
 * or to an anchor that its page does not have. Links to other sites are not followed.
 */
export function brokenLinks(
  links: readonly WrittenLink[],
  pages: readonly Route[],
  redirects: readonly Redirect[],
): Problem[] {
  const byPath = new Map(pages.map((route) => [route.path, route]))
  const byFile = new Map(pages.map((route) => [route.file, route]))
  const paths = [...byPath.keys(), ...redirects.map(({ from }) => from)]

  const fault = (link: WrittenLink): { reason: string; repair: string } | undefined => {
    if (/^(https?:|tel:|mailto:)/.test(link.href)) return undefined
    const [path = '', anchor] = link.href.replace(/\?[^#]*/, '').split('#')
    if (path !== '' && !path.startsWith('/'))
      return { reason: `links to “${link.href}”`, repair: 'begin the link with / or https://' }
    if (path !== '/' && path.endsWith('/'))
      return { reason: `links to “${link.href}”`, repair: `write ${path.slice(0, -1)}` }
    const target = path === '' ? byFile.get(link.file) : byPath.get(path)
    if (path !== '' && !target && !paths.includes(path))
      return {
        reason: `links to “${path}”, which is no page of this site`,
        repair: suggestion(path, paths),
      }
    if (anchor && target && !target.anchors.includes(anchor))
      return {
        reason: `links to “#${anchor}”, which ${target.path} does not have`,
        repair: suggestion(anchor, target.anchors),
      }
    return undefined
  }

  return links.flatMap((link) => {
    const found = fault(link)
    const { file, line, column, field } = link
    return found ? [{ file, line, column, field, ...found }] : []
  })
}
