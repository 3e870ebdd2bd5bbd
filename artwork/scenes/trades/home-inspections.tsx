import { joints, rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks, grain } from '../../kit/print/texture.ts'
import { type Clothes, head, limb, standing } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  night: '#0f181d',
  wood: '#2b2523',
  under: '#1c1b1d',
  warm: '#8a5a34',
  glow: '#e3ae5b',
  wall: '#2f3639',
  soil: '#2d2627',
  cold: '#9cc0cd',
} as const

const clothes: Clothes = {
  jacket: ['#d9773a', '#5e2f27'],
  pants: ['#5d6f73', '#1d2b31'],
  boots: ['#7a5638', '#12191c'],
  skin: ['#efb880', '#7d4a38'],
  hat: ['#f6e6b8', '#6d6a58'],
  gloves: ['#e2b877', '#5a4429'],
}

/** The eye is 0.4 m over the ground; `s` is pixels per meter at a depth. */
const [middle, horizon] = [800, 540]
const at = (x: number, y: number, s: number): Point => [middle + x * s, horizon - (y - 0.4) * s]
const depths = [212, 236, 266, 302, 348, 404, 478, 580, 730, 980]

/** What holds the floor: joists across the view, near ones last, those in the beam lit from below. */
function joistsOverhead(random: Random): Impression[] {
  return depths.flatMap((s, i): Impression[] => {
    const [, low] = at(0, 0.9, s)
    const [, top] = at(0, 1.16, s)
    const [, behind] = at(0, 0.9, s * 0.93)
    const shine = i > 2 && i < 8
    const reach = 60 + i * 62
    return [
      fill(ink.under, box(-20, top - 30, 1640, low - top + 30)),
      fill(ink.wood, box(-20, top + (low - top) * 0.35, 1640, (low - top) * 0.65)),
      lines(
        ink.under,
        2,
        ...grain(
          random,
          [0, (low + top) / 2 + 8],
          [1600, (low + top) / 2 + 8],
          (low - top) * 0.6,
          8,
        ),
      ),
      fill(shine ? '#4d3a2c' : '#231f20', box(-20, low, 1640, behind - low)),
      ...(shine
        ? [
            fill(
              '#5d4230',
              curve(
                [
                  [70, low],
                  [150, top + 26 + i * 2],
                  [250 + reach * 0.5, top + 30 + i * 2],
                  [330 + reach, low],
                  [70, low],
                ],
                4,
              ),
            ),
            fill(
              ink.warm,
              xy(
                `100,${low} 130,${behind} ${230 + reach * 0.8},${behind} ${270 + reach * 0.9},${low}`,
              ),
              xy(
                `150,${low} 190,${low - 14} ${200 + reach * 0.5},${low - 12} ${250 + reach * 0.6},${low}`,
              ),
            ),
          ]
        : []),
    ]
  })
}

/** The foundation: a far wall with a vent that lets the day in, and the wall on the left, wet where the beam finds it. */
function foundation(random: Random): Impression[] {
  const far = 190
  const corner = (x: number, y: number) => at(x, y, far)
  const left = [
    at(-1.7, 1.1, far),
    at(-1.7, 1.1, 1200),
    at(-1.7, -0.02, 1200),
    at(-1.7, -0.02, far),
  ]
  const course = (y: number) => [at(-1.7, y, far), at(-1.7, y, 1200)]
  return [
    fill('#1d272b', [corner(-1.7, 1.2), corner(4, 1.2), corner(4, 0), corner(-1.7, 0)]),
    lines('#141d21', 2, ...[0.2, 0.42, 0.64, 0.86].map((y) => [corner(-1.7, y), corner(4, y)])),
    fill(ink.night, box(1016, 466, 108, 44)),
    fill(ink.cold, box(1022, 471, 96, 34)),
    fill('#d8e9ec', box(1022, 471, 96, 12)),
    fill('#33454c', ...[1040, 1060, 1080, 1100].map((x) => box(x, 471, 5, 34))),
    fill(ink.wall, left),
    lines('#20282b', 3, ...[0.22, 0.44, 0.66, 0.88].map(course)),
    lines(
      '#20282b',
      3,
      ...[230, 290, 370, 470, 640].flatMap((s, i) =>
        [0.22, 0.66].map((y) => [at(-1.7, y + (i % 2) * 0.0, s), at(-1.7, y + 0.22, s)]),
      ),
    ),
    ...flecks(random, [30, 400], [430, 640], 16, [2, 6]).map((each) => fill('#3a4347', each)),
  ]
}

