import { sideHeadingItem, baselineOffset, type LayoutContext, textItems } from './place-text.ts'
import { breakLines } from './lines.ts'
import type { Note } from './notes.ts'
import type { Tag } from './canvas.ts'
import type { LayoutItem } from './layout.ts'
import { spaceAbove, columns, textStyles } from './page-style.ts'
import { plainRun, type PrintedRun, measureWords } from './words.ts'

const { text } = columns
const style = textStyles.small
/** How far the text of notes stands from their numbers. */
const indent = 17
const textFrame = { x: text.x + indent, width: text.width - indent, above: spaceAbove.note }

/** A chapter's notes, at its end. */
export function noteItems(notes: readonly Note[], setting: LayoutContext): LayoutItem[] {
  if (notes.length === 0) return []
  const { measureText, parent } = setting
  const list: Tag = { type: 'L', parent }
  const entries = notes.flatMap((note) => {
    const item: Tag = { type: 'LI', parent: list }
    const label: Tag = { type: 'Lbl', parent: item }
    const [number] = breakLines(
      measureWords(plainRun(`${note.number}.`), style, measureText),
      indent,
    )
    const body: Tag = { type: 'LBody', parent: item }
    const [first, ...rest] = textItems(noteText(note), style, textFrame, measureText, body)
    if (!first) return []
    const marked: LayoutItem = {
      ...first,
      draw(pen, y) {
        if (number) pen.line(number, text.x, y + baselineOffset(style), label, true)
        first.draw(pen, y)
      },
    }
    return [marked, ...rest]
  })
  return [
    sideHeadingItem(plainRun('Sources and further reading'), textStyles.head, setting),
    ...entries,
  ]
}

/** `Title, host.example, read Nov 21, 2026` */
const noteText = ({ title, url, checked }: Note): PrintedRun[] => [
  ...plainRun(`${title}, `),
  ...plainRun(displayUrl(url), url),
  ...plainRun(checked ? `, ${readOnText(checked)}` : ''),
]

/** The part of an address that a person can type. */
function displayUrl(url: string): string {
  const { hostname, pathname } = new URL(url)
  const host = hostname.replace(/^www\./, '')
  const typed = pathname.length < 40 && !/\.(aspx|php|pl)$/.test(pathname)
  return typed ? host + pathname.replace(/\/$/, '') : host
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** It is not broken over two lines. */
const readOnText = (checked: string) =>
  `read ${day.format(new Date(`${checked}T00:00:00Z`))}`.replaceAll(' ', '\u00a0')
