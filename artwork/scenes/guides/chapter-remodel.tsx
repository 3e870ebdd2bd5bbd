import { rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks, grain, masonry } from '../../kit/print/texture.ts'
import { type Clothes, standing, upright } from '../../kit/print/workers.ts'
import { lerp, type Point } from '../../kit/path.ts'
import { type Random, seeded } from '../../kit/random.ts'
import { forestTop } from '../../plates/growth.ts'
import {
  blob,
  box as rectangle,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  under,
  xy,
} from '../../plates/ink.ts'

const carpenter: Clothes = {
  jacket: ['#6f98a3', '#2c4a57'],
  pants: ['#a5855a', '#4f3b2a'],
  boots: ['#5d4029', '#1a1512'],
  skin: ['#dd9d6c', '#7c4a38'],
  hat: ['#e7b84b', '#8f6b28'],
  gloves: ['#e2c48a', '#7d5c30'],
}
const surveyor: Clothes = {
  ...carpenter,
  jacket: ['#c8643c', '#6a2f26'],
  pants: ['#5a6a6c', '#242f33'],
  hat: ['#f6ead0', '#a98f5c'],
  skin: ['#b57a52', '#5f3a2b'],
}
const sun: Point = [-0.8, -0.6]
const [middle, ridge, eave] = [800, 150, 420]
/** The roof's edge: `t` from the ridge to the eave, out to one side. */
const roof = (side: 1 | -1, t: number, up = 0): Point => [
  middle + side * 560 * t,
  lerp(ridge, eave, t) - up,
]

/** The house that's there: gray logs, a stone chimney, a roof that has sagged for eighty years. */
function old(random: Random): Impression[] {
  const logs = Array.from({ length: 8 }, (_, i) => 432 + i * 41)
  const sag = Array.from({ length: 9 }, (_, i): Point => {
    const [x, y] = roof(-1, 1.08 - (i / 8) * 1.08)
    return [x, y + Math.sin((i / 8) * Math.PI) * 26]
  })
  const gable = xy('800,190 800,440 320,440 330,420')
  return [
    fill('#4b4440', ...boxes('330,60,92,330')),
    fill('#8d8173', ...masonry(random, [330, 422], [60, 390], 38, 6)),
    fill('#3a322f', rectangle(322, 44, 108, 20)),
    fill('#6e655c', gable),
    lines(
      '#4d4540',
      4,
      ...[470, 540, 610, 680, 750].map((x): Point[] => [
        [x, 440],
        [x, ridge + 40 + (middle - x) * 0.5],
      ]),
    ),
    fill('#4d4540', rectangle(310, 430, 490, 380)),
    fill('#8b8072', ...logs.map((y) => rectangle(310, y, 490, 33))),
    fill('#a79a88', ...logs.map((y) => rectangle(310, y, 490, 9))),
    lines('#6e655c', 2, ...logs.flatMap((y) => grain(random, [310, y + 20], [800, y + 20], 20, 8))),
    discs('#6e655c', ...logs.map((y) => [304, y + 17, 19] as const)),
    discs('#a79a88', ...logs.map((y) => [302, y + 15, 12] as const)),
    fill('#3a322f', ...boxes('400,520,140,130 620,520,116,240')),
    fill('#7c93a0', ...boxes('412,532,116,106')),
    fill('#a9bcc4', xy('412,532 470,532 412,610')),
    fill('#3a322f', ...boxes('465,532,8,106 412,582,116,8')),
    fill('#6b4a38', rectangle(630, 530, 96, 230)),
    lines(
      '#4a3228',
      3,
      ...[654, 678, 702].map((x): Point[] => [
        [x, 530],
        [x, 760],
      ]),
    ),
    discs('#c9a05a', [712, 650, 6]),
    // The roof, its shingles and its moss.
    fill('#3a322f', [...sag, ...sag.toReversed().map(([x, y]): Point => [x, y + 44])]),
    fill('#5b5550', [
      ...sag.map(([x, y]): Point => [x, y - 22]),
      ...sag.toReversed().map(([x, y]): Point => [x, y + 16]),
    ]),
    fill(
      '#7d8a58',
      ...[0.36, 0.5, 0.66, 0.84].map((t) =>
        [0, 1, 2, 3, 4, 4, 2, 0].map((k, i): Point => {
          const [x, y] = roof(-1, t + k * 0.018)
          return [x, y + 26 * Math.sin(t * Math.PI) - (i < 5 ? 26 + (k % 2) * 8 : 12)]
        }),
      ),
    ),
    fill('#77695c', ...masonry(random, [312, 796], [752, 806], 28, 4)),
  ]
}

