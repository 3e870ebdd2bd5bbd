import { rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { grain } from '../../kit/print/texture.ts'
import { type Clothes, kneeling, limb, standing } from '../../kit/print/workers.ts'
import { lerp, type Point } from '../../kit/path.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  type Shape,
  xy,
  boxes,
} from '../../plates/ink.ts'
import { ink, on, slab, floorY, shell, trusses } from './attic-roof.ts'
/** The attic floor in section: joists, what lies between them, and the bright room below. */
function below(random: Random): Impression[] {
  const joists = Array.from({ length: 12 }, (_, i) => 196 + i * 106)
  const puffy = (x: number, w: number, h: number): Point[] =>
    curve(
      [
        [x, floorY + 52],
        [x + 2, floorY + 52 - h],
        ...Array.from({ length: 5 }, (_, i): Point => [
          x + (w * (i + 0.7)) / 5.4,
          floorY + 50 - h - (i % 2 ? 0 : 9),
        ]),
        [x + w, floorY + 52 - h],
        [x + w, floorY + 52],
      ],
      3,
    )
  return [
    fill(ink.warm, box(190, 690, 1220, 210)),
    fill(
      '#e4b15c',
      xy('190,690 600,690 400,900 190,900'),
      xy('1410,690 1240,690 1390,900 1410,900'),
    ),
    // A lamp, and the picture wall of whoever sleeps below.
    lines('#3b2a22', 4, [
      [560, 704],
      [560, 780],
    ]),
    fill('#3b2a22', xy('520,820 600,820 584,780 536,780')),
    fill('#fffbe6', xy('522,820 598,820 592,832 528,832')),
    fill('#8a5a36', ...boxes('930,776,250,14 1270,740,96,160')),
    fill(
      '#5c7a72',
      ...[0, 1, 2, 4, 5, 8].map((i) =>
        box(948 + i * 24, 722 + ((i * 7) % 3) * 8, 18, 54 - ((i * 7) % 3) * 8),
      ),
    ),
    fill('#a34c33', ...boxes('1020,726,20,50 1100,734,22,42')),
    fill('#a9713a', box(1280, 750, 76, 150)),
    discs('#f3e3b8', [1292, 836, 5]),
    // Ceiling, joists, batts: full at the right, thin where it leaks.
    fill('#f3ead8', box(176, 680, 1248, 14)),
    fill('#b9aa92', box(176, 692, 1248, 5)),
    // Walls: siding, insulation, board.
    fill('#6d4a35', ...boxes('140,650,18,250 1442,650,18,250')),
    fill(ink.batt, ...boxes('158,690,20,210 1422,690,20,210')),
    fill(ink.cut, ...boxes('140,640,50,40 1410,640,50,40')),
    fill('#f3ead8', ...boxes('178,690,12,210 1410,690,12,210')),
    ...joists.slice(0, -1).flatMap((x, i) => {
      const h = [4, 10, 20, 30][i] ?? 56
      return [
        fill(ink.batt, puffy(x + 26, 80, h)),
        fill(
          '#eab7a6',
          puffy(x + 30, 72, h * 0.5).map(([px, py]): Point => [px, py - h * 0.42]),
        ),
      ]
    }),
    fill(
      '#a0625c',
      ...joists
        .slice(4, -1)
        .flatMap((x) =>
          [0, 1, 2].map((k) => box(x + 36 + k * 22, floorY + 20 + (k % 2) * 10, 12, 3)),
        ),
    ),
    fill(ink.cut, ...joists.map((x) => box(x, floorY + 6, 26, 46))),
    fill(
      '#8f6638',
      ...joists.flatMap((x) => [box(x + 6, floorY + 14, 3, 30), box(x + 15, floorY + 10, 3, 36)]),
    ),
    // Warm air through the hole around a light.
    fill(ink.glow, box(341, floorY + 50, 56, 6)),
    fill('#39444a', box(344, floorY + 28, 50, 24)),
    fill('#fffbe6', box(348, 694, 42, 7)),
  ]
}

const clothes: Clothes = {
  jacket: ['#c8683e', '#5f2e25'],
  pants: ['#5c6a68', '#252c2d'],
  boots: ['#5d4029', '#171210'],
  skin: ['#dfa172', '#7d4a34'],
  hat: ['#f3e3b8', '#9a7d47'],
  gloves: ['#e2c48a', '#7d5c30'],
}

