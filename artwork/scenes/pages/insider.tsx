import type { Point } from '../../kit/path.ts'
import { joints } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { grain } from '../../kit/print/texture.ts'
import { limb, standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { trunk, wooded } from '../../plates/growth.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lines,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  mist: '#d8cfae',
  sun: '#fdf1cb',
  snow: '#f3eee0',
  cool: '#a3b7bf',
  deep: '#5d7c88',
  bark: '#e9e2cd',
  night: '#1c2a30',
  wood: '#7d5435',
  dark: '#452f26',
} as const

/** The sun is low at the left, behind the woods. */
const sun: Point = [-0.85, -0.4]

/** Mist between the trees, snow with long shadows, aspens close by. */
function morning(random: Random): Impression[] {
  const stems = [
    [92, 46],
    [236, 30],
    [640, 24],
    [1130, 28],
    [1452, 52],
    [1566, 34],
  ] as const
  return [
    fill(ink.mist, box(0, 0, 1600, 900)),
    fill('#e3dab9', land('-20,170 400,120 900,190 1620,130', 700)),
    discs('#ece0b8', [396, 300, 190]),
    discs(ink.sun, [396, 300, 104]),
    fill('#b9bda3', wooded(random, '-20,420 400,400 900,430 1620,390', 120, 34, 700)),
    fill('#93a596', wooded(random, '-20,500 300,480 800,510 1200,470 1620,490', 190, 50, 760)),
    fill(ink.snow, land('-20,560 300,548 800,572 1200,552 1620,566', 920)),
    // Shadows of the trees run toward us.
    fill(
      ink.cool,
      ...stems.map(([x, w]): Point[] => {
        const lean = (x - 396) * 0.9 + 60
        return [
          [x - w / 2, 600],
          [x + w / 2, 600],
          [x + w * 0.9 + lean, 920],
          [x - w * 0.9 + lean, 920],
        ]
      }),
      curve(xy('700,604 980,598 1700,760 1700,900 1240,920 1000,700 700,604'), 4),
    ),
    ...stems.flatMap(([x, w]): Impression[] => {
      const bend = between(random, -8, 8)
      return [
        fill('#8d9a95', trunk([x, 616], [x + bend * 2, -20], w, w * 0.62, bend)),
        fill(
          ink.bark,
          trunk([x - w * 0.17, 616], [x + bend * 2 - w * 0.1, -20], w * 0.6, w * 0.36, bend),
        ),
        fill(
          ink.night,
          ...Array.from({ length: 7 }, (): Point[] => {
            const [px, py] = [x + bend + between(random, -0.4, 0.1) * w, between(random, 20, 560)]
            const l = w * between(random, 0.18, 0.42)
            return [
              [px, py],
              [px + l * 0.5, py - l * 0.26],
              [px + l, py],
              [px + l * 0.5, py + l * 0.2],
            ]
          }),
        ),
      ]
    }),
  ]
}

/** The front of a mailbox: upright sides under a round top. */
const arch = (cx: number, foot: number, w: number, h: number): Point[] => {
  const r = w / 2
  return [
    [cx - r, foot],
    ...Array.from({ length: 17 }, (_, i): Point => {
      const angle = Math.PI - (i / 16) * Math.PI
      return [cx + Math.cos(angle) * r, foot - (h - r) - Math.sin(angle) * r]
    }),
    [cx + r, foot],
  ]
}
const moved = (shape: Shape, dx: number, dy: number): Point[] =>
  shape.map(([x, y]) => [x + dx, y + dy])

