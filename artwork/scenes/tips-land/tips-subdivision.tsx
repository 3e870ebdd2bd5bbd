import type { Point } from '../../kit/path.ts'
import { fromAbove, type FromAbove, placedAt, thrown } from '../../kit/print/above.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  hay: '#d9bb68',
  row: '#c4a04c',
  rowLit: '#ead08a',
  shade: '#8b6f3a',
  bale: '#b98b3c',
  baleLit: '#e6c274',
  wet: '#8ca45c',
  wetDark: '#5f7f4d',
  water: '#4f8587',
  waterLit: '#9cc3bb',
  bank: '#9c9150',
  red: '#cf3f2c',
  redDark: '#86271f',
  white: '#f6efdb',
  wood: '#efc684',
  woodDark: '#7a5228',
  ink: '#2b4a52',
  park: '#a9bb7c',
  dark: '#2a2620',
} as const

const sun: Point = [-0.8, -0.6]
/** How far a hat's shadow falls; a stake's is half as long. */
const long: Point = [176, 132]

/** Hay raked into rows, up to the right. */
function field(random: Random): Impression[] {
  const rows = Array.from({ length: 16 }, (_, i) => i * 122 - 520)
  const rowAt = (y: number, off: number, ends: number): Point[] =>
    curve(
      Array.from({ length: 9 }, (_, k): Point => {
        const x = -40 + k * 215
        return [x, y + off + 0.32 * (1600 - x) + between(random, -ends, ends)]
      }),
      3,
    )
  return [
    fill(ink.hay, box(0, 0, 1600, 900)),
    ...rows.map((y) => fill(ink.row, [...rowAt(y, 0, 5), ...rowAt(y, 38, 6).toReversed()])),
    ...rows.map((y) => fill(ink.rowLit, [...rowAt(y, 2, 3), ...rowAt(y, 13, 4).toReversed()])),
    fill(ink.row, ...flecks(random, [0, 1600], [0, 900], 150, [2, 5])),
  ]
}

/** The corner that is green in September, its water, and the ditch that feeds it. */
const corner = (random: Random): Impression[] => [
  fill(
    ink.bank,
    blob(xy('930,-60 960,60 1050,150 1110,270 1260,350 1420,360 1530,430 1680,420 1700,-80'), 6),
  ),
  fill(
    ink.wet,
    blob(xy('990,-60 1010,40 1090,120 1150,240 1280,312 1430,316 1540,380 1680,370 1700,-80'), 6),
  ),
  fill(
    ink.wetDark,
    blob(xy('1300,70 1390,30 1530,50 1620,130 1590,230 1480,250 1380,200 1320,150'), 5),
  ),
  fill(ink.water, blob(xy('1340,90 1420,56 1520,80 1580,140 1550,206 1470,214 1390,170'), 5)),
  fill(
    ink.waterLit,
    blob(xy('1366,96 1426,78 1480,92 1450,108 1390,112'), 4),
    blob(xy('1480,150 1540,150 1530,176 1480,172'), 4),
  ),
  // Tufts of sedge: small stars.
  fill(
    ink.wetDark,
    ...Array.from({ length: 44 }, () => {
      const [x, y] = [between(random, 1090, 1590), between(random, 10, 330)]
      const r = between(random, 9, 17)
      return y > (x - 1010) * 0.95
        ? []
        : Array.from({ length: 14 }, (_, i): Point => {
            const a = (i / 14) * 2 * Math.PI
            const out = i % 2 ? r * 0.36 : r * between(random, 0.8, 1.2)
            return [x + Math.cos(a) * out, y + Math.sin(a) * out]
          })
    }).filter((each) => each.length),
  ),
]

/** The outline around points. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (each: readonly Point[]): Point[] => {
    const out: Point[] = []
    for (const p of each) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) > (b[1] - a[1]) * (p[0] - a[0])) break
        out.pop()
      }
      out.push(p)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** A round bale that lies on its side. */
const bale = ([x, y]: Point, way: number): Impression[] => {
  const to = placedAt({ at: [x, y], way, scale: 1 })
  const p = (text: string) => xy(text).map(to)
  const by = (each: Point[], t: number) =>
    each.map(([px, py]): Point => [px + long[0] * t, py + long[1] * t])
  const body = p('-104,-92 104,-92 110,0 104,92 -104,92 -110,0')
  return [
    fill(ink.shade, hull([...body, ...by(body, 0.75)])),
    fill(ink.bale, body),
    fill(ink.baleLit, p('-104,-92 104,-92 107,-24 -107,-24')),
    lines(
      ink.shade,
      3,
      ...[-78, -50, -8, 24, 66].map((off) =>
        p(`${-96 + (off % 7) * 3},${off} ${90 + (off % 5) * 3},${off + 4}`),
      ),
    ),
    lines(ink.white, 3, ...[-52, 0, 52].map((off) => p(`${off},-92 ${off + 3},0 ${off},92`))),
  ]
}

/** Lath from above: its head, its ribbon in the wind, its shadow. */
const stakes = (each: readonly Point[], ribbon: string): Impression[] => [
  lines(
    ink.shade,
    9,
    ...each.map(([x, y]): Point[] => [
      [x, y],
      [x + long[0] * 0.5, y + long[1] * 0.5],
    ]),
  ),
  fill(
    ribbon,
    ...each.map(([x, y]) =>
      xy('-4,-5 22,-22 46,-16 38,-6 50,2 20,2 2,6').map(([px, py]): Point => [x + px, y + py]),
    ),
  ),
  fill(ink.woodDark, ...each.map(([x, y]) => box(x - 9, y - 6, 20, 14))),
  fill(ink.wood, ...each.map(([x, y]) => box(x - 9, y - 7, 18, 11))),
]

