import { Document, isSeq, type Scalar, visit } from 'yaml'

/** Values written as YAML in the style of the content: long texts folded, lists below their field. */

/** How wide lines are written. */
const lineWidth = 100

/** Writes a value that may have several lines. @param column of the block that it is in */
export function renderBlock(value: unknown, column: number): string {
  const document = new Document(value)
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return
      const { value: text } = node
      if (text.includes('\n') || text.length > 80)
        node.type = /\n\s|[ \t]\n|^\s/.test(text) ? 'BLOCK_LITERAL' : 'BLOCK_FOLDED'
    },
    Collection(_, node) {
      if (node.items.length === 0) node.flow = true
    },
  })
  const text = document
    .toString({ lineWidth: Math.max(40, lineWidth - column), singleQuote: true })
    .replace(/\n$/, '')
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`)
}

/** `key: value`, or the value below its key. */
export const renderField = (key: string, value: unknown, column: number): string =>
  renderBlock({ [key]: value }, column)

export const renderKey = (key: string) => renderFlow(key)

/** Writes a value in one line. */
export function renderFlow(value: unknown): string {
  const document = new Document([value])
  if (isSeq(document.contents)) document.contents.flow = true
  return document
    .toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true })
    .trim()
    .replace(/^\[ ?/, '')
    .replace(/ ?\]$/, '')
}

/** A scalar in place of another one: with its quotes, where the value is a text. */
export function renderScalar(
  after: unknown,
  node: Scalar,
  { column, inFlow }: { column: number; inFlow: boolean },
): string {
  if (typeof after !== 'string') return inFlow ? renderFlow(after) : renderBlock(after, column + 2)
  if (inFlow) return quoted(after, node) ?? renderFlow(after)
  if (after.includes('\n') || after.length > 80) {
    // What is written behind a key: its lines are below it, two columns in.
    const text = renderBlock({ k: after }, column)
    return text.slice('k: '.length)
  }
  return quoted(after, node) ?? renderBlock(after, column + 2)
}

function quoted(after: string, { type }: Scalar): string | undefined {
  if (after.includes('\n')) return undefined
  if (type === 'QUOTE_SINGLE') return `'${after.replaceAll("'", "''")}'`
  return type === 'QUOTE_DOUBLE' ? JSON.stringify(after) : undefined
}
