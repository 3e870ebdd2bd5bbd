import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { masonry } from '../../kit/print/texture.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import type { Place } from '../../kit/space.ts'
import { tufts, wooded } from '../../plates/growth.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lens,
  lines,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#dfe6cf',
  woods: '#4f7358',
  run: '#a9b877',
  slope: '#b59d5d',
  sage: '#7f8f6c',
  paver: '#ecdcb4',
  joint: '#bfa67c',
  shade: '#5d5048',
  stone: '#cdb07c',
  glass: '#21444b',
  sheen: '#3d6a6e',
  soffit: '#6a4432',
  metal: '#2c393d',
  edge: '#fff3cf',
} as const

/** Along the glass on the south side, from the end of the deck. */
const set = stage(
  { eye: [0, 1.6, 0], pitch: 0, focal: 1100, center: [600, 476] },
  [-0.45, 0.9, 0.12],
  [ink.edge, '#2a2b34'],
)
/** Noon at the end of April, or in the middle of August. */
const light: Point = [-0.45, -0.9]
const wall = 1.9
const eave = { x: 0.72, y: 3.26 } as const
const sill = 0.9
const far = -17
const at = -5.2

/** The other side of the valley, and the slope with sagebrush that falls away from the deck. */
function valley(random: Random): Impression[] {
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill('#b3c4a6', land('-20,250 160,196 340,216 520,170 760,230 980,206', 520)),
    fill(
      ink.woods,
      wooded(random, '-20,320 180,262 340,290 560,250 820,300 1000,280', 34, 12, 560),
    ),
    fill(
      ink.run,
      curve(xy('120,286 150,340 96,410 140,520 200,520 150,410 196,340 156,276'), 4),
      curve(xy('330,296 320,360 380,420 350,520 410,520 430,420 366,360 362,290'), 4),
      curve(xy('520,262 540,330 500,420 540,520 580,520 544,420 580,330 548,258'), 4),
    ),
    fill('#8ba06b', land('-20,452 200,470 420,458 700,480', 620)),
    fill(ink.slope, land('-20,520 160,506 360,530 620,516', 920)),
    fill(ink.sage, ...tufts(random, xy('-20,560 420,560'), 26, 26)),
    fill('#667a5c', ...tufts(random, xy('-20,610 330,610'), 14, 46)),
    fill(ink.sage, ...tufts(random, xy('-20,700 190,720'), 8, 60)),
  ]
}

/** Pavers in the sun up to the wall, the band that the overhang shades on them. */
function deck(): Impression[] {
  const edge = -2.1
  const depth = Array.from({ length: 18 }, (_, i) => -0.9 - i * 0.9)
  return [
    fill('#8f8676', set.side(edge, [-0.35, 0], [far, -0.6])),
    fill(ink.paver, set.level(0, [edge, wall], [far, -0.6])),
    lines(
      ink.joint,
      2.5,
      ...depth.map((z) => set.on([edge, 0, z], [wall, 0, z])),
      ...[-1.2, -0.3, 0.6, 1.5].map((x) => set.on([x, 0, far], [x, 0, -0.6])),
    ),
    lines('#fff8e2', 5, set.on([edge, 0, far], [edge, 0, -0.6])),
  ]
}

/** The wall: stone in the sun up to the sill, glass in the shade of the roof, to the line of noon. */
function house(random: Random): Impression[] {
  const on = (y: number, z: number): Point => set.at([wall, y, z])
  const stones = masonry(random, [1.2, -far], [0, sill], 0.3)
  const panes = Array.from({ length: 8 }, (_, i) => -1.3 - i * 2)
  return [
    fill('#8d7650', set.side(wall, [0, sill], [far, -1.2])),
    ...stones.map((stone, i) =>
      fill(
        [ink.stone, '#e0c692', '#bd9c69'][i % 3] ?? '',
        stone.map(([z, y]) => on(sill - y, -z)),
      ),
    ),
    fill(ink.metal, set.side(wall, [sill, eave.y], [far, -1.2])),
    fill(ink.glass, ...panes.map((z) => set.side(wall, [sill + 0.08, 2.95], [z - 1.92, z]))),
    fill(
      ink.sheen,
      ...panes.map((z) => [
        on(2.95, z - 0.5),
        on(2.95, z - 1.1),
        on(sill + 0.08, z - 1.8),
        on(sill + 0.08, z - 1.2),
      ]),
      ...panes.map((z) => [
        on(2.95, z - 1.3),
        on(2.95, z - 1.5),
        on(1.7, z - 1.92),
        on(1.4, z - 1.92),
      ]),
    ),
    // The sill, bright to its inner edge.
    fill(
      '#f7e6ba',
      set.on(
        [wall, sill, far],
        [wall, sill, -1.2],
        [wall - 0.16, sill, -1.2],
        [wall - 0.16, sill, far],
      ),
    ),
    fill('#c9ac74', set.side(wall - 0.16, [sill - 0.09, sill], [far, -1.2])),
  ]
}

