import type { Image, ListItem, PhrasingContent, Root, RootContent } from 'mdast'
import type { Block, Run } from '../schema/block.ts'
import { startOf } from './parse.ts'
import { galleryOf, isCallout, videoOf } from './text-blocks.ts'

/** Markdown that print has no form for, and its position. */
interface Unprintable {
  /** `a block of code` */
  what: string
  line: number
  column: number
}

/**
 * Converts parsed Markdown to the blocks that are printed; also returns what cannot be printed.
 * @param headings the ids that its headings have on the page
 */
export function toBlocks(tree: Root, headings: readonly { id: string }[]) {
  const ids = headings.map(({ id }) => id)
  const unprintable: Unprintable[] = []
  const reportUnprintable = (what: string, node: RootContent | ListItem) =>
    unprintable.push({ what, ...startOf(node) })
  const toBlock = (node: RootContent): Block[] => {
    for (const [what, phrase] of unprintablePhrases(node)) reportUnprintable(what, phrase)
    switch (node.type) {
      case 'heading': {
        const id = ids.shift() ?? ''
        return [
          { kind: 'heading', level: node.depth === 2 ? 2 : 3, id, words: runs(node.children) },
        ]
      }
      case 'paragraph': {
        const [only, ...rest] = node.children
        if (only?.type === 'image' && rest.length === 0) return [figure(only)]
        return galleryOf(node)?.map(figure) ?? [{ kind: 'paragraph', words: runs(node.children) }]
      }
      case 'list': {
        const boxes = node.children.some(({ checked }) => typeof checked === 'boolean')
        const style = boxes ? 'box' : node.ordered ? 'number' : 'dash'
        const items = node.children.map((item) => {
          const [first, ...others] = item.children
          if (first?.type !== 'paragraph' || others.length > 0)
            reportUnprintable('a list inside a list', item)
          return first?.type === 'paragraph' ? runs(first.children) : []
        })
        return [{ kind: 'list', style, items }]
      }
      case 'table': {
        const [columns = [], ...rows] = node.children.map(({ children }) =>
          children.map((cell) => runs(cell.children)),
        )
        return [{ kind: 'table', columns, rows }]
      }
      case 'blockquote': {
        const [label, ...text] = node.children
        if (!isCallout(node) || label?.type !== 'paragraph') {
          reportUnprintable('a quotation', node)
          return []
        }
        const words = runs(label.children).map((run) => ({ ...run, bold: true }))
        return [{ kind: 'paragraph', words }, ...text.flatMap(toBlock)]
      }
      // HTML comments and link definitions print nothing.
      case 'html':
      case 'definition':
        return []
      default:
        reportUnprintable(nodeNames[node.type] ?? `“${node.type}”`, node)
        return []
    }
  }
  const blocks = tree.children.flatMap(toBlock)
  return { blocks, unprintable }
}

const figure = ({ url, alt, title }: Image): Block => ({
  kind: 'figure',
  image: url,
  alt: alt ?? '',
  caption: title ?? '',
})

const nodeNames: Record<string, string> = {
  code: 'a block of code',
  thematicBreak: 'a line across the page',
  footnoteDefinition: 'a footnote',
}

/** Parts of a sentence that `runs` has no form for, and would leave out. */
const phraseNames: Record<string, string> = {
  delete: 'words that are struck out',
  footnoteReference: 'a footnote',
  image: 'a picture inside a sentence',
  imageReference: 'a picture inside a sentence',
  linkReference: 'a link whose address is elsewhere in the text',
}

function unprintablePhrases(node: RootContent): [string, RootContent][] {
  if (node.type === 'paragraph' && videoOf(node)) return [['a video', node]]
  if (node.type === 'paragraph' && galleryOf(node)) return []
  // The blocks in it are looked at one by one.
  if (node.type === 'blockquote') return []
  if (node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image')
    return []
  const what = phraseNames[node.type]
  if (what) return [[what, node]]
  return 'children' in node ? node.children.flatMap(unprintablePhrases) : []
}

type Style = Omit<Run, 'text'>

/** Converts inline nodes to runs of one style. */
function runs(
  phrases: readonly PhrasingContent[],
  style: Style = { bold: false, italic: false },
): Run[] {
  return mergeRuns(
    phrases.flatMap((phrase): Run[] => {
      switch (phrase.type) {
        case 'strong':
          return runs(phrase.children, { ...style, bold: true })
        case 'emphasis':
          return runs(phrase.children, { ...style, italic: true })
        case 'link':
          return runs(phrase.children, { ...style, href: phrase.url })
        case 'break':
          return [{ ...style, text: ' ' }]
        case 'text':
        case 'inlineCode':
          return [{ ...style, text: phrase.value.replace(/\s*\n\s*/g, ' ') }]
        default:
          return []
      }
    }),
  )
}

/** Merges adjacent runs of one style. */
const mergeRuns = (all: readonly Run[]): Run[] =>
  all.reduce<Run[]>((done, next) => {
    const last = done.at(-1)
    const same = last?.bold === next.bold && last.italic === next.italic && last.href === next.href
    return same ? [...done.slice(0, -1), { ...next, text: last.text + next.text }] : [...done, next]
  }, [])
