import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Text } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Nodes } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { z } from 'zod'
import type { Language } from '../model/languages.ts'
import { describeFile, linkedFile, type TextFile } from '../model/text-files.ts'
import { translatorOf } from '../model/translator.ts'
import type { Words } from '../schema/words/words.ts'
import { type Facts, splitAtPhoneNumbers } from '../model/location/placeholders.ts'
import { reservedIds } from '../model/routes.ts'
import { block } from '../schema/block.ts'
import { toBlocks } from './blocks.ts'
import { findStrayMarkup } from './stray-markup.ts'
import { findSurprises } from './surprises.ts'
import { placeMarkers, takeNumberedPictures } from './numbered-pictures.ts'
import { parseMarkdown, startOf } from './parse.ts'
import { makeTextBlocks } from './text-blocks.ts'

const position = { line: z.number(), column: z.number() }

/** Compiled Markdown. Lines count from the first line of the Markdown, from 1. */
export const compiled = z.object({
  html: z.string(),
  headings: z.array(z.object({ depth: z.number(), id: z.string(), text: z.string(), ...position })),
  links: z.array(z.object({ href: z.string(), ...position })),
  images: z.array(z.object({ name: z.string(), alt: z.string(), ...position })),
  /** Raw HTML, which is removed from the page. */
  htmlTags: z.array(z.object({ text: z.string(), ...position })),
  /** Where the notes of pictures with numbers begin, the positions of the numbers, and what is wrong with them. */
  notes: z.array(z.object(position)).default([]),
  places: z.array(z.tuple([z.number(), z.number()])).default([]),
  misplaced: z.array(z.object({ reason: z.string(), repair: z.string(), ...position })).default([]),
  /** What was meant as Markdown and is shown as text. */
  strayMarkup: z
    .array(z.object({ reason: z.string(), repair: z.string(), ...position }))
    .default([]),
  /** The other sites that its videos are played from. */
  videos: z.array(z.enum(['youtube', 'vimeo'])).default([]),
  words: z.number(),
  /** The blocks for print, and what cannot be printed; for texts that are printed. */
  blocks: z.array(block).default([]),
  unprintable: z.array(z.object({ what: z.string(), ...position })).default([]),
})
export type Compiled = z.infer<typeof compiled>

interface EmbeddedPicture {
  src: string
  /** Its own file in the largest size. */
  large: string
  /** Of a photograph. */
  srcSet?: string
  sizes?: string
  width: number
  height: number
}

export interface CompileOptions {
  /** The values of placeholders such as `{brand}`. */
  facts: Facts
  /** The pictures that may be shown, by name: their addresses, and how large they are, in px. */
  pictures: Readonly<Record<string, EmbeddedPicture>>
  /** The files that it may link to, by name. */
  files: Readonly<Record<string, TextFile>>
  /** The language of the text, and what its callouts, galleries, videos and footnotes say in it. */
  language: Language
  words: TextWords
  /**
   * The name of a part, where a page is put together from several bodies: its headings go down one
   * rank, and their ids begin with the name.
   */
  idPrefix?: string | undefined
  /** Whether it is printed as well. */
  print?: boolean | undefined
}

/** The groups of content/words that compiled texts have. */
export type TextWords = Pick<Words, 'textBlocks' | 'project'>

type Found = Pick<Compiled, 'links' | 'images' | 'htmlTags' | 'strayMarkup'>

const writer = unified().use(rehypeStringify)

/**
 * Compiles Markdown to safe HTML (neither raw HTML nor a link that runs a script passes), with ids on headings and
 * marks on links that leave the site.
 */
export function compile(
  markdown: string,
  { facts, pictures, files, language, words, idPrefix, print }: CompileOptions,
): Compiled {
  const t = translatorOf(words, 'textBlocks', language)
  const found: Found = { links: [], images: [], htmlTags: [], strayMarkup: [] }
  const tree = parseMarkdown(markdown, facts, (node) => {
    inspect(node, found)
    found.strayMarkup.push(...findStrayMarkup(node, markdown))
  })
  found.strayMarkup.push(...findSurprises(tree, markdown))
  const { pictures: numbered, misplaced } = takeNumberedPictures(tree)
  placeMarkers(numbered)
  const textBlocks = makeTextBlocks(tree, {
    pictures,
    files,
    t,
    ofPictures: translatorOf(words, 'project', language),
  })
  found.strayMarkup.push(...textBlocks.misplaced)
  const toHast = unified().use(remarkRehype, {
    footnoteLabel: t('footnotes'),
    footnoteBackLabel: (index) => t('backToText', { number: index + 1 }),
    // The page of the whole guide has the footnotes of several texts.
    ...(idPrefix !== undefined && { clobberPrefix: `${idPrefix}-` }),
  })
  const hast = toHast.runSync(tree)
  const headings: Compiled['headings'] = []
  const markHeading = headingMarker(headings, idPrefix)
  /** Changes an element and those within it. @returns the element that takes its place */
  const finish = (element: Element): Element => {
    markHeading(element)
    markLink(element)
    describeDownload(element, files, language)
    showPicture(element, pictures)
    const inText = !['a', 'code'].includes(element.tagName)
    element.children = element.children.flatMap((child) => {
      if (child.type === 'text' && inText) return keepPhoneNumbers(child)
      if (child.type !== 'element') return child
      // CSS draws the checkboxes of a checklist: nobody can tick them, so they are not inputs.
      return child.tagName === 'input' ? [] : finish(child)
    })
    return element.tagName === 'table' ? scrollFrame(element) : element
  }
  hast.children = hast.children.map((child) => (child.type === 'element' ? finish(child) : child))
  return {
    html: writer.stringify(hast),
    headings,
    ...found,
    videos: textBlocks.videos,
    misplaced,
    notes: numbered.map(({ list }) => startOf(list)),
    places: numbered.flatMap(({ places }) => places),
    words: textOf(hast).split(/\s+/).filter(Boolean).length,
    ...(print ? toBlocks(tree, headings) : { blocks: [], unprintable: [] }),
  }
}

