import type { Point } from '../../kit/path.ts'
import { joints } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { limb, standing } from '../../kit/print/workers.ts'
import { type Random, seeded } from '../../kit/random.ts'
import { box, discs, fill, type Impression, lines, type Shape, xy } from '../../plates/ink.ts'

const ink = {
  deck: '#d9b27a',
  deckLit: '#e8c894',
  deckDark: '#b0834e',
  chalk: '#3c6f8f',
  earth: '#8a5a3c',
  earthDark: '#5f3b2c',
  shade: '#4d3527',
  timber: '#b06a37',
  timberLit: '#e39a56',
  timberDark: '#6f3d24',
  steel: '#27363b',
  steelLit: '#6f8488',
  cable: '#1c2528',
  hat: '#f8f0da',
  hatDark: '#b3a27a',
  rim: '#ffe9b4',
} as const

/** Low light from the upper left: what is high casts far to the lower right. */
const sun: Point = [-0.75, -0.6]
const cast = (shape: Shape, by: number): Point[] => shape.map(([x, y]) => [x + by, y + by * 0.72])

/** The subfloor: sheets of plywood in courses, chalk lines where walls will stand, and the earth around it. */
function floor(random: Random): Impression[] {
  const rows = [60, 250, 440, 630, 820]
  const sheets = rows.flatMap((y, row) =>
    Array.from({ length: 5 }, (_, i): readonly [number, number] => [
      70 + i * 380 - (row % 2) * 190,
      y,
    ]),
  )
  const inside = ([x]: readonly [number, number]) => x < 1440
  return [
    fill(ink.earth, box(0, 0, 1600, 900)),
    fill(ink.shade, cast(box(-20, 60, 1480, 900), 34)),
    fill(ink.deck, box(-20, 60, 1480, 860)),
    fill(
      ink.deckLit,
      ...sheets
        .filter(inside)
        .filter((_, i) => i % 3 === 1)
        .map(([x, y]) => box(x, y, Math.min(380, 1460 - x), 190)),
    ),
    lines(
      ink.deckDark,
      2,
      ...rows.flatMap((y) => grain(random, [0, y + 95], [1450, y + 95], 170, 26)),
    ),
    lines(
      ink.deckDark,
      4,
      ...rows.map((y): Point[] => [
        [-20, y],
        [1460, y],
      ]),
      ...sheets.filter(inside).map(([x, y]): Point[] => [
        [x, y],
        [x, Math.min(y + 190, 920)],
      ]),
    ),
    fill(ink.timberDark, box(1440, 60, 26, 860), box(-20, 48, 1486, 20)),
    fill(ink.timberLit, box(-20, 48, 1486, 6)),
    lines(ink.chalk, 5, xy('-20,700 620,700 620,920'), xy('980,60 980,250 1440,250')),
  ]
}

/** A bent of the frame as it hangs: two posts, a tie beam, two rafters, a king post, braces. */
const hung = ([px, py]: Point): Point => {
  const [sin, cos] = [Math.sin(-0.13), Math.cos(-0.13)]
  return [770 + px * cos - py * sin, 470 + px * sin + py * cos]
}
function stick(a: Point, b: Point, wide: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / length) * (wide / 2), (dx / length) * (wide / 2)]
  return [
    [a[0] + nx, a[1] + ny],
    [b[0] + nx, b[1] + ny],
    [b[0] - nx, b[1] - ny],
    [a[0] - nx, a[1] - ny],
  ].map(([x = 0, y = 0]) => hung([x, y]))
}
type Timber = readonly [a: Point, b: Point, wide: number]
const sticks: readonly Timber[] = [
  [[-440, 150], [440, 150], 58],
  [[-490, 176], [14, -232], 62],
  [[490, 176], [-14, -232], 62],
  [[0, 150], [0, -214], 52],
  [[-30, 128], [-196, -44], 34],
  [[30, 128], [196, -44], 34],
]
function bent(random: Random): Impression[] {
  const edge = ([a, b, wide]: Timber): Point[] => {
    const up = (p: Point): Point => [p[0], p[1] - wide * 0.36]
    const flat = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]) * 0.5
    return flat
      ? stick(up(a), up(b), wide * 0.24)
      : stick([a[0] - wide * 0.36, a[1]], [b[0] - wide * 0.36, b[1]], wide * 0.24)
  }
  const pegs = xy(
    '-400,142 -372,158 400,142 372,158 -10,-196 12,-176 -10,136 12,158 -182,-30 182,-30',
  )
  return sticks.flatMap(([a, b, wide], i): Impression[] => [
    fill(ink.timberDark, stick(a, b, wide + 8)),
    fill(ink.timber, stick(a, b, wide)),
    fill(ink.timberLit, edge([a, b, wide])),
    lines(ink.timberDark, 2.5, ...grain(random, hung(a), hung(b), wide * 0.8, 10)),
    ...(i === sticks.length - 1
      ? [
          discs(
            ink.timberDark,
            ...pegs.map((p): readonly [number, number, number] => [...hung(p), 8]),
          ),
        ]
      : []),
  ])
}

