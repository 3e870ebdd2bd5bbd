import type { Run } from '../content/schema/block.ts'
import { type Colour, colours, type Face, type Type } from './sheet.ts'

/** How wide a text is when it is set like that, in points. */
export type Ruler = (text: string, style: Pick<Type, 'face' | 'size' | 'tabular'>) => number

/** Letters of one style that are drawn at once. */
export interface Bit {
  text: string
  width: number
  face: Face
  size: number
  colour: Colour
  tabular?: boolean | undefined
  /** How far above the line it stands: the small numbers of notes. */
  raised: number
  /** An address, or `#` and the name of a place in this document. */
  href?: string | undefined
}

/** What is never broken over two lines. */
export interface Word {
  bits: Bit[]
  width: number
  /** The space before it; none where a word goes on after its hyphen. */
  space: number
}

/** A run as it is printed. */
export interface PrintedRun extends Run {
  /** The number of its note. */
  note?: number | undefined
  /** A link that keeps the colour of its text. */
  quiet?: boolean
}

/** In: a plain text, and where it leads. Out: the one run that it is. */
export const plain = (text: string, href?: string): PrintedRun[] => [
  { text, bold: false, italic: false, href },
]

/** Between words stand spaces; a word may break after a hyphen that has letters on both sides. */
const joints = /( +)|(?<=[\p{L}\d]{2}[-–])(?=[\p{L}\d]{2})/u

/** In: runs, how they are set, and a ruler. Out: their words, measured. */
export function wordsOf(runs: readonly PrintedRun[], type: Type, ruler: Ruler): Word[] {
  const words: Word[] = []
  /** Whether the next letters belong to the word before them, though they are of another run. */
  let joined = false
  for (const run of runs) {
    const bitOf = bitMaker(run, type, ruler)
    const space = ruler(' ', { face: faceOf(type.face, run), size: type.size })
    for (const [index, text] of run.text.split(joints).filter(Boolean).entries()) {
      if (text.trim() === '') {
        joined = false
        continue
      }
      const bit = bitOf(text, type.size, 0)
      if (joined && index === 0) append(words, bit)
      else words.push({ bits: [bit], width: bit.width, space: joined ? 0 : space })
      joined = true
    }
    if (run.note !== undefined)
      append(words, bitOf(String(run.note), type.size * 0.66, type.size * 0.36))
  }
  return words
}

function append(words: readonly Word[], bit: Bit): void {
  const last = words.at(-1)
  if (!last) return
  last.bits.push(bit)
  last.width += bit.width
}

const bitMaker = (run: PrintedRun, type: Type, ruler: Ruler) => {
  const face = faceOf(type.face, run)
  const colour = run.href && !run.quiet ? colours.goldText : type.colour
  return (text: string, size: number, raised: number): Bit => {
    // Of a face’s signs only the figures are made to stand under each other.
    const tabular = type.tabular && /^[\d.,]+$/.test(text)
    const width = ruler(text, { face, size, tabular })
    return { text, width, face, size, colour, tabular, raised, href: run.href }
  }
}

function faceOf(face: Face, { bold, italic }: Run): Face {
  if (face !== 'text') return face
  if (bold) return italic ? 'text-bold-italic' : 'text-bold'
  return italic ? 'text-italic' : 'text'
}
