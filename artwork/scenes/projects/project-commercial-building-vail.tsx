import { Printed } from '../../kit/print/printed.tsx'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import type { Point } from '../../kit/path.ts'
import { bar, box as solid } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { blob, box, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#efc78a',
  cloud: '#f7e2b8',
  iron: '#a4482f',
  dark: '#45211f',
  edge: '#ffdf9f',
  stucco: '#c98f5a',
  shade: '#24393d',
  pane: '#3f6468',
  boom: '#e0a32c',
} as const

/** From the sidewalk, up the front of the frame. */
const set = stage(
  { eye: [0.4, 1.6, 0], pitch: 41, turn: 5, focal: 1500, center: [760, 440] },
  [0.75, 0.55, 0.35],
  [ink.edge, '#2b1d2b'],
)
const light: Point = [0.8, -0.5]
const front = -8
const floors = [4.3, 8.3, 12.3] as const
const rows = [-14, front] as const
const columns = [-4.4, 0.2, 4.8] as const

type Span = readonly [number, number]

/** A wide-flange beam along the street, or into the building. */
const across = ([x0, x1]: Span, y: number, z: number, deep = 0.5): Face[] => [
  ...solid([x0, x1], [y - 0.04, y], [z - 0.14, z + 0.14], ink.iron),
  ...solid([x0, x1], [y - deep, y - 0.04], [z - 0.03, z + 0.03], ink.iron),
  ...solid([x0, x1], [y - deep - 0.05, y - deep], [z - 0.14, z + 0.14], ink.iron),
]
const inward = (x: number, y: number, [z0, z1]: Span): Face[] => [
  ...solid([x - 0.03, x + 0.03], [y - 0.45, y], [z0, z1], ink.iron),
  ...solid([x - 0.13, x + 0.13], [y - 0.5, y - 0.45], [z0, z1], ink.iron),
]
const column = (x: number, z: number, [y0, y1]: Span): Face[] => [
  ...solid([x - 0.03, x + 0.03], [y0, y1], [z - 0.16, z + 0.16], ink.iron),
  ...solid([x - 0.17, x + 0.17], [y0, y1], [z - 0.18, z - 0.12], ink.iron),
  ...solid([x - 0.17, x + 0.17], [y0, y1], [z + 0.12, z + 0.18], ink.iron),
]

/** The neighbors: one in shade on the left, a taller one in the sun on the right. */
function neighbors(): Impression[] {
  const left = -6
  const right = 6.4
  const windows = (x: number, heights: readonly number[], depths: readonly number[]): Point[][] =>
    heights.flatMap((y) => depths.map((z) => set.side(x, [y, y + 1.8], [z - 1.1, z + 1.1])))
  return [
    fill(ink.shade, set.side(left, [-2, 11], [-26, -4.5])),
    fill('#17292d', set.side(left, [10.6, 11], [-26, -4.5])),
    fill(ink.pane, ...windows(left, [3, 7], [-21, -16.5, -12, -7.5])),
    fill(ink.stucco, set.side(right, [-2, 17], [-30, -4])),
    fill(
      '#a96f45',
      set.side(right, [4.9, 5.3], [-30, -4]),
      set.side(right, [9, 9.4], [-30, -4]),
      set.side(right, [13.1, 13.5], [-30, -4]),
    ),
    fill('#5a4038', ...windows(right, [2, 6.3, 10.4, 14.4], [-24, -19, -14, -9])),
    fill(
      '#f3d08b',
      ...[6.3, 10.4].map((y) => set.side(right, [y, y + 1.8], [-10.1, -9.2])),
      set.side(right, [14.4, 16.2], [-20.1, -19.2]),
    ),
  ]
}

/** A crane behind the building: the boom, its lattice, and the line it lets down. */
function crane(hook: Place): Impression[] {
  const foot: Place = [13, 4, -17]
  const tip: Place = [hook[0], 19, hook[2]]
  const along = (t: number, [dx, dy]: Point): Place => [
    foot[0] + (tip[0] - foot[0]) * t + dx * (1 - t * 0.5),
    foot[1] + (tip[1] - foot[1]) * t + dy * (1 - t * 0.5),
    foot[2] + (tip[2] - foot[2]) * t,
  ]
  const chords: Point[] = [
    [-0.6, -0.4],
    [0.6, 0.4],
  ]
  const steps = Array.from({ length: 25 }, (_, i) => i / 24)
  return [
    lines('#8a5f1c', 5, set.on(...steps.map((t, i) => along(t, chords[i % 2] ?? [0, 0])))),
    lines('#8a5f1c', 12, set.on(...[0, 1].map((t) => along(t, [-0.6, -0.4])))),
    lines(ink.boom, 12, set.on(...[0, 1].map((t) => along(t, [0.6, 0.4])))),
    lines(ink.dark, 4, set.on([tip[0] - 0.1, tip[1], tip[2]], hook)),
  ]
}

