import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { tufts } from '../../plates/growth.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#c9dbd0',
  bank: '#98a268',
  bankDark: '#6f7c4b',
  gravel: '#d2bb8e',
  gravelDark: '#a48c61',
  edge: '#7d6643',
  earth: '#6a4a32',
  stone: '#c9b48d',
  red: '#c8392a',
  redDark: '#8a241f',
  redLit: '#e2604a',
  cream: '#f6ead0',
  gold: '#efbb45',
  steel: '#c3cbc6',
  steelDark: '#6a7877',
  glass: '#2f5059',
  sheen: '#7fa3a6',
  tire: '#262b2d',
  tireLit: '#454c4c',
  dark: '#171d1f',
  cone: '#ee6a25',
  paper: '#fbf3dc',
  rim: '#fff6dc',
} as const

const sun: Point = [-0.85, -0.5]

/** A wheel at x, y: tread, rim, bolts. */
function wheel(x: number, y: number, r: number): Impression[] {
  const ring = (count: number, out: number, size: number, turn = 0) =>
    Array.from({ length: count }, (_, i) => {
      const a = turn + (i / count) * 2 * Math.PI
      return [x + Math.cos(a) * out, y + Math.sin(a) * out, size] as const
    })
  return [
    discs(ink.dark, [x, y, r * 1.02], ...ring(30, r * 0.99, r * 0.055)),
    discs(ink.tire, [x, y, r * 0.95]),
    fill(
      ink.tireLit,
      curve(
        [200, 225, 250, 275].map((d): Point => [
          x + Math.cos((d * Math.PI) / 180) * r * 0.9,
          y + Math.sin((d * Math.PI) / 180) * r * 0.9,
        ]),
        5,
      ).concat(
        curve(
          [275, 250, 225, 200].map((d): Point => [
            x + Math.cos((d * Math.PI) / 180) * r * 0.74,
            y + Math.sin((d * Math.PI) / 180) * r * 0.74,
          ]),
          5,
        ),
      ),
    ),
    discs(ink.steelDark, [x, y, r * 0.6]),
    discs(ink.steel, [x - r * 0.03, y - r * 0.03, r * 0.54]),
    discs(ink.tire, ...ring(8, r * 0.42, r * 0.07, 0.2)),
    discs(ink.steelDark, [x, y, r * 0.28]),
    discs(ink.cream, [x - r * 0.04, y - r * 0.04, r * 0.18]),
    discs(ink.steelDark, ...ring(10, r * 0.22, r * 0.025)),
  ]
}

/** The side of the engine, near: it goes on past the picture. */
const engine = (): Impression[] => [
  // What lies under it.
  fill(ink.dark, xy('770,640 1640,640 1640,770 800,770')),
  // Cab.
  fill(ink.red, xy('706,610 716,330 772,96 1096,96 1096,650 720,650')),
  fill(ink.redLit, xy('706,610 716,330 772,96 806,96 752,336 744,610')),
  fill(ink.glass, xy('764,330 812,136 860,136 860,330'), box(888, 136, 170, 194)),
  fill(ink.sheen, xy('800,190 812,136 852,136 776,330 766,330'), xy('888,136 980,136 888,300')),
  fill(ink.redDark, box(870, 110, 8, 520), box(1070, 110, 8, 520)),
  fill(ink.steel, box(1030, 372, 18, 76)),
  fill(ink.cream, xy('712,420 1640,420 1640,470 710,470')),
  fill(ink.gold, xy('711,470 1640,470 1640,482 711,482')),
  fill(ink.dark, xy('786,82 1060,82 1060,98 782,98')),
  fill(ink.gold, xy('850,54 1000,54 1010,84 840,84')),
  fill(ink.cone, xy('850,54 900,54 894,84 840,84')),
  // Body: roll-up doors, ladder, rail.
  fill(ink.red, box(1104, 176, 540, 470)),
  fill(ink.redDark, box(1096, 150, 10, 500), box(1104, 176, 540, 8)),
  fill(ink.steel, box(1130, 204, 210, 200), box(1364, 204, 300, 200)),
  fill(
    ink.steelDark,
    ...Array.from({ length: 9 }, (_, i) => box(1130, 222 + i * 20, 210, 4)),
    ...Array.from({ length: 9 }, (_, i) => box(1364, 222 + i * 20, 300, 4)),
  ),
  fill(ink.cream, box(1104, 420, 540, 50)),
  fill(ink.gold, box(1104, 470, 540, 12)),
  fill(
    ink.steelDark,
    box(1080, 104, 560, 14),
    box(1080, 140, 560, 14),
    ...Array.from({ length: 10 }, (_, i) => box(1110 + i * 56, 104, 9, 50)),
  ),
  // Bumper and lamp.
  fill(ink.steelDark, xy('650,606 770,606 770,668 650,668')),
  fill(ink.steel, xy('650,606 770,606 770,626 650,626')),
  discs(ink.steel, [742, 548, 26]),
  discs(ink.cream, [738, 545, 19]),
  // The arch of the wheel.
  fill(
    ink.redDark,
    curve(
      [180, 210, 240, 270, 300, 330, 360].map((d): Point => [
        980 + Math.cos((d * Math.PI) / 180) * 196,
        690 + Math.sin((d * Math.PI) / 180) * 196,
      ]),
      5,
    ).concat([
      [1176, 770],
      [784, 770],
    ]),
  ),
  fill(
    ink.dark,
    curve(
      [180, 210, 240, 270, 300, 330, 360].map((d): Point => [
        980 + Math.cos((d * Math.PI) / 180) * 180,
        690 + Math.sin((d * Math.PI) / 180) * 180,
      ]),
      5,
    ).concat([
      [1160, 770],
      [800, 770],
    ]),
  ),
]

