import { isDeepStrictEqual } from 'node:util'
import { isSeq, parse, parseDocument, stringify } from 'yaml'
import { type Redirect, redirects as schema } from '../../services/content/schema/navigation.ts'
import type { PageAddress } from '../../services/content/load/checks/page-addresses.ts'
import type { Workspace } from './workspace.ts'
import { withoutPath } from './yaml-text.ts'

const firstLine = '# Old addresses and where they lead now, answered with a permanent redirect.\n'

/**
 * Adds redirects to the text of redirects.yaml; its other lines stay. One that begins at an address that is a page now goes.
 * @param text undefined where there is no such file yet
 * @param moved where each dead address leads, in the order in which they are added
 * @param pages the addresses of all pages
 */
function withRedirects(
  text: string | undefined,
  moved: ReadonlyMap<string, string>,
  pages: ReadonlySet<string>,
): string {
  const kept = (text === undefined ? [] : schema.parse(parse(text) ?? [])).reduceRight(
    (current, { from }, index) =>
      pages.has(from) ? (withoutPath(current, [index]) ?? current) : current,
    text ?? '',
  )
  const known = new Set(listedIn(kept).map(({ from }) => from))
  const added = [...moved]
    .filter(([from]) => !known.has(from) && !pages.has(from))
    .map(([from, to]) => ({ from, to }))
  if (added.length === 0) return kept
  const lines = linesOf(added)
  const document = parseDocument(kept)
  const list = document.contents
  if (isSeq(list) && !list.flow) {
    const begins = kept.endsWith('\n') ? kept : `${kept}\n`
    if (isDeepStrictEqual(parse(begins + lines), [...listedIn(kept), ...added]))
      return begins + lines
  }
  // No entry yet, or a list in brackets.
  const comments = kept.replace(/^[^#].*$/gm, '').replace(/\n{2,}/g, '\n')
  const all = linesOf([...listedIn(kept), ...added])
  return `${comments.trim() === '' ? firstLine : `${comments.trim()}\n`}${all}`
}

/** One line each, so that git can keep the lines of two drafts that add some. */
const linesOf = (redirects: readonly Redirect[]): string =>
  redirects
    .map((each) => {
      const options = { collectionStyle: 'flow', lineWidth: 0, singleQuote: true } as const
      return `- ${stringify(each, options)}`
    })
    .join('')

const listedIn = (text: string): Redirect[] => schema.parse(parse(text) ?? [])

/** Adds the redirects of addresses that are no pages any more. */
export function redirect(
  workspace: Workspace,
  redirected: ReadonlyMap<string, string>,
  pages: readonly Pick<PageAddress, 'path'>[],
): void {
  const text = workspace.exists('redirects.yaml') ? workspace.read('redirects.yaml') : undefined
  const paths = new Set(pages.map(({ path }) => path))
  const next = withRedirects(text, redirected, paths)
  if (next !== (text ?? '')) workspace.write('redirects.yaml', next)
}
