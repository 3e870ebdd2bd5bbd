import type { Link, ListItem, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { parseMarkdown, startOf } from '../markdown/parse.ts'
import {
  emailKind,
  emailKindNames,
  type EmailTemplate,
  type EmailTemplatePart,
  everyEmail,
} from '../model/emails.ts'
import { fieldProblem, fileProblem, type Problem } from '../model/problem.ts'
import type { EmailFields } from '../schema/email.ts'
import { compileMessage, type Message } from '../schema/message.ts'
import type { TextLink } from './bodies/bodies.ts'
import { markdownLineProblems } from './bodies/markdown-lines.ts'
import type { Entry } from './files/entry.ts'
import { suggestion } from './messages/suggest.ts'

type Words = Pick<Problem, 'reason' | 'repair'>

/**
 * Compiles a file of content/emails. Its placeholders stay: the service fills them.
 * @returns the template, unless there are problems; `links`: buttons that lead to a page of the site
 */
export function compileEmail(
  entry: Entry,
  { subject, preview, reason }: EmailFields,
): { template?: EmailTemplate; problems: Problem[]; links: TextLink[] } {
  const kind = emailKind(entry.name)
  if (!kind)
    return {
      problems: [
        fileProblem(entry.file, {
          reason: 'has the name of no email that the site sends',
          repair: suggestion(entry.name, emailKindNames),
        }),
      ],
      links: [],
    }
  const problems = markdownLineProblems(entry)
  const links: TextLink[] = []
  /** The placeholders that a button leads to. */
  const used = new Set<string>()
  const names = [...everyEmail, ...kind.texts, ...kind.optional, ...kind.links]

  const placeOf = (node: Nodes) => {
    const { line, column } = startOf(node)
    return { file: entry.file, line: entry.bodyLine + line - 1, column, field: '' }
  }
  const report = (node: Nodes, words: Words) => problems.push({ ...placeOf(node), ...words })
  const compiledText = (
    text: string,
    tell: (words: Words) => unknown,
    mayBeEmpty = false,
  ): Message<string> => {
    const { compiled, unknown, reason = '' } = compileMessage(text.trim(), names)
    if (unknown !== undefined)
      tell(
        unknown === kind.list
          ? {
              reason: `uses {${unknown}}, a list, inside other words`,
              repair: `write {${unknown}} as a paragraph of its own`,
            }
          : { reason, repair: suggestion(`{${unknown}}`, names.map(braced)) },
      )
    else if (compiled === undefined)
      tell({
        reason,
        repair: 'close each brace: {name, select, none {Hello} other {Hello {name}}}',
      })
    const empty = mayBeEmpty ? undefined : bareIn(compiled ?? '', kind.optional)
    if (empty !== undefined)
      tell({
        reason: `uses {${empty}}, which may be empty`,
        repair: `say what to write then: {${empty}, select, none {Hello} other {Hello {${empty}}}}`,
      })
    return compiled ?? ''
  }
  const plainText = (phrases: readonly PhrasingContent[]): string =>
    phrases
      .map((phrase) => {
        if (phrase.type === 'text') return phrase.value.replace(/\s*\n\s*/g, ' ')
        if (phrase.type === 'break') return '\n'
        if (phrase.type === 'link' && isBareAddress(phrase)) return phrase.url
        if (!isComment(phrase)) report(phrase, unfit(phrase))
        return ''
      })
      .join('')
  const textOf = (node: Nodes, phrases: readonly PhrasingContent[], mayBeEmpty = false) =>
    compiledText(plainText(phrases), (words) => report(node, words), mayBeEmpty)

  const paragraph = (node: Paragraph): EmailTemplatePart => {
    const [only, ...rest] = node.children
    if (only?.type === 'link' && rest.length === 0) {
      const { compiled: href, unknown } = compileMessage(only.url, kind.links)
      const name = kind.links.find((each) => braced(each) === only.url)
      if (name !== undefined) used.add(name)
      else if (href === only.url && /^(https:|mailto:|tel:|\/)/.test(href))
        links.push({ ...placeOf(only), href })
      else
        report(only, {
          reason: `leads to ${only.url || 'nothing'}, which is ${unknown === undefined ? 'no address' : 'no address that this email has'}`,
          repair: suggestion(only.url, kind.links.map(braced)),
        })
      if (isBareAddress(only)) return { link: href ?? '' }
      return { button: { label: textOf(only, only.children), href: href ?? '' } }
    }
    if (kind.list !== undefined && plainText(node.children).trim() === braced(kind.list))
      return { facts: true }
    const bare = kind.optional.map(braced).includes(plainText(node.children).trim())
    return { text: textOf(node, node.children, bare) }
  }
  const partsOf = (node: RootContent): EmailTemplatePart[] => {
    if (isComment(node)) return []
    if (node.type === 'paragraph') return [paragraph(node)]
    if (node.type === 'list' && node.children.every(isSimple))
      return [
        {
          list: node.children.flatMap(({ children: [item] }) =>
            item?.type === 'paragraph' ? [textOf(item, item.children)] : [],
          ),
        },
      ]
    report(node, unfit(node))
    return []
  }

  const [first, ...others] = parseMarkdown(entry.body, {}).children.filter(
    (node) => !isComment(node),
  )
  const field = (name: string, text: string) =>
    compiledText(text, (words) => problems.push(fieldProblem(entry, [name], words)))
  const isHeadline = first?.type === 'heading' && first.depth === 1
  if (!isHeadline)
    problems.push({
      ...{ file: entry.file, line: entry.bodyLine, column: 1, field: '' },
      reason: 'has no headline above its text',
      repair: 'begin the text with a line such as # Thank you',
    })
  const template: EmailTemplate = {
    subject: field('subject', subject),
    preview: field('preview', preview),
    heading: isHeadline ? textOf(first, first.children) : '',
    parts: (isHeadline || !first ? others : [first, ...others]).flatMap(partsOf),
    reason: field('reason', reason),
  }
  for (const name of kind.required.filter((each) => !used.has(each)))
    problems.push(
      fileProblem(entry.file, {
        reason: `has no button that leads to {${name}}`,
        repair: `write a paragraph such as [Open it]({${name}})`,
      }),
    )
  return { ...(problems.length === 0 && { template }), problems, links }
}

const braced = (name: string) => `{${name}}`

/** Returns the first of the placeholders that stands outside of a select which says what to write without it. */
function bareIn(message: Message<string>, names: readonly string[]): string | undefined {
  if (typeof message === 'string') return undefined
  return message
    .flatMap((part) => {
      if (typeof part === 'string') return []
      const [name, options] = part
      if (!options) return names.find((each) => each === name) ?? []
      const inOptions = 'none' in options ? names.filter((each) => each !== name) : names
      return Object.values(options).flatMap((option) => bareIn(option, inOptions) ?? [])
    })
    .at(0)
}

const isComment = (node: Nodes) => node.type === 'html' && node.value.startsWith('<!--')

/** `https://www.example.com`, or a link whose words are its address. */
const isBareAddress = ({ url, children: [only, ...rest] }: Link) =>
  only?.type === 'text' && rest.length === 0 && url.endsWith(only.value)

const isSimple = ({ children: [first, ...rest] }: ListItem) =>
  first?.type === 'paragraph' && rest.length === 0

const names: Record<string, string> = {
  heading: 'a second heading',
  emphasis: 'words in italics',
  strong: 'words in bold',
  inlineCode: 'words between ` signs',
  code: 'a block of code',
  blockquote: 'a quotation',
  image: 'a picture',
  table: 'a table',
  list: 'a list inside a list',
  html: 'an HTML tag',
  thematicBreak: 'a line across',
}

/** What an email has no form for. */
const unfit = ({ type }: Nodes): Words =>
  type === 'link'
    ? {
        reason: 'has a link inside a sentence, which emails don’t have',
        repair: 'write the link as a paragraph of its own: it becomes a button',
      }
    : {
        reason: `has ${names[type] ?? `“${type}”`}, which emails don’t have`,
        repair: 'write plain words, a list, or a link as a paragraph of its own',
      }
