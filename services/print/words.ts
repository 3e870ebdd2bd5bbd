import type { Run } from '../content/schema/block.ts'
import { type Color, colors, type FontFace, type TextStyle } from './page-style.ts'

/** How wide a text is when it is set like that, in points. */
export type MeasureText = (
  text: string,
  style: Pick<TextStyle, 'face' | 'size' | 'tabular'>,
) => number

/** Letters of one style that are drawn at once. */
export interface TextSpan {
  text: string
  width: number
  face: FontFace
  size: number
  color: Color
  tabular?: boolean | undefined
  /** How far above the line it stands: the small numbers of notes. */
  raised: number
  /** An address, or `#` and the name of a place in this document. */
  href?: string | undefined
}

/** What is never broken over two lines. */
export interface Word {
  spans: TextSpan[]
  width: number
  /** The space before it; none where a word goes on after its hyphen. */
  space: number
}

/** A run as it is printed. */
export interface PrintedRun extends Run {
  /** The number of its note. */
  note?: number | undefined
  /** A link that keeps the color of its text. */
  keepColor?: boolean
}

/** In: a plain text, and where it leads. Out: the one run that it is. */
export const plainRun = (text: string, href?: string): PrintedRun[] => [
  { text, bold: false, italic: false, href },
]

/** Between words stand spaces; a word may break after a hyphen that has letters on both sides. */
const wordBreaks = /( +)|(?<=[\p{L}\d]{2}[-–])(?=[\p{L}\d]{2})/u

/** In: runs, their style, and a function that measures. Out: their words, measured. */
export function measureWords(
  runs: readonly PrintedRun[],
  type: TextStyle,
  ruler: MeasureText,
): Word[] {
  const words: Word[] = []
  /** Whether the next letters belong to the word before them, though they are of another run. */
  let joined = false
  for (const run of runs) {
    const createSpan = spanFactory(run, type, ruler)
    const space = ruler(' ', { face: faceOf(type.face, run), size: type.size })
    for (const [index, text] of run.text.split(wordBreaks).filter(Boolean).entries()) {
      if (text.trim() === '') {
        joined = false
        continue
      }
      const bit = createSpan(text, type.size, 0)
      if (joined && index === 0) appendSpan(words, bit)
      else words.push({ spans: [bit], width: bit.width, space: joined ? 0 : space })
      joined = true
    }
    if (run.note !== undefined)
      appendSpan(words, createSpan(String(run.note), type.size * 0.66, type.size * 0.36))
  }
  return words
}

function appendSpan(words: readonly Word[], bit: TextSpan): void {
  const last = words.at(-1)
  if (!last) return
  last.spans.push(bit)
  last.width += bit.width
}

const spanFactory = (run: PrintedRun, type: TextStyle, ruler: MeasureText) => {
  const face = faceOf(type.face, run)
  const color = run.href && !run.keepColor ? colors.goldText : type.color
  return (text: string, size: number, raised: number): TextSpan => {
    // Of a face’s signs only the figures are made to stand under each other.
    const tabular = type.tabular && /^[\d.,]+$/.test(text)
    const width = ruler(text, { face, size, tabular })
    return { text, width, face, size, color, tabular, raised, href: run.href }
  }
}

function faceOf(face: FontFace, { bold, italic }: Run): FontFace {
  if (face !== 'text') return face
  if (bold) return italic ? 'text-bold-italic' : 'text-bold'
  return italic ? 'text-italic' : 'text'
}
