import { isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml'
import type { FileContent, FormField } from '../../services/api/editing/form-contract.ts'
import { fieldName } from '../../services/content/model/problem.ts'
import { partsOf } from '../content-commands/yaml-text.ts'
import { applyData } from './apply-data.ts'
import { orderIn } from './form.ts'
import { UnwritableChange } from './yaml-parts.ts'

const withLineFeeds = (text: string) => text.replaceAll('\r\n', '\n')

/** The fields of a file and its Markdown, with `\n` at the ends of lines. @throws UnwritableChange its YAML can't be read */
export function contentOf(file: string, text: string): FileContent {
  const { front, body } = partsOf(file, text)
  const document = parseDocument(text.slice(front.start, front.end))
  if (document.errors.length > 0) throw new UnwritableChange(`the YAML of ${file} can’t be read`)
  return {
    data: document.toJS() as unknown,
    ...(body !== undefined && { body: withLineFeeds(text.slice(body)) }),
  }
}

/**
 * Writes fields and Markdown into the text of a file; what is the same stays as it is written.
 * @throws UnwritableChange
 */
export function textWith(
  file: string,
  text: string,
  { data, body: newBody }: FileContent,
  form: FormField,
): string {
  const { front, body } = partsOf(file, text)
  const yaml = applyData(text.slice(front.start, front.end), data, (path) =>
    orderIn(form, path, data),
  )
  const head = text.slice(0, front.start) + yaml
  if (body === undefined) return head + text.slice(front.end)
  const fence = text.slice(front.end, body)
  const own = text.slice(body)
  if (newBody === undefined || withLineFeeds(newBody) === withLineFeeds(own))
    return head + fence + own
  const ended = own.endsWith('\n') && !newBody.endsWith('\n') ? `${newBody}\n` : newBody
  const lines = withLineFeeds(ended)
  return head + fence + (own.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines)
}

/** The comments above fields and behind them, by the place of the field; those of the file by an empty one. */
export function commentsIn(file: string, text: string): Record<string, string> {
  const { front } = partsOf(file, text)
  const document = parseDocument(text.slice(front.start, front.end))
  const found: Record<string, string> = {}
  const add = (place: string, ...comments: (string | null | undefined)[]) => {
    const words = comments
      .flatMap((comment) => comment?.split('\n') ?? [])
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('yaml-language-server:'))
    if (words.length > 0) found[place] = [found[place], ...words].filter(Boolean).join(' ')
  }
  const visit = (node: unknown, path: readonly PropertyKey[]): void => {
    if (isMap(node))
      for (const [at, pair] of node.items.entries()) {
        if (!isPair(pair) || !isScalar(pair.key)) continue
        const own = [...path, String(pair.key.value)]
        // The comment above the first field is that of the group.
        add(fieldName(own), at === 0 ? node.commentBefore : undefined, pair.key.commentBefore)
        if (isNode(pair.value)) add(fieldName(own), scalarComment(pair.value))
        visit(pair.value, own)
      }
    else if (isSeq(node))
      for (const [at, item] of node.items.entries()) {
        if (isNode(item)) add(fieldName([...path, at]), item.commentBefore, scalarComment(item))
        visit(item, [...path, at])
      }
  }
  add('', document.commentBefore)
  visit(document.contents, [])
  return found
}

const scalarComment = (node: unknown) => (isScalar(node) ? node.comment : undefined)
