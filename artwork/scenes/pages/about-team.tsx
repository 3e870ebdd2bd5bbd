import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { type Limbs, type Pose, posed } from '../../kit/print/pose.ts'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks, grain } from '../../kit/print/texture.ts'
import type { Clothes, Stand } from '../../kit/print/workers.ts'
import { type Random, between, seeded } from '../../kit/random.ts'
import {
  blob,
  box,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lines,
  type Shape,
  under,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#f0c983',
  glow: '#f6dda2',
  sun: '#fff3cd',
  far: '#cf8f5c',
  hill: '#a7643f',
  aspens: '#c98a2e',
  trunk: '#f3dfae',
  near: '#6a3c30',
  frame: '#4a2b25',
  frameLit: '#c97f42',
  floor: '#b3763f',
  floorDark: '#8a5733',
  shade: '#5f3a2a',
  beam: '#d8a05a',
  beamLit: '#f3cf8d',
  beamDark: '#8e5b33',
  rim: '#fff0c4',
} as const

/** The sun stands low behind them. */
const sun: Point = [0.35, -0.75]
const floor = 742
const seat = 664

/** What is outside: the sun, two hills, aspens in fall. */
function outside(random: Random): Impression[] {
  const grove = Array.from({ length: 30 }, (_, i): Point => [
    i * 56 + between(random, -20, 20),
    560 + between(random, -26, 20),
  ])
  const crown = ([x, y]: Point, r: number): Point[] =>
    blob(
      Array.from({ length: 9 }, (_, i): Point => {
        const out = r * between(random, 0.8, 1.15)
        return [
          x + out * 0.8 * Math.cos((i * 2 * Math.PI) / 9),
          y + out * Math.sin((i * 2 * Math.PI) / 9),
        ]
      }),
      3,
    )
  return [
    fill(ink.sky, box(0, 0, 1600, 760)),
    fill(ink.glow, land('-20,330 300,300 700,330 1100,290 1620,330', 760)),
    discs(ink.sun, [900, 330, 158]),
    fill(ink.far, land('-20,470 240,420 520,470 820,400 1180,468 1620,404', 760)),
    fill(ink.hill, land('-20,540 300,500 640,540 980,492 1300,530 1620,486', 760)),
    lines(
      ink.trunk,
      7,
      ...grove.map(([x, y]): Shape => [
        [x, y],
        [x + 4, 760],
      ]),
    ),
    fill(ink.aspens, ...grove.map((at) => crown(at, between(random, 44, 66)))),
    fill(
      '#e5b04a',
      ...grove.filter((_, i) => i % 2 === 0).map(([x, y]) => crown([x + 12, y - 22], 30)),
    ),
    fill(ink.near, under(curve(xy('-20,660 300,640 700,668 1100,640 1620,660'), 4), 780)),
  ]
}

/** The house as far as it stands: posts, a plate, rafters from a ridge, a wall of studs at each side. */
function frame(): Impression[] {
  const sticks: Shape[] = [
    box(-20, 118, 1640, 44),
    ...[24, 214, 404, 1212, 1402, 1560].map((x) => box(x, 150, 34, 620)),
    box(24, 420, 200, 26),
    box(1402, 420, 200, 26),
  ]
  const rafters = [-2, -1, 0, 1, 2, 3].map((i): Shape => {
    const x = 110 + i * 330
    return [
      [x, 130],
      [x + 290, -20],
      [x + 330, -20],
      [x + 34, 130],
    ]
  })
  return [
    fill(ink.frame, ...sticks, ...rafters),
    // The edge that the sun reaches.
    fill(
      ink.frameLit,
      ...[24, 214, 404].map((x) => box(x + 27, 162, 7, 600)),
      ...[1212, 1402, 1560].map((x) => box(x, 162, 7, 600)),
      box(-20, 156, 1640, 6),
    ),
  ]
}