/** A house sawn open on a winter night: the inspector's light finds the stain over the thin insulation. */
export function InspectionGuide() {
  const random = seeded(1247)
  const worker = { at: [890, floorY - 6] as Point, scale: 0.82 }
  const s = standing(worker)
  const figure = kneeling(
    worker,
    clothes,
    [-0.8, -0.35],
    [
      [-110, -180],
      [-134, -262],
    ],
    -0.22,
  )
  const lamp = s.point([-168, -284])
  const [far, near] = [on(-1, 0.5, 0), on(-1, 0.16, 0)]
  const nails = (from: number, to: number) =>
    Array.from({ length: 15 }, (_, i) => lerp(from, to, i / 14))
  const stain: Shape = [
    on(-1, 0.22, 0),
    on(-1, 0.44, 0),
    on(-1, 0.42, 30),
    on(-1, 0.36, 36),
    on(-1, 0.29, 26),
    on(-1, 0.24, 34),
    on(-1, 0.21, 22),
  ]
  return (
    <Printed
      impressions={[
        fill(ink.night, box(0, 0, 1600, 900)),
        fill('#1c3650', box(0, 560, 1600, 340)),
        discs(
          ink.bright,
          ...Array.from(
            { length: 70 },
            () =>
              [between(random, 0, 1600), between(random, 0, 700), between(random, 1.5, 4)] as const,
          ),
        ),
        fill(
          ink.snow,
          curve(xy('-10,830 40,812 140,836 140,910 -10,910')),
          curve(xy('1460,910 1460,840 1540,808 1610,820 1610,910')),
        ),
        fill(ink.dark, [on(-1, 0, 0), on(-1, 1, 0), on(1, 0, 0)], box(150, 620, 1300, 280)),
        ...trusses,
        fill('#7d6241', [lamp, far, near]),
        fill('#9d7b4f', [lamp, on(-1, 0.45, 0), on(-1, 0.2, 0)]),
        ...below(random),
        ...shell(random),
        // What the beam shows: lit rafter, the stain, frost on the nails.
        fill(ink.beam, slab(-1, 0.16, 0.5, 0, 38)),
        fill('#7a4f2c', stain),
        fill(
          '#553420',
          stain.map(([x, y]): Point => [
            lerp(on(-1, 0.33, 18)[0], x, 0.55),
            lerp(on(-1, 0.33, 18)[1], y, 0.6),
          ]),
        ),
        lines('#a37c48', 2, ...grain(random, on(-1, 0.17, 18), on(-1, 0.49, 18), 30, 12)),
        lines(
          '#8f979b',
          3,
          ...nails(0.08, 0.62).map((t) => [
            on(-1, t, 0),
            [on(-1, t, 0)[0] + 4, on(-1, t, 0)[1] + 17] as Point,
          ]),
        ),
        discs(
          ink.bright,
          ...nails(0.08, 0.62).map(
            (t) => [on(-1, t, 0)[0] + 4, on(-1, t, 0)[1] + 18, 3.4] as const,
          ),
        ),
        fill(
          '#b9d3dc',
          ...nails(0.19, 0.46)
            .slice(0, 3)
            .map((t) => {
              const [x, y] = on(-1, t, 0)
              return [
                [x, y + 30],
                [x + 5, y + 42],
                [x, y + 48],
                [x - 5, y + 42],
              ] as Point[]
            }),
        ),
        // The plank he kneels on.
        fill('#d6a15c', box(690, floorY - 8, 470, 12)),
        fill('#8f6638', box(690, floorY + 4, 470, 4)),
        ...rim(ink.glow, figure, [-4, -2]),
        ...figure,
        fill('#20282c', s.shape(xy('-124,-280 -118,-258 -156,-270 -172,-266 -178,-302 -160,-294'))),
        fill('#fffbe6', s.shape(xy('-172,-266 -178,-302 -184,-300 -178,-266'))),
        ...limb(
          s,
          [
            [-128, -258, 15],
            [-142, -270, 14],
          ],
          clothes.gloves,
          [-0.8, -0.35],
        ),
        // A report, on its board.
        fill('#3f2a1f', s.shape(xy('-150,-190 -86,-196 -92,-118 -150,-116'))),
        fill(ink.bright, s.shape(xy('-143,-180 -94,-186 -99,-126 -143,-124'))),
        ...limb(
          s,
          [
            [-104, -176, 13],
            [-112, -166, 12],
          ],
          clothes.gloves,
          [-0.8, -0.35],
        ),
      ]}
    />
  )
}
