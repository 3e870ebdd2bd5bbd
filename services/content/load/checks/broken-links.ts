import { strings } from '../../model/location/placeholders.ts'
import { fileUrl, linkedFile } from '../../model/text-files.ts'
import { urls } from '../../model/urls.ts'
import { guidePdfs } from './published-addresses.ts'
import type { TextLink } from '../bodies/bodies.ts'
import { gapBetween } from '../publication/gaps.ts'
import { partsIn, publicationAt } from '../publication/parts.ts'
import type { Publication } from '../publication/publication.ts'
import type { Entry } from '../files/entry.ts'
import { namesOf } from '../files/read-files.ts'
import { fieldName, type Problem } from '../../model/problem.ts'
import { suggestion } from '../messages/suggest.ts'
import type { CheckedContent } from './check.ts'
import { neededPages } from './completeness.ts'

/** A link in an entry's fields. */
interface FieldLink extends Pick<TextLink, 'file' | 'field' | 'href'> {
  path: readonly (string | number)[]
  /** Finds where it was written; called only for a broken link, because that takes a parse. */
  locate: () => Pick<TextLink, 'line' | 'column'>
}

/** A page that a link may lead to; of two for one path the last counts. */
interface LinkTarget {
  path: string
  file: string
  /** The ids on it; unknown while the page's own file has problems. */
  anchors?: readonly string[] | undefined
  /** When there is a page at it; always where it says nothing. */
  publication?: Publication | undefined
}

/** The links in an entry's fields: everything called `href`, and where redirects lead. */
const fieldLinks = (entry: Entry): FieldLink[] =>
  entry
    .keep('links', () =>
      [...strings(entry.data)].filter(
        ({ path }) =>
          path.at(-1) === 'href' || (entry.name === 'redirects' && path.at(-1) === 'to'),
      ),
    )
    .map(({ path, text }) => ({
      file: entry.file,
      path,
      field: fieldName(path),
      href: text,
      locate: () => entry.locate(path),
    }))

/** Files that content may link to: those that the program makes, and those of content/files/. */
const generatedFiles = (files: CheckedContent['files']): LinkTarget[] =>
  [...guidePdfs(files), ...[...files.files.keys()].map(fileUrl)].map((path) => ({
    path,
    file: 'services/print',
    anchors: [],
  }))

/**
 * Returns the pages that were made, and a link target for each chapter of the building guide. A link inside it, `#snow`, may lead to any place in
 * the guide: on the page of all chapters it stays on the page, on a chapter's own page it leads to the other
 * chapter's page. While a chapter has problems, the anchors of the page of all chapters are unknown.
 */
function withChapters({ routes, files, valid }: CheckedContent): LinkTarget[] {
  const names = namesOf(files, 'building-guide')
  const complete = names.length > 0 && names.length === valid.chapters.length
  const pages = routes.map((target): LinkTarget =>
    target.path === urls.buildingGuide && !complete ? { ...target, anchors: undefined } : target,
  )
  const anchors = pages.find(({ path }) => path === urls.buildingGuide)?.anchors
  const chapters = names.map((name) => ({
    path: urls.buildingGuide,
    file: `content/building-guide/${name}.md`,
    anchors,
  }))
  return [...pages, ...chapters]
}

/**
 * Returns a problem for each link that leads nowhere on this site, to an anchor that its page does not have, or to
 * this site by its full address. Links to other sites are not requested.
 */
