import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { blob, box, curve, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#edc493',
  far: '#b98f74',
  woods: '#4a4f51',
  snow: '#e8e2d2',
  shade: '#a9b4b6',
  mud: '#7a5640',
  mudLit: '#b07d56',
  mudDark: '#46332b',
  ice: '#c8d8d6',
  iceDark: '#7f9ba1',
  lamp: '#fff6cf',
  beam: '#f6dcab',
  truck: '#c2492f',
  truckDark: '#6e2c24',
  drum: '#e9e0c8',
  dark: '#22302f',
} as const

/** The truck's lamps and the morning are on the left. */
const sun: Point = [-0.85, -0.45]

const horizon = 520

/** A line on the road: `across` at our feet, toward the truck far away. */
const along = (across: number, depth: number): Point => [
  430 + (across - 430) * depth,
  horizon + 400 * depth,
]

function morning(random: Random): Impression[] {
  const row = (count: number, y: number, tall: readonly [number, number]) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, ...tall)), [
        (i * 1680) / count - 20 + between(random, -20, 20),
        y,
      ]),
    )
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(ink.far, ...row(30, 500, [90, 150]), box(0, 470, 1600, 60)),
    fill(ink.woods, ...row(20, 530, [80, 170]).filter((_, i) => i < 3 || i > 8)),
    fill(ink.woods, box(0, 506, 1600, 24)),
    fill(ink.snow, box(0, 522, 1600, 400)),
    fill(ink.shade, blob(xy('900,560 1200,548 1640,566 1640,606 1300,596 1000,584'), 4)),
  ]
}

/** The front of a concrete truck that waits at the gate, its lamps on. */
const truck = (): Impression[] => [
  fill(ink.truckDark, blob(xy('360,370 378,318 430,296 484,318 502,370 490,410 372,410'), 5)),
  fill(ink.drum, blob(xy('366,366 384,322 430,304 478,322 496,366 480,400 380,400'), 5)),
  fill(ink.truck, xy('380,318 400,306 404,400 380,400'), xy('440,304 462,308 470,400 440,400')),
  fill(ink.dark, box(368, 500, 30, 44), box(464, 500, 30, 44)),
  fill(ink.truckDark, xy('366,384 496,384 500,512 362,512')),
  fill(ink.truck, xy('370,388 440,388 440,508 366,508')),
  fill(ink.dark, xy('378,394 484,394 488,436 374,436')),
  fill('#6d8482', xy('384,398 420,398 408,432 380,432')),
  fill(ink.dark, box(404, 450, 54, 46), box(360, 506, 142, 16)),
  lines(ink.drum, 3, xy('408,460 454,460'), xy('408,472 454,472'), xy('408,484 454,484')),
  fill(ink.dark, box(350, 396, 8, 34), box(504, 396, 8, 34)),
  discs(ink.beam, [386, 482, 21], [476, 482, 21]),
  discs(ink.lamp, [386, 482, 14], [476, 482, 14]),
]

