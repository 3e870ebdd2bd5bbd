import type { Nodes, Root } from 'mdast'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Position } from 'unist'
import { type Facts, fill } from '../model/location/placeholders.ts'

const parser = unified().use(remarkParse).use(remarkGfm)

/** Without links for bare addresses, which `remark-gfm` looks for at each word: two fifths of the parser's time. */
const withoutAutolinks = unified()
  .use(remarkParse)
  .use(function () {
    this.data({
      micromarkExtensions: [gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()],
      fromMarkdownExtensions: [
        gfmFootnoteFromMarkdown(),
        gfmStrikethroughFromMarkdown(),
        gfmTableFromMarkdown(),
        gfmTaskListItemFromMarkdown(),
      ],
    })
  })

/** `www.vail.gov`, `https://vail.gov`, `office@vail.gov`, but not the address of a link, `[words](https://vail.gov)` */
const hasBareAddress = (markdown: string) =>
  /www\.|https?:|@/i.test(markdown.replace(/(?<!\\)\[(?!\^)[^[\]]*\]\([^\s()<]*\)/g, ''))

/**
 * Parses Markdown and fills its placeholders. They are filled after parsing, so that a fact stays text whatever
 * characters it contains, and positions in the file stay correct.
 * @param facts the values of placeholders such as `{brand}`
 * @param inspect is called with each node once it is filled
 */
export function parseMarkdown(
  markdown: string,
  facts: Facts,
  inspect: (node: Nodes) => void = () => {},
): Root {
  const visit = (node: Nodes) => {
    if ('value' in node) node.value = fill(node.value, facts)
    if ('url' in node) node.url = fill(node.url, facts)
    if ('alt' in node && node.alt) node.alt = fill(node.alt, facts)
    if ('title' in node && node.title) node.title = fill(node.title, facts)
    inspect(node)
    if ('children' in node) node.children.forEach(visit)
  }
  const tree: Root = (hasBareAddress(markdown) ? parser : withoutAutolinks).parse(markdown)
  visit(tree)
  return tree
}

/** Where a node begins in its text: line and column, from 1. */
export function startOf({ position }: { position?: Position | undefined }) {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { line, column }
}
