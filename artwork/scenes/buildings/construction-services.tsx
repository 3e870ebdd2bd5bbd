import { Printed } from '../../kit/print/printed.tsx'
import { flecks } from '../../kit/print/texture.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import {
  blob,
  box,
  curve,
  fill,
  type Impression,
  lines,
  put,
  type Shape,
} from '../../plates/ink.ts'
import { cast, hand, shade, trees } from './from-above.ts'

const ink = {
  dirt: '#bf9063',
  worn: '#ad7d54',
  pit: '#3b2f2e',
  concrete: '#d3cdbd',
  joist: '#dcb47c',
  sheet: '#e8c793',
  night: '#22343a',
} as const

/** The house lies askew in the picture; all that belongs to it is drawn straight, around its middle. */
const turn = (-9 * Math.PI) / 180
const at = (x: number, y: number): Point => [
  900 + x * Math.cos(turn) - y * Math.sin(turn),
  430 + x * Math.sin(turn) + y * Math.cos(turn),
]
const rect = (x: number, y: number, w: number, h: number): Point[] =>
  box(x, y, w, h).map(([px, py]) => at(px, py))

/** Ground that trucks have driven on for weeks, and the meadow around it. */
function site(random: Random): Impression[] {
  const rut = (points: Shape, off: number) =>
    curve(
      points.map(([x, y]): Point => [x + off * 0.3, y + off]),
      8,
    )
  const way: Shape = [
    [-40, 700],
    [200, 690],
    [420, 730],
    [700, 790],
    [1010, 800],
    [1300, 730],
    [1400, 560],
  ]
  return [
    fill('#7f8a5a', box(0, 0, 1600, 900)),
    fill('#909a66', ...flecks(random, [0, 1600], [0, 900], 160, [6, 22])),
    fill(
      ink.dirt,
      blob([
        [-60, 640],
        [180, 590],
        [330, 330],
        [470, 120],
        [820, 40],
        [1260, 70],
        [1490, 240],
        [1500, 560],
        [1400, 810],
        [1000, 900],
        [500, 850],
        [200, 790],
        [-60, 780],
      ]),
    ),
    fill(
      '#c99c6f',
      blob([
        [420, 560],
        [520, 250],
        [860, 110],
        [1240, 130],
        [1420, 320],
        [1380, 640],
        [1000, 820],
        [600, 780],
      ]),
    ),
    ...[-44, -26, 26, 44].map((off) => lines(ink.worn, 9, rut(way, off))),
    { ...lines('#9c6f4b', 4, rut(way, -35), rut(way, 35)), dash: '5 9' },
    fill(ink.worn, ...flecks(random, [380, 1440], [120, 840], 70, [2, 8])),
  ]
}

/** How far each row of plywood is from done. */
const bare = [60, 40, 10, 30, 90, 60, 130, 200]

/** Cellar, joists, and the deck that grows over them from the right. */
function floor(random: Random): Impression[] {
  const sheets = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 6 }, (_, i) => ({
      x: -20 + i * 72 - (row % 2) * 36,
      y: -200 + row * 40,
      row,
      i,
    })),
  )
    .flat()
    .filter(({ x, row }) => x + 72 > (bare[row] ?? 0) - 20)
  return [
    fill(shade, ...cast(rect(-330, -216, 660, 352), 26), ...cast(rect(60, 136, 270, 170), 26)),
    fill(ink.concrete, rect(-330, -216, 660, 352), rect(60, 136, 270, 170)),
    fill(ink.pit, rect(-312, -198, 624, 316), rect(78, 118, 234, 170)),
    // What the sun reaches of the cellar: the far walls.
    fill('#8c8677', rect(-312, -198, 624, 13), rect(298, -198, 14, 486)),
    ...Array.from({ length: 33 }, (_, i): Impression =>
      fill(i === 0 ? ink.concrete : ink.joist, rect(-306 + i * 19, -206, 7, 332)),
    ),
    ...Array.from({ length: 12 }, (_, i): Impression =>
      fill(ink.joist, rect(84 + i * 19, 118, 7, 180)),
    ),
    fill('#b98d58', rect(-318, -46, 636, 11)),
    ...sheets.flatMap(({ x, y, row, i }): Impression[] => {
      const [l, r] = [Math.max(x, -40), Math.min(x + 71, 324)]
      return r - l < 12
        ? []
        : [
            fill(
              ['#e8c793', '#e3bf88', '#eccd9c'][(row * 5 + i * 3) % 3] ?? ink.sheet,
              rect(l, y, r - l, 39),
            ),
          ]
    }),
    lines(
      '#c89f68',
      1.5,
      ...Array.from({ length: 34 }, (): Point[] => {
        const [x, y] = [between(random, 60, 290), between(random, -190, 110)]
        return [at(x, y), at(x + between(random, 14, 44), y)]
      }),
    ),
  ]
}

