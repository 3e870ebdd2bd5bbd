import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import type { Point } from '../../kit/path.ts'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks, grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { bar, box as solid } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { blob, box, discs, fill, type Impression, lines, type Shape } from '../../plates/ink.ts'

const ink = {
  wall: '#4f7672',
  wallDark: '#3b5c5b',
  house: '#8c8a80',
  tape: '#dfe6dc',
  wood: '#d9a25c',
  woodDark: '#7d4f2e',
  fresh: '#e2b877',
  steel: '#a9b8b6',
  ground: '#b9a468',
  shade: '#75663f',
  earth: '#7b4d31',
  earthDark: '#5d3724',
  stone: '#a98662',
  frost: '#a9c9cf',
  concrete: '#d5d1c2',
  concreteDark: '#9d998c',
  hole: '#35211a',
  tube: '#d0a873',
  dark: '#1d2b2f',
  rim: '#fff3cf',
} as const

/** From an upper window's height; the ground is cut along the piers. */
const key: Place = [-0.7, 0.75, 0.36]
const sun: Point = [-0.8, -0.5]
const set = stage({ eye: [0.5, 5.3, 9.6], pitch: -21, focal: 1500, center: [800, 428] }, key, [
  '#ffeec2',
  '#3a2b2a',
])
const [top, low] = [2.25, 1.97] as const
const back = -3.6
const front = 0.42
const cut = 0.1
const frost = -1.25
const posts = [-3.3, 0.1]
const joists = Array.from({ length: 9 }, (_, i) => -3.62 + i * 0.49)

/** Pier, steel base, post: the cut goes through the middle of the pier. */
const pier = (x: number): Impression[] => [
  fill(
    ink.concreteDark,
    set.facing(cut, [x - 0.24, x + 0.24], [frost, 0.2]),
    set.facing(cut, [x - 0.42, x + 0.42], [frost - 0.25, frost]),
  ),
  fill(
    ink.concrete,
    set.facing(cut, [x - 0.24, x + 0.1], [frost, 0.2]),
    set.facing(cut, [x - 0.42, x + 0.2], [frost - 0.25, frost]),
    set.level(0.2, [x - 0.24, x + 0.24], [-0.3, cut]),
  ),
  lines(
    '#b4552f',
    4,
    ...[-0.13, 0, 0.13].map((dx) => set.on([x + dx, frost - 0.12, cut], [x + dx, 0.08, cut])),
  ),
  ...set.model([
    ...solid([x - 0.13, x + 0.13], [0.2, 0.42], [-0.23, 0.03], ink.steel),
    ...solid([x - 0.1, x + 0.1], [0.38, 1.68], [-0.2, 0], ink.wood),
  ]),
]

const carries: Pose = {
  hip: [14, -188],
  shoulder: [-6, -304],
  head: [-38, -374],
  look: 0.05,
  far: { elbow: [-66, -268], hand: [-72, -318], knee: [-38, -108], foot: [-78, 0] },
  near: { elbow: [-52, -246], hand: [-46, -322], knee: [40, -110], foot: [84, -6], toe: 18 },
}
const nails: Pose = {
  hip: [44, -128],
  shoulder: [-16, -228],
  head: [-58, -296],
  look: 0.4,
  far: { elbow: [-70, -176], hand: [-112, -118], knee: [-64, -120], foot: [-56, 0] },
  near: { elbow: [-10, -150], hand: [-92, -160], knee: [18, -28], foot: [150, -14], toe: 70 },
}
const measures: Pose = {
  hip: [44, -128],
  shoulder: [-28, -222],
  head: [-76, -284],
  look: 0.55,
  far: { elbow: [-74, -160], hand: [-122, -108], knee: [-62, -120], foot: [-54, 0] },
  near: { elbow: [-48, -140], hand: [-126, -84], knee: [18, -28], foot: [150, -14], toe: 70 },
}

