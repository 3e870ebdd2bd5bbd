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
  /** Where the middle of the line stands, or the `side` that is named, and its baseline. */
  x: number
  side?: 'left' | 'middle' | 'right'
  y: number
  /** The height of a capital. */
  cap: number
  /** Space between letters, in heights of a capital. */
  spaced?: number
  /** No wider than this: the letters become smaller. */
  within?: number
  weight?: 700 | 800
}

/** Where each capital of a line stands, and how many points a unit of the font is. */
function laid(
  text: string,
  { x, cap, side = 'middle', spaced = 0.06, within, weight = 800 }: Setting,
) {
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
  let pen = x - width * before[side]
  const placed = glyphs.map(({ path }, i) => {
    const at = pen
    pen += widths[i] ?? 0
    return { commands: path.commands, at }
  })
  return { placed, scale }
}

/** A line of capitals as one path. */
export function lettering(text: string, setting: Setting): string {
  const { placed, scale } = laid(text, setting)
  return placed
    .map(({ commands, at }) =>
      commands
        .map(
          ({ command, args }) =>
            `${letters[command]}${args.map((n, k) => round(k % 2 ? setting.y - n * scale : at + n * scale)).join(' ')}`,
        )
        .join(''),
    )
    .join('')
}

/**
 * The same in relative steps: a letter is written alike wherever it stands, which compresses to a third where there
 * are many words of one size.
 */
export function repeatedLettering(text: string, setting: Setting): string {
  const { placed, scale } = laid(text, setting)
  return placed
    .map(({ commands, at }) => {
      const [x, y] = [Math.round(at), Math.round(setting.y)]
      // Where the pen stands, and where its outline began, from the letter's corner.
      let [pen, start] = [
        [0, 0],
        [0, 0],
      ]
      return commands
        .map(({ command, args }) => {
          if (command === 'closePath') {
            pen = start
            return 'z'
          }
          const points = args.map((n, k) => round(k % 2 ? -n * scale : n * scale))
          const end = points.slice(-2)
          if (command === 'moveTo') {
            ;[pen, start] = [end, end]
            return `M${round(x + (end[0] ?? 0))} ${round(y + (end[1] ?? 0))}`
          }
          const steps = points.map((n, k) => round(n - (pen[k % 2] ?? 0)))
          pen = end
          return `${letters[command].toLowerCase()}${steps.map((n, k) => (k === 0 || n < 0 ? n : ` ${n}`)).join('')}`
        })
        .join('')
    })
    .join('')
}

/** How much of the line stands before x. */
const before = { left: 0, middle: 0.5, right: 1 } as const
const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'z',
} as const
const round = (n: number) => Math.round(n * 10) / 10