/** Subfloor toward us, with the light of the openings on it. */
const deck = (random: Random): Impression[] => [
  fill(ink.floor, box(0, floor, 1600, 170)),
  fill(
    ink.beam,
    xy(`450,${floor} 1206,${floor} 1420,910 230,910`),
    xy(`60,${floor} 210,${floor} -80,910 -300,910`),
    xy(`1440,${floor} 1556,${floor} 1900,910 1700,910`),
  ),
  lines(
    ink.floorDark,
    3,
    ...[778, 830].map((y) => xy(`-10,${y} 1610,${y}`)),
    ...Array.from({ length: 9 }, (_, i) =>
      xy(`${i * 200 - 60},${floor} ${(i * 200 - 860) * 1.3 + 800},910`),
    ),
  ),
  fill(ink.beamLit, ...flecks(random, [250, 1400], [790, 890], 26, [2, 7])),
]

/** Timbers for the roof, stacked as high as a bench. */
function stack(random: Random): Impression[] {
  const [x0, x1] = [330, 1352]
  const rows = [seat, seat + 44, seat + 88]
  return [
    fill(ink.shade, xy(`${x0 - 10},790 ${x1 + 6},790 ${x1 + 110},842 ${x0 - 90},842`)),
    ...rows.flatMap((y, i): Impression[] => [
      fill(i === 0 ? ink.beam : ink.beamDark, box(x0 + i * 6, y, x1 - x0 - i * 10, 40)),
      fill(
        i === 0 ? ink.beamLit : ink.beam,
        box(x0 + i * 6, y, x1 - x0 - i * 10, i === 0 ? 10 : 6),
      ),
      lines(ink.shade, 2, ...grain(random, [x0, y + 24], [x1, y + 24], 26, 16)),
    ]),
    fill(ink.shade, ...rows.slice(1).map((y) => box(x0 + 4, y - 4, x1 - x0 - 8, 5))),
    fill('#2f6762', box(600, seat - 2, 12, 132), box(1120, seat - 2, 12, 132)),
  ]
}

const seated = (far: Limbs['hand'], near: Limbs['hand'], look = 0, lean = 0): Pose => ({
  hip: [26, -136],
  shoulder: [6 - lean, -254],
  head: [-20 - lean, -330],
  look,
  far: {
    elbow: [-40 - lean, -190],
    hand: far,
    knee: [-84, -132],
    foot: [-96, 0],
  },
  near: {
    elbow: [-8 - lean, -172],
    hand: near,
    knee: [-72, -128],
    foot: [-62, 4],
  },
})
const pours = seated([-92, -214], [-104, -226], 0.3, 14)
const holds = seated([-86, -176], [-112, -182], 0.2, 10)
const eats = seated([-70, -214], [-62, -262], 0.1)
/** Stands with a boot on the timbers, and tells it. */
const tells: Pose = {
  hip: [24, -190],
  shoulder: [-2, -304],
  head: [-28, -378],
  look: -0.05,
  far: { elbow: [-70, -290], hand: [-124, -328], knee: [-74, -178], foot: [-70, -104] },
  near: { elbow: [30, -226], hand: [-30, -180], knee: [26, -104], foot: [40, 0] },
}
/** Leans on a level. */
const leans: Pose = {
  hip: [10, -188],
  shoulder: [-6, -304],
  head: [-30, -378],
  look: 0.08,
  far: { elbow: [-50, -236], hand: [-84, -212], knee: [-10, -108], foot: [-24, 0] },
  near: { elbow: [10, -220], hand: [-78, -196], knee: [24, -106], foot: [32, 0] },
}

const mug = ([x, y]: Point): Impression[] => [
  fill('#f3ead2', box(x - 17, y - 20, 34, 40)),
  fill('#b3a27a', box(x - 17, y - 20, 10, 40)),
]

