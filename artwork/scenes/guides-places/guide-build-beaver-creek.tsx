import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks, grain, masonry } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { blob, box, curve, fill, type Impression, land, lines, xy } from '../../plates/ink.ts'

const ink = {
  glow: '#dfe0a8',
  leaf: '#a8b86b',
  leafDark: '#7d9555',
  under: '#56754f',
  bark: '#f3ecd6',
  barkFar: '#cfd3a0',
  barkDark: '#b3a987',
  eye: '#39413b',
  grass: '#c7b569',
  grassDark: '#8d8a4c',
  stone: '#a79f90',
  stoneLit: '#c9c0ac',
  stoneDark: '#837b70',
  joint: '#4e4a45',
  cedar: '#94532f',
  cedarLit: '#b9703f',
  cedarDark: '#5d3122',
  wrap: '#eee8d4',
  ply: '#dcb070',
  plyDark: '#a67a42',
  roof: '#2f4046',
  copper: '#c67a45',
  glass: '#27494f',
  sheen: '#7fa9a4',
  trim: '#232c2e',
  rim: '#fff6d6',
} as const

const sun: Point = [-0.8, -0.5]
const foot = 790
const [x0, x1] = [846, 1420]

/** An aspen's trunk, its shaded side and its eyes. */
function trunk(random: Random, x: number, wide: number, foot: number): Impression[] {
  const lean = between(random, -16, 16)
  const side = (off: number): Point[] =>
    curve(
      [
        [x + off + lean, -20],
        [x + off * 1.05 + lean * 0.3, 360],
        [x + off * 1.2, foot],
      ],
      4,
    )
  const eyes = Array.from({ length: 5 }, () => {
    const y = between(random, 120, foot - 60)
    const at = x + lean * (1 - y / foot) + between(random, -0.4, 0.1) * wide
    return blob(
      xy('-9,0 0,-5 10,-1 2,5').map(([px, py]): Point => [
        at + (px * wide) / 34,
        y + (py * wide) / 30,
      ]),
      3,
    )
  })
  return [
    fill(ink.barkDark, [...side(-wide / 2), ...side(wide / 2).toReversed()]),
    fill(ink.bark, [...side(-wide / 2), ...side(wide * 0.2).toReversed()]),
    fill(ink.eye, ...eyes),
  ]
}

function grove(random: Random): Impression[] {
  const crowns = (count: number, y: number, r: number) =>
    Array.from({ length: count }, (_, i) => {
      const cx = (i * 1700) / count - 30
      return blob(
        Array.from({ length: 9 }, (_, k): Point => {
          const a = (k / 9) * 2 * Math.PI
          const out = r * between(random, 0.8, 1.15)
          return [cx + Math.cos(a) * out * 1.3, y + Math.sin(a) * out]
        }),
        3,
      )
    })
  return [
    fill(ink.glow, box(0, 0, 1600, 900)),
    fill(ink.leaf, box(0, 0, 1600, 110), ...crowns(11, 100, 92)),
    fill(
      ink.barkFar,
      ...Array.from({ length: 22 }, (_, i) =>
        box(i * 76 + between(random, -24, 24), 60, between(random, 9, 16), 600),
      ),
    ),
    fill(ink.under, land('-20,600 220,560 460,590 700,556 980,586 1300,560 1640,590', 720)),
    fill(ink.leafDark, box(0, 0, 1600, 30), ...crowns(9, 20, 74)),
    fill(ink.grass, land('-20,664 300,640 700,668 1200,652 1640,676', 920)),
    fill(
      ink.grassDark,
      ...flecks(random, [0, 1600], [690, 900], 70, [2, 6]),
      // Shadows of trunks that stand behind us, across the meadow.
      xy('-20,700 420,742 420,752 -20,722'),
      xy('-20,770 760,846 760,860 -20,800'),
    ),
    ...[
      [96, 44, 690],
      [300, 34, 676],
      [452, 56, 706],
      [668, 38, 682],
      [1540, 48, 700],
    ].flatMap(([x = 0, wide = 0, y = 0]) => trunk(random, x, wide, y)),
  ]
}

