import type { Heading, Link, ListItem, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast'
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
  const lineProblems = markdownLineProblems(entry)
  const problems = [...lineProblems]
  const links: TextLink[] = []
  /** The placeholders that something leads to. */
  const used = new Set<string>()
  const names = [...everyEmail, ...kind.texts, ...kind.optional, ...kind.links]

  const placeOf = (node: Nodes) => {
    const { line, column } = startOf(node)
    return { file: entry.file, line: entry.bodyLine + line - 1, column, field: '' }
  }
  const report = (node: Nodes, words: Words) => problems.push({ ...placeOf(node), ...words })
  const reportUnfit = (node: Nodes) => {
    // A closing tag is part of the same problem.
    if (!(node.type === 'html' && node.value.startsWith('</'))) report(node, unfit(node))
  }

  const messageOf = (text: string, tell: (words: Words) => unknown): Message<string> => {
    const { compiled = '', unknown, reason } = compileMessage(text.trim(), names)
    if (unknown !== undefined && unknown === kind.list)
      tell({
        reason: `uses {${unknown}}, a list, inside other words`,
        repair: `write {${unknown}} as a paragraph of its own`,
      })
    else if (unknown !== undefined)
      tell({ reason, repair: suggestion(`{${unknown}}`, names.map(braced)) })
    else if (reason !== undefined)
      tell({
        reason,
        repair: 'close each brace: {name, select, none {Hello} other {Hello {name}}}',
      })
    const empty = bareIn(compiled, kind.optional)
    if (empty !== undefined && text.trim() !== braced(empty))
      tell({
        reason: `uses {${empty}}, which may be empty`,
        repair: `say what to write then: {${empty}, select, none {Hello} other {Hello {${empty}}}}`,
      })
    return compiled
  }
  const addressOf = (link: Link): Message<string> => {
    const { url } = link
    const name = kind.links.find((each) => braced(each) === url)
    if (name !== undefined) used.add(name)
    else if (/^(https:|mailto:|tel:|\/)[^{}]*$/.test(url))
      links.push({ ...placeOf(link), href: url })
    else
      report(link, {
        reason: `leads to “${url}”, which is no address here`,
        repair: suggestion(url, kind.links.map(braced)),
      })
    return compileMessage(url, kind.links).compiled ?? ''
  }
  const wordsOf = (phrases: readonly PhrasingContent[]): string =>
    phrases
      .map((phrase) => {
        if (phrase.type === 'text') return phrase.value.replace(/\s*\n\s*/g, ' ')
        if (phrase.type === 'break') return '\n'
        if (phrase.type === 'link') addressOf(phrase)
        if (phrase.type === 'link' && isBareAddress(phrase)) return phrase.url
        if (!isComment(phrase)) reportUnfit(phrase)
        return ''
      })
      .join('')
  const textOf = (node: Heading | Link | Paragraph, words = wordsOf(node.children)) =>
    messageOf(words, (problem) => report(node, problem))

  const paragraph = (node: Paragraph): EmailTemplatePart => {
    const [only, ...rest] = node.children
    if (only?.type === 'link' && rest.length === 0) {
      const href = addressOf(only)
      return isBareAddress(only) ? { link: href } : { button: { label: textOf(only), href } }
    }
    const words = wordsOf(node.children)
    if (kind.list !== undefined && words.trim() === braced(kind.list)) return { facts: true }
    return { text: textOf(node, words) }
  }
  const partsOf = (node: RootContent): EmailTemplatePart[] => {
    if (node.type === 'paragraph') return [paragraph(node)]
    if (node.type === 'list' && node.children.every(isSimple)) {
      const items = node.children.flatMap(({ children }) => children)
      return [{ list: items.flatMap((item) => (item.type === 'paragraph' ? [textOf(item)] : [])) }]
    }
    reportUnfit(node)
    return []
  }

  const field = (name: string, text: string) =>
    messageOf(text, (words) => problems.push(fieldProblem(entry, [name], words)))
  const nodes = parseMarkdown(entry.body, {}).children.filter((node) => !isComment(node))
  const [first, ...others] = nodes
  const headline = first?.type === 'heading' && first.depth === 1 ? first : undefined
  const template: EmailTemplate = {
    subject: field('subject', subject),
    preview: field('preview', preview),
    heading: headline ? textOf(headline) : '',
    parts: (headline ? others : nodes).flatMap(partsOf),
    reason: field('reason', reason),
  }
  const start = first ? placeOf(first) : fileProblem(entry.file, noHeadline)
  if (!headline && lineProblems.every(({ line }) => line !== start.line))
    problems.push({ ...start, ...noHeadline })
  for (const name of kind.required.filter((each) => !used.has(each)))
    problems.push(
      fileProblem(entry.file, {
        reason: `has no button that leads to {${name}}`,
        repair: `write a paragraph such as [Open it]({${name}})`,
      }),
    )
  return { ...(problems.length === 0 && { template }), problems, links }
}

const noHeadline: Words = {
  reason: 'has no headline above its text',
  repair: 'begin the text with a line such as # Thank you',
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