/** Bare ground, and the plastic over it, torn and folded back. */
function floor(random: Random): Impression[] {
  return [
    fill(ink.soil, [at(-1.7, 0, 190), at(5, 0, 190), [1640, 920], [-40, 920], at(-1.7, 0, 1100)]),
    fill('#3f4d53', xy('640,628 1560,616 1640,640 1640,920 900,920 700,800 760,740 610,690')),
    fill(
      '#56676d',
      xy('640,628 760,632 700,690 780,742 724,800 930,920 900,920 686,802 740,738 604,690'),
    ),
    lines(
      '#617379',
      3,
      xy('900,660 1300,648 1580,676'),
      xy('1060,820 1330,772 1600,800'),
      xy('880,740 1010,726 1100,752'),
      xy('1180,880 1400,850 1560,866'),
    ),
    lines('#2c373c', 4, xy('900,668 1300,656 1580,684'), xy('1060,828 1330,780 1600,808')),
    ...flecks(random, [60, 620], [700, 880], 60, [3, 11]).map((each, i) =>
      fill(['#3a302e', '#4a3b34', '#221d1f'][i % 3] ?? '', each),
    ),
    // The lit ground before the light.
    fill('#4c382d', curve(xy('60,720 240,664 520,690 600,720 420,742 160,756 60,720'), 4)),
    ...flecks(random, [120, 560], [690, 742], 26, [3, 8]).map((each, i) =>
      fill(i % 2 ? '#6d4e39' : '#3a2b27', each),
    ),
    // A puddle at the foot of the wall.
    fill('#1c2a30', curve(xy('70,716 180,690 330,694 360,712 240,734 110,738 70,716'), 4)),
    fill('#d79f52', curve(xy('130,712 200,700 290,704 250,716 160,722 130,712'), 4)),
  ]
}

/** The light of the flashlight, and what it finds on the wall. */
function beam(random: Random): Impression[] {
  return [
    fill('#5a4535', xy('540,588 240,420 96,420 66,650 170,706 540,628')),
    fill('#7b5c40', xy('540,594 210,440 110,440 92,640 170,676 540,622')),
    fill('#b98a54', blob(xy('150,420 204,470 212,560 184,660 128,676 94,600 98,480'))),
    fill(ink.glow, blob(xy('148,440 188,484 194,560 168,636 132,646 108,580 112,490'))),
    // The leak: a crack, the dark below it, the white that the water leaves.
    fill('#6d4a30', blob(xy('142,466 164,500 174,560 170,660 122,676 118,590 128,510'))),
    fill('#f6e7bf', curve(xy('128,500 138,560 126,656 120,620 122,550 128,500'), 3)),
    fill('#f6e7bf', curve(xy('166,530 174,580 172,650 164,610 166,530'), 3)),
    lines(ink.night, 5, xy('154,446 144,480 158,508 142,546 152,580')),
    fill(
      '#f8edcf',
      ...Array.from({ length: 7 }, (): Point[] => {
        const [x, y] = [between(random, 118, 172), between(random, 600, 700)]
        return xy(`${x},${y - 10} ${x + 4},${y} ${x},${y + 5} ${x - 4},${y}`)
      }),
    ),
  ]
}

/** A pier and its post under the girder, and the duct that hangs from the joists. */
const structure = (random: Random): Impression[] => [
  fill('#1b2226', xy('1230,300 1620,262 1620,376 1230,372')),
  fill('#3b4a50', xy('1230,318 1620,288 1620,322 1230,340')),
  lines('#141b1f', 4, ...[1270, 1330, 1400, 1490, 1590].map((x) => xy(`${x},300 ${x},376`))),
  fill('#16191b', box(1290, 330, 64, 336)),
  fill('#4a3628', box(1290, 330, 20, 336)),
  lines('#0f1113', 2, ...grain(random, [1322, 340], [1322, 650], 50, 7)),
  fill('#20282b', xy('1256,652 1390,652 1408,706 1240,706')),
  fill('#46514f', xy('1256,652 1298,652 1290,706 1240,706')),
]