/** The house that could be: the same gable in new lumber, on new concrete. */
function fresh(random: Random): Impression[] {
  const studs = Array.from({ length: 9 }, (_, i) => 806 + i * 58)
  const top = (x: number) => lerp(ridge, eave, (x - middle) / 560) + 34
  return [
    fill('#c9bfae', rectangle(800, 748, 500, 60)),
    fill('#b0a695', rectangle(800, 778, 500, 30)),
    // Rafters behind.
    ...[0.05, 0.02].map((off, i) =>
      lines(i ? '#d49c55' : '#9a6a38', 22 - i * 6, [
        [middle, ridge + 30 - off * 300],
        roof(1, 1.06, -24),
      ]),
    ),
    fill(
      '#9a6a38',
      ...studs.map((x) => rectangle(x + 20, 440, 9, 310)),
      ...studs.map((x): Point[] => [
        [x + 20, top(x + 20)],
        [x + 29, top(x + 29)],
        [x + 29, 440],
        [x + 20, 440],
      ]),
    ),
    fill(
      '#e2b26e',
      ...studs.map((x) => rectangle(x, 440, 20, 310)),
      ...studs.map((x): Point[] => [
        [x, top(x)],
        [x + 20, top(x + 20)],
        [x + 20, 440],
        [x, 440],
      ]),
    ),
    lines(
      '#bd8748',
      2,
      ...studs.flatMap((x) => grain(random, [x + 10, top(x) + 16], [x + 10, 740], 14, 4)),
    ),
    fill('#e2b26e', ...boxes('800,424,500,20 800,448,500,14 800,734,500,18')),
    fill('#9a6a38', ...boxes('800,462,500,5 800,752,500,4')),
    fill('#eec78a', ...boxes('922,540,220,24')),
    fill('#9a6a38', rectangle(922, 564, 220, 6)),
    // Sheathing has begun at the corner.
    fill('#d8c08f', rectangle(1184, 444, 118, 300)),
    fill('#c4aa76', ...flecks(random, [1194, 1286], [454, 732], 50, [3, 7])),
    lines('#a98d5c', 3, [
      [1184, 594],
      [1302, 594],
    ]),
    // The rafter in front, and where the ridge waits for the other half.
    fill('#e2b26e', [roof(1, -0.01), roof(1, 1.1), roof(1, 1.1, -34), roof(1, 0, -40)]),
    fill('#f3d398', [roof(1, -0.01), roof(1, 1.1), roof(1, 1.1, -7), roof(1, 0, -8)]),
    fill('#b07c42', [
      roof(1, 1.1),
      [roof(1, 1.1)[0] + 14, roof(1, 1.1)[1] + 8],
      [roof(1, 1.1)[0] + 14, roof(1, 1.1)[1] + 40],
      roof(1, 1.1, -34),
    ]),
  ]
}

/** One gable, half of it eighty years old and half of it framed last week; two builders on the line between. */
export function RemodelChapter() {
  const random = seeded(1944)
  const left = { at: [560, 824] as Point, scale: 0.8, side: -1 as const }
  const right = { at: [1040, 826] as Point, scale: 0.8 }
  const [s, o] = [standing(left), standing(right)]
  const one = upright(left, surveyor, sun, {
    far: [
      [-58, -246],
      [-112, -268],
    ],
    near: [
      [-44, -220],
      [-96, -230],
    ],
    look: 0.12,
  })
  const two = upright(right, carpenter, sun, {
    far: [
      [-56, -320],
      [-88, -392],
    ],
    near: [
      [-60, -280],
      [-98, -352],
    ],
    look: -0.28,
  })
  return (
    <Printed
      impressions={[
        fill('#cfd8c6', rectangle(0, 0, 1600, 900)),
        fill(
          '#e9ead6',
          blob(xy('80,250 260,214 430,230 600,214 640,250 400,272 180,270'), 3),
          blob(xy('1120,140 1300,110 1480,124 1560,150 1380,164 1200,160'), 3),
        ),
        fill('#a9b99f', under(forestTop(random, xy('0,470 400,440 900,470 1600,430'), 110), 900)),
        fill(
          '#5f7f6b',
          under(forestTop(random, xy('0,590 300,560 900,600 1600,560'), 190, 66), 900),
        ),
        fill('#8c9a5a', under(curve(xy('0,720 300,700 800,730 1200,712 1600,724')), 900)),
        ...fresh(random),
        ...old(random),
        // The line between: a plumb bob on its string.
        lines('#b9432c', 5, [
          [middle, ridge - 60],
          [middle, 770],
        ]),
        fill('#b9432c', xy('788,770 812,770 806,796 800,816 794,796')),
        fill('#a98a5c', under(curve(xy('0,806 400,792 800,806 1200,798 1600,812')), 900)),
        fill(
          '#8c7047',
          blob(xy('540,822 610,816 820,846 900,860 880,868 700,856 560,836'), 3),
          blob(xy('1010,824 1090,818 1290,846 1380,862 1350,868 1180,856 1030,838'), 3),
        ),
        fill('#c9ab78', ...flecks(random, [0, 1600], [816, 896], 60, [3, 9])),
        fill(
          '#6f8048',
          ...flecks(random, [0, 300], [800, 870], 40, [4, 12]),
          ...flecks(random, [1320, 1600], [806, 870], 30, [4, 12]),
        ),
        ...rim('#fff6da', [...one, ...two], [-4, -3]),
        ...one,
        ...two,
        // Drawings, half unrolled; a level held to the stud.
        fill('#f3ead8', s.shape(xy('-150,-330 -60,-318 -52,-226 -142,-238'))),
        fill('#cfd8d6', s.shape(xy('-150,-330 -132,-328 -124,-236 -142,-238'))),
        lines(
          '#5f8fa3',
          4,
          s.shape(xy('-122,-300 -76,-294 -70,-250 -114,-256 -122,-300')),
          s.shape(xy('-98,-297 -92,-253')),
        ),
        fill('#b9432c', o.shape(xy('-116,-520 -92,-520 -92,-250 -116,-250'))),
        fill('#d9604a', o.shape(xy('-116,-520 -108,-520 -108,-250 -116,-250'))),
        fill('#e9f0a8', o.shape(xy('-112,-400 -96,-400 -96,-376 -112,-376'))),
        ...two.slice(-2),
      ]}
    />
  )
}
