import { decodeEntities } from '../../../services/content/model/readability.ts'

/** Text of a page for the search. */
interface PageWords {
  words: string[]
  /** Those of its tables, which are not among the words. */
  tables: string[]
  keywords: string
}

/**
 * Extracts a page's text.
 * @throws Error the page has no <main>
 */
export function readWords(path: string, html: string): PageWords {
  const main = mainOf(html, path)
  return {
    words: textBlocks(main, new Set([...notSearched, ...tables])),
    tables: [...main.matchAll(/<table[\s\S]*?<\/table>/g)].flatMap(([table]) => textBlocks(table)),
    keywords: keywordsIn(html),
  }
}

/** Returns the main part of a page. @throws Error which names the page: it has none */
export function mainOf(html: string, name: string): string {
  const [main] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  if (!main) throw new Error(`${name} has no <main>`)
  return main
}

/** Returns the page's meta keywords: “HVAC” for heating and air. */
const keywordsIn = (html: string): string =>
  /<meta name="keywords" content="([^"]*)"/.exec(html)?.[1] ?? ''

/** Elements that are not the page's own text, by tag or class: repeated parts, lists of other pages, media. */
const notSearched = new Set([
  ...['form', 'nav', 'noscript'],
  // A chapter of the building guide on the whole guide's page; it has a page of its own.
  ...['.actions', '.ask-line', '.byline', '.chapter', '.closing', '.estimate', '.listing'],
  ...['.nearby', '.next-project', '.read-next'],
  ...['.price-sources', '.social', '.source', '.sources', '.stats', '.urgent', '.who-comes'],
])

/** Rows of figures, which say nothing in an excerpt. */
const tables = ['table', '.rates-delivery']

/** Elements within a sentence; every other one separates blocks of text. */
const inlineTags = new Set(
  'a abbr b cite code del em i kbd mark q s small span strong sub sup time u'.split(' '),
)

const voidTags = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

/** Matches a comment, a script or style with its text, or a tag; everything between matches is text. */
const markup =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z][a-z\d-]*)((?:[^>"]|"[^"]*")*)>/gi

/**
 * Returns the text of the blocks, in order, with entities decoded.
 * @param html every element must be closed, as React and the Markdown compiler write it
 * @param leftOut elements whose text is left out, like everything hidden: `nav`, `.stats`
 */
export function textBlocks(html: string, leftOut: ReadonlySet<string> = notSearched): string[] {
  const pieces = ['']
  /** Open elements inside the excluded one, including itself; 0 outside. */
  let excluded = 0
  let end = 0
  const addText = (text: string) => {
    if (excluded === 0) pieces.push(`${pieces.pop() ?? ''}${text}`)
  }
  for (const { 0: found, 2: slash, 3: name, 4: attributes = '', index } of html.matchAll(markup)) {
    addText(html.slice(end, index))
    end = index + found.length
    if (name === undefined) continue
    const tag = name.toLowerCase()
    const single = voidTags.has(tag) || attributes.endsWith('/')
    if (slash === '/') excluded = Math.max(0, excluded - 1)
    else if (!single && (excluded > 0 || isExcluded(tag, attributes, leftOut))) excluded++
    if (!inlineTags.has(tag)) pieces.push('')
  }
  addText(html.slice(end))
  return pieces.map((piece) => decodeEntities(piece).replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
}

function isExcluded(tag: string, attributes: string, leftOut: ReadonlySet<string>): boolean {
  if (leftOut.has(tag) || /\saria-hidden="true"/.test(attributes)) return true
  const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1]
  return classes?.split(' ').some((name) => leftOut.has(`.${name}`)) ?? false
}
