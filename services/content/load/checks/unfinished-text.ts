import { strings } from '../../model/location/placeholders.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import { hasMessages } from '../../schema/message.ts'
import type { Entry } from '../files/entry.ts'
import type { CheckedContent } from './check.ts'

interface Rule {
  pattern: RegExp
  reason: (found: string) => string
  repair: string
}

/** What stands for a text that somebody still has to write. Spanish has the word “todo”, in capitals too. */
const standIn = /\b[Ll]orem ipsum\b|(?<!\]\()\bT(?:ODO|BD)\b(?! \p{Lu}{2})|\bFIXME\b|\bXXX+\b/u

/** Those of messages, which may be in others, are checked by their parser. */
const extraBrace: Rule = {
  pattern: /\{\{[^{}]*\}\}|\{(?![^{}\n]*\})|(?<!\{[^{}\n]*)\}/,
  reason: (found) => `has “${found}”, with an extra or a missing brace`,
  repair: 'write a placeholder in one pair of braces: {phone}',
}

/** What nobody means to publish, wherever it is. */
const anywhere: Rule[] = [
  {
    pattern: standIn,
    reason: (found) => `still has the stand-in “${found}”`,
    repair: 'write the text, or remove it',
  },
  {
    pattern: /â€.?|Ã[\u0080-\u00bf]|\ufffd/,
    reason: (found) => `has “${found}”, a character that some program garbled`,
    repair: 'type the character that belongs there, such as ’ or é',
  },
  extraBrace,
]

/** Fields are plain text: Markdown and HTML are shown as they are written. */
const inFields: Rule[] = [
  ...anywhere,
  {
    pattern: /\*\*|\]\([^)]*\)/,
    reason: (found) =>
      `has “${found}”, which a field shows as is: only the text below the fields is Markdown`,
    repair: 'write just the words',
  },
  {
    pattern: /<\/?[a-z][a-z\d]*(?:\s[^>]*)?\/?>|&(?:[a-z]+|#\d+);/i,
    reason: (found) => `has “${found}”, which is HTML and is shown as is`,
    repair: 'write the words and characters themselves',
  },
]

/** Reports stand-ins, broken characters and markup that would be shown on a page. */
export const unfinishedText = ({ entries, isFaulty }: CheckedContent): Problem[] =>
  entries
    .flatMap((entry) => entry.keep('unfinished text', () => findUnfinished(entry)))
    .filter((problem) => !isFaulty(problem))

function findUnfinished(entry: Entry): Problem[] {
  const without = (rules: readonly Rule[]) =>
    hasMessages(entry.file) ? rules.filter((rule) => rule !== extraBrace) : rules
  const fields = [...strings(entry.data)].flatMap(({ path, text }) => {
    const found = firstIn(text, without(inFields))
    return found ? fieldProblem(entry, path, found) : []
  })
  // A comment is not published. Its lines stay, so that those below it keep their numbers.
  const body = entry.body.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
  const lines = body.split('\n').flatMap((text, index): Problem[] => {
    const found = firstIn(text, without(anywhere))
    if (!found) return []
    const { at, reason, repair } = found
    const line = entry.bodyLine + index
    return [{ file: entry.file, line, column: at + 1, field: '', reason, repair }]
  })
  return [...fields, ...lines]
}

function firstIn(text: string, rules: readonly Rule[]) {
  for (const { pattern, reason, repair } of rules) {
    const found = pattern.exec(text)
    if (found) return { at: found.index, reason: reason(found[0]), repair }
  }
  return undefined
}

/** A place that waits for somebody's words: a comment that begins with a stand-in, which no page shows. */
export interface WaitingPlace {
  file: string
  line: number
  /** What to write there. */
  words: string
}

/** A comment of YAML, or one of Markdown, and what it says; one that begins with `TODO:` is a waiting place. */
const comment = /(?:^|\s)#\s*(.+)$|<!--\s*(.+?)\s*(?:-->|$)/

/** Returns the comments that say what is still to be written, such as `# TODO: the year the firm began`. */
export const waitingPlaces = ({ entries, files }: CheckedContent): WaitingPlace[] =>
  entries.flatMap((entry) =>
    entry.keep('waiting places', () =>
      findWaiting(entry.file, files.texts.get(entry.file)?.() ?? ''),
    ),
  )

const findWaiting = (file: string, text: string): WaitingPlace[] =>
  text.split(/\r\n?|\n/).flatMap((line, index) => {
    const [, inYaml, inMarkdown] = comment.exec(line) ?? []
    const said = inYaml ?? inMarkdown ?? ''
    if (said.search(standIn) !== 0) return []
    return { file, line: index + 1, words: said.replace(/^\w+:?\s*/, '') }
  })