/** A closed mailbox: lit front edge, shaded side, snow on top, a flag. */
function mailbox(
  [cx, foot]: Point,
  [w, h]: readonly [number, number],
  [bright, color, shade]: readonly [string, string, string],
  flag: boolean,
): Impression[] {
  const front = arch(cx, foot, w, h)
  const [dx, dy] = [w * 0.34, -w * 0.1]
  const r = w / 2
  return [
    fill(shade, [...front.slice(0, 10), ...moved(front.slice(9), dx, dy), [cx + r, foot]]),
    // Snow, thickest at the top.
    fill(
      ink.cool,
      curve(
        [
          [cx - r * 0.96, foot - h * 0.62],
          [cx - r * 0.7, foot - h * 0.99],
          [cx - r * 0.05, foot - h - w * 0.17],
          [cx + dx + r * 0.4, foot - h + dy - w * 0.1],
          [cx + dx + r * 0.98, foot - h * 0.68 + dy],
          [cx + dx + r * 0.5, foot - h * 0.9 + dy],
          [cx + r * 0.4, foot - h * 0.96],
          [cx - r * 0.3, foot - h * 0.96],
          [cx - r * 0.96, foot - h * 0.62],
        ],
        5,
      ),
    ),
    fill(
      ink.snow,
      curve(
        [
          [cx - r * 0.98, foot - h * 0.64],
          [cx - r * 0.72, foot - h * 1.0],
          [cx - r * 0.06, foot - h - w * 0.19],
          [cx + dx + r * 0.3, foot - h + dy - w * 0.12],
          [cx + dx + r * 0.5, foot - h + dy - w * 0.03],
          [cx + r * 0.3, foot - h - w * 0.05],
          [cx - r * 0.4, foot - h * 0.95],
          [cx - r * 0.98, foot - h * 0.64],
        ],
        5,
      ),
    ),
    fill(color, front),
    fill(bright, [
      ...front.slice(0, 9),
      ...moved(front.slice(1, 9), w * 0.09, w * 0.05).toReversed(),
      [cx - r + w * 0.09, foot],
    ]),
    lines(shade, 4, moved(arch(cx, foot - 8, w * 0.82, h * 0.86), 0, 0)),
    fill(shade, box(cx - 13, foot - h + 26, 26, 34)),
    fill(bright, box(cx - 13, foot - h + 26, 9, 34)),
    ...(flag
      ? [
          fill('#8e2f22', box(cx + r + dx * 0.5, foot - h * 0.86, 11, h * 0.52)),
          fill('#c9432e', box(cx + r + dx * 0.5, foot - h * 0.86 - 6, w * 0.26, h * 0.15)),
        ]
      : []),
  ]
}

/** The rail that the boxes stand on, its posts, the snow and the icicles on it. */
function rail(random: Random): Impression[] {
  return [
    fill(ink.dark, box(330, 690, 66, 240), box(1196, 690, 70, 240)),
    fill(ink.wood, box(330, 690, 30, 240), box(1196, 690, 30, 240)),
    fill(ink.dark, box(-20, 640, 1640, 72)),
    fill(ink.wood, box(-20, 634, 1640, 40)),
    lines(ink.dark, 2.5, ...grain(random, [0, 656], [1600, 656], 34, 22)),
    lines('#a9764a', 2.5, ...grain(random, [0, 642], [1600, 642], 14, 12)),
    fill(
      '#c6d6da',
      ...Array.from({ length: 17 }, (_, i): Point[] => {
        const x = 20 + i * 96 + between(random, -30, 30)
        const tall = between(random, 18, 74)
        return [
          [x - 6, 710],
          [x + 6, 710],
          [x + 1, 710 + tall],
        ]
      }),
    ),
    fill(
      ink.cool,
      land(
        '-20,634 90,624 260,630 330,638 640,640 720,634 1100,638 1160,626 1440,636 1500,622 1620,628',
        648,
      ),
    ),
    fill(
      ink.snow,
      land(
        '-20,626 90,612 250,622 330,634 640,636 720,630 1100,634 1160,618 1440,630 1500,612 1620,620',
        640,
      ),
    ),
  ]
}

/** The box in front, its door down, and what came today. */
function open(): Impression[] {
  const [cx, foot, w, h] = [850, 640, 372, 340]
  const front = arch(cx, foot, w, h)
  const inside = arch(cx, foot - 4, w - 44, h - 28)
  return [
    ...mailbox([cx, foot], [w, h], ['#9fc0b4', '#3d6b62', '#1f3f3e'], true),
    fill('#2a4f4b', front),
    fill('#9fc0b4', [
      ...front.slice(0, 10),
      ...moved(front.slice(1, 10), 18, 10).toReversed(),
      [cx - w / 2 + 18, foot],
    ]),
    fill('#10191c', inside),
    fill('#1d2b2d', [...inside.slice(8), [cx + 96, foot - 4], [cx + 90, foot - 190]]),
    // Letters that lie in it.
    fill('#8c9a94', xy('706,600 930,560 936,590 712,632')),
    fill('#d8ccaa', xy('700,612 950,588 952,616 702,636')),
    // The door, let down toward us.
    fill('#16302f', xy('664,640 1036,640 1074,744 1062,772 638,772 626,744')),
    fill('#3d6b62', xy('664,640 1036,640 1068,742 632,742')),
    fill('#5c8b80', xy('664,640 700,640 676,742 632,742')),
    fill('#1f3f3e', xy('632,742 1068,742 1062,760 638,760')),
    fill(
      ink.snow,
      curve(xy('664,642 740,652 800,646 860,656 930,646 1036,642 1000,636 700,636 664,642'), 3),
    ),
  ]
}

