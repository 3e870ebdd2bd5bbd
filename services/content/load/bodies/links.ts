import { strings } from '../../model/location/placeholders.ts'
import type { Redirect } from '../../schema/navigation.ts'
import type { Entry } from '../files/entry.ts'
import { fieldName, type Problem } from '../../model/problem.ts'
import { suggestion } from '../messages/suggest.ts'

interface Position {
  line: number
  column: number
}

/** A link in an entry's fields. */
interface FieldLink {
  file: string
  field: string
  href: string
  /** Finds where it was written; called only for a broken link, because that takes a parse. */
  locate: () => Position
}

/** A link in a text. */
export interface TextLink extends Omit<FieldLink, 'locate'>, Position {}

/** A page that a link may lead to. */
export interface LinkTarget {
  path: string
  file: string
  /** The ids on it; unknown while the page's own file has problems. */
  anchors?: readonly string[] | undefined
  /** Why nothing may link to it yet. */
  hidden?: string | undefined
}

/** The links in an entry's fields: everything called `href`, and where redirects lead. */
export const fieldLinks = (entry: Entry): FieldLink[] =>
  entry
    .keep('links', () =>
      [...strings(entry.data)].filter(
        ({ path }) =>
          path.at(-1) === 'href' || (entry.name === 'redirects' && path.at(-1) === 'to'),
      ),
    )
    .map(({ path, text }) => ({
      file: entry.file,
      field: fieldName(path),
      href: text,
      locate: () => entry.locate(path),
    }))

/**
 * Returns a problem for each link that leads nowhere on this site, to an anchor that its page does not have, or to
 * this site by its full address. Links to other sites are not requested.
 * @param pages every page; of two for one path the last counts
 * @param origin of this site, where it is known
 */
export function brokenLinks(
  links: readonly (FieldLink | TextLink)[],
  pages: readonly LinkTarget[],
  redirects: readonly Redirect[],
  origin?: string,
): Problem[] {
  const byPath = new Map(pages.map((target) => [target.path, target]))
  const byFile = new Map(pages.map((target) => [target.file, target]))
  const paths = [...byPath.keys(), ...redirects.map(({ from }) => from)]
  const known = new Set(paths)
  const ownHost = origin === undefined ? undefined : hostOf(origin)

  const linkError = (
    link: FieldLink | TextLink,
  ): { reason: string; repair: string } | undefined => {
    const own = pathOnThisSite(link.href, ownHost)
    if (own !== undefined) {
      const broken = linkError({ ...link, href: own })
      return {
        reason: broken?.reason ?? `links to “${link.href}”, which is on this site`,
        repair: broken?.repair ?? `write ${own}`,
      }
    }
    const { href } = link
    if (/^(https?:\/\/|tel:|mailto:)/.test(href)) return undefined
    const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#')
    if (path !== '' && !/^\/(?!\/)/.test(path))
      return { reason: invalidStart(href), repair: suggestStart(href) }
    if (path !== '/' && path.endsWith('/'))
      return {
        reason: `links to “${href}”, but no address here ends with a slash`,
        repair: `write ${href.replace(path, path.replace(/\/+$/, ''))}`,
      }
    if (path !== '' && !known.has(path))
      return {
        reason: `links to “${path}”, which is not a page on this site`,
        repair: suggestion(
          path,
          paths,
          'write the address of a page that exists, or remove the link',
        ),
      }
    const target = path === '' ? byFile.get(link.file) : byPath.get(path)
    if (target?.hidden && path !== '')
      return {
        reason: `links to “${path}”, which is ${target.hidden}`,
        repair: `remove the link until ${target.file} is ${target.hidden === 'a draft' ? 'no longer a draft' : 'on the site'}`,
      }
    if (anchor && target?.anchors && !target.anchors.includes(anchor))
      return {
        reason: `links to “#${anchor}”, which ${target.path} does not have`,
        repair: suggestion(anchor, target.anchors),
      }
    return undefined
  }

  const suggestStart = (href: string) => {
    const path = `/${href.replace(/^[./]+/, '').replace(/\.(md|html)$/, '')}`
    if (known.has(path)) return `write ${path}`
    const last = path.slice(path.lastIndexOf('/'))
    const sameEnd = paths.find((each) => each.endsWith(last))
    if (sameEnd) return `write ${sameEnd}`
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) return 'use a path (/…), https://, tel: or mailto:'
    return /^(\/\/|www\.)/.test(href)
      ? `write https://${href.replace(/^\/\//, '')}`
      : 'begin it with / for this site or https:// for another'
  }

  return links.flatMap((link) => {
    const found = linkError(link)
    if (!found) return []
    const { file, field } = link
    const { line, column } = 'locate' in link ? link.locate() : link
    return [{ file, line, column, field, ...found }]
  })
}

/** `https://www.highpine.example/roofing#faq` → `/roofing#faq`; undefined for another site. */
function pathOnThisSite(href: string, ownHost: string | undefined): string | undefined {
  if (ownHost === undefined || !/^https?:/i.test(href)) return undefined
  // Most links lead to other sites, and parsing each takes longer than all else about it.
  if (!href.toLowerCase().includes(ownHost) || !URL.canParse(href)) return undefined
  if (hostOf(href) !== ownHost) return undefined
  const { pathname, search, hash } = new URL(href)
  return pathname.replace(/(.)\/$/, '$1') + search + hash
}

const hostOf = (href: string) => new URL(href).hostname.replace(/^www\./, '')

const invalidStart = (href: string) =>
  /^[a-z][a-z\d+.-]*:/i.test(href)
    ? `links to “${href}”, a kind of link that is not allowed`
    : `links to “${href}”, which is neither a path (/…) nor an address (https://…)`
