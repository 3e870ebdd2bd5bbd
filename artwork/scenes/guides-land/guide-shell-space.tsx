import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import type { Shot } from '../../kit/print/shot.ts'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { box as block } from '../../kit/solids.ts'
import { blob, box, fill, type Impression, lines, xy } from '../../plates/ink.ts'

/** The space above the tiles in two lights: what comes up through them, and the flashlight’s. */
interface Inks {
  deck: string
  deckLine: string
  wall: string
  wallLine: string
  steel: string
  duct: string
  wrap: string
  wrapDark: string
  band: string
  pipe: string
  pipeDark: string
}

const dim: Inks = {
  deck: '#1a2a31',
  deckLine: '#22353d',
  wall: '#263a41',
  wallLine: '#1f3138',
  steel: '#41575d',
  duct: '#9db0b0',
  wrap: '#93a09b',
  wrapDark: '#66767a',
  band: '#4c5d61',
  pipe: '#8a3a30',
  pipeDark: '#5a2926',
}
const found: Inks = {
  deck: '#7d8577',
  deckLine: '#959b8a',
  wall: '#9aa08e',
  wallLine: '#7f8677',
  steel: '#d4d2bd',
  duct: '#fff8e0',
  wrap: '#fffbe6',
  wrapDark: '#d5cba8',
  band: '#a79b78',
  pipe: '#e0573f',
  pipeDark: '#a63a2b',
}
const ink = {
  tile: '#566568',
  tileLit: '#8b8f80',
  bar: '#8e9a97',
  barDark: '#33444a',
  dust: '#47565a',
  glow: '#f6d48a',
  glowDark: '#d9a653',
  dark: '#0f1d22',
  orange: '#ee7a2b',
  rule: '#f2c43d',
  rim: '#ffe7ae',
} as const

const shot: Shot = { eye: [0, 0.55, 0], pitch: 0, focal: 1100, center: [800, 470] }
const view = stage(shot, [-0.2, 0.3, 1], ['#c9d2cc', '#142127'])
const sun: Point = [0.15, 0.92]

/** Deck, joists, wall, duct and pipes over the tiles. */
function above(ink2: Inks): Impression[] {
  const joists = [-7.2, -6, -4.9, -3.8, -2.8, -1.9]
  const [wrapAt, pipeAt] = [-3.5, -4.4]
  const [, w0] = view.at([0, 1.12, wrapAt])
  const [, w1] = view.at([0, 0.88, wrapAt])
  const [, p0] = view.at([0, 0.79, pipeAt])
  const [, p1] = view.at([0, 0.7, pipeAt])
  return [
    fill(ink2.deck, box(0, 0, 1600, 900)),
    lines(
      ink2.deckLine,
      5,
      ...Array.from({ length: 15 }, (_, i): Point[] => [
        view.at([-4.2 + i * 0.6, 1.6, -8]),
        view.at([-4.2 + i * 0.6, 1.6, -0.9]),
      ]),
    ),
    fill(ink2.wall, view.facing(-8, [-9, 9], [0, 1.6])),
    lines(
      ink2.wallLine,
      3,
      ...Array.from({ length: 7 }, (_, i): Point[] => [
        view.at([-9, 0.2 + i * 0.2, -8]),
        view.at([9, 0.2 + i * 0.2, -8]),
      ]),
    ),
    ...joists.flatMap((z): Impression[] => {
      const bar = (y: number): Point[] => [view.at([-6, y, z]), view.at([6, y, z])]
      const web = Array.from({ length: 33 }, (_, i): Point =>
        view.at([-4.8 + i * 0.3, i % 2 ? 1.56 : 1.32, z]),
      )
      return [lines(ink2.steel, Math.max(4, 26 / -z), bar(1.32), bar(1.57), web)]
    }),
    // A duct, and what’s wrapped in white.
    ...view.model([...block([-2.35, -1.35], [0.62, 1.2], [-7.8, -1.2], ink2.duct)]),
    lines(
      ink2.band,
      4,
      ...[-5.6, -4.2, -3.1, -2.3].map((z): Point[] => [
        view.at([-1.35, 1.2, z]),
        view.at([-1.35, 0.62, z]),
        view.at([-2.35, 0.62, z]),
      ]),
    ),
    fill(ink2.pipeDark, box(0, p0, 1600, p1 - p0)),
    fill(ink2.pipe, box(0, p0, 1600, (p1 - p0) * 0.5)),
    fill(ink2.pipe, ...[1180, 1466].map((x) => box(x - 7, p1, 14, 40))),
    fill(ink2.steel, ...[1180, 1466].map((x) => box(x - 20, p1 + 40, 40, 9))),
    fill(ink2.wrapDark, box(0, w0, 1600, w1 - w0)),
    fill(ink2.wrap, box(0, w0, 1600, (w1 - w0) * 0.6)),
    fill(ink2.band, ...[60, 330, 600, 880, 1160, 1430].map((x) => box(x, w0 - 3, 16, w1 - w0 + 6))),
    lines(
      ink2.band,
      7,
      ...[200, 1010, 1340].map((x): Point[] => [
        [x, 0],
        [x, w0],
      ]),
    ),
  ]
}