const measures: Pose = {
  hip: [44, -128],
  shoulder: [-28, -222],
  head: [-74, -284],
  look: 0.5,
  far: { elbow: [-80, -158], hand: [-126, -92], knee: [-62, -120], foot: [-54, 0] },
  near: { elbow: [-44, -136], hand: [-112, -62], knee: [18, -28], foot: [140, -24], toe: 70 },
}
const shows: Pose = {
  hip: [14, -188],
  shoulder: [-2, -304],
  head: [-30, -376],
  look: 0.3,
  far: { elbow: [-56, -240], hand: [-104, -236], knee: [-18, -108], foot: [-32, 0] },
  near: { elbow: [-18, -222], hand: [-86, -246], knee: [28, -106], foot: [42, 0] },
}

/** From the ditch of a tight turn: a fire engine's front wheel, and the tape from it to the edge of the drive. */
export function TipsPreConstruction() {
  const random = seeded(1011)
  const a = { at: [590, 808] as Point, scale: 1.12, side: -1 as const }
  const officer = posed(
    a,
    {
      ...workwear,
      jacket: ['#f0bd3c', '#855a1c'],
      pants: ['#3a4a52', '#18242a'],
      hat: ['#d9402c', '#7c2219'],
    },
    sun,
    measures,
  )
  const s = standing(a)
  const b = { at: [244, 768] as Point, scale: 1.12, side: -1 as const }
  const owner = posed(
    b,
    { ...workwear, jacket: jackets.teal, hair: ['#6b4630', '#35221b'], gloves: workwear.skin },
    sun,
    shows,
  )
  const t = standing(b)
  const lip: Shape = curve(
    xy('-20,826 180,838 420,830 640,846 900,836 1180,850 1420,838 1640,848'),
    5,
  )
  const cone = (x: number, y: number, k: number): Impression[] => {
    const p = (text: string): Point[] => xy(text).map(([px, py]): Point => [x + px * k, y + py * k])
    return [
      fill(ink.cone, p('-40,0 40,0 40,-10 20,-12 6,-92 -6,-92 -20,-12 -40,-10')),
      fill(ink.cream, p('-16,-34 16,-34 11,-58 -11,-58')),
      fill(ink.edge, p('-40,0 40,0 66,8 -20,10')),
    ]
  }
  const [tx, ty] = s.point([-124, -60])
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        // The bank above the turn, grass on it.
        fill(ink.bank, [
          ...curve(xy('-20,470 200,452 420,500 640,560 820,600 1640,640'), 5),
          [1640, 780],
          [-20, 780],
        ]),
        fill(
          ink.bankDark,
          ...tufts(random, curve(xy('0,470 200,456 420,504 640,562'), 4), 26, 22),
          ...tufts(random, curve(xy('0,560 300,600 600,640'), 4), 16, 20),
        ),
        // The drive.
        fill(ink.gravel, [
          ...curve(xy('-20,640 260,664 560,690 900,716 1640,742'), 5),
          ...lip.toReversed(),
        ]),
        fill(ink.gravelDark, ...flecks(random, [0, 1600], [748, 822], 70, [3, 8])),
        ...engine(),
        fill(ink.edge, xy('800,796 1640,796 1640,836 840,836')),
        ...wheel(1570, 690, 160),
        ...wheel(980, 690, 160),
        ...cone(58, 800, 1.05),
        fill(ink.gravelDark, t.shape(xy('60,2 -60,2 -160,24 -30,28'))),
        ...rimmed(ink.rim, owner.body, [-4, -3]),
        fill(ink.paper, t.shape(xy('-176,-286 -84,-262 -76,-206 -168,-226'))),
        lines(ink.steelDark, 4, curve(t.shape(xy('-164,-262 -130,-240 -104,-246 -92,-224')), 4)),
        lines(ink.cone, 4, t.shape(xy('-150,-272 -96,-258'))),
        ...rimmed(ink.rim, owner.arm, [-4, -3]),
        // The edge and what it is made of: stones, earth, roots.
        fill(ink.earth, [...lip, [1640, 910], [-20, 910]]),
        fill(ink.edge, [...lip, ...lip.toReversed().map(([x, y]): Point => [x, y + 16])]),
        fill(ink.stone, ...flecks(random, [0, 1600], [866, 900], 40, [6, 18])),
        // The tape, wheel to edge.
        fill(ink.gravelDark, s.shape(xy('70,2 -70,2 -180,22 -40,26'))),
        ...rimmed(ink.rim, officer.body, [-4, -3]),
        lines(ink.dark, 15, [
          [tx, ty],
          [842, 790],
        ]),
        lines(ink.gold, 10, [
          [tx, ty],
          [842, 790],
        ]),
        fill(ink.dark, s.shape(xy('-140,-84 -100,-84 -96,-44 -136,-40'))),
        ...rimmed(ink.rim, officer.arm, [-4, -3]),
      ]}
    />
  )
}
