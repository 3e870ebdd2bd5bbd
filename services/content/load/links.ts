import { strings } from '../model/placeholders.ts'
import type { Redirect } from '../schema/navigation.ts'
import type { Entry } from './entry.ts'
import { fieldName, type Problem } from './problem.ts'
import { meant, suggestion } from './suggest.ts'

interface Place {
  line: number
  column: number
}

/** A link in an entry's fields. */
export interface FieldLink {
  file: string
  field: string
  href: string
  /** Where it was written; asked of a broken one, because finding out takes a parse. */
  locate: () => Place
}

/** A link in a text. */
export interface WrittenLink extends Omit<FieldLink, 'locate'>, Place {}

/** A page that a link may lead to. */
export interface Target {
  path: string
  file: string
  /** The ids on it; unknown while the page's own file has faults. */
  anchors?: readonly string[] | undefined
  /** Why nothing may lead to it yet. */
  hidden?: string | undefined
}

/** The links in an entry's fields: everything called `href`, and where redirects lead. */
export const fieldLinks = (entry: Entry): FieldLink[] =>
  [...strings(entry.data)].flatMap(({ path, text }) =>
    path.at(-1) === 'href' || (entry.name === 'redirects' && path.at(-1) === 'to')
      ? [
          {
            file: entry.file,
            field: fieldName(path),
            href: text,
            locate: () => entry.locate(path),
          },
        ]
      : [],
  )

/**
 * In: links, every page there is (of two for one path the last counts), and the redirects. Out: a problem for each link that leads
 * nowhere on this site, or to an anchor that its page does not have. Other sites are not asked.
 */
export function brokenLinks(
  links: readonly (FieldLink | WrittenLink)[],
  pages: readonly Target[],
  redirects: readonly Redirect[],
): Problem[] {
  const byPath = new Map(pages.map((target) => [target.path, target]))
  const byFile = new Map(pages.map((target) => [target.file, target]))
  const paths = [...byPath.keys(), ...redirects.map(({ from }) => from)]
  const known = new Set(paths)

  const fault = (link: FieldLink | WrittenLink): { reason: string; repair: string } | undefined => {
    const { href } = link
    if (/^(https?:\/\/|tel:|mailto:)/.test(href)) return undefined
    const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#')
    if (path !== '' && !/^\/(?!\/)/.test(path))
      return { reason: wrongStart(href), repair: start(href) }
    if (path !== '/' && path.endsWith('/'))
      return {
        reason: `links to “${href}”, but no address here ends with a slash`,
        repair: `write ${href.replace(path, path.replace(/\/+$/, ''))}`,
      }
    if (path !== '' && !known.has(path))
      return {
        reason: `links to “${path}”, which is no page of this site`,
        repair: meant(path, paths)
          ? suggestion(path, paths)
          : 'write the address of a page that is there, or remove the link',
      }
    const target = path === '' ? byFile.get(link.file) : byPath.get(path)
    if (target?.hidden && path !== '')
      return {
        reason: `links to “${path}”, which is ${target.hidden}`,
        repair: `remove the link until ${target.file} is ${target.hidden === 'a draft' ? 'no draft any more' : 'on the site'}`,
      }
    if (anchor && target?.anchors && !target.anchors.includes(anchor))
      return {
        reason: `links to “#${anchor}”, which ${target.path} does not have`,
        repair: suggestion(anchor, target.anchors),
      }
    return undefined
  }

  const start = (href: string) => {
    const path = `/${href.replace(/^[./]+/, '').replace(/\.(md|html)$/, '')}`
    if (known.has(path)) return `write ${path}`
    const last = path.slice(path.lastIndexOf('/'))
    const alike = paths.find((each) => each.endsWith(last))
    if (alike) return `write ${alike}`
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) return 'use a path (/…), https://, tel: or mailto:'
    return /^(\/\/|www\.)/.test(href)
      ? `write https://${href.replace(/^\/\//, '')}`
      : 'begin it with / for this site or https:// for another'
  }

  return links.flatMap((link) => {
    const found = fault(link)
    if (!found) return []
    const { file, field } = link
    const { line, column } = 'locate' in link ? link.locate() : link
    return [{ file, line, column, field, ...found }]
  })
}

const wrongStart = (href: string) =>
  /^[a-z][a-z\d+.-]*:/i.test(href)
    ? `links to “${href}”, a kind of link that is not allowed`
    : `links to “${href}”, which is neither a path (/…) nor an address (https://…)`
