import type { Point } from '../../kit/path.ts'
import { fromAbove, type FromAbove, placedAt, thrown } from '../../kit/print/above.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { between, seeded } from '../../kit/random.ts'
import {
  blob,
  box,
  curve,
  discs,
  fill,
  type Impression,
  lens,
  lines,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  ground: '#c9d7de',
  groundDark: '#9ab0bf',
  snow: '#fbf5e6',
  half: '#e3e7e2',
  drift: '#cfdadc',
  shade: '#8fa9bb',
  shadow: '#6f889c',
  walk: '#a89e90',
  walkDark: '#857b70',
  shingle: '#8a5f4b',
  shingleDark: '#66432f',
  metal: '#3f7c85',
  metalLit: '#5f9ea2',
  metalDark: '#23505c',
  seam: '#1c3f49',
  valley: '#c6cfcc',
  valleyDark: '#75878c',
  stone: '#b9a98f',
  stoneDark: '#6f6353',
  ice: '#b9d6df',
  rail: '#22302f',
  spruce: '#4d7a66',
  spruceDark: '#264a43',
  rope: '#e5542f',
  dark: '#1d2b2f',
} as const

/** Low, from the upper left. */
const sun: Point = [-0.8, -0.6]
const long: Point = [120, 92]
const ridge = 250
const eave = 690
/** The cross gable: its ridge, its two eaves, its end. */
const gable = { ridge: 1120, left: 860, right: 1380, end: 850, top: eave - 260 } as const
/** Where the valley is, at an x between the eaves of the gable. */
const valleyAt = (x: number): number => gable.top + Math.abs(x - gable.ridge)

/** The end of a drift, uneven. */
const ragged = (points: string, steps = 5): Shape => curve(xy(points), steps)

/** Snow that a row of guards holds, from the guard uphill. */
function held(guard: number, uphill: number): Impression[] {
  const [low, high] = [valleyAt(guard) + 26, valleyAt(uphill) + 26]
  const edge: Shape = [
    [guard + 4, low],
    [guard + 4, gable.end - 6],
    ...curve(
      [
        [uphill, gable.end - 6],
        [uphill + 9, gable.end - 110],
        [uphill - 7, gable.end - 210],
        [uphill, Math.min(high + 20, gable.end - 240)],
      ],
      4,
    ),
  ]
  return [
    fill(
      ink.shade,
      edge.map(([x, y]): Point => [x - 14, y + 2]),
    ),
    fill(ink.snow, edge),
    fill(
      ink.rail,
      box(guard - 12, low - 8, 7, gable.end - low),
      box(guard - 1, low - 8, 7, gable.end - low),
    ),
    fill(
      ink.rail,
      ...Array.from({ length: 9 }, (_, i) =>
        box(guard - 18, gable.end - 24 - i * 42, 30, 8),
      ).filter(([p]) => (p?.[1] ?? 0) > low),
    ),
  ]
}

const courses = Array.from({ length: 9 }, (_, i) => eave - 24 - i * 24)