/** A piece of the wall-to-be on skids: stone, cedar, a window with its flashing, the edge of the roof. */
function mockUp(random: Random): Impression[] {
  const stones = masonry(random, [x0 + 40, x1], [548, foot], 70).filter(
    (stone) => !stone.some(([x, y]) => x < 1010 && y < 690 && y > 600),
  )
  const courses = Array.from({ length: 9 }, (_, i) => 180 + i * 41)
  const from = (y: number): number => x0 + 178 - (y > 380 ? 60 : 0)
  return [
    fill(
      ink.grassDark,
      xy(`${x0 + 40},${foot} ${x1 + 20},${foot} 1640,830 1640,900 1560,900 ${x0 + 140},830`),
    ),
    // The brace behind it.
    fill(ink.plyDark, xy(`${x1},300 ${x1 + 20},300 1580,800 1552,800`)),
    fill(ink.ply, xy(`${x1},300 ${x1 + 10},300 1568,800 1552,800`)),
    fill(ink.ply, box(x0, 150, x1 - x0, foot - 150)),
    fill(ink.plyDark, box(x0, 150, 18, foot - 150)),
    lines(ink.plyDark, 2.5, ...grain(random, [x0 + 60, 160], [x0 + 60, foot], 80, 22)),
    fill(
      ink.wrap,
      xy(`${x0 + 86},150 ${x1},150 ${x1},${foot} ${x0 + 40},${foot} ${x0 + 40},560 ${x0 + 86},560`),
    ),
    lines(
      '#a9b8ae',
      5,
      ...[0, 1, 2].map((i) => xy(`${x0 + 104},${226 + i * 110} ${x0 + 160},${226 + i * 110}`)),
    ),
    fill(ink.cedarDark, ...courses.map((y) => box(from(y), y, x1 - from(y), 41))),
    fill(ink.cedar, ...courses.map((y) => box(from(y), y, x1 - from(y), 35))),
    fill(ink.cedarLit, ...courses.map((y) => box(from(y), y, x1 - from(y), 7))),
    lines(
      ink.cedarDark,
      2,
      ...courses.flatMap((y) => grain(random, [from(y), y + 22], [x1, y + 22], 20, 5)),
    ),
    // The window.
    fill(ink.cedarDark, box(1216, 208, 178, 268)),
    fill(ink.trim, box(1208, 200, 178, 268)),
    fill(ink.glass, box(1224, 216, 146, 236)),
    fill(ink.sheen, xy('1224,216 1300,216 1224,340'), xy('1330,216 1370,216 1224,452 1224,400')),
    fill(ink.trim, box(1224, 318, 146, 9)),
    fill(ink.copper, xy('1196,188 1400,188 1396,204 1200,204'), box(1198, 466, 200, 12)),
    // Stone, its sill of copper, and the gap where the next one goes.
    fill(ink.joint, xy(`${x0 + 40},548 ${x1},548 ${x1},${foot} ${x0 + 40},${foot}`)),
    fill(ink.stone, ...stones),
    fill(ink.stoneLit, ...stones.filter((_, i) => i % 3 === 0)),
    fill(ink.stoneDark, ...stones.filter((_, i) => i % 5 === 1)),
    fill(ink.stoneDark, xy(`${x0 + 26},530 ${x1 + 10},530 ${x1 + 10},556 ${x0 + 26},556`)),
    fill(ink.stoneLit, box(x0 + 26, 530, x1 - x0 - 16, 12)),
    // The roof's edge over it.
    fill(ink.cedarDark, xy(`${x0 - 30},122 ${x1 + 50},122 ${x1 + 50},182 ${x0 + 10},166`)),
    fill(ink.cedar, box(x0 - 44, 104, x1 - x0 + 108, 40)),
    fill(ink.cedarLit, box(x0 - 44, 104, x1 - x0 + 108, 9)),
    fill(ink.copper, box(x0 - 54, 88, x1 - x0 + 126, 20)),
    fill(ink.roof, xy(`${x0 + 10},34 ${x1 + 20},34 ${x1 + 76},92 ${x0 - 58},92`)),
    lines(
      '#536a70',
      7,
      ...Array.from({ length: 8 }, (_, i) => {
        const t = i / 7
        return [
          [x0 + 14 + (x1 - x0) * t, 36],
          [x0 - 52 + (x1 - x0 + 122) * t, 88],
        ] as Point[]
      }),
    ),
  ]
}

