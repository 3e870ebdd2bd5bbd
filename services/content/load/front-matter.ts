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
}

/**
 * In: a Markdown file's text, with lines that end in `\n`. Out: its front matter and its body, or
 * why there are not both. Front matter is YAML between two lines of `---` and nothing else: other
 * languages (`---js`) are refused unread, so nothing in a content file is ever executed.
 */
export function splitFrontMatter(text: string): MarkdownParts | FormatError {
  const [first = ''] = text.split('\n', 1)
  if (!first.startsWith('---'))
    return {
      reason: 'has no front matter',
      repair: 'begin the file with a line of ---, then its fields, then another line of ---',
    }
  if (first.trimEnd() !== '---')
    return {
      reason: `begins with “${first.trimEnd()}”, but front matter is YAML and is never executed`,
      repair: 'write --- alone on the first line and YAML under it',
    }
  // From the end of the first line, which is where empty front matter ends.
  const begin = first.length
  const fence = /\n---[ \t]*(?:\n|$)/.exec(text.slice(begin))
  if (!fence)
    return {
      reason: 'has front matter that never ends',
      repair: 'write a line of --- under its last field',
    }
  const end = begin + fence.index
  const bodyStart = end + fence[0].length
  return {
    front: `${text.slice(begin + 1, end)}\n`,
    frontLine: 2,
    body: text.slice(bodyStart),
    bodyLine: text.slice(0, bodyStart).split('\n').length,
  }
}