/** A mitten, and the folded paper it takes home: a house on its front, three columns. */
function delivery(random: Random): Impression[] {
  const s = standing({ at: [0, 0], scale: 1 })
  const sleeve = ['#c8643a', '#6b2f26'] as const
  const wool = ['#efe0ba', '#9c8a66'] as const
  const paper = (x: number, y: number): Point => [
    770 + x * 0.93 - y * 0.22,
    476 + x * 0.3 + y * 0.94,
  ]
  const on = (shape: Shape): Point[] => shape.map(([x, y]) => paper(x, y))
  return [
    fill('#16302f', moved(on(box(0, 0, 400, 236)), 16, 26)),
    fill('#c9bb94', moved(on(box(0, 0, 400, 236)), -3, 12)),
    fill('#f8f0dc', on(box(0, 0, 400, 236))),
    fill('#e4d8b8', on(xy('0,0 30,0 22,236 0,236'))),
    fill('#2f5a56', on(box(48, 24, 320, 22))),
    fill('#dfa24a', on(box(48, 62, 150, 100))),
    fill('#7d4a34', on(xy('66,162 66,120 122,86 180,120 180,162'))),
    fill('#3a2a28', on(xy('56,124 122,80 190,124 180,130 122,92 66,130'))),
    fill('#fdeebb', on(box(112, 126, 24, 36))),
    lines(
      '#8e8b7c',
      5,
      ...[70, 88, 106, 124, 142, 160].map((y) =>
        on([
          [218, y],
          [366, y],
        ]),
      ),
    ),
    lines(
      '#8e8b7c',
      5,
      ...[184, 202, 220].flatMap((y) => [
        on([
          [48, y],
          [198, y],
        ]),
        on([
          [218, y],
          [366, y],
        ]),
      ]),
    ),
    // The arm comes from the right, near.
    ...limb(s, joints('1720,980,150 1420,820,112 1270,736,88'), sleeve, sun),
    lines('#6b2f26', 7, xy('1452,722 1376,900'), xy('1560,770 1490,900')),
    ...limb(s, joints('1300,752,84 1236,716,80'), wool, sun),
    lines(
      '#9c8a66',
      6,
      ...[0, 1, 2, 3].map((i) =>
        xy(`${1236 + i * 20},${640 + i * 12} ${1200 + i * 20},${784 + i * 10}`),
      ),
    ),
    ...limb(s, joints('1210,704,84 1136,668,78 1078,650,62'), ['#3f6f78', '#1f3d46'], sun),
    ...limb(s, joints('1190,640,42 1120,592,36 1064,586,28'), ['#4f828a', '#234650'], sun),
    lines(
      '#2a525b',
      4,
      ...Array.from({ length: 4 }, (_, i) =>
        curve(
          xy(
            `${1080 + i * 34},${694 + i * 8} ${1096 + i * 34},${660 + i * 10} ${1092 + i * 34},${628 + i * 12}`,
          ),
        ),
      ),
    ),
    ...Array.from({ length: 40 }, (): Impression => {
      const [x, y] = [between(random, 0, 1600), between(random, 30, 880)]
      return discs('#fffaf0', [x, y, between(random, 1.6, 4)])
    }),
  ]
}

/** Close: mailboxes on a rail in the first sun, and somebody taking the news home. */
export function Insider() {
  const random = seeded(77)
  return (
    <Printed
      impressions={[
        ...morning(random),
        ...mailbox([300, 636], [236, 222], ['#d99a6a', '#a8532f', '#5c2f25'], false),
        ...mailbox([1420, 636], [250, 232], ['#b9c3c4', '#6d7f86', '#39484f'], false),
        ...rail(random),
        ...open(),
        ...delivery(random),
      ]}
    />
  )
}
