import { createHash } from 'node:crypto'

/** A page's inline code, as a Content-Security-Policy classifies it. */
export interface InlineCode {
  /** A source for each script that browsers would run: `'sha256-…'`. */
  scripts: string[]
  /** Inline code that no hash can allow without `unsafe-hashes`: a description with its beginning. */
  refused: string[]
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Kinds that browsers run or act on; `application/json` and `application/ld+json` are only data. */
const runs = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i

const inlineStyle = /<style\b[^>]*>|<[a-z][^>]*?\s(?:style|on[a-z]+)=[^>]*>/gi

/** Finds the inline code of a page's HTML. Text of a page is escaped, so a `<` always begins an element. */
export function inlineCode(html: string): InlineCode {
  const scripts = [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    const inline = !/\bsrc=/.test(attributes) && runs.test(type)
    return inline ? [`'sha256-${createHash('sha256').update(text).digest('base64')}'`] : []
  })
  const refused = html.replace(script, '').match(inlineStyle) ?? []
  return { scripts, refused }
}