const sets: Pose = {
  hip: [44, -130],
  shoulder: [-18, -232],
  head: [-58, -300],
  look: 0.12,
  far: { elbow: [-92, -208], hand: [-140, -168], knee: [-66, -122], foot: [-58, 0] },
  near: { elbow: [-52, -162], hand: [-126, -138], knee: [14, -28], foot: [124, -6], toe: 70 },
}
const compares: Pose = {
  hip: [16, -188],
  shoulder: [-2, -304],
  head: [-28, -376],
  look: -0.06,
  far: { elbow: [20, -244], hand: [-32, -220], knee: [-18, -108], foot: [-30, 0] },
  near: { elbow: [-62, -292], hand: [-128, -316], knee: [26, -106], foot: [40, 0] },
}

/** On the lot: a mason sets a stone in the mock-up wall, somebody of the board holds a sample to its cedar. */
export function BuildBeaverCreek() {
  const random = seeded(1207)
  const a = { at: [770, 866] as Point, scale: 1.36, side: -1 as const }
  const mason = posed(a, { ...workwear, jacket: jackets.orange }, sun, sets)
  const m = standing(a)
  const b = { at: [1330, 884] as Point, scale: 1.48, side: 1 as const }
  const guest = posed(
    b,
    { ...workwear, jacket: jackets.teal, gloves: workwear.skin, pants: ['#7a6a58', '#352c28'] },
    sun,
    compares,
  )
  const g = standing(b)
  return (
    <Printed
      impressions={[
        ...grove(random),
        ...mockUp(random),
        fill(ink.grassDark, xy('640,862 900,862 1010,884 800,894')),
        // Stones that wait, and the tub of mortar.
        fill(
          ink.stoneDark,
          blob(xy('430,846 470,806 540,800 580,830 570,868 450,872'), 3),
          blob(xy('300,880 330,838 400,836 440,868 430,900 310,900'), 3),
        ),
        fill(
          ink.stoneLit,
          blob(xy('438,840 474,808 536,804 566,826 500,836'), 3),
          blob(xy('310,872 336,842 396,840 424,862 360,872'), 3),
        ),
        ...rimmed(ink.rim, mason.body, [-4, -3]),
        fill(ink.stoneDark, m.shape(xy('-128,-182 -196,-186 -204,-130 -186,-112 -124,-120'))),
        fill(ink.stoneLit, m.shape(xy('-128,-182 -196,-186 -200,-160 -126,-150'))),
        ...rimmed(ink.rim, mason.arm, [-4, -3]),
        fill(ink.grassDark, xy('1270,880 1410,880 1600,900 1300,900')),
        ...rimmed(ink.rim, guest.body, [-4, -3]),
        fill(ink.roof, g.shape(xy('-112,-350 -170,-356 -174,-284 -116,-280'))),
        fill(ink.wrap, g.shape(xy('-116,-345 -165,-350 -169,-289 -120,-285'))),
        fill(ink.cedar, g.shape(xy('-120,-340 -140,-342 -143,-292 -123,-290'))),
        fill('#6f7f62', g.shape(xy('-144,-342 -161,-344 -164,-294 -147,-292'))),
        ...rimmed(ink.rim, guest.arm, [-4, -3]),
      ]}
    />
  )
}