/** The frame, row by row, far to near: decks seen from below, beams, columns. */
function frame(): Impression[] {
  const [x0, x, x1] = columns
  const deck = (y: number, [a, b]: Span, count: number): Impression[] => [
    fill('#5b4a4b', set.level(y, [a, b], rows)),
    lines(
      '#3d3038',
      7,
      ...Array.from({ length: count }, (_, i) => a + ((b - a) * (i + 0.5)) / count).map((x) =>
        set.on([x, y, rows[0]], [x, y, rows[1]]),
      ),
    ),
  ]
  return [
    ...set.model(columns.flatMap((at) => column(at, rows[0], [-1, 12.9]))),
    ...floors.flatMap((y) => set.model(across([x0, x1], y, rows[0]))),
    ...deck(floors[0], [x0, x1], 24),
    ...deck(floors[1], [x0, x], 12),
    ...floors
      .slice(0, 2)
      .flatMap((y) =>
        set.model([...columns, -2.1, 2.5].flatMap((at) => inward(at, y, [rows[0], front]))),
      ),
    ...set.model(inward(columns[0], floors[2], [rows[0], front])),
    ...set.model(columns.flatMap((at) => column(at, front, [-1, at === x1 ? 10 : 12.9]))),
    ...set.model([...across([x0, x1], floors[0], front), ...across([x0, x1], floors[1], front)]),
    ...set.model(across([x0, x], floors[2], front)),
    ...bolts(),
  ]
}

/** Where beams meet columns. */
const bolts = (): Impression[] => {
  const each = [-3.9, -0.5, 0.5, 4.1].flatMap((x) =>
    floors
      .slice(0, 2)
      .flatMap((y) => [0.12, 0.24, 0.36].map((down) => set.at([x, y - down, front + 0.05]))),
  )
  return [discs(ink.dark, ...each.map(([px, py]) => [px, py, 4] as const))]
}

/** What the crane lets down, and the slings it hangs on. */
const hung = { y: 10.25, z: front + 0.6, x: [-0.1, 3.45] } as const
const hook: Place = [1.75, 12.3, hung.z]
const load = (): Impression[] => [
  lines(
    ink.dark,
    4,
    set.on([0.7, hung.y, hung.z], hook),
    set.on([2.8, hung.y + 0.14, hung.z], hook),
  ),
  ...set.model(
    bar(
      [hung.x[0], hung.y - 0.25],
      [hung.x[1], hung.y - 0.05],
      0.5,
      [hung.z - 0.04, hung.z + 0.04],
      ink.iron,
    ),
  ),
  ...set.model([
    ...bar(
      [hung.x[0], hung.y],
      [hung.x[1], hung.y + 0.2],
      0.07,
      [hung.z - 0.15, hung.z + 0.15],
      ink.iron,
    ),
    ...bar(
      [hung.x[0], hung.y - 0.5],
      [hung.x[1], hung.y - 0.3],
      0.07,
      [hung.z - 0.15, hung.z + 0.15],
      ink.iron,
    ),
  ]),
  discs(ink.boom, [...set.at(hook), 15, 19]),
  discs(ink.dark, [...set.at(hook), 6]),
]

/** Sits astride the beam, both hands up to the end of the one that comes. */
const astride: Pose = {
  hip: [20, -60],
  shoulder: [-4, -186],
  head: [-22, -262],
  look: -0.5,
  far: { elbow: [-58, -236], hand: [-104, -296], knee: [-56, -30], foot: [-46, 78], toe: 8 },
  near: { elbow: [-30, -252], hand: [-84, -318], knee: [-44, -12], foot: [-26, 104], toe: 12 },
}
/** Stands and takes the other end. */
const guiding: Pose = {
  hip: [10, -184],
  shoulder: [2, -306],
  head: [-20, -380],
  look: -0.35,
  far: { elbow: [-66, -280], hand: [-118, -336], knee: [-26, -108], foot: [-46, 0] },
  near: { elbow: [-44, -250], hand: [-98, -318], knee: [30, -106], foot: [38, 0] },
}

/** Two ironworkers on the second floor’s beam, tied off to a line over it. */
function crew(): Impression[] {
  const y = floors[1]
  const one = set.stands([-0.75, y, front], -1, 2)
  const two = set.stands([3.72, y, front], 1, 2)
  const sitter = posed(one, { ...workwear, jacket: jackets.teal }, light, astride)
  const guide = posed(two, { ...workwear, jacket: jackets.yellow }, light, guiding)
  return [
    lines('#f8f0da', 3, set.on([columns[0], y + 1.1, front], [columns[2], y + 1.1, front])),
    ...rimmed(ink.edge, guide.body, [3, -2]),
    ...rimmed(ink.edge, guide.arm, [3, -2]),
    ...rimmed(ink.edge, sitter.body, [3, -2]),
    ...rimmed(ink.edge, sitter.arm, [3, -2]),
  ]
}

/** Worm’s-eye: the last beam of a steel frame comes down on a line between two neighbors. */
export function CommercialVail() {
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        fill(
          ink.cloud,
          blob(xy('-60,330 120,210 360,240 560,150 820,210 1010,300 700,360 300,330 100,400')),
        ),
        ...neighbors(),
        ...crane(hook),
        ...frame(),
        ...load(),
        ...crew(),
      ]}
    />
  )
}
