import type { Nodes } from 'mdast'
import type { Entry } from '../../services/content/load/files/entry.ts'
import { parseMarkdown } from '../../services/content/markdown/parse.ts'
import { strings } from '../../services/content/model/location/placeholders.ts'
import { type Edit, partsOf } from './yaml-text.ts'

/** A link in a field of a file: everything called `href`, and where redirects lead. */
export interface FieldLink {
  path: readonly (string | number)[]
  href: string
}

export const fieldLinks = ({ name, data }: Pick<Entry, 'name' | 'data'>): FieldLink[] =>
  [...strings(data)]
    .filter(({ path }) => path.at(-1) === 'href' || (name === 'redirects' && path.at(-1) === 'to'))
    .map(({ path, text }) => ({ path, href: text }))

/** A link or a picture in the Markdown of a file: what it names, and where that is in the file's text. */
export interface MarkdownTarget extends Pick<Edit, 'start' | 'end'> {
  kind: 'link' | 'picture'
  target: string
}

/** Finds the links and pictures of a file's Markdown. */
export function markdownTargets(file: string, text: string): MarkdownTarget[] {
  const { body } = partsOf(file, text)
  if (body === undefined) return []
  const markdown = text.slice(body)
  const found: MarkdownTarget[] = []
  parseMarkdown(markdown, {}, (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
    const from = afterWords(node)
    const at = markdown.indexOf(node.url, from)
    const end = node.position?.end.offset ?? 0
    if (node.url === '' || at === -1 || at + node.url.length > end) return
    found.push({
      kind: node.type === 'image' ? 'picture' : 'link',
      target: node.url,
      start: body + at,
      end: body + at + node.url.length,
    })
  })
  return found
}

/** The offset at which the address of a link or a picture begins at the earliest. */
function afterWords(node: Extract<Nodes, { type: 'link' | 'definition' | 'image' }>): number {
  const start = node.position?.start.offset ?? 0
  if (node.type === 'link') return node.children.at(-1)?.position?.end.offset ?? start
  if (node.type === 'image') return start + '!['.length + (node.alt?.length ?? 0)
  return start + '['.length + (node.label?.length ?? 0)
}

/** The parts of a link: its path, and what follows, `?…#…`. */
export function splitHref(href: string): { path: string; rest: string } {
  const at = href.search(/[?#]/)
  return at === -1 ? { path: href, rest: '' } : { path: href.slice(0, at), rest: href.slice(at) }
}