/** The hook's block above it, with its slings, and its shadow far off on the floor. */
const rigging = (): Impression[] => {
  const ends = [hung([-250, -18]), hung([250, -18])]
  const [left = [0, 0], right = [0, 0]] = ends
  const hook: Point = [742, 250]
  return [
    lines('#efe0b8', 11, [hook, left], [hook, right]),
    lines('#c9733a', 4, [hook, left], [hook, right]),
    fill('#efe0b8', stick([-268, -2], [-232, -32], 76), stick([268, -2], [232, -32], 76)),
    lines(ink.cable, 12, [hook, [690, -20]]),
    lines(ink.cable, 12, [
      [hook[0] + 26, hook[1]],
      [716, -20],
    ]),
    fill(ink.steel, box(hook[0] - 52, hook[1] - 74, 116, 118)),
    fill('#e0a32c', box(hook[0] - 44, hook[1] - 66, 100, 102)),
    fill('#f6cf6a', box(hook[0] - 44, hook[1] - 66, 100, 18)),
    fill(ink.steel, box(hook[0] - 44, hook[1] - 20, 100, 14)),
    discs(ink.steel, [hook[0] + 6, hook[1] + 10, 20]),
    discs(ink.steelLit, [hook[0] + 2, hook[1] + 6, 9]),
  ]
}

/** Somebody from above: hat, shoulders, and arms out to what the hands hold. `turn` in degrees, 0 faces up. */
function fromAbove(
  at: Point,
  turn: number,
  hands: readonly [Point, Point],
  cloth: readonly [string, string],
): Impression[] {
  const s = standing({ at: [0, 0], scale: 1 })
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const on = (x: number, y: number): Point => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos]
  const joint = ([x, y]: Point, r: number) => `${x.toFixed(1)},${y.toFixed(1)},${r}`
  const arm = (shoulder: Point, hand: Point, bend: number): Impression[] => {
    const [mx, my] = [(shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2]
    const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]]
    const elbow: Point = [mx - dy * bend, my + dx * bend]
    return [
      ...limb(
        s,
        joints(`${joint(shoulder, 27)} ${joint(elbow, 22)} ${joint(hand, 17)}`),
        cloth,
        sun,
      ),
      ...limb(
        s,
        joints(`${joint(hand, 18)} ${joint([hand[0] + dx * 0.06, hand[1] + dy * 0.06], 16)}`),
        ['#e2c48a', '#7a5a36'],
        sun,
      ),
    ]
  }
  const [left, right] = [on(-56, 4), on(56, 4)]
  const hat = on(0, -8)
  return [
    ...rimmed(
      ink.rim,
      limb(
        s,
        joints(`${joint(on(-18, 66), 30)} ${joint(on(-26, 118), 22)}`),
        ['#55666b', '#1f2c32'],
        sun,
      ),
      [-3, -3],
    ),
    ...limb(
      s,
      joints(`${joint(on(22, 60), 30)} ${joint(on(30, 96), 22)}`),
      ['#55666b', '#1f2c32'],
      sun,
    ),
    ...rimmed(
      ink.rim,
      limb(s, joints(`${joint(left, 40)} ${joint(on(0, 16), 52)} ${joint(right, 40)}`), cloth, sun),
      [-4, -3],
    ),
    ...arm(left, hands[0], -0.2),
    ...arm(right, hands[1], 0.2),
    discs(ink.shade, [hat[0] + 12, hat[1] + 9, 44, 40]),
    discs(ink.hatDark, [hat[0], hat[1], 44, 42]),
    fill(ink.hatDark, [on(-34, -34), on(34, -34), on(22, -66), on(-22, -66)]),
    discs(ink.hat, [hat[0] - 7, hat[1] - 6, 32, 30]),
    lines(
      ink.hatDark,
      5,
      [on(0, -40), on(0, 26)],
      [on(-13, -38), on(-13, 22)],
      [on(13, -38), on(13, 22)],
    ),
  ]
}

/** From the crane: a bent of a timber frame hangs over its floor, and two framers turn it by its tag lines. */
export function CustomBuilds() {
  const random = seeded(58)
  const [left, right] = [hung([-486, 172]), hung([486, 172])]
  const [a, b]: [Point, Point] = [
    [168, 726],
    [1336, 652],
  ]
  const body = (x: number, y: number): Shape =>
    xy('-70,-30 70,-30 60,60 10,120 -60,110').map(([px, py]): Point => [x + px, y + py])
  return (
    <Printed
      impressions={[
        ...floor(random),
        fill(ink.deckDark, ...sticks.map((each) => cast(stick(...each), 150))),
        fill(ink.deckDark, cast(box(690, 180, 116, 118), 190)),
        fill(ink.timberDark, cast(body(...a), 46), cast(body(...b), 46)),
        fill(ink.shade, cast(body(...a), 26), cast(body(...b), 26)),
        lines(ink.cable, 7, [left, [a[0] + 66, a[1] - 98]], [right, [b[0] - 62, b[1] - 92]]),
        lines('#f0bd3c', 4, [left, [a[0] + 66, a[1] - 98]], [right, [b[0] - 62, b[1] - 92]]),
        ...bent(random),
        ...rigging(),
        ...fromAbove(
          a,
          34,
          [
            [a[0] + 34, a[1] - 92],
            [a[0] + 84, a[1] - 70],
          ],
          jackets.orange,
        ),
        ...fromAbove(
          b,
          -36,
          [
            [b[0] - 82, b[1] - 64],
            [b[0] - 34, b[1] - 96],
          ],
          jackets.teal,
        ),
      ]}
    />
  )
}