/** Cut along the piers: joists from ledger to beam, posts on steel and concrete, and a hole that is measured before the pour. */
export function DeckFrame() {
  const random = seeded(621)
  const beam: Face[] = solid([-4, 0.55], [1.68, low], [-0.24, 0.02], ink.wood)
  const frame = joists.map((x): Face[] => solid([x, x + 0.09], [low, top], [back, front], ink.wood))
  const a = set.stands([-5.3, 0, -1.7], -1, 2)
  const carrier = posed(a, { ...workwear, jacket: jackets.yellow }, sun, carries)
  const s = standing(a)
  const b = set.stands([-0.75, top + 0.03, -2.75], 1, 2)
  const nailer = posed(b, { ...workwear, jacket: jackets.orange }, sun, nails)
  const t = standing(b)
  const c = set.stands([3.85, 0, -0.5], 1, 2.05)
  const inspector = posed(
    c,
    { ...workwear, jacket: jackets.plaid, hat: ['#f0bd3c', '#855a1c'] },
    sun,
    measures,
  )
  const u = standing(c)
  const braces = posts.flatMap((x) => [
    ...bar([x - 0.06, 0.95], [x - 0.62, 1.7], 0.12, [-0.17, -0.05], ink.wood),
    ...(x < 0 ? bar([x + 0.06, 0.95], [x + 0.62, 1.7], 0.12, [-0.17, -0.05], ink.wood) : []),
  ])
  const earth = (from: number, to: number): Shape => set.facing(cut, [-9, 10], [from, to])
  const [hx] = set.at([3, 0, cut])
  const mouth = set.at([3, 0, -0.12])
  const [, bottom] = set.at([3, frost - 0.25, cut])
  return (
    <Printed
      impressions={[
        // The house: siding off where the ledger goes.
        fill(ink.wall, box(0, 0, 1600, 520)),
        fill(
          ink.wallDark,
          ...Array.from({ length: 16 }, (_, i) =>
            set.facing(-3.7, [-9, 10], [0.75 + i * 0.26, 0.79 + i * 0.26]),
          ),
        ),
        fill(ink.house, set.facing(-3.7, [-9, 10], [0, 0.72])),
        fill(ink.tape, set.facing(-3.69, [-4, 4.4], [1.75, 2.62])),
        fill(ink.ground, set.level(0, [-10, 11], [-3.7, cut])),
        fill(ink.shade, ...flecks(random, [40, 1560], [470, 630], 30, [3, 7])),
        set.shadow(ink.shade, [...beam, ...frame.flat()]),
        // The cut: turf, soil the frost reaches, soil it doesn't.
        fill(ink.earth, earth(-3, 0)),
        fill(ink.shade, earth(-0.1, 0)),
        fill(ink.earthDark, earth(-3, -1.08)),
        fill(ink.stone, ...flecks(random, [0, 1600], [672, 890], 84, [4, 13])),
        lines(ink.frost, 5, set.on([-9, -1.08, cut], [10, -1.08, cut])),
        // The ledger, its flashing, its hangers.
        ...set.model(solid([-4, 4.2], [low, top], [back - 0.09, back], ink.wood)),
        fill(ink.steel, set.facing(back - 0.08, [-4, 4.2], [top, top + 0.12])),
        fill(ink.tape, set.level(top + 0.01, [-4, 4.2], [back - 0.09, back + 0.03])),
        discs(
          ink.dark,
          ...[1.3, 1.9, 2.5, 3.1, 3.7].flatMap((x) =>
            [2.05, 2.17].map((y) => [...set.at([x, y, back]), 5] as const),
          ),
        ),
        ...posts.flatMap(pier),
        ...set.model(braces),
        ...set.model(beam),
        lines(
          ink.woodDark,
          2,
          ...grain(random, set.at([-4, 1.82, 0.02]), set.at([0.5, 1.82, 0.02]), 26, 14),
        ),
        ...frame.flatMap((faces) => set.inOrder(faces)),
        fill(
          ink.steel,
          ...joists.map((x) =>
            set.on(
              [x - 0.03, top, back],
              [x + 0.12, top, back],
              [x + 0.12, top, back + 0.2],
              [x - 0.03, top, back + 0.2],
            ),
          ),
        ),
        // A plank to kneel on.
        ...set.model(solid([-2, 0.4], [top, top + 0.04], [-3, -2.5], ink.fresh)),
        ...rimmed(ink.rim, nailer.body, [-3, -2]),
        lines(
          ink.woodDark,
          9,
          t.shape([
            [-92, -160],
            [-152, -190],
          ]),
        ),
        lines(
          ink.dark,
          17,
          t.shape([
            [-146, -206],
            [-158, -172],
          ]),
        ),
        ...rimmed(ink.rim, nailer.arm, [-3, -2]),
        // The next joist comes.
        fill(
          ink.shade,
          s.shape([
            [-70, 0],
            [90, 0],
            [-60, 44],
            [-190, 44],
          ]),
        ),
        ...rimmed(ink.rim, carrier.body, [-3, -2]),
        fill(
          ink.woodDark,
          s.shape([
            [-220, -334],
            [330, -326],
            [330, -292],
            [-220, -300],
          ]),
        ),
        fill(
          ink.fresh,
          s.shape([
            [-220, -334],
            [330, -326],
            [330, -308],
            [-220, -316],
          ]),
        ),
        ...rimmed(ink.rim, carrier.arm, [-3, -2]),
        // The next hole, its tube, a tape down to the bottom.
        fill(ink.hole, [
          [hx - 66, mouth[1]],
          [hx + 66, mouth[1]],
          [hx + 62, bottom],
          [hx - 62, bottom],
        ]),
        fill(
          ink.earthDark,
          blob(
            [
              [hx - 66, mouth[1]],
              [hx, mouth[1] - 14],
              [hx + 66, mouth[1]],
              [hx, mouth[1] + 12],
            ],
            4,
          ),
        ),
        fill(
          ink.shade,
          u.shape([
            [-40, 2],
            [170, 2],
            [90, 30],
            [-60, 26],
          ]),
        ),
        ...rimmed(ink.rim, inspector.body, [-3, -2]),
        lines('#f0bd3c', 9, [u.point([-128, -80]), [hx + 8, bottom - 6]]),
        fill(
          '#b5412c',
          u.shape([
            [-150, -108],
            [-112, -108],
            [-112, -70],
            [-150, -70],
          ]),
        ),
        ...rimmed(ink.rim, inspector.arm, [-3, -2]),
      ]}
    />
  )
}
