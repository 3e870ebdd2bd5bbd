import { lit } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks, grain } from '../../kit/print/texture.ts'
import type { Point } from '../../kit/path.ts'
import { between, seeded } from '../../kit/random.ts'
import type { Scene } from '../../kit/scene.ts'
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
import { ink, long, turned, rect, shadowOf, container, lawn, load } from './dumpster-load.ts'
/** Somebody from above with a barrow full of brick: hat, shoulders, arms; the shadow stands up. */
function loader(): Impression[] {
  const sun: Point = [0.85, -0.5]
  const shirt = ['#d98a3c', '#8e4f26'] as const
  const skin = ['#d99a6c', '#7d4a34'] as const
  const [x, y] = [392, 392]
  const p = (dx: number, dy: number, r: number) => [x + dx, y + dy, r] as const
  const shadow = (sx: number, sy: number, w: number, l: number): Point[] => {
    const [ux, uy] = long
    return [
      [sx - uy * w, sy + ux * w],
      [sx + ux * l - uy * w * 0.8, sy + uy * l + ux * w * 0.8],
      [sx + ux * (l + 30), sy + uy * (l + 30)],
      [sx + ux * l + uy * w * 0.8, sy + uy * l - ux * w * 0.8],
      [sx + uy * w, sy - ux * w],
    ]
  }
  const bricks: Impression[] = [
    [470, 360, 20],
    [498, 372, -30],
    [476, 402, 60],
    [512, 404, 8],
    [492, 386, 40],
  ].map(([bx = 0, by = 0, a = 0]) =>
    fill(a > 30 ? '#8a3622' : ink.red, turned(rect(38, 20), [bx, by], a)),
  )
  return [
    // The plank up to the door.
    fill(ink.shade, ...shadowOf(box(230, 352, 320, 84), 30)),
    fill(ink.shade, shadow(x, y, 34, 250).toReversed()),
    fill(ink.inside, ...shadowOf(box(560, 356, 60, 80), 20)),
    fill(ink.wood, ...boxes('230,352,390,40 230,397,390,40')),
    lines(
      ink.woodDark,
      2,
      ...grain(seeded(5), [230, 372], [620, 372], 34, 14),
      ...grain(seeded(6), [230, 417], [620, 417], 34, 14),
    ),
    fill(
      ink.shade,
      shadow(x, y, 30, 120).map(([px, py]): Point => [px, Math.min(py, 436)]),
    ),
    ...lit([p(-20, -12, 15), p(-44, -16, 12)], ['#3b4a4d', '#1b282b'], sun),
    ...lit([p(10, 16, 15), p(34, 20, 13)], ['#3b4a4d', '#1b282b'], sun),
    lines(
      '#4b3a2a',
      9,
      [
        [x + 44, y - 42],
        [560, y - 30],
      ],
      [
        [x + 44, y + 42],
        [560, y + 30],
      ],
    ),
    fill('#1b282b', xy('446,340 540,352 552,392 540,432 446,446 436,392')),
    fill('#5f6f70', xy('452,348 534,359 544,392 534,425 452,438 444,392')),
    ...bricks,
    ...lit([p(-8, -52, 24), p(0, 0, 33), p(-8, 52, 24)], shirt, sun),
    ...lit([p(-6, -54, 20), p(22, -62, 16), p(50, -44, 12)], shirt, sun),
    ...lit([p(-6, 54, 20), p(22, 62, 16), p(50, 44, 12)], shirt, sun),
    ...lit([p(50, -43, 13), p(58, -41, 12)], skin, sun),
    ...lit([p(50, 43, 13), p(58, 41, 12)], skin, sun),
    discs('#8a6636', [x + 10, y, 35, 30]),
    discs('#f3e3b8', [x + 8, y, 27, 27]),
    discs('#fff6dc', [x + 14, y - 6, 17, 15]),
    lines(
      '#c3a05c',
      5,
      [
        [x - 16, y - 8],
        [x + 30, y - 8],
      ],
      [
        [x - 16, y + 8],
        [x + 30, y + 8],
      ],
    ),
  ]
}

function Load() {
  const random = seeded(404)
  const cracks = Array.from({ length: 5 }, (_, i): Point[] =>
    curve(
      [
        [between(random, 0, 1500), i % 2 ? 640 : 20],
        [between(random, 0, 1500), 420],
        [between(random, 0, 1600), 880],
      ],
      3,
    ),
  )
  return (
    <Printed
      impressions={[
        fill(ink.drive, box(0, 0, 1600, 900)),
        fill('#b8a683', ...flecks(random, [0, 1600], [0, 900], 260, [1.5, 5])),
        fill('#dccfae', ...flecks(random, [0, 1600], [0, 900], 160, [1.5, 4])),
        lines('#b8a683', 3, ...cracks.slice(0, 2)),
        fill('#7d8a52', under(lawn, 1200)),
        fill('#5f6d43', ...flecks(random, [1010, 1600], [712, 800], 120, [2, 6])),
        fill(
          '#dfae3c',
          ...flecks(random, [180, 1500], [20, 180], 26, [4, 7]),
          ...flecks(random, [700, 1500], [620, 790], 46, [4, 8]),
        ),
        ...container(),
        ...load(random),
        // The right wall and the upper one throw their shade into the box.
        fill(
          '#10201f',
          ...shadowOf(
            [
              [1320, 208],
              [1320, 580],
            ],
            26,
          ),
          ...shadowOf(
            [
              [560, 208],
              [1320, 208],
            ],
            22,
          ).map((each) => each.map(([x, y]): Point => [Math.max(560, x), y])),
        ),
        ...loader(),
      ]}
    />
  )
}

/** A roll-off box from straight above, in the low sun of a morning on which a house is emptied. */
export const Dumpsters: Scene = Object.assign(Load, { viewBox: '160 22 1360 765' })