/** Adds the links, pictures and tags of a node, without those within it. */
function inspect(node: Nodes, { links, images, htmlTags }: Found): void {
  const at = startOf(node)
  if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, ...at })
  if (node.type === 'image') images.push({ name: node.url, alt: node.alt ?? '', ...at })
  if (node.type === 'html') htmlTags.push({ text: node.value.slice(0, 40), ...at })
}

/** Gives headings their ids, and lists them. */
function headingMarker(headings: Compiled['headings'], part: string | undefined) {
  const slugger = new GithubSlugger()
  for (const id of reservedIds) slugger.slug(id)
  return (element: Element) => {
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1]
    if (!depth || element.properties['id'] !== undefined) return
    const text = textOf(element)
    // A heading of signs alone leaves nothing to name it by.
    const slug = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section')
    const id = part ? `${part}-${slug}` : slug
    element.properties['id'] = id
    if (part) element.tagName = `h${Number(depth) + 1}`
    headings.push({ depth: Number(depth), id, text, ...startOf(element) })
  }
}

/** Removes the address of a link to anything but a page, a mail address or a telephone. */
function markLink({ tagName, properties }: Element): void {
  const { href } = properties
  if (tagName !== 'a' || typeof href !== 'string') return
  if (!/^(https?:|mailto:|tel:|\/|#)/i.test(href)) delete properties['href']
  if (!/^(https?:|\/\/)/i.test(href)) return
  // Of a video, whose class says so.
  const { className = ['external'] } = properties
  Object.assign(properties, { rel: 'external noopener', className })
}

/** Says behind the words of a link to a file what it is: `(PDF, 1.2 MB)`. One alone in its paragraph is a download. */
function describeDownload(
  element: Element,
  files: CompileOptions['files'],
  language: Language,
): void {
  const [only, ...rest] = element.children
  const { href } = element.properties
  if (element.tagName === 'p' && rest.length === 0 && only?.type === 'element')
    if (linkedFile(String(only.properties['href'] ?? '')) !== undefined)
      element.properties['className'] = ['download']
  const name = typeof href === 'string' ? linkedFile(href) : undefined
  const file = name === undefined || !Object.hasOwn(files, name) ? undefined : files[name]
  if (element.tagName !== 'a' || !file) return
  const note: Text = { type: 'text', value: `(${describeFile(file, language)})` }
  element.children.push(
    { type: 'text', value: ' ' },
    { type: 'element', tagName: 'small', properties: {}, children: [note] },
  )
}

/** Gives pictures their addresses; one alone in its paragraph becomes a figure with its title as the caption. */
function showPicture(element: Element, pictures: CompileOptions['pictures']): void {
  const [only, ...rest] = element.children
  const alone = element.tagName === 'p' && rest.length === 0
  if (alone && only?.type === 'element' && only.tagName === 'img') {
    const { title } = only.properties
    element.tagName = 'figure'
    delete only.properties['title']
    if (typeof title === 'string') element.children.push(caption(title))
  }
  const { src } = element.properties
  if (element.tagName !== 'img' || typeof src !== 'string') return
  const { large: _, ...shown }: Partial<EmbeddedPicture> = Object.hasOwn(pictures, src)
    ? (pictures[src] ?? {})
    : {}
  const { sizes = shown.sizes } = element.properties
  Object.assign(element.properties, {
    // An unknown name is a problem that stops the build, so it gets no address.
    src: undefined,
    ...shown,
    // Of a drawing, which has one size, they would mean nothing.
    sizes: shown.srcSet === undefined ? undefined : sizes,
    loading: 'lazy',
    decoding: 'async',
  })
}

/** Phone numbers in running text don't break at their hyphens; those in links don't by their style. */
const keepPhoneNumbers = ({ value }: Text): ElementContent[] =>
  splitAtPhoneNumbers(value).map((part, at) => {
    const text: Text = { type: 'text', value: part }
    if (at % 2 === 0) return text
    const properties = { className: ['phone-number'] }
    return { type: 'element', tagName: 'span', properties, children: [text] }
  })

/** Wraps a table that is wider than the screen in a focusable frame, which scrolls by touch and by arrow keys. */
function scrollFrame(table: Element): Element {
  const [head, ...rows] = elementsIn(table).flatMap(elementsIn)
  const headers = head ? elementsIn(head) : []
  const columns = headers.map(textOf)
  // An empty corner is no header: screen readers would announce it with every cell below.
  for (const [at, cell] of headers.entries()) if (columns[at] === '') cell.tagName = 'td'
  for (const row of rows)
    for (const [at, cell] of elementsIn(row).entries())
      // On a phone a row is a card, and a cell names its column.
      if (columns[at]) cell.properties['dataLabel'] = columns[at]
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll', 'card-rows'],
      tabIndex: 0,
      role: 'region',
      ariaLabel: columns.filter(Boolean).join(', '),
    },
    children: [table],
  }
}

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === 'element')

const caption = (text: string): Element => ({
  type: 'element',
  tagName: 'figcaption',
  properties: {},
  children: [{ type: 'text', value: text }],
})
