import type { Point } from '../../kit/path.ts'
import { stage } from '../../kit/print/stage.ts'
import type { Place } from '../../kit/space.ts'

export const ink = {
  paper: '#467578',
  shadow: '#32595e',
  grass: '#a9a35b',
  hill: '#8b8f4c',
  dark: '#6b7243',
  contour: '#c4bb76',
  road: '#6c7578',
  drive: '#cdb98d',
  bank: '#80683f',
  fan: '#c8ae7c',
  stone: '#efe2bf',
  topsoil: '#3b2b26',
  silt: '#b47a46',
  siltDark: '#855630',
  fill: '#8c8471',
  gravel: '#8d5c3a',
  gravelDark: '#653f2b',
  rock: '#5f656b',
  rockDark: '#42484f',
  water: '#7fd0dc',
  line: '#fff3d4',
  house: '#f3e9d0',
  spruce: '#1f423d',
  spruceLit: '#54876c',
} as const

/** The lot in meters: across, and up the hill from the road, which is level and lies below zero. */
export const lot = { wide: 60, deep: 34, road: 6, base: -6 } as const

const target: Place = [30, 1, -13]
const [turn, pitch, away] = [25, 31, 320]
const [t, p] = [(turn * Math.PI) / 180, (pitch * Math.PI) / 180]
const shot = {
  eye: [
    target[0] + away * Math.sin(t) * Math.cos(p),
    target[1] + away * Math.sin(p),
    target[2] + away * Math.cos(t) * Math.cos(p),
  ],
  pitch: -pitch,
  turn,
  focal: 16.9 * away,
  center: [806, 486],
} as const
const key: Place = [-0.7, 0.62, 0.36]
export const view = stage(shot, key, ['#fff0c6', '#2b3440'])

const smooth = (from: number, to: number, at: number): number => {
  const s = Math.max(0, Math.min(1, (at - from) / (to - from)))
  return s * s * (3 - 2 * s)
}

/** The middle of the gully. */
export const gully = (d: number): number => 47.5 + (d - 12) * 0.12 + Math.sin(d * 0.4) * 0.7

/** How high the ground is. */
export function high(x: number, d: number): number {
  if (d <= 0) return 0
  const slope = 0.24 * d + 0.3 * Math.max(0, d - 19) - 0.1 * Math.max(0, Math.min(8, d - 11))
  const cut = 2.1 * Math.exp(-(((x - gully(d)) / 2.4) ** 2)) * smooth(13, 21, d)
  const fan = 0.9 * Math.exp(-(((x - 47.5) / 6) ** 2)) * Math.exp(-(((d - 8.5) / 4.6) ** 2))
  return slope + Math.sin(x * 0.16) * 0.05 * d * 0.4 - cut + fan
}

/** A point on the ground, or above it. */
export const onGround = (x: number, d: number, up = 0): Place => [x, high(x, d) + up, -d]
export const spotOn = (x: number, d: number, up = 0): Point => view.at(onGround(x, d, up))

/** A line over the ground through points, close enough to lie on it. */
export function draped(points: readonly Point[], step = 1.5, up = 0): Point[] {
  const out: Point[] = []
  points.forEach(([x, d], i) => {
    const [nx, nd] = points[i + 1] ?? [x, d]
    const count = Math.max(1, Math.round(Math.hypot(nx - x, nd - d) / step))
    const last = i === points.length - 1
    for (let k = 0; k < (last ? 1 : count); k += 1)
      out.push(spotOn(x + ((nx - x) * k) / count, d + ((nd - d) * k) / count, up))
  })
  return out
}

/** The lines of equal height, from the left edge to the right one. */
export function contours(step: number): Point[][] {
  const out: Point[][] = []
  for (let level = step; level < high(0, lot.deep); level += step) {
    const line: Point[] = []
    for (let x = 0; x <= lot.wide; x += 1.5) {
      let [low, up] = [0, lot.deep + 6]
      for (let i = 0; i < 24; i += 1) {
        const middle = (low + up) / 2
        if (high(x, middle) < level) low = middle
        else up = middle
      }
      if (low <= lot.deep) line.push(spotOn(x, low))
    }
    if (line.length > 1) out.push(line)
  }
  return out
}
