import { rim, joints } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks, grain } from '../../kit/print/texture.ts'
import { type Clothes, head, limb, standing, strap } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  under,
  xy,
  boxes,
} from '../../plates/ink.ts'
import { ink, left, right, top, foot, range } from './kitchen-range.ts'
const clothes: Clothes = {
  jacket: ['#7fa0ab', '#365463'],
  pants: ['#3d5160', '#1c2a35'],
  boots: ['#5d4029', '#141f24'],
  skin: ['#dd9d6c', '#8b5138'],
  hat: ['#314a58', '#182733'],
  gloves: ['#dd9d6c', '#8b5138'],
}

/** A carpenter leans into the plane: the island's oak top gets its last pass. */
function carpenter(): Impression[] {
  const sun: Point = [-0.35, -0.9]
  const s = standing({ at: [942, 640], scale: 1.12 })
  const part = (joints: Parameters<typeof limb>[1], cloth: readonly [string, string]) =>
    limb(s, joints, cloth, sun)
  const figure = [
    ...part(joints('-92,-226,24 -150,-140,18 -218,-92,14'), [clothes.jacket[1], '#2b4351']),
    ...part(joints('-212,-94,15 -226,-92,14'), clothes.skin),
    ...part(joints('30,0,56 4,-90,50 -58,-196,56 -74,-212,48'), clothes.jacket),
    ...part(joints('-96,-234,18 -116,-262,17'), clothes.skin),
    ...head(s, [-132, -288], 0.42, clothes, sun),
    ...part(joints('-62,-206,29 -70,-106,22 -146,-74,16'), clothes.jacket),
    ...part(joints('-140,-76,16 -158,-74,15'), clothes.skin),
  ]
  return [
    ...rim('#ffe9b8', figure, [-2, -5]),
    ...figure,
    strap('#5d3820', 12, s, xy('46,-40 10,-120 -44,-228')),
    strap('#5d3820', 12, s, [
      [62, -26],
      [-40, 10],
    ]),
    // The plane.
    fill(
      '#4a2b18',
      s.shape(
        xy(
          '-256,-52 -120,-52 -120,-74 -136,-76 -150,-96 -164,-94 -160,-74 -206,-74 -214,-88 -228,-90 -238,-76 -256,-70',
        ),
      ),
    ),
    fill(
      '#b9c4c4',
      s.shape(xy('-262,-52 -114,-52 -114,-46 -262,-46')),
      s.shape(xy('-196,-74 -180,-74 -166,-104 -178,-106')),
    ),
    lines(
      '#f0d09a',
      5,
      ...[0, 1, 2].map((i) =>
        curve(
          s.shape([
            [-190 - i * 12, -76],
            [-206 - i * 16, -104 - i * 10],
            [-190 - i * 18, -122 - i * 8],
            [-176 - i * 14, -108 - i * 6],
          ]),
        ),
      ),
    ),
    // Hands over the tool.
    ...part(joints('-142,-78,15 -156,-80,13'), clothes.skin),
    ...part(joints('-216,-90,13 -228,-88,12'), clothes.skin),
  ]
}

/** The island between them and us, and what stands inside on the sill. */
function island(random: Random): Impression[] {
  const shavings = Array.from({ length: 16 }, () => {
    const [x, y] = [between(random, 420, 660), between(random, 572, 588)]
    return curve([
      [x, y],
      [x + 10, y - 14],
      [x + 22, y - 8],
      [x + 14, y + 2],
    ])
  })
  return [
    fill(ink.brown, box(left, 590, right - left, 110)),
    fill('#d9a05a', box(360, 578, 920, 34)),
    lines('#a5652f', 2, ...grain(random, [360, 596], [1280, 596], 24, 26)),
    fill('#f7d59a', box(360, 576, 920, 6)),
    fill('#3a241a', box(384, 612, 872, 84)),
    fill('#4b3022', ...[0, 1, 2, 3].map((i) => box(404 + i * 214, 626, 190, 70))),
    lines('#f0d09a', 4, ...shavings),
    // A square and a pencil where he left them.
    fill('#39444a', ...boxes('1100,568,150,9 1100,536,12,40')),
    fill('#c2452d', box(1150, 562, 70, 6)),
  ]
}

/** Pendants: the only light there is. */
const pendants: Impression[] = [470, 1160].flatMap((x) => [
  lines('#20282c', 5, [
    [x, top],
    [x, 214],
  ]),
  fill('#20282c', [
    [x - 16, 206],
    [x + 16, 206],
    [x + 58, 256],
    [x - 58, 256],
  ]),
  fill('#ffe9b0', [
    [x - 56, 256],
    [x + 56, 256],
    [x + 50, 264],
    [x - 50, 264],
  ]),
  discs('#fff8df', [x, 268, 18, 12]),
])