/** Walls that stand, seen at their top plates, with their long shadows on the deck. */
function walls(): Impression[] {
  const plates = [
    rect(120, -206, 210, 9),
    rect(321, -206, 9, 330),
    rect(208, -206, 8, 132),
    rect(250, -74, 80, 8),
    rect(208, -20, 8, 140),
  ]
  return [
    fill('#a97c4f', ...plates.flatMap((plate) => cast(plate, 62))),
    fill('#f6e3ba', ...plates),
    fill('#c2955d', rect(216, -205, 3, 130), rect(216, -19, 3, 138)),
  ]
}

/** A telehandler with its load, from above. */
function lift(): Impression[] {
  const body = (x: number, y: number, w: number, h: number) =>
    put(box(x, y, w, h), [0, 0]).map(([px, py]): Point => [
      520 + px * 0.91 + py * 0.41,
      640 - px * 0.41 + py * 0.91,
    ])
  return [
    fill(shade, ...cast(body(-96, -44, 190, 88), 58), ...cast(body(90, -14, 120, 26), 74)),
    fill(
      '#1d2426',
      body(-88, -58, 52, 22),
      body(-88, 36, 52, 22),
      body(40, -58, 52, 22),
      body(40, 36, 52, 22),
    ),
    fill('#b57422', body(-96, -40, 190, 80)),
    fill('#e2a13a', body(-96, -40, 190, 58)),
    fill('#f1bf63', body(-96, -40, 190, 12)),
    fill(ink.night, body(-40, 2, 62, 32)),
    fill('#7fa0a6', body(-34, 6, 50, 16)),
    fill('#8f5b1c', body(-70, -22, 290, 22)),
    fill('#f1bf63', body(-70, -22, 290, 9)),
    fill(ink.night, body(214, -32, 12, 44)),
    // Plywood on the forks.
    fill(shade, ...cast(body(226, -58, 54, 96), 40)),
    fill('#b98d58', body(226, -58, 54, 100)),
    fill('#ecd09c', body(226, -58, 54, 94)),
    lines('#b98d58', 2, body(226, -10, 54, 0).slice(0, 2)),
  ]
}

/** Stacks of lumber, and a pickup. */
function yard(): Impression[] {
  const stack = (x: number, y: number, w: number, h: number, n: number): Impression[] => [
    fill(shade, ...cast(rect(x, y, w, h), 30)),
    fill('#b98d58', rect(x, y, w, h)),
    ...Array.from({ length: n }, (_, i) =>
      fill(['#f0d5a2', '#e4c189'][i % 2] ?? '', rect(x, y + (i * h) / n, w, h / n - 2)),
    ),
    fill(ink.night, rect(x + w * 0.2, y, 4, h), rect(x + w * 0.8, y, 4, h)),
  ]
  const truck = (x: number, y: number, w: number, h: number) => rect(x, y, w, h)
  return [
    ...stack(-250, -322, 190, 54, 6),
    ...stack(-20, -318, 150, 44, 5),
    ...stack(420, -60, 56, 180, 3),
    fill(shade, ...cast(truck(-20, 356, 196, 84), 40)),
    fill('#1d2426', truck(4, 350, 34, 96), truck(126, 350, 34, 96)),
    fill('#8e3b2b', truck(-20, 356, 196, 84)),
    fill('#b9553a', truck(-20, 356, 196, 30)),
    fill(ink.night, truck(60, 364, 64, 68)),
    fill('#b9553a', truck(74, 364, 34, 68)),
    fill('#5a2a22', truck(-12, 364, 66, 68)),
    fill('#ecd09c', truck(-8, 372, 58, 10), truck(-8, 386, 54, 10), truck(-8, 402, 58, 9)),
  ]
}

/** From the air: a house at its first floor, half its deck laid, and the crew that lays it. */
export function ConstructionServices() {
  const random = seeded(731)
  const [a, b] = [at(-70, 40), at(36, 48)]
  const vest = '#e06a32'
  return (
    <Printed
      impressions={[
        ...site(random),
        ...yard(),
        ...floor(random),
        ...walls(),
        // Two carry the next sheet.
        ...hand({ x: a[0] - 44, y: a[1], way: 82, vest, hat: '#f6edd2', reach: 26 }),
        ...hand({ x: b[0] + 46, y: b[1] - 12, way: -98, vest, hat: '#e9b949', reach: 26 }),
        fill('#8a633f', rect(-76, 36, 112, 56)),
        fill('#f3d9a8', rect(-80, 18, 112, 56)),
        lines('#d0a870', 2, [at(-74, 36), at(20, 36)], [at(-60, 56), at(26, 56)]),
        ...hand({
          x: at(120, -120)[0],
          y: at(120, -120)[1],
          way: 200,
          vest: '#3d6a73',
          hat: '#f6edd2',
        }),
        ...hand({ x: at(150, 70)[0], y: at(150, 70)[1], way: 30, vest, hat: '#e9b949', reach: 16 }),
        ...hand({
          x: at(-370, 30)[0],
          y: at(-370, 30)[1],
          way: -60,
          vest: '#d7c23c',
          hat: '#f6edd2',
          reach: 30,
        }),
        ...lift(),
        ...trees(random),
      ]}
    />
  )
}