/** Prone on both elbows, the flashlight ahead, the list under the other hand. */
function inspector(): Impression[] {
  const s = standing({ at: [706, 724], scale: 1.16 })
  const sun: Point = [-0.85, -0.35]
  const part = (text: string, cloth: readonly [string, string]) => limb(s, joints(text), cloth, sun)
  const figure = [
    ...part('34,-122,22 -8,-44,18 -88,-92,14', [clothes.jacket[1], '#4a2620']),
    ...part('224,-56,36 326,-84,27 424,-38,19', [clothes.pants[1], '#16232a']),
    fill(clothes.boots[1], s.shape(xy('420,-58 470,-66 500,-20 486,-6 424,-18'))),
    ...part('220,-52,42 344,-32,29 458,-26,20', clothes.pants),
    fill(clothes.boots[0], s.shape(xy('456,-48 490,-50 500,-66 516,-64 526,-2 500,0 456,-6'))),
    fill(clothes.boots[1], s.shape(xy('500,-66 518,-66 530,-2 514,0'))),
    ...part('222,-58,46 134,-82,45 46,-126,49', clothes.jacket),
    ...part('22,-152,19 0,-178,17', clothes.skin),
    ...head(s, [-14, -210], 0.02, clothes, sun),
    fill('#1b2226', s.shape(xy('-48,-240 -36,-246 -32,-226 -46,-222'))),
    fill('#fff3cf', s.shape(xy('-52,-240 -46,-242 -43,-225 -50,-222'))),
  ]
  return [
    fill('#171c1f', s.shape(xy('-60,0 560,0 640,26 30,26'))),
    ...rim(ink.cold, figure, [4, -3]),
    ...figure,
    // The belt and its hammer.
    lines('#1d1a18', 9, s.shape(xy('186,-108 208,-16'))),
    ...part('-86,-92,15 -100,-94,14', clothes.gloves),
    fill('#11181b', s.shape(xy('-70,-106 -122,-112 -140,-122 -140,-80 -122,-90 -70,-88'))),
    fill('#fff6dc', s.shape(xy('-140,-122 -146,-120 -146,-82 -140,-80'))),
    // The list, and the near arm on it.
    fill('#5a3d2a', s.shape(xy('-132,-12 -20,-22 0,0 -118,8'))),
    fill('#f3e6c8', s.shape(xy('-124,-12 -28,-20 -12,-3 -112,4'))),
    ...part('48,-122,27 26,-28,21 -46,-22,16', clothes.jacket),
    ...part('-44,-22,16 -62,-20,14', clothes.gloves),
    lines('#c23b2a', 5, s.shape(xy('-58,-24 -76,-8'))),
  ]
}

/** The edge of the hatch that one looks in through, daylight on its sill. */
const hatch = (random: Random): Impression[] => [
  fill('#0b1216', box(0, 0, 1600, 54), box(0, 0, 46, 900), box(1540, 0, 60, 900)),
  fill('#3a454a', xy('0,900 0,866 46,838 1540,838 1600,866 1600,900')),
  fill('#8fb0bc', xy('46,838 1540,838 1566,850 22,850')),
  ...flecks(random, [30, 1570], [856, 896], 30, [2, 7]).map((each) => fill('#26313a', each)),
]

/** Through the hatch of a crawl space: somebody on elbows, and the leak that the light finds. */
export function Inspection() {
  const random = seeded(41)
  return (
    <Printed
      impressions={[
        fill(ink.night, box(0, 0, 1600, 900)),
        ...foundation(random),
        ...floor(random),
        ...beam(random),
        ...joistsOverhead(random),
        ...structure(random),
        discs(
          '#8a6a48',
          [430, 500, 2.4],
          [350, 470, 2],
          [300, 540, 2.6],
          [500, 560, 2],
          [250, 450, 2],
        ),
        ...inspector(),
        ...hatch(random),
      ]}
    />
  )
}
