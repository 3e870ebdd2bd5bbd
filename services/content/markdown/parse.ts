import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { type Facts, fill } from '../model/placeholders.ts'

const parser = unified().use(remarkParse).use(remarkGfm)

/** In: Markdown, and the values of placeholders such as `{brand}`. Out: its tree, with the facts in it. */
export function parseMarkdown(markdown: string, facts: Facts): Root {
  const tree: Root = parser.parse(markdown)
  fillPlaceholders(tree, facts)
  return tree
}

/** After parsing, so that a fact stays text whatever characters are in it, and positions in the file stay correct. */
function fillPlaceholders(tree: Root, facts: Facts): void {
  visit(tree, (node) => {
    if ('value' in node) node.value = fill(node.value, facts)
    if ('url' in node) node.url = fill(node.url, facts)
    if ('alt' in node && node.alt) node.alt = fill(node.alt, facts)
    if ('title' in node && node.title) node.title = fill(node.title, facts)
  })
}
