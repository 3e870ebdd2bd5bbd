import { mix } from '../../kit/color.ts'
import { area, disc, type Point } from '../../kit/path.ts'

/** What every part of the cutaway house is made of: flat shapes in few inks. */

export const ink = {
  cut: '#12252a',
  frame: '#8a5a35',
  frameLit: '#c58a4f',
  wood: '#a9713f',
  woodDark: '#6d4529',
  wall: '#f0d9ae',
  wallDim: '#d9b985',
  wallDark: '#b48d5f',
  glow: '#fff1c4',
  lamp: '#ffd98a',
  shade: '#efaa4e',
  insulation: '#e0b453',
  concrete: '#a7a49b',
  concreteDark: '#7d7c77',
  stone: '#8d7a72',
  stoneLit: '#b09a8b',
  stoneDark: '#57504f',
  earth: '#3b2f2a',
  earthDeep: '#2a221f',
  topsoil: '#22201d',
  cobble: '#5b4b41',
  gravel: '#857a6c',
  snow: '#eef3f4',
  snowShade: '#b9cbd6',
  snowDark: '#8aa3b4',
  spruce: '#1f3a3d',
  siding: '#35545a',
  sidingLine: '#284348',
  wrap: '#d8e0dd',
  copper: '#c9744f',
  steel: '#9fb0b5',
  dark: '#2a2e33',
  sky: ['#14303a', '#1f4650', '#2f5f68', '#4f7d7e'],
  mountain: { lit: '#dde5df', shade: '#6b8a97', onLit: '#9db0b1', onShade: '#527281' },
  woods: '#284a52',
  tree: ['#112a31', '#a9bfc8'],
} as const

export function Box({ at, size, fill, opacity }: BoxProps) {
  const [x, y] = at
  const [width, height] = size
  return <path fill={fill} opacity={opacity} d={`M${x} ${y}h${width}v${height}h${-width}z`} />
}

interface BoxProps {
  at: Point
  size: Point
  fill: string
  opacity?: number
}

export const Shape = ({ points, fill }: ShapeProps) => <path fill={fill} d={area(points)} />

interface ShapeProps {
  points: readonly Point[]
  fill: string
}

/** The light of one lamp on a wall, in two inks. */
export const Glow = ({ x, y, r, wall }: { x: number; y: number; r: number; wall: string }) => (
  <>
    <path fill={mix(wall, ink.glow, 0.45)} d={disc(x, y, r)} />
    <path fill={mix(wall, ink.glow, 0.85)} d={disc(x, y, Math.round(r * 0.55))} />
  </>
)

/** Lines of one width: boards, pipes, edges. */
export const Lines = ({ d, stroke, width = 2, dash }: LinesProps) => (
  <path
    d={d}
    stroke={stroke}
    strokeWidth={width}
    strokeDasharray={dash}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

interface LinesProps {
  d: string
  stroke: string
  width?: number
  dash?: string
}

/** Upright lines from `x` to `to`, a `step` apart: boards, rails, batts. */
export function uprights(x: number, to: number, step: number, y: number, height: number): string {
  let d = ''
  for (let at = x; at <= to; at += step) d += `M${at} ${y}v${height}`
  return d
}

/** Level lines from `y` to `to`, a `step` apart. */
export function levels(y: number, to: number, step: number, x: number, width: number): string {
  let d = ''
  for (let at = y; at <= to; at += step) d += `M${x} ${at}h${width}`
  return d
}

/** The zigzag that stands for insulation in a section, between two parallel lines. */
export function batts(from: Point, to: Point, depth: number, step = 13): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const count = Math.floor(length / step)
  let d = ''
  for (let i = 0; i <= count; i++) {
    const side = i % 2 === 0 ? 0 : depth
    const x = from[0] + (ux * length * i) / count - uy * side
    const y = from[1] + (uy * length * i) / count + ux * side
    d += `${i === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`
  }
  return d
}