/** The drive, frozen in the ruts of the day before. */
function road(random: Random): Impression[] {
  const band = (a: number, b: number, wave = 0, from = 0.03): Point[] => {
    const edge = (across: number, phase: number) =>
      [from, 0.1, 0.2, 0.34, 0.5, 0.7, 0.95, 1.3].map((d, i) =>
        along(across + Math.sin(i * 2.1 + phase) * wave, d),
      )
    return [...curve(edge(a, a), 4), ...curve(edge(b, b), 4).toReversed()]
  }
  const pane = (across: number, half: number, d0: number, d1: number): Point[] =>
    blob(
      [
        along(across, d0),
        along(across + half * 0.8, d0 + (d1 - d0) * 0.3),
        along(across + half, d0 + (d1 - d0) * 0.7),
        along(across, d1),
        along(across - half, d0 + (d1 - d0) * 0.65),
        along(across - half * 0.7, d0 + (d1 - d0) * 0.25),
      ],
      4,
    )
  const panes = (half: number) => [
    pane(196, half, 0.12, 0.3),
    pane(206, half, 0.4, 0.72),
    pane(190, half, 0.84, 1.3),
    pane(866, half, 0.1, 0.22),
    pane(880, half, 0.3, 0.5),
    pane(864, half, 0.62, 1.24),
  ]
  return [
    fill(ink.mudDark, band(-420, 1480, 40, 0.01)),
    fill(ink.mud, band(-360, 1430, 36, 0.01)),
    fill(
      ink.mudLit,
      band(40, 88, 18),
      band(330, 364, 16),
      band(690, 738, 18),
      band(1010, 1040, 16),
      band(520, 560, 26),
      band(-200, -160, 26),
      band(1230, 1260, 26),
    ),
    fill(ink.mudDark, band(88, 330, 14), band(738, 1010, 14)),
    fill(ink.iceDark, ...panes(96)),
    fill(ink.ice, ...panes(86).map((each) => each.map(([x, y]): Point => [x - 3, y + 4]))),
    lines(
      ink.iceDark,
      3,
      xy('262,728 300,752 286,800'),
      xy('300,752 340,744'),
      xy('760,800 820,826 800,884'),
    ),
    fill(
      ink.mudLit,
      ...flecks(random, [380, 600], [600, 900], 24, [3, 9]),
      ...flecks(random, [1180, 1560], [640, 900], 40, [4, 12]),
      ...flecks(random, [-20, 60], [640, 900], 12, [4, 11]),
    ),
    fill(ink.shade, ...flecks(random, [1240, 1600], [600, 700], 16, [5, 14])),
  ]
}

const probes: Pose = {
  hip: [34, -184],
  shoulder: [-26, -288],
  head: [-72, -350],
  look: 0.6,
  far: { elbow: [-86, -232], hand: [-130, -246], knee: [-34, -108], foot: [-52, 0] },
  near: { elbow: [-40, -206], hand: [-126, -190], knee: [40, -106], foot: [58, 0] },
}
const calls: Pose = {
  hip: [8, -186],
  shoulder: [-4, -302],
  head: [-22, -376],
  look: 0.02,
  far: { elbow: [-70, -262], hand: [-110, -196], knee: [-14, -108], foot: [-26, 0] },
  near: { elbow: [-56, -256], hand: [-26, -336], knee: [24, -106], foot: [30, 0] },
}

/** First light, from the rut: she probes the frozen road with a bar; a concrete truck waits for her word at the gate. */
export function MudSeason() {
  const random = seeded(319)
  const at = { at: [1150, 890] as Point, scale: 1.92 }
  const boss = posed(at, { ...workwear, jacket: jackets.orange }, sun, probes)
  const s = standing(at)
  const to = { at: [628, 566] as Point, scale: 0.4, side: -1 as const }
  const driver = posed(to, { ...workwear, jacket: jackets.teal }, sun, calls)
  return (
    <Printed
      impressions={[
        ...morning(random),
        ...truck(),
        ...road(random),
        fill(ink.mudDark, xy('606,562 646,562 740,586 690,588')),
        ...rimmed(ink.lamp, driver.body, [-2, -1]),
        ...rimmed(ink.lamp, driver.arm, [-2, -1]),
        fill(ink.mudDark, xy('1040,876 1290,876 1640,920 1640,980 1200,940')),
        ...rimmed(ink.lamp, boss.body, [-5, -3]),
        // A braid, and breath in the cold.
        fill(
          '#2c201c',
          s.shape(
            curve(
              xy(
                '-48,-346 -32,-352 -20,-336 -6,-304 10,-276 4,-268 -12,-288 -30,-316 -50,-326 -48,-346',
              ),
              4,
            ),
          ),
        ),
        lines(ink.lamp, 4, s.shape(xy('-24,-318 -12,-324')), s.shape(xy('-14,-298 -2,-304'))),
        fill(ink.snow, s.shape(blob(xy('-120,-322 -140,-334 -166,-330 -172,-316 -150,-308'), 4))),
        lines(ink.dark, 17, s.shape(xy('-124,-330 -138,4'))),
        lines('#8fa3a3', 7, s.shape(xy('-126,-330 -139,-4'))),
        fill(ink.iceDark, s.shape(xy('-138,10 -186,-6 -166,8 -196,20 -150,20 -120,34 -122,14'))),
        fill(ink.lamp, s.shape(xy('-140,4 -168,-4 -154,8'))),
        ...rimmed(ink.lamp, boss.arm, [-5, -3]),
      ]}
    />
  )
}