/** Four feet of roof over the glass: boards below, a metal edge in the sun. */
function overhang(random: Random): Impression[] {
  const { x, y } = eave
  const boards = Array.from({ length: 7 }, (_, i) => x + ((wall - x) * (i + 0.5)) / 7)
  return [
    fill(ink.soffit, set.level(y, [x, wall + 0.4], [far, -0.5])),
    lines('#4d3027', 3, ...boards.map((bx) => set.on([bx, y, far], [bx, y, -0.5]))),
    lines(
      '#8a5c40',
      2,
      ...Array.from({ length: 16 }, () => {
        const [bx, z] = [between(random, x, wall), between(random, -11, -2)]
        return set.on([bx, y, z], [bx, y, z - 0.8])
      }),
    ),
    fill(ink.metal, set.side(x, [y - 0.06, y + 0.32], [far, -0.5])),
    fill('#5d6f70', set.side(x, [y + 0.2, y + 0.32], [far, -0.5])),
    // The end of the deck: the next part of the house, in shade.
    fill('#7c5238', set.facing(far, [-0.6, wall], [0, y])),
    fill('#f2cf85', set.facing(far, [0.1, 1.1], [0.3, 2.4])),
  ]
}

/** Up on a stepladder, the end of a string held to the edge of the roof. */
const above: Pose = {
  hip: [12, -184],
  shoulder: [0, -306],
  head: [-18, -382],
  look: -0.5,
  far: { elbow: [-44, -368], hand: [-74, -440], knee: [-22, -112], foot: [-34, -40] },
  near: { elbow: [-58, -300], hand: [-60, -372], knee: [16, -104], foot: [22, 0] },
}
/** On one knee, the other end on the sill. */
const below: Pose = {
  hip: [40, -128],
  shoulder: [-18, -232],
  head: [-58, -300],
  look: 0.1,
  far: { elbow: [-92, -206], hand: [-154, -196], knee: [-62, -122], foot: [-56, 0] },
  near: { elbow: [-50, -158], hand: [-130, -176], knee: [16, -28], foot: [110, -4], toe: 70 },
}

function crew(): Impression[] {
  const foot: Place = [0.42, 0, at]
  const step = (t: number, side: -1 | 1): Point =>
    set.at([foot[0] + side * (0.42 - 0.26 * t), 1.3 * t, at])
  const rails = ([-1, 1] as const).map((side) => [step(0, side), step(1.05, side)])
  const leg = ([-1, 1] as const).map((side) => [
    set.at([foot[0] + side * 0.46, 0, at - 0.9]),
    set.at([foot[0] + side * 0.16, 1.36, at - 0.1]),
  ])
  const upper = set.stands([foot[0] + 0.02, 1.16, at], -1, 1.86)
  const lower = set.stands([1.06, 0, at + 0.1], -1, 1.75)
  const { body, arm } = posed(upper, { ...workwear, jacket: jackets.orange }, light, above)
  const kneel = posed(lower, { ...workwear, jacket: jackets.teal }, light, below)
  const a = set.at([eave.x, eave.y, at])
  const b = set.at([wall - 0.12, sill, at])
  return [
    set.standing(ink.shade, [1.06, 0, at], 0.34, 1.3),
    fill(ink.shade, lens(set.at([0.8, 0, at])[0], set.at([0.5, 0, at])[1] + 4, 150, 11)),
    lines('#c9872b', 7, ...leg),
    lines('#f0bd3c', 11, ...rails),
    lines('#f0bd3c', 9, ...[0.2, 0.42, 0.64, 0.88].map((t) => [step(t, -1), step(t, 1)])),
    ...rimmed(ink.edge, body, [-2, -3]),
    lines('#ffffff', 4, [a, b]),
    ...rimmed(ink.edge, arm, [-2, -3]),
    ...rimmed(ink.edge, [...kneel.body, ...kneel.arm], [-2, -3]),
    discs('#d8432c', [...b, 7]),
  ]
}

/** Noon, along the glass: a string from the eave to the sill shows where the shadow ends. */
export function MountainStar() {
  const random = seeded(76)
  return (
    <Printed
      impressions={[...valley(random), ...deck(), ...house(random), ...overhang(random), ...crew()]}
    />
  )
}