export function brokenLinks(content: CheckedContent): Problem[] {
  const { entries, valid, requested, textLinks, isFaulty, publications, view, files } = content
  if (!requested) return []
  const links = [...entries.flatMap(fieldLinks).filter((link) => !isFaulty(link)), ...textLinks]
  const pages: LinkTarget[] = [
    ...generatedFiles(content.files),
    ...neededPages(content),
    ...requested,
    ...withChapters(content),
  ]
  const origin = valid.business?.data.origin
  const byPath = new Map(pages.map((target) => [target.path, target]))
  const byFile = new Map(pages.map((target) => [target.file, target]))
  const paths = [...byPath.keys(), ...(valid.redirects?.data ?? []).map(({ from }) => from)]
  const known = new Set(paths)
  const ownHost = origin === undefined ? undefined : hostOf(origin)

  const publicationOfLink = (link: FieldLink | TextLink) => {
    const data = 'path' in link ? files.entries.get(link.file)?.data : undefined
    const path = 'path' in link ? link.path : []
    return publicationAt(publications.ofFile(link.file), partsIn(data, publications.timeZone), path)
  }

  const linkError = (
    link: FieldLink | TextLink,
  ): { reason: string; repair: string; missing?: string } | undefined => {
    const own = pathOnThisSite(link.href, ownHost)
    if (own !== undefined) {
      const broken = linkError({ ...link, href: own })
      return {
        reason: broken?.reason ?? `links to “${link.href}”, which is on this site`,
        repair: broken?.repair ?? `write ${own}`,
      }
    }
    const { href } = link
    if (href === '' || href === '#')
      return { reason: 'is a link that leads nowhere', repair: 'write the address of a page' }
    if (/^(https?:\/\/|tel:|mailto:)/.test(href)) return externalLinkError(href)
    const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#')
    if (path !== '' && !/^\/(?!\/)/.test(path))
      return { reason: invalidStart(href), repair: suggestStart(href) }
    if (path !== '/' && path.endsWith('/'))
      return {
        reason: `links to “${href}”, but no address here ends with a slash`,
        repair: `write ${href.replace(path, path.replace(/\/+$/, ''))}`,
      }
    const file = linkedFile(path)
    if (file !== undefined && !known.has(path))
      return {
        reason: `links to “${path}”, which content/files/ doesn’t have`,
        repair: suggestion(
          file,
          [...content.files.files.keys()],
          `put ${file || 'the file'} into content/files/`,
        ),
      }
    if (path !== '' && !known.has(path))
      return {
        reason: `links to “${path}”, which isn’t a page on this site`,
        repair: suggestion(
          path.replace(/\.(html?|php|md)$/, ''),
          paths,
          'write the address of a page that exists, or remove the link',
        ),
        missing: path,
      }
    const target = path === '' ? byFile.get(link.file) : byPath.get(path)
    const { publication: there } = target ?? {}
    const gap =
      there && path !== '' ? gapBetween(publicationOfLink(link), there, view.now) : undefined
    if (gap === 'draft')
      return {
        reason: `links to “${path}”, which is a draft`,
        repair: `remove the link until ${target?.file} is no longer a draft`,
      }
    if (gap === 'before')
      return {
        reason: `links to “${path}”, which is not there before ${there?.from?.written}`,
        repair: `remove the link until ${target?.file} is on the site`,
      }
    if (anchor && target?.anchors && !target.anchors.includes(anchor))
      return {
        reason: `links to “#${anchor}”, which ${target.path} doesn’t have`,
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
    if (/\.(jpe?g|png|svg|webp|gif)$/i.test(href))
      return 'to show a picture, put a ! before the [ and its name between ( and )'
    if (isEmail(href)) return `write mailto:${href}`
    const address = href.replace(/^h?t+ps*:?\/+/i, '')
    if (address !== href || looksLikeHost(href)) return `write https://${address}`
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) return 'use a path (/…), https://, tel: or mailto:'
    return href.startsWith('//')
      ? `write https:${href}`
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

const isEmail = (text: string) => /^[^\s@/]+@[^\s@/]+\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/i.test(text)

/** `www.vail.gov`, `vail.gov/permits` */
const looksLikeHost = (text: string) => /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/|$)/i.test(text)

/** Reports an address that no browser, mail program or phone can use. A placeholder is filled later. */
function externalLinkError(href: string): { reason: string; repair: string } | undefined {
  if (href.includes('{')) return undefined
  if (href.startsWith('tel:'))
    // 911 and 811 are phone numbers, too.
    return /^tel:(\+?1?\d{10}|[2-9]11|\+\d{8,15})$/.test(href.replace(/[-.() ]/g, ''))
      ? undefined
      : {
          reason: `links to “${href}”, which isn’t a phone number`,
          repair: 'write tel:+1-{phone}, or all ten digits: tel:+1-202-555-0142',
        }
  if (href.startsWith('mailto:'))
    return isEmail(href.slice('mailto:'.length).replace(/\?.*$/, ''))
      ? undefined
      : {
          reason: `links to “${href}”, which isn’t an email address`,
          repair: 'write mailto:{email}, or the whole address after mailto:',
        }
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#]{2,}/.test(href)
    ? undefined
    : {
        reason: `links to “${href}”, which isn’t a full web address`,
        repair: `write https://${href.replace(/^(https?:\/*)+/, '')}`,
      }
}

/**
 * `https://www.highpine.example/roofing#faq` → `/roofing#faq`; undefined for another site. The dev
 * server’s addresses are this site, too.
 */
function pathOnThisSite(href: string, ownHost: string | undefined): string | undefined {
  if (ownHost === undefined || !/^https?:/i.test(href)) return undefined
  // Most links lead to other sites, and parsing each takes longer than all else about it.
  const own = [ownHost, 'localhost', '127.0.0.1'].filter((host) =>
    href.toLowerCase().includes(host),
  )
  if (own.length === 0 || !URL.canParse(href) || !own.includes(hostOf(href))) return undefined
  const { pathname, search, hash } = new URL(href)
  return pathname.replace(/(.)\/$/, '$1') + search + hash
}

const hostOf = (href: string) => new URL(href).hostname.replace(/^www\./, '')

const invalidStart = (href: string) =>
  /^[a-z][a-z\d+.-]*:/i.test(href)
    ? `links to “${href}”, a kind of link that isn’t allowed`
    : `links to “${href}”, which is neither a path (/…) nor an address (https://…)`
