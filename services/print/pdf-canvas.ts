import type PDFDocument from 'pdfkit'
import type { Box, Canvas, Tag } from './canvas.ts'
import { mergeSpans } from './lines.ts'
import type { TextSpan } from './words.ts'

type Document = InstanceType<typeof PDFDocument>
type Element = ReturnType<Document['struct']>

/**
 * The OpenType feature for tabular figures (all of one width). Without features PDFKit keeps each word as it was set, and
 * most words come again; with an empty list it would set every one anew, a quarter of the time of the whole book.
 */
export const fontFeatures = (tabular: boolean | undefined): { features?: 'tnum'[] } =>
  tabular ? { features: ['tnum'] } : {}

/**
 * In: a document, the root of its structure, and the JPEG for a picture’s place. Out: the canvas that
 * draws in it. `finish` closes the structure after the last operation.
 */
export function pdfCanvas(
  document: Document,
  root: Tag,
  pictureFor: (image: string, box: Box) => Buffer,
): Canvas & { finish: () => void } {
  let chapter = document.outline
  const elementOf = structureFor(document)
  const artifact = (draw: () => void) => {
    document.markContent('Artifact', { type: 'Layout' })
    draw()
    document.endMarkedContent()
  }
  const write = (bit: SpanStyle, x: number, baseline: number) => {
    document.font(bit.face).fontSize(bit.size).fillColor(bit.color)
    const place = { lineBreak: false, baseline: 'alphabetic' } as const
    document.text(bit.text, x, baseline, { ...place, ...fontFeatures(bit.tabular) })
  }
  /** The text and the area that can be pressed are one node of the structure. */
  const linked = (bit: TextSpan, href: string, x: number, baseline: number, parent: Element) => {
    const link = document.struct('Link')
    parent.add(link)
    link.add(() => write(bit, x, baseline))
    const area = [x, baseline - bit.size, bit.width, bit.size * 1.3] as const
    const options = { structParent: link }
    if (href.startsWith('#')) document.goTo(...area, href.slice(1), options)
    else document.link(...area, href, options)
    link.end()
  }
  return {
    line(line, x, baseline, tag, more = false) {
      const element = tag && elementOf(tag)
      let at = x
      for (const stretch of mergeSpans(line, more)) {
        const { href, raised, width } = stretch
        const draw = () => write(stretch, at, baseline - raised)
        if (!element) artifact(draw)
        else if (href) linked(stretch, href, at, baseline - raised, element)
        else element.add(draw)
        at += width
      }
    },
    picture(image, box, tag) {
      const { x, y, ...size } = box
      elementOf(tag).add(() => document.image(pictureFor(image, box), x, y, size))
    },
    rule({ x, y, width, height }, color) {
      artifact(() => document.rect(x, y, width, height).fill(color))
    },
    frame({ x, y, width, height }, color) {
      artifact(() => document.rect(x, y, width, height).lineWidth(0.8).stroke(color))
    },
    gradient({ x, y, width, height }, color, opacity) {
      const fading = document.linearGradient(x, y, x, y + height)
      fading.stop(0, color, opacity).stop(1, color, 0)
      artifact(() => document.rect(x, y, width, height).fill(fading))
    },
    artifactText(text, type, x, baseline) {
      artifact(() => write({ text, ...type }, x, baseline))
    },
    anchor({ id, title, level }, y) {
      document.addNamedDestination(id, 'XYZ', 0, Math.max(0, y - 40), 0)
      if (level === 1) chapter = document.outline.addItem(title)
      else chapter.addItem(title)
    },
    newPage: () => void document.addPage(),
    finish: () => elementOf(root).end(),
  }
}

type SpanStyle = Pick<TextSpan, 'text' | 'face' | 'size' | 'color' | 'tabular'>

/** Finds the node of the structure that a tag stands for; the first time it is made. */
function structureFor(document: Document): (tag: Tag) => Element {
  const elements = new Map<Tag, Element>()
  const elementOf = (tag: Tag): Element => {
    const known = elements.get(tag)
    if (known) return known
    const { type, parent, alt, scope } = tag
    const element = document.struct(type, { ...(alt && { alt }), ...(scope && { scope }) })
    elements.set(tag, element)
    if (parent) elementOf(parent).add(element)
    else document.addStructure(element)
    return element
  }
  return elementOf
}
