import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

const fonts = new Map<number, Font>()

/** National Park, a typeface routed like the signs of the parks, under the SIL Open Font License. */
function fontOf(weight: 700 | 800): Font {
  const known = fonts.get(weight)
  if (known) return known
  const file = new URL(
    `../node_modules/@fontsource/national-park/files/national-park-latin-${weight}-normal.woff`,
    import.meta.url,
  )
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error('a collection of fonts, not one')
  fonts.set(weight, font)
  return font
}

interface Setting {
  /** Where the middle of the line stands, and its baseline. */
  x: number
  y: number
  /** The height of a capital. */
  cap: number
  /** Space between letters, in heights of a capital. */
  spaced?: number
  /** No wider than this: the letters become smaller. */
  within?: number
  weight?: 700 | 800
}

/** A line of capitals as one path, centered on x. */
export function lettering(
  text: string,
  { x, y, cap, spaced = 0.06, within, weight = 800 }: Setting,
): string {
  const font = fontOf(weight)
  const { glyphs, positions } = font.layout(text.toUpperCase())
  const natural = (size: number) => {
    const scale = size / font.capHeight
    const widths = positions.map(({ xAdvance }) => xAdvance * scale + spaced * size)
    return { scale, widths, width: widths.reduce((sum, each) => sum + each, 0) - spaced * size }
  }
  const wanted = natural(cap).width
  const size = within !== undefined && wanted > within ? (cap * within) / wanted : cap
  const { scale, widths, width } = natural(size)
  let pen = x - width / 2
  return glyphs
    .map((glyph, i) => {
      const at = pen
      pen += widths[i] ?? 0
      return glyph.path.commands
        .map(
          ({ command, args }) =>
            `${letters[command]}${args.map((n, k) => round(k % 2 ? y - n * scale : at + n * scale)).join(' ')}`,
        )
        .join('')
    })
    .join('')
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'z',
} as const
const round = (n: number) => Math.round(n * 10) / 10