/** Sits and hopes, looking left. */
function dog([x, y]: Point): Impression[] {
  const at = (points: string) => xy(points).map(([px, py]): Point => [x + px, y + py])
  return [
    fill(ink.shade, at('-60,-4 90,-4 190,24 -10,26')),
    fill('#3b2a26', at('72,-6 108,-22 134,-52 128,-60 100,-38 66,-26')),
    fill(
      '#5b3d30',
      blob(at('-34,-150 -8,-168 26,-128 62,-76 84,-26 76,0 -4,0 2,-60 -22,-100'), 4),
      at('-34,-110 -4,-110 -2,-8 -8,0 -40,0 -40,-10 -28,-14'),
    ),
    fill(
      '#e9d3a6',
      blob(at('-32,-132 -14,-128 -6,-86 -14,-60 -26,-84'), 3),
      at('-40,-10 -8,-10 -8,0 -42,0'),
    ),
    fill(
      '#5b3d30',
      at('-82,-184 -58,-198 -40,-212 -6,-210 10,-180 0,-146 -30,-142 -48,-160 -80,-166'),
    ),
    fill(
      '#3b2a26',
      at('-14,-210 10,-204 20,-166 6,-150 -6,-178'),
      at('-84,-186 -72,-190 -72,-176 -84,-174'),
    ),
    discs('#1d1514', [x - 46, y - 192, 5]),
    fill('#c9543a', at('-30,-150 0,-160 4,-148 -28,-136')),
  ]
}

/** Coffee on the timbers, in the house as far as it stands: five of us and a dog. */
export function AboutTeam() {
  const random = seeded(301)
  const person = (stand: Stand, clothes: Clothes, pose: Pose) => {
    const { body, arm } = posed(stand, clothes, sun, pose)
    return { body: rimmed(ink.rim, body, [3, -5]), arm: rimmed(ink.rim, arm, [3, -4]) }
  }
  const dressed = (jacket: keyof typeof jackets, hat: Clothes['hat'], skin = workwear.skin) => ({
    ...workwear,
    jacket: jackets[jacket],
    hat,
    skin,
    gloves: skin,
  })
  const white = workwear.hat
  const one = person(
    { at: [490, 826], scale: 1.2, side: -1 },
    dressed('teal', white, ['#a86f4a', '#5f3a2b']),
    holds,
  )
  const two = person(
    { at: [824, 826], scale: 1.2 },
    dressed('plaid', ['#e7b84b', '#9a7326']),
    pours,
  )
  const three = person(
    { at: [1296, 826], scale: 1.16 },
    dressed('sand', ['#c9543a', '#70281f']),
    eats,
  )
  const four = person({ at: [1120, 792], scale: 1.14 }, dressed('orange', white), tells)
  const five = person(
    { at: [236, 812], scale: 1.18, side: -1 },
    dressed('yellow', white, ['#c98a5e', '#6b4030']),
    leans,
  )
  return (
    <Printed
      impressions={[
        ...outside(random),
        ...frame(),
        ...deck(random),
        ...four.body,
        ...four.arm,
        ...stack(random),
        fill(ink.shade, xy('150,806 300,806 350,832 130,834')),
        ...five.body,
        fill('#e2b23c', xy('318,560 336,560 330,822 310,822')),
        fill('#8a6a1c', xy('318,560 323,560 316,822 310,822')),
        ...five.arm,
        ...one.body,
        ...two.body,
        ...three.body,
        ...one.arm,
        ...mug([640, 584]),
        ...two.arm,
        lines('#4a2b1c', 5, curve(xy('668,548 650,552 642,574'), 4)),
        fill('#2f6762', xy('674,556 742,530 732,492 662,524')),
        fill(
          '#8fb9ac',
          xy('674,556 680,540 668,524 656,530 660,552'),
          xy('664,526 732,494 735,504 667,536'),
        ),
        ...three.arm,
        fill('#f6e2b4', xy('1190,486 1236,478 1240,500 1194,508')),
        fill('#a7643f', xy('1192,494 1238,486 1239,493 1193,501')),
        ...dog([948, 866]),
      ]}
    />
  )
}
