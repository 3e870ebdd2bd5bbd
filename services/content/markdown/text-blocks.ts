import type { Element, ElementContent } from 'hast'
import type { Blockquote, Image, Nodes, Paragraph, PhrasingContent, Root, Text } from 'mdast'
import { captionsOf, fileUrl, isVideoFile, linkedFile, type TextFile } from '../model/text-files.ts'
import { hostedVideo, type VideoHost, videoHosts } from '../schema/video.ts'
import type { Translator } from '../model/translator.ts'
import type { Words } from '../schema/words/words.ts'
import { startOf } from './parse.ts'
import type { StrayMarkup } from './stray-markup.ts'

/** The kinds of callouts, as GitHub has them: `> [!NOTE]`. */
export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const
type CalloutKind = (typeof calloutKinds)[number]

/** The five, as messages name them. */
export const calloutNames: string = calloutKinds
  .map((kind) => `[!${kind.toUpperCase()}]`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ')

/** A callout's mark at the start of a paragraph, and what stands behind it on its line. */
const mark = /^\[!(\w+)\][ \t]*([^\n]*)(?:\n|$)/

/** Whether a text is one of the five: `NOTE`. */
export const isCalloutKind = (name: string): boolean => calloutKind(name) !== undefined

const calloutKind = (name: string): CalloutKind | undefined =>
  calloutKinds.find((kind) => kind === name.toLowerCase())

/** A picture as galleries and videos show it. */
interface ShownPicture {
  src: string
  /** Its file in the largest size. */
  large: string
  width: number
  height: number
}

interface TextBlockOptions {
  pictures: Readonly<Record<string, ShownPicture>>
  files: Readonly<Record<string, TextFile>>
  t: Translator<Words['textBlocks']>
  /** Of projects, whose pictures open in the same large view. */
  ofPictures: Translator<Words['project']>
}

/**
 * Makes callouts, galleries and videos of the Markdown that stands for them: a quotation that begins with `[!NOTE]`, a
 * paragraph of several pictures, and a picture alone in its paragraph that links to a video.
 * @returns where videos are played from, and callouts that are none
 */
export function makeTextBlocks(tree: Root, options: TextBlockOptions) {
  const found: { videos: VideoHost[]; misplaced: StrayMarkup[] } = { videos: [], misplaced: [] }
  const visit = (node: Nodes, parent?: Nodes) => {
    if (node.type === 'blockquote') makeCallout(node, options, found.misplaced)
    if (node.type === 'paragraph') {
      if (parent?.type !== 'blockquote') reportBareMark(node, found.misplaced)
      const images = galleryOf(node)
      const video = videoOf(node)
      if (images) makeGallery(node, images, options)
      if (video) {
        makeVideo(node, video, options)
        const host = hostedVideo(video.address)?.host
        if (host) found.videos.push(host)
      }
    }
    if ('children' in node) for (const child of node.children) visit(child, node)
  }
  visit(tree)
  return found
}

/** Returns the kind of callout that a quotation is, and removes its mark from the text. */
function takeCallout(quotation: Blockquote): CalloutKind | undefined {
  const text = markedText(quotation)
  const [whole, name = '', rest] = mark.exec(text?.value ?? '') ?? []
  const kind = calloutKind(name)
  const [first, ...others] = quotation.children
  if (!text || whole === undefined || rest !== '' || !kind || first?.type !== 'paragraph')
    return undefined
  text.value = text.value.slice(whole.length)
  if (text.value !== '') return kind
  // Its words begin in an element, or after an empty line.
  first.children.shift()
  if (first.children.length === 0) quotation.children = others
  return kind
}

const markedText = ({ children: [first] }: Blockquote): Text | undefined => {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  return text?.type === 'text' ? text : undefined
}

function makeCallout(quotation: Blockquote, { t }: TextBlockOptions, misplaced: StrayMarkup[]) {
  const [, name = '', rest = ''] = mark.exec(markedText(quotation)?.value ?? '') ?? []
  const report = (reason: string, repair: string) =>
    misplaced.push({ reason, repair, ...startOf(quotation) })
  if (name !== '' && !isCalloutKind(name))
    report(`begins with [!${name}], which is no kind of callout`, `write ${calloutNames}`)
  else if (rest !== '')
    report(
      `has words behind [!${name}] on the same line, so it’s a quotation`,
      `put them on a line of their own: > ${rest}`,
    )
  const kind = takeCallout(quotation)
  if (!kind) return
  if (quotation.children.length === 0)
    report('is a callout without words', 'write them on the next line, after > and a space')
  quotation.children.unshift({
    type: 'paragraph',
    children: [{ type: 'text', value: t(kind) }],
    data: { hProperties: { className: ['text-callout-label'] } },
  })
  quotation.data = {
    hName: 'div',
    hProperties: { className: ['text-callout', `text-callout-${kind}`], role: 'note' },
  }
}

/** Whether a quotation has become a callout, whose first paragraph is its label. */
export const isCallout = ({ data }: Blockquote): boolean => data?.hName === 'div'

/** `[!NOTE]` that begins no quotation. */
function reportBareMark(paragraph: Paragraph, misplaced: StrayMarkup[]): void {
  const [first] = paragraph.children
  const name = first?.type === 'text' ? mark.exec(first.value)?.[1] : undefined
  if (name !== undefined && isCalloutKind(name))
    misplaced.push({
      reason: `begins with [!${name}] without > before it, so it’s shown as text`,
      repair: `begin this line and each line of the callout with > and a space: > [!${name.toUpperCase()}]`,
      ...startOf(paragraph),
    })
}

/** Returns the pictures of a paragraph that has several and nothing else: a gallery. */
export function galleryOf({ children }: Paragraph): Image[] | undefined {
  const shown = children.filter((child) => !isSpace(child))
  const images = shown.filter((child) => child.type === 'image')
  return images.length > 1 && images.length === shown.length ? images : undefined
}

const isSpace = (node: PhrasingContent) =>
  node.type === 'break' || (node.type === 'text' && node.value.trim() === '')

/** Returns the picture alone in its paragraph that links to a video. */
export function videoOf({ children }: Paragraph): { image: Image; address: string } | undefined {
  const [link, ...others] = children.filter((child) => !isSpace(child))
  if (link?.type !== 'link' || others.length > 0) return undefined
  const [image, ...rest] = link.children
  if (image?.type !== 'image' || rest.length > 0) return undefined
  const file = linkedFile(link.url)
  return (file !== undefined && isVideoFile(file)) || hostedVideo(link.url)
    ? { image, address: link.url }
    : undefined
}

/** Writes the HTML of the component `PictureGallery`. */
function makeGallery(
  paragraph: Paragraph,
  images: readonly Image[],
  { pictures, t, ofPictures }: TextBlockOptions,
): void {
  const isUpright = (name: string) => {
    const picture = pictures[name]
    return picture !== undefined && picture.height > picture.width
  }
  // The first picture is large where the others then fill their rows.
  const units = images.reduce((sum, { url }) => sum + (isUpright(url) ? 1 : 2), 0)
  const leads = !isUpright(images[0]?.url ?? '') && units % 4 === 2
  const entries = images.map(({ url, alt, title }, index) => {
    const position = ofPictures('pictureOf', { number: index + 1, count: images.length })
    const format = {
      ...(isUpright(url) && { dataUpright: 'true' }),
      ...(leads && index === 0 && { dataLead: 'true' }),
    }
    return element('li', format, [
      element('figure', {}, [
        element('a', { href: pictures[url]?.large ?? '', dataPosition: position }, [
          element('img', { src: url, alt: alt ?? '', sizes: gallerySizes }),
        ]),
        ...(title ? [element('figcaption', {}, [text(title)])] : []),
      ]),
    ])
  })
  paragraph.data = {
    hName: 'div',
    hProperties: { className: ['picture-gallery'], role: 'group', ariaLabel: t('pictures') },
    hChildren: [element('ul', { className: ['picture-rows'] }, entries)],
  }
}

/** Two beside each other in the column of a text; below each other on a phone. */
const gallerySizes = '(min-width: 48em) 23rem, 100vw'

/**
 * Writes the HTML of a video: the player of the browser for a file, and for one of another site its picture as a link to
 * it, in whose place a script shows the player.
 */
function makeVideo(
  paragraph: Paragraph,
  { image, address }: { image: Image; address: string },
  { pictures, files, t }: TextBlockOptions,
): void {
  const captions = captionsOf(address, { files: Object.values(files) })
  const { url, alt, title } = image
  const hosted = hostedVideo(address)
  const picture = pictures[url]
  const caption = [
    ...(title ? [text(`${title} `)] : []),
    ...(hosted
      ? [element('small', {}, [text(t('playsFrom', { host: videoHosts[hosted.host].name }))])]
      : []),
  ]
  const shown = hosted
    ? element('a', { href: hosted.page, dataVideo: hosted.frame, className: ['video'] }, [
        element('img', { src: url, alt: alt ?? '' }),
        element('span', { className: ['button'] }, [text(t('play'))]),
      ])
    : element(
        'video',
        {
          controls: true,
          preload: 'none',
          playsInline: true,
          ariaLabel: alt ?? '',
          ...(picture && {
            poster: picture.src,
            width: picture.width,
            height: picture.height,
          }),
          src: fileUrl(linkedFile(address) ?? ''),
        },
        [
          ...(captions === undefined
            ? []
            : [element('track', { kind: 'captions', src: captions, default: true })]),
          element('a', { href: address }, [text(alt || t('play'))]),
        ],
      )
  paragraph.data = {
    hName: 'figure',
    hProperties: {},
    hChildren: [shown, ...(caption.length > 0 ? [element('figcaption', {}, caption)] : [])],
  }
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children })

const text = (value: string): ElementContent => ({ type: 'text', value })