/** From outside, at night, through the new window: a kitchen on the last day of its making. */
export function Kitchen() {
  const random = seeded(250)
  const boards = Array.from({ length: 11 }, (_, i) => 40 + i * 86)
  const flakes = Array.from(
    { length: 90 },
    () => [between(random, 0, 1600), between(random, 0, 860), between(random, 2, 5)] as const,
  )
  const icicles = Array.from({ length: 26 }, (_, i): Point[] => {
    const [x, l] = [between(random, 0, 1600), between(random, 18, i % 4 ? 50 : 110)]
    return [
      [x - 9, 30],
      [x + 9, 30],
      [x + 2, 30 + l],
      [x - 1, 30 + l * 1.05],
    ]
  })
  const frame = '#0f1c27'
  return (
    <Printed
      impressions={[
        ...range(random),
        ...carpenter(),
        ...island(random),
        ...pendants,
        // The wall outside, its boards, and the frame of the window.
        fill(
          ink.wall,
          box(0, 0, left - 30, 900),
          box(right + 30, 0, 1600, 900),
          box(left - 40, 0, right - left + 80, top - 26),
          box(left - 40, foot + 30, right - left + 80, 210),
        ),
        ...boards.flatMap((y) => [
          lines(
            ink.night,
            6,
            ...(y > top - 30 && y < foot + 30
              ? ([
                  [
                    [0, y],
                    [left - 30, y],
                  ],
                  [
                    [right + 30, y],
                    [1600, y],
                  ],
                ] as const)
              : ([
                  [
                    [0, y],
                    [1600, y],
                  ],
                ] as const)),
          ),
          lines(
            '#2f4e60',
            2,
            ...(y > top - 30 && y < foot + 30
              ? ([
                  [
                    [0, y + 6],
                    [left - 30, y + 6],
                  ],
                  [
                    [right + 30, y + 6],
                    [1600, y + 6],
                  ],
                ] as const)
              : ([
                  [
                    [0, y + 6],
                    [1600, y + 6],
                  ],
                ] as const)),
          ),
        ]),
        lines(
          '#1a3040',
          2,
          ...boards.flatMap((y) => [
            ...grain(random, [0, y + 44], [280, y + 44], 66, 7),
            ...grain(random, [1360, y + 44], [1600, y + 44], 66, 7),
          ]),
        ),
        fill(
          frame,
          box(left - 34, top - 34, right - left + 68, 38),
          box(left - 34, foot - 4, right - left + 68, 38),
          box(left - 34, top - 30, 38, foot - top + 60),
          box(right - 4, top - 30, 38, foot - top + 60),
          box(638, top, 16, foot - top),
          box(986, top, 16, foot - top),
          box(left, 190, right - left, 12),
        ),
        fill(
          '#d99a52',
          box(left + 4, top + 4, 7, foot - top - 8),
          box(654, 202, 5, foot - 206),
          box(1002, 202, 5, foot - 206),
          box(left + 4, 202, right - left - 8, 4),
        ),
        // Snow on the sill and at the foot of the wall, lit from within.
        fill(
          ink.snow,
          curve([
            [left - 60, foot + 34],
            [left - 50, foot + 4],
            [left + 60, foot - 16],
            [620, foot - 8],
            [900, foot - 22],
            [1200, foot - 6],
            [right + 30, foot - 12],
            [right + 64, foot + 34],
          ]),
        ),
        fill(
          '#f3dcae',
          curve([
            [left + 20, foot + 8],
            [left + 70, foot - 11],
            [620, foot - 3],
            [900, foot - 17],
            [1200, foot - 1],
            [right - 10, foot - 4],
            [right + 10, foot + 8],
          ]),
        ),
        fill(
          ink.snow,
          under(curve(xy('0,806 240,780 520,812 860,796 1180,820 1420,786 1600,800')), 900),
        ),
        fill('#f3dcae', curve(xy('420,900 470,826 640,816 860,808 1080,826 1200,830 1270,900'))),
        fill(ink.snow, ...flecks(random, [470, 1220], [838, 900], 36, [1.5, 4])),
        fill(ink.bright, ...icicles, box(0, 0, 1600, 32)),
        fill('#7f9bb0', box(0, 24, 1600, 10)),
        discs(
          ink.bright,
          ...flakes.filter(([x, y]) => x < left - 40 || x > right + 40 || y > foot + 30),
        ),
        discs(
          '#fff6dd',
          ...flakes.filter(([x, y], i) => i % 3 === 0 && x > left && x < right && y < foot - 40),
        ),
      ]}
    />
  )
}
