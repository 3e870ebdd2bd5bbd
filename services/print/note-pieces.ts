import { besidePiece } from './beside.ts'
import { linesOf } from './lines.ts'
import type { Note } from './notes.ts'
import type { Tag } from './pen.ts'
import type { Piece } from './piece.ts'
import { above, columns, types } from './sheet.ts'
import { baselineOf, type Setting, textPieces } from './text-pieces.ts'
import { plain, type PrintedRun, wordsOf } from './words.ts'

const { text } = columns
const type = types.small
/** How far the text of notes stands from their numbers. */
const indent = 17
const place = { x: text.x + indent, width: text.width - indent, above: above.note }

/** What the small numbers in a chapter stand for, at its end. */
export function notePieces(notes: readonly Note[], setting: Setting): Piece[] {
  if (notes.length === 0) return []
  const { ruler, parent } = setting
  const list: Tag = { type: 'L', parent }
  const entries = notes.flatMap((note) => {
    const item: Tag = { type: 'LI', parent: list }
    const label: Tag = { type: 'Lbl', parent: item }
    const [number] = linesOf(wordsOf(plain(`${note.number}.`), type, ruler), indent)
    const body: Tag = { type: 'LBody', parent: item }
    const [first, ...rest] = textPieces(wordsIn(note), type, place, ruler, body)
    if (!first) return []
    const marked: Piece = {
      ...first,
      draw(pen, y) {
        if (number) pen.line(number, text.x, y + baselineOf(type), label, true)
        first.draw(pen, y)
      },
    }
    return [marked, ...rest]
  })
  return [besidePiece(plain('Sources and further reading'), types.head, setting), ...entries]
}

/** `Title, host.example, read Nov 21, 2026` */
const wordsIn = ({ title, url, checked }: Note): PrintedRun[] => [
  ...plain(`${title}, `),
  ...plain(addressOf(url), url),
  ...plain(checked ? `, ${readOn(checked)}` : ''),
]

/** As much of an address as a person could type. */
function addressOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  const host = hostname.replace(/^www\./, '')
  const typed = pathname.length < 40 && !/\.(aspx|php|pl)$/.test(pathname)
  return typed ? host + pathname.replace(/\/$/, '') : host
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** It is not broken over two lines. */
const readOn = (checked: string) =>
  `read ${day.format(new Date(`${checked}T00:00:00Z`))}`.replaceAll(' ', '\u00a0')