/** From straight above, at the year's low sun: shingles hold their snow over the door, metal with guards, metal without over open ground. */
export function RoofChoice() {
  const random = seeded(52)
  const roofer: FromAbove = {
    at: [942, 776],
    way: 90,
    scale: 0.6,
    clothes: { ...workwear, jacket: jackets.orange, hat: ['#d9402c', '#7c2219'] },
    left: { elbow: [-56, -48], hand: [-22, -92] },
    right: { elbow: [58, -46], hand: [26, -90] },
    bent: true,
  }
  const shoveler: FromAbove = {
    at: [420, 838],
    way: 140,
    scale: 0.66,
    clothes: { ...workwear, jacket: jackets.yellow, hat: ['#4f8480', '#21393c'] },
    left: { elbow: [-54, -52], hand: [-8, -108] },
    right: { elbow: [66, -30], hand: [30, -64] },
  }
  const spotter: FromAbove = {
    at: [706, 876],
    way: 62,
    scale: 0.66,
    clothes: { ...workwear, jacket: jackets.teal },
    left: { elbow: [-60, -34], hand: [-26, -76] },
    right: { elbow: [62, -34], hand: [30, -78] },
  }
  const tree = (x: number, y: number, r: number): Impression[] => {
    const star = (out: number, dx: number): Shape =>
      Array.from({ length: 26 }, (_, i): Point => {
        const angle = (i / 26) * 2 * Math.PI
        const far = out * (i % 2 ? 0.62 : between(random, 0.9, 1.1))
        return [x + dx + Math.cos(angle) * far, y + dx + Math.sin(angle) * far]
      })
    return [
      fill(ink.groundDark, star(r, 26)),
      fill(ink.spruceDark, star(r, 0)),
      fill(ink.spruce, star(r * 0.6, -r * 0.14)),
      fill(ink.snow, star(r * 0.24, -r * 0.2)),
    ]
  }
  const d = placedAt(shoveler)
  const main: Shape = [
    [70, ridge],
    [1600, ridge],
    [1600, eave],
    [gable.right, eave],
    [gable.ridge, gable.top],
    [gable.left, eave],
    [70, eave],
  ]
  return (
    <g transform="translate(0 -124)">
      <Printed
        impressions={[
          fill(ink.ground, box(0, 0, 1600, 1030)),
          // The house's shadow on the snow.
          fill(
            ink.groundDark,
            xy(`70,${eave} 1600,${eave} 1600,790 1470,790 1470,930 950,930 890,790 170,790`),
          ),
          ...tree(-6, 330, 96),
          ...tree(24, 560, 74),
          ...tree(126, 930, 96),
          // The walk to the door, shoveled.
          fill(
            ink.shade,
            ragged(`334,${eave} 326,760 336,850 324,1030 556,1030 544,850 554,760 546,${eave}`),
          ),
          fill(ink.walk, box(350, eave, 180, 340)),
          fill(ink.walkDark, box(350, eave, 180, 98), box(350, 880, 180, 5), box(350, 975, 180, 5)),
          // What slid off the metal, on open ground.
          fill(
            ink.shadow,
            blob(xy('1404,700 1500,690 1580,760 1620,830 1600,950 1450,940 1400,850'), 5),
          ),
          fill(
            ink.half,
            blob(xy('1392,706 1470,684 1550,740 1590,820 1560,906 1440,906 1392,830'), 5),
          ),
          fill(
            ink.snow,
            blob(xy('1394,716 1450,696 1510,750 1540,816 1490,866 1420,866 1392,810'), 5),
          ),
          // The main roof: its far side, its near side.
          fill(ink.snow, box(70, -10, 1540, ridge + 10)),
          fill(ink.shingle, main),
          fill(ink.shingleDark, ...courses.map((y) => box(70, y, 1530, 4))),
          lines(
            ink.shingleDark,
            3,
            ...courses.flatMap((y, i) =>
              Array.from({ length: 22 }, (_, k): Shape => {
                const x = 96 + k * 74 + (i % 3) * 25
                return [
                  [x, y],
                  [x, y + 22],
                ]
              }),
            ),
          ),
          // Snow that stays on it.
          fill(ink.shade, [
            [78, ridge],
            [1600, ridge],
            [1600, 690],
            ...ragged(
              `1420,690 1392,650 1130,412 1100,412 878,634 840,668 760,610 690,650 600,626 520,664 430,630 330,656 240,612 150,640 78,622`,
            ),
          ]),
          fill(ink.half, [
            [78, ridge],
            [1600, ridge],
            [1600, 676],
            ...ragged(
              `1420,672 1392,634 1130,398 1100,398 872,616 838,646 760,588 690,628 600,604 520,642 430,608 330,634 240,590 150,618 78,600`,
            ),
          ]),
          fill(
            ink.drift,
            lens(210, 420, 130, 9),
            lens(300, 540, 150, 9),
            lens(820, 330, 170, 9),
            lens(760, 500, 110, 12),
            lens(1330, 380, 150, 9),
            lens(1500, 560, 90, 12),
          ),
          fill(ink.shade, box(78, ridge - 4, 1530, 8)),
          // Ice along the cold edge.
          fill(
            ink.ice,
            ragged(
              `70,${eave + 6} 70,672 180,664 300,676 430,660 560,674 700,662 860,676 868,${eave + 6}`,
              4,
            ),
          ),
          fill(ink.valley, box(70, eave, 792, 8)),
          fill(
            ink.ice,
            ...Array.from({ length: 26 }, (_, i): Shape => {
              const x = 84 + i * 30 + between(random, -6, 6)
              return [
                [x, eave + 8],
                [x + 9, eave + 8],
                [x + 5, eave + between(random, 16, 34)],
              ]
            }).filter(([p]) => (p?.[0] ?? 0) < 340 || (p?.[0] ?? 0) > 540),
          ),
          // The gable: the guarded side in the sun, the free one in shade.
          fill(ink.metalLit, [
            [gable.ridge, gable.top],
            [gable.ridge, gable.end],
            [gable.left, gable.end],
            [gable.left, eave],
          ]),
          fill(ink.metalDark, [
            [gable.ridge, gable.top],
            [gable.right, eave],
            [gable.right, gable.end],
            [gable.ridge, gable.end],
          ]),
          lines(
            ink.metal,
            4,
            ...Array.from({ length: 12 }, (_, i): Shape => {
              const y = gable.top + 40 + i * 34
              return [
                [Math.max(gable.left, gable.ridge - (y - gable.top)), y],
                [Math.min(gable.right, gable.ridge + (y - gable.top)), y],
              ]
            }),
          ),
          ...held(1062, 1112),
          ...held(978, 1034),
          fill(ink.seam, box(gable.ridge - 5, gable.top, 10, gable.end - gable.top)),
          fill(
            ink.seam,
            box(gable.left, gable.end, gable.right - gable.left, 10),
            box(gable.left - 6, eave, 8, gable.end - eave),
            box(gable.right, eave, 8, gable.end - eave),
          ),
          // The valleys.
          fill(
            ink.valleyDark,
            xy(
              `${gable.ridge},${gable.top - 26} ${gable.right + 26},${eave} ${gable.right},${eave} ${gable.ridge},${gable.top}`,
            ),
          ),
          fill(
            ink.valley,
            xy(
              `${gable.ridge},${gable.top - 26} ${gable.ridge},${gable.top + 22} ${gable.left + 22},${eave + 8} ${gable.left - 26},${eave + 8}`,
            ),
          ),
          lines(ink.valleyDark, 5, xy(`${gable.ridge},${gable.top} ${gable.left},${eave + 4}`)),
          // The chimney, the drift above it, its shadow.
          fill(ink.shade, blob(xy('404,394 448,338 536,316 624,338 668,394'), 5)),
          fill(ink.snow, blob(xy('414,390 456,346 530,328 592,348 622,390'), 5)),
          fill(ink.shadow, xy('620,392 720,468 720,566 610,566 460,520')),
          fill(ink.valleyDark, box(448, 384, 176, 142)),
          fill(ink.stone, box(460, 392, 152, 126)),
          fill(ink.stoneDark, xy('612,392 612,518 460,518 476,502 596,502 596,408')),
          fill(ink.dark, box(496, 420, 34, 70), box(546, 420, 34, 70)),
          // One on a rope sets a guard; one keeps the walk clear.
          lines(ink.shadow, 5, ragged(`${gable.ridge},620 1070,690 1010,760 962,788`)),
          lines(ink.rope, 5, ragged(`${gable.ridge},610 1060,684 1000,752 950,776`)),
          discs(ink.dark, [gable.ridge, 610, 11]),
          thrown(ink.metalDark, roofer, [50, 38]),
          ...fromAbove(roofer, sun),
          thrown(ink.groundDark, spotter, long),
          ...fromAbove(spotter, sun),
          thrown(ink.walkDark, shoveler, long),
          lines(ink.dark, 11, [d([34, -56]), d([-26, -170])]),
          lines(ink.stone, 6, [d([34, -56]), d([-26, -170])]),
          fill(ink.dark, xy('-70,-158 0,-196 20,-262 -72,-240').map(d)),
          fill(ink.snow, blob(xy('-56,-182 -8,-204 6,-244 -54,-228').map(d), 4)),
          ...fromAbove(shoveler, sun),
        ]}
      />
    </g>
  )
}
