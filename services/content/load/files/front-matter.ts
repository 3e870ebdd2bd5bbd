import matter from 'gray-matter'

/** A Markdown file in its two parts. Lines count from 1. */
export interface MarkdownParts {
  front: string
  frontLine: number
  body: string
  bodyLine: number
}

export interface FormatError {
  reason: string
  repair: string
  /** The first one when left out. */
  line?: number
}

/**
 * Splits a Markdown file, with lines that end in `\n`, into front matter and body, or says why it cannot. Front
 * matter is YAML between two lines of `---` and nothing else: other languages (`---js`) are rejected unread, so
 * nothing in a content file is ever executed.
 */
export function splitFrontMatter(text: string): MarkdownParts | FormatError {
  const [first = ''] = text.split('\n', 1)
  if (/^\s*\n---[ \t]*\n/.test(text))
    return {
      reason: 'has an empty line above its first ---',
      repair: 'remove it: the file begins with ---',
    }
  if (isAlmostFence(first))
    return {
      reason: `begins with “${first.trim()}” where --- belongs`,
      repair: 'write three hyphens and nothing else on the first line',
    }
  if (!first.startsWith('---'))
    return {
      reason: 'has no front matter',
      repair: 'begin the file with a line of ---, then its fields, then another line of ---',
    }
  if (first.trimEnd() !== '---')
    return {
      reason: `begins with “${first.trimEnd()}”, but front matter is YAML and is never executed`,
      repair: 'write just --- on the first line and YAML under it',
    }
  if (!/\n---[ \t]*(?:\n|$)/.test(text)) {
    const lines = text.split('\n')
    const at = lines.findIndex(isAlmostFence)
    const almost = lines[at]
    if (almost !== undefined)
      return {
        reason: `ends its fields with “${almost.trim()}” where --- belongs`,
        repair: 'write three hyphens and nothing else on that line',
        line: at + 1,
      }
    return {
      reason: 'has front matter that never ends',
      repair: 'write a line of --- under its last field',
    }
  }
  // Spaces after the closing fence belong to neither part.
  const tidy = text.replace(/\n---[ \t]+(\n|$)/, '\n---$1')
  const { matter: front, content: body } = matter(tidy, { engines })
  const bodyStart = tidy.length - body.length
  return {
    front: front.replace(/^[ \t]*\n/, '') + '\n',
    frontLine: 2,
    body,
    bodyLine: tidy.slice(0, bodyStart).split('\n').length,
  }
}

/** `----`, or the dash that a word processor makes of `---`. */
const isAlmostFence = (line: string) => /^ *(-{4,}|--|-*[–—][-–—]*) *$/.test(line)

/** gray-matter only splits: YAML is parsed elsewhere, with its positions; nothing is ever executed. */
const neverParse = (): never => {
  throw new Error('front matter is YAML')
}
const engines = {
  yaml: { parse: () => ({}) },
  javascript: { parse: neverParse },
  json: { parse: neverParse },
}
