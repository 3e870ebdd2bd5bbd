import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { type Random, seeded } from '../../kit/random.ts'
import type { Place } from '../../kit/space.ts'
import { box, fill, type Impression, lines, xy } from '../../plates/ink.ts'
import { crown } from '../../plates/growth.ts'

const ink = {
  sky: '#f3d896',
  aspen: '#d99a2e',
  gold: '#efbf57',
  deck: '#d3a467',
  seam: '#9c7242',
  shade: '#86603f',
  lit: '#f2cf92',
  wood: '#cf9a5a',
  dark: '#7d5432',
  sheath: '#b9854d',
  edge: '#fff2c8',
} as const

/** On the deck of a new floor; the sun is low, ahead of us and to the right. */
const set = stage(
  { eye: [0.25, 1.15, 0], pitch: 0, focal: 1200, center: [780, 500] },
  [0.62, 0.42, -0.5],
  [ink.edge, '#3a2c30'],
)
const light: Point = [0.85, -0.45]
const foot = 2.1
const tall = 2.7
const tilt = (50 * Math.PI) / 180
const near = -3.4
const far = -9.6

/** A point of the wall that’s going up: how far from its foot, and where along it. */
const up = (at: number, z: number, thick = 0): Place => [
  foot - at * Math.cos(tilt) + thick * Math.sin(tilt),
  at * Math.sin(tilt) + thick * Math.cos(tilt),
  z,
]

/** The wall that already stands at the back, sheathed, with openings; leaves beyond it. */
function back(random: Random): Impression[] {
  const z = -12
  const leaves = Array.from({ length: 9 }, (_, i): Point => [60 + i * 190, 330 + random() * 90])
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(ink.aspen, ...leaves.map((at) => crown(random, at, 130, 120))),
    fill(ink.gold, ...leaves.map(([x, y]) => crown(random, [x + 26, y - 26], 84, 76))),
    ...[-6.2, -2.6, 1, 4.6].flatMap((x): Impression[] => [
      fill(ink.sheath, set.facing(z, [x, x + 1.5], [0, 2.8])),
      fill(
        ink.sheath,
        set.facing(z, [x + 1.5, x + 3.62], [0, 0.9]),
        set.facing(z, [x + 1.5, x + 3.62], [2.2, 2.8]),
      ),
      fill(
        ink.dark,
        set.facing(z, [x + 1.42, x + 1.52], [0.9, 2.2]),
        set.facing(z, [x + 1.42, x + 3.64], [0.86, 0.96]),
      ),
    ]),
    fill(ink.dark, set.facing(z, [-7, 9], [2.74, 2.84])),
    fill(ink.deck, set.level(0, [-9, 9], [z, -1])),
  ]
}

/** The deck: sheets of plywood and their seams. */
const deck = (random: Random): Impression[] => [
  lines(
    ink.seam,
    2.5,
    ...Array.from({ length: 9 }, (_, i) => -1.4 - i * 1.22).map((z) =>
      set.on([-9, 0, z], [9, 0, z]),
    ),
    ...[-4.9, -2.4, 0, 2.5, 4.9].map((x) => set.on([x, 0, -12], [x, 0, -1])),
  ),
  lines(
    '#b98a52',
    2,
    ...grain(random, [100, 800], [1500, 800], 150, 26),
    ...grain(random, [200, 680], [1400, 680], 80, 16),
  ),
]