const road = curve(xy('-40,640 180,690 420,664 660,560 880,486 1080,500 1280,580 1640,610'), 8)
const before = curve(xy('880,486 980,436 1064,352 1124,230 1176,90 1206,-40'), 6)

/** The plan in somebody's hands: lots around a loop, and where red pencil moves it. */
function sheet(figure: FromAbove): Impression[] {
  const to = placedAt(figure)
  const p = (text: string) => xy(text).map(to)
  return [
    fill(
      ink.shade,
      p('-112,-212 112,-212 112,-66 -112,-66').map(([x, y]): Point => [x + 74, y + 56]),
    ),
    fill(ink.white, p('-116,-216 116,-216 116,-66 -116,-66')),
    fill(ink.park, p('34,-206 106,-206 106,-150 66,-142 40,-172')),
    lines(
      ink.ink,
      3,
      p('-106,-206 106,-206 106,-76 -106,-76 -106,-206'),
      p('-70,-206 -70,-160'),
      p('-30,-206 -30,-160'),
      p('-70,-120 -70,-76'),
      p('-24,-114 -24,-76'),
      p('24,-108 24,-76'),
      p('66,-112 66,-76'),
    ),
    lines(ink.ink, 9, curve(p('-106,-140 -40,-140 20,-160 60,-200'), 5)),
    lines(ink.white, 4, curve(p('-106,-140 -40,-140 20,-160 60,-200'), 5)),
    lines(ink.red, 8, curve(p('-104,-140 -40,-138 10,-142 50,-122 106,-126'), 6)),
  ]
}

/** From straight above: the crew stakes the road around the wet corner of a hay field, as red pencil moved it on the plan. */
export function TipsSubdivision() {
  const random = seeded(616)
  const scale = 0.78
  const reader: FromAbove = {
    at: [560, 424],
    way: 24,
    scale,
    clothes: { ...workwear, jacket: jackets.teal },
    left: { elbow: [-84, -30], hand: [-94, -96] },
    right: { elbow: [84, -30], hand: [94, -96] },
  }
  const driver: FromAbove = {
    at: [846, 606],
    way: 8,
    scale,
    clothes: { ...workwear, jacket: jackets.orange },
    left: { elbow: [-50, -60], hand: [4, -92] },
    right: { elbow: [70, -46], hand: [38, -84] },
  }
  const puller: FromAbove = {
    at: [1128, 384],
    way: -18,
    scale,
    clothes: { ...workwear, jacket: jackets.yellow, hat: ['#e0652b', '#8a3a20'] },
    left: { elbow: [-58, -44], hand: [-18, -92] },
    right: { elbow: [58, -44], hand: [14, -96] },
    bent: true,
  }
  const d = placedAt(driver)
  const q = placedAt(puller)
  const red = [6, 12, 18, 24, 38, 45]
    .flatMap((i) => road[i] ?? [])
    .flatMap((_, i, all) => (i % 2 ? [] : [[all[i] ?? 0, all[i + 1] ?? 0] as Point]))
  const white = [
    [1142, 182],
    [1190, 50],
  ] as const
  return (
    <Printed
      impressions={[
        ...field(random),
        ...corner(random),
        ...bale([150, 150], -18),
        ...bale([1420, 820], 62),
        { ...lines(ink.white, 9, before), dash: '26 24' },
        { ...lines(ink.red, 13, road), dash: '44 26' },
        ...stakes(
          white.map(([x, y]): Point => [x, y]),
          ink.white,
        ),
        ...stakes(red, ink.red),
        thrown(ink.shade, reader, long),
        ...sheet(reader),
        ...fromAbove(reader, sun),
        // The stake goes in under the sledge.
        ...stakes([d([22, -178])], ink.red),
        thrown(ink.shade, driver, long),
        lines(ink.shade, 11, [d([60, 60]), d([90, -70])]),
        lines(ink.woodDark, 11, [d([48, -56]), d([10, -150])]),
        lines(ink.wood, 6, [d([48, -56]), d([10, -150])]),
        fill(ink.dark, xy('-34,-166 40,-190 48,-160 -26,-136').map(d)),
        ...fromAbove(driver, sun),
        thrown(ink.shade, puller, [long[0] * 0.7, long[1] * 0.7]),
        // What has been pulled lies beside; one more comes out.
        lines(
          ink.shade,
          10,
          ...[0, 1, 2].map((i) =>
            xy(`${1216 + i * 18},${446 + i * 16} ${1340 + i * 14},${410 + i * 22}`),
          ),
        ),
        lines(
          ink.white,
          10,
          ...[0, 1, 2].map((i) =>
            xy(`${1208 + i * 18},${436 + i * 16} ${1332 + i * 14},${400 + i * 22}`),
          ),
        ),
        lines(ink.woodDark, 13, [q([-4, -60]), q([-10, -150])]),
        lines(ink.white, 9, [q([-4, -60]), q([-10, -150])]),
        ...fromAbove(puller, sun),
        discs(ink.bank, [...q([-11, -154]), 9]),
      ]}
    />
  )
}