/** The tiles from above, from `z0` to `z1`, in their grid. */
function tiles(z0: number, z1: number): Impression[] {
  const across = Array.from({ length: 14 }, (_, i) => -4.2 + i * 0.6)
  const rows = Array.from({ length: 14 }, (_, i) => -8 + i * 0.6).filter(
    (z) => z >= z0 - 0.01 && z <= z1,
  )
  return [
    fill(ink.tile, view.level(0, [-9, 9], [z0, z1])),
    lines(
      ink.barDark,
      7,
      ...across.map((x): Point[] => [view.at([x, 0.0, z0]), view.at([x, 0, z1])]),
      ...rows.map((z): Point[] => [view.at([-9, 0, z]), view.at([9, 0, z])]),
    ),
    lines(
      ink.bar,
      3,
      ...across.map((x): Point[] => [view.at([x, 0.02, z0]), view.at([x, 0.02, z1])]),
      ...rows.map((z): Point[] => [view.at([-9, 0.02, z]), view.at([9, 0.02, z])]),
    ),
  ]
}

const shines: Pose = {
  hip: [20, -184],
  shoulder: [-4, -298],
  head: [-36, -372],
  look: -0.12,
  far: { elbow: [-66, -262], hand: [-122, -312], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [16, -226], hand: [-62, -236], knee: [36, -106], foot: [48, 0] },
}
const measures: Pose = {
  hip: [20, -184],
  shoulder: [-4, -298],
  head: [-36, -370],
  look: -0.3,
  far: { elbow: [-56, -300], hand: [-110, -372], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-60, -250], hand: [-118, -318], knee: [36, -106], foot: [48, 0] },
}

/** Above the ceiling of an empty shop: one looks in through a lifted tile, flashlight on what’s wrapped in white, another measures headroom. */
export function ShellSpace() {
  const random = seeded(66)
  const [z, far]: readonly [number, number] = [-2.6, -5]
  const a = view.stands([0.42, -1.02, z])
  const b = view.stands([1.9, -1.0, far], -1)
  const one = posed(a, { ...workwear, jacket: jackets.orange }, sun, shines)
  const two = posed(
    b,
    { ...workwear, jacket: jackets.teal, hat: ['#f0bd3c', '#855a1c'] },
    sun,
    measures,
  )
  const s = standing(a)
  const t = standing(b)
  const hole = (x0: number, x1: number, z0: number, z1: number) => [
    fill(ink.glowDark, view.level(0, [x0 - 0.03, x1 + 0.03], [z0 - 0.03, z1 + 0.03])),
    fill(ink.glow, view.level(0, [x0, x1], [z0, z1])),
  ]
  const lamp = s.point([-170, -334])
  const pool = blob(xy('330,120 520,70 680,150 690,300 560,400 380,390 270,290'), 5)
  const rule = t.point([-124, -330])
  const [x0, x1, z0, z1] = [1.02, 1.6, z - 0.2, z + 0.28]
  return (
    <>
      <Printed impressions={[...above(dim), fill('#4d5b54', [lamp, [520, 80], [380, 384]])]} />
      <clipPath id="ceiling-light">
        <path d={fill('', pool).d} />
      </clipPath>
      <g clipPath="url(#ceiling-light)">
        <Printed impressions={above(found)} />
      </g>
      <Printed
        impressions={[
          // A tag on the wrapped pipe: leave it alone.
          lines(ink.dark, 4, xy('470,366 470,392')),
          fill(ink.orange, xy('430,392 510,392 510,452 430,452')),
          lines(ink.dark, 7, xy('448,408 492,436'), xy('492,408 448,436')),
          ...tiles(-8, far + 0.3),
          ...hole(1.62, 2.22, far - 0.3, far + 0.3),
          lines(ink.rule, 6, [rule, [rule[0], view.at([0, 1.32, far])[1]]]),
          ...rimmed(ink.rim, two.body, [-2, 3]),
          ...rimmed(ink.rim, two.arm, [-2, 3]),
          ...tiles(far + 0.3, z + 0.3),
          ...hole(0.06, 0.78, z - 0.32, z + 0.32),
          // The tile that was lifted lies beside it.
          fill(ink.barDark, view.level(0.02, [x0 - 0.02, x1 + 0.05], [z0, z1 + 0.05])),
          fill(ink.bar, view.facing(z1, [x0, x1], [0.02, 0.07])),
          fill(ink.tileLit, view.level(0.07, [x0, x1], [z0, z1])),
          fill(ink.tile, ...flecks(random, [1250, 1440], [640, 710], 14, [2, 4])),
          ...rimmed(ink.rim, one.body, [-4, 4]),
          fill(ink.dark, s.shape(xy('-100,-312 -108,-330 -152,-346 -164,-316 -120,-300'))),
          fill(ink.rule, s.shape(xy('-150,-350 -172,-356 -182,-318 -162,-314'))),
          ...rimmed(ink.rim, one.arm, [-4, 4]),
          fill(ink.glow, s.shape(xy('-36,-262 -92,-262 -92,-214 -36,-214'))),
          lines(ink.dark, 4, s.shape(xy('-80,-250 -48,-250')), s.shape(xy('-80,-238 -52,-238'))),
          ...tiles(z + 0.32, -0.7),
          fill(ink.dust, ...flecks(random, [60, 1540], [740, 890], 40, [3, 7])),
        ]}
      />
    </>
  )
}
