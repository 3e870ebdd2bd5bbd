import { Printed } from '../../kit/print/printed.tsx'
import { flecks, grain } from '../../kit/print/texture.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { forestTop } from '../../plates/growth.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  lens,
  lines,
  under,
  xy,
} from '../../plates/ink.ts'
import { ink, top, foot, gravel, footing, edge, finisher, edging } from './slab-crew.ts'
/** Ground as the saw would show it: what a slab up here stands on. */
function cut(random: Random): Impression[] {
  const bars = Array.from({ length: 16 }, (_, i) => 60 + i * 78)
  return [
    fill(ink.earth, box(0, 500, 1600, 400)),
    fill(
      '#5f7a4a',
      under(
        curve([
          [edge + 40, 548],
          [1420, 532],
          [1500, 540],
          [1600, 528],
        ]),
        566,
      ),
    ),
    fill(ink.deep, under(curve(xy('0,812 300,836 620,818 900,846 1300,822 1600,842')), 900)),
    fill('#936245', ...flecks(random, [0, 1600], [610, 800], 70, [3, 11])),
    fill('#5c3a29', ...flecks(random, [0, 1600], [600, 890], 70, [3, 8])),
    fill('#9c8873', ...flecks(random, [60, 1560], [650, 880], 22, [16, 42])),
    fill('#bca98c', ...flecks(random, [60, 1560], [650, 880], 10, [10, 20])),
    // Gravel, tamped.
    fill('#6d5c4b', [
      [0, foot],
      [edge - 60, foot],
      [edge - 60, footing + 26],
      [edge + 4, footing + 26],
      [edge + 4, 860],
      [edge - 190, 860],
      [edge - 240, gravel],
      [0, gravel],
    ]),
    fill(
      ink.gravel,
      ...flecks(random, [0, edge - 210], [foot + 8, gravel - 4], 170, [6, 12]),
      ...flecks(random, [edge - 170, edge - 10], [footing + 10, 852], 34, [6, 12]),
    ),
    fill(
      '#d0bc97',
      ...flecks(random, [0, edge - 210], [foot + 8, gravel - 4], 90, [4, 9]),
      ...flecks(random, [edge - 170, edge - 10], [footing + 10, 852], 16, [4, 9]),
    ),
    // The slab and its thick edge.
    fill('#c2bbab', [
      [0, top],
      [edge, top],
      [edge, footing + 6],
      [edge - 150, footing + 6],
      [edge - 190, foot + 14],
      [0, foot + 14],
    ]),
    fill(
      '#a8a294',
      ...flecks(random, [0, edge - 10], [top + 14, foot + 8], 90, [3, 7]),
      ...flecks(random, [edge - 140, edge - 8], [foot, footing], 40, [3, 7]),
    ),
    fill(
      '#e4decf',
      ...flecks(random, [0, edge - 10], [top + 14, foot + 8], 24, [2, 5]),
      ...flecks(random, [edge - 140, edge - 8], [foot, footing], 50, [2, 5]),
    ),
    lines('#2a2420', 8, [
      [0, foot - 20],
      [edge - 40, foot - 20],
    ]),
    lines(
      ink.steel,
      5,
      [
        [0, foot - 20],
        [edge - 40, foot - 20],
      ],
      [
        [edge - 40, foot - 20],
        [edge - 40, footing - 40],
      ],
      [
        [edge - 120, footing - 40],
        [edge - 40, footing - 40],
      ],
      [
        [edge - 120, foot + 40],
        [edge - 120, footing - 40],
      ],
    ),
    discs(
      '#2a2420',
      ...bars.filter((x) => x < edge - 60).map((x) => [x, foot - 32, 10] as const),
      [edge - 40, footing - 60, 11],
      [edge - 120, footing - 60, 11],
      [edge - 40, foot + 40, 11],
      [edge - 120, foot + 40, 11],
    ),
    discs(
      ink.steel,
      ...bars.filter((x) => x < edge - 60).map((x) => [x - 1, foot - 33, 7] as const),
      [edge - 41, footing - 61, 8],
      [edge - 121, footing - 61, 8],
      [edge - 41, foot + 39, 8],
      [edge - 121, foot + 39, 8],
    ),
    // Insulation on the outside of the edge, and the form.
    fill('#8fb0a8', box(edge + 2, 582, 34, 228)),
    fill('#b4cdc4', ...flecks(random, [edge + 6, edge + 32], [590, 806], 26, [2, 4])),
    fill('#8a5d33', box(edge, top - 8, 26, 128)),
    fill('#d6a15c', box(edge, top - 8, 20, 128)),
    lines('#a5743d', 2, ...grain(random, [edge + 10, top], [edge + 10, top + 116], 16, 6)),
    fill(
      '#c48c4a',
      [
        [edge + 60, 560],
        [edge + 82, 560],
        [edge + 76, 700],
        [edge + 70, 716],
        [edge + 64, 700],
      ],
      [
        [edge + 24, 500],
        [edge + 70, 566],
        [edge + 60, 574],
        [edge + 24, 520],
      ],
    ),
  ]
}

/** A slab, sawn through: the finish on top, and all that nobody sees again. */
export function Concrete() {
  const random = seeded(3500)
  const shadow = (x: number, l: number): Point[] => [
    [x - 60, top - 26],
    [x + 60, top - 26],
    [x + l, top - 12],
    [x + l + 40, top - 5],
    [x + 30, top - 4],
  ]
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 520)),
        discs('#fff4d2', [250, 250, 74]),
        fill('#f6e6bf', lens(520, 196, 250, 9), lens(1180, 120, 320, 10), lens(900, 160, 180, 6)),
        fill(ink.haze, under(forestTop(random, xy('0,330 500,300 1000,330 1600,290'), 46), 520)),
        fill('#8f9a78', under(forestTop(random, xy('0,400 600,372 1100,386 1600,350'), 74), 520)),
        fill(ink.wood, under(forestTop(random, xy('0,436 700,424 1600,410'), 120), 520)),
        // The wet top, seen at a slant: the sun lies in it.
        fill(ink.slab, [
          [0, 434],
          [edge + 24, 434],
          [edge, top],
          [0, top],
        ]),
        fill(ink.wet, [
          [0, 434],
          [600, 434],
          [540, top],
          [0, top],
        ]),
        fill('#fff0c6', lens(210, 452, 190, 6), lens(330, 443, 120, 3), lens(150, 462, 110, 3)),
        fill(
          '#c3bdac',
          ...Array.from({ length: 26 }, () =>
            lens(
              between(random, 560, 1290),
              between(random, 438, 466),
              between(random, 20, 70),
              1.6,
            ),
          ),
        ),
        fill('#98917f', shadow(800, 320), shadow(1150, 110)),
        ...cut(random),
        lines('#fff0c6', 4, [
          [0, top],
          [540, top],
        ]),
        fill('#c48c4a', box(1030, 452, 190, 12)),
        fill('#8a5d33', box(1030, 464, 190, 5)),
        ...finisher({ at: [760, 464], scale: 0.94 }),
        ...edging({ at: [1160, 466], scale: 0.94, side: -1 }),
      ]}
    />
  )
}