/** Studs between plates: their shadows on the deck, the sides in shade, the edges in the sun. */
function rising(): { under: Impression; wall: Impression[] } {
  const studs = Array.from({ length: 11 }, (_, i) => near - 0.05 - i * 0.61)
  const thick = 0.15
  const bar = (a: number, b: number, z: number, wide: number, depth: number): Point[] =>
    set.on(up(a, z, depth), up(b, z, depth), up(b, z - wide, depth), up(a, z - wide, depth))
  const side = (a: number, b: number, z: number): Point[] =>
    set.on(up(a, z), up(b, z), up(b, z, thick), up(a, z, thick))
  const thrown = (a: number, b: number, z0: number, z1: number): Point[] =>
    set.on(...[up(a, z0), up(b, z0), up(b, z1), up(a, z1)].map((p) => set.throws(p)))
  const header = [studs[3] ?? 0, studs[6] ?? 0] as const
  return {
    under: fill(
      ink.shade,
      ...studs.map((z) => thrown(0, tall, z + 0.03, z - 0.09)),
      thrown(tall - 0.12, tall, near, far),
      thrown(0, 0.12, near, far),
      thrown(1.7, 2, header[0], header[1]),
    ),
    wall: studs
      .toReversed()
      .flatMap((z): Impression[] => [
        ...(z === header[1]
          ? [
              fill(ink.dark, set.on(up(1.7, header[0]), up(2, header[0]), up(2, z), up(1.7, z))),
              fill(ink.wood, set.on(up(0.9, header[0]), up(1, header[0]), up(1, z), up(0.9, z))),
            ]
          : []),
        fill(ink.dark, bar(0, tall, z, 0.05, 0)),
        fill(ink.wood, side(0, tall, z)),
      ])
      .concat([
        fill(
          ink.wood,
          set.on(up(tall - 0.1, near), up(tall, near), up(tall, far), up(tall - 0.1, far)),
        ),
        fill(
          ink.lit,
          set.on(up(tall, near), up(tall, near, thick), up(tall, far, thick), up(tall, far)),
        ),
        fill(ink.wood, set.on(up(0, near), up(0.1, near), up(0.1, far), up(0, far))),
        fill(
          ink.edge,
          set.on(up(0, near), up(tall, near), up(tall, near, 0.03), up(0, near, 0.03)),
        ),
      ]),
  }
}

/** Pushes with both arms, the weight on the back foot. */
const pushing: Pose = {
  hip: [40, -178],
  shoulder: [-20, -292],
  head: [-50, -364],
  look: -0.3,
  far: { elbow: [-84, -262], hand: [-152, -318], knee: [-40, -116], foot: [-60, 0] },
  near: { elbow: [-52, -222], hand: [-134, -268], knee: [84, -92], foot: [132, 0], toe: 16 },
}
/** Higher up, the arms almost straight. */
const lifting: Pose = {
  hip: [24, -182],
  shoulder: [-20, -300],
  head: [-46, -372],
  look: -0.4,
  far: { elbow: [-84, -360], hand: [-136, -414], knee: [-26, -110], foot: [-44, 0] },
  near: { elbow: [-72, -384], hand: [-112, -446], knee: [60, -98], foot: [92, 0], toe: 10 },
}

function crew(): { under: Impression[]; figures: Impression[] } {
  const each = (
    [
      [-0.06, -8.2, lifting, 'plaid'],
      [-0.12, -6.2, lifting, 'teal'],
      [-0.08, -4.3, pushing, 'orange'],
    ] as const
  ).map(([x, z, pose, jacket]) => {
    const { body, arm } = posed(
      set.stands([x, 0, z], -1, 1.95),
      { ...workwear, jacket: jackets[jacket] },
      light,
      pose,
    )
    return {
      under: set.standing(ink.shade, [x, 0, z], 0.32),
      figure: rimmed(ink.edge, [...body, ...arm], [3.5, -2.5]),
    }
  })
  return { under: each.map(({ under }) => under), figures: each.flatMap(({ figure }) => figure) }
}

/** On the other side, ready with the brace that will hold it. */
function bracing(): Impression[] {
  const stand = set.stands([3.35, 0, -6], 1, 1.9)
  const { body, arm } = posed(stand, { ...workwear, jacket: jackets.yellow }, light, {
    hip: [12, -184],
    shoulder: [2, -306],
    head: [-20, -380],
    look: -0.1,
    far: { elbow: [-40, -230], hand: [-84, -214], knee: [-22, -108], foot: [-38, 0] },
    near: { elbow: [36, -226], hand: [-14, -186], knee: [28, -106], foot: [38, 0] },
  })
  const [x, y] = stand.at
  const board = xy(`${x - 190},${y - 330} ${x + 150},${y - 60}`)
  return [
    set.standing(ink.shade, [3.35, 0, -6], 0.3),
    ...rimmed(ink.edge, body, [3, -2]),
    lines(ink.dark, 17, board),
    lines(
      ink.lit,
      8,
      board.map(([bx, by]): Point => [bx + 2, by - 4]),
    ),
    ...rimmed(ink.edge, arm, [3, -2]),
  ]
}

/** Close, on the deck: three people walk a wall up, a fourth waits with the brace. */
export function Careers() {
  const random = seeded(33)
  const { under, wall } = rising()
  const people = crew()
  return (
    <Printed
      impressions={[
        ...back(random),
        ...deck(random),
        under,
        ...people.under,
        ...bracing(),
        ...wall,
        ...people.figures,
      ]}
    />
  )
}
