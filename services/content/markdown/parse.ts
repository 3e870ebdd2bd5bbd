import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Position } from 'unist'
import { visit } from 'unist-util-visit'
import { type Facts, fill } from '../model/location/placeholders.ts'

const parser = unified().use(remarkParse).use(remarkGfm)

/**
 * Parses Markdown and fills its placeholders.
 * @param facts the values of placeholders such as `{brand}`
 */
export function parseMarkdown(markdown: string, facts: Facts): Root {
  const tree: Root = parser.parse(markdown)
  fillPlaceholders(tree, facts)
  return tree
}

/**
 * Fills placeholders after parsing, so that a fact stays text whatever characters it contains, and positions in the
 * file stay correct.
 */
function fillPlaceholders(tree: Root, facts: Facts): void {
  visit(tree, (node) => {
    if ('value' in node) node.value = fill(node.value, facts)
    if ('url' in node) node.url = fill(node.url, facts)
    if ('alt' in node && node.alt) node.alt = fill(node.alt, facts)
    if ('title' in node && node.title) node.title = fill(node.title, facts)
  })
}

/** Where a node begins in its text: line and column, from 1. */
export function startOf({ position }: { position?: Position | undefined }) {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { line, column }
}
