import { fireEngine } from '../../kit/machines/fire-engine.ts'
import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { upright } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { box as solid, prism } from '../../kit/solids.ts'
import { placed } from '../../kit/space.ts'
import { crown, spruce, spruceLight } from '../../plates/growth.ts'
import { blob, curve, discs, fill, type Impression, lines, put } from '../../plates/ink.ts'
import { block, land, roads } from './lot-ground.ts'
import { draped, high, ink, lot, onGround, spotOn, view } from './lot-terrain.ts'

/** What plats and codes draw on the ground: the setback, the strip of the power line, water. */
const limits = (): Impression[] => [
  fill(
    '#bfb56e',
    draped([
      [0.2, 0.4],
      [0.2, lot.deep],
      [5.6, lot.deep],
      [5.6, 0.4],
    ]),
  ),
  {
    ...lines(
      ink.line,
      3,
      draped([
        [5.6, 0.4],
        [5.6, lot.deep],
      ]),
    ),
    dash: '3 9',
  },
  {
    ...lines(
      ink.line,
      5,
      draped([
        [9, 3.2],
        [54.5, 3.2],
        [54.5, 30],
        [9, 30],
        [9, 3.2],
      ]),
    ),
    dash: '20 13',
  },
]

/** The main in the road and what a house needs from it. */
const water = (): Impression[] => [
  {
    ...lines(
      ink.water,
      5,
      draped([
        [16.4, -4.7],
        [16.4, 3],
        [21, 8],
        [23, 12.6],
      ]),
      view.on([0.6, 0, 4.7], [lot.wide - 0.6, 0, 4.7]),
    ),
    dash: '2 12',
  },
]

const stakes = (): Impression[] =>
  (
    [
      [0.4, 0.6],
      [59.5, 0.6],
      [0.4, 33.6],
      [59.5, 33.6],
    ] as const
  ).flatMap(([x, d]): Impression[] => {
    const [px, py] = spotOn(x, d)
    return [
      lines(ink.line, 5, [
        [px, py],
        [px, py - 40],
      ]),
      fill('#e0652b', [
        [px, py - 42],
        [px + 24, py - 36],
        [px, py - 26],
      ]),
    ]
  })

/** The house that isn’t drawn yet, as a plain model, on stone that can’t burn. */
function house(): Impression[] {
  const yard: Point[] = [
    [17, 10.2],
    [30.4, 10.2],
    [30.4, 13.4],
    [38.4, 13.4],
    [38.4, 26.6],
    [17, 26.6],
  ]
  const wing = [
    ...solid([20, 27.4], [2.6, 6.2], [-17, -13], ink.house),
    ...solid([19.4, 28], [6.2, 6.7], [-17, -12.4], ink.house),
  ]
  const main = [
    ...solid([20, 35.6], [3, 8], [-24, -16.4], ink.house),
    ...prism(
      [
        [19.2, 7.8],
        [27.8, 11.9],
        [36.4, 7.8],
        [36.4, 8.5],
        [27.8, 12.7],
        [19.2, 8.5],
      ],
      [-24.8, -15.6],
      ink.house,
    ),
  ]
  return [
    fill('#cfc6ad', draped(yard, 2)),
    { ...lines('#8a8471', 3, draped([...yard, yard[0] ?? [0, 0]], 2)), dash: '8 8' },
    view.shadow('#77744a', [...main], 4.2),
    ...view.model(main.slice(0, 6)),
    fill('#d3c9ae', view.on([20, 8, -16.38], [35.6, 8, -16.38], [27.8, 11.9, -16.38])),
    ...view.inOrder(main.slice(6)),
    ...view.model(wing),
    lines(
      '#b9ab88',
      2.5,
      ...[
        [28.6, 31.2],
        [31.8, 34.4],
      ].map(([a = 0, b = 0]) =>
        view.on(
          [a, 4.6, -16.38],
          [a, 7, -16.38],
          [b, 7, -16.38],
          [b, 4.6, -16.38],
          [a, 4.6, -16.38],
        ),
      ),
      ...[
        [21, 23.2],
        [24.2, 26.4],
      ].map(([a = 0, b = 0]) =>
        view.on(
          [a, 3.6, -12.98],
          [a, 5.4, -12.98],
          [b, 5.4, -12.98],
          [b, 3.6, -12.98],
          [a, 3.6, -12.98],
        ),
      ),
    ),
  ]
}

/** A pit with its heap, and the one who reads it. */
function pit(random: Random): Impression[] {
  const [x, d] = [31.6, 11.4]
  const [hx, hy] = spotOn(x + 3.4, d + 0.9)
  const stand = { at: spotOn(x - 1.6, d + 0.3), scale: 0.1, side: -1 as const }
  return [
    fill(
      ink.siltDark,
      draped(
        [
          [x - 0.9, d - 0.9],
          [x + 2.2, d - 0.9],
          [x + 2.2, d + 1],
          [x - 0.9, d + 1],
        ],
        3,
      ),
    ),
    fill(
      '#241c1e',
      draped(
        [
          [x - 0.6, d - 0.9],
          [x + 2.2, d - 0.9],
          [x + 2, d + 0.5],
          [x - 0.4, d + 0.5],
        ],
        3,
      ),
    ),
    fill(
      ink.siltDark,
      blob(
        [
          [hx - 32, hy + 6],
          [hx - 6, hy - 24],
          [hx + 34, hy + 8],
          [hx, hy + 16],
        ],
        3,
      ),
    ),
    fill(
      ink.silt,
      blob(
        [
          [hx - 30, hy + 5],
          [hx - 8, hy - 22],
          [hx + 4, hy + 12],
        ],
        3,
      ),
    ),
    fill(ink.stone, ...flecks(random, [hx - 20, hx + 20], [hy - 4, hy + 10], 6, [2, 4])),
    ...upright(stand, { ...workwear, jacket: jackets.orange }, [-0.8, -0.5], {
      far: [
        [-50, -230],
        [-96, -246],
      ],
      near: [
        [20, -226],
        [-62, -232],
      ],
      look: 0.3,
    }),
  ]
}

const engine = (): Impression[] => {
  const model = placed(fireEngine(), 12, onGround(24.4, 7.1, 0.05), 0.95)
  return [view.shadow('#8b7a4c', model, high(24.4, 7)), ...view.model(model)]
}

/** Poles and wires of the power line. */
function power(): Impression[] {
  const poles = [30.5, 20.6, 10.7, 0.8].map((d) => [spotOn(2.8, d), spotOn(2.8, d, 8.4)] as const)
  const ends = (way: 1 | -1): Point[] =>
    [30.5, 20.6, 10.7, 0.8].map((d) => view.at([2.8 + way * 1.1, high(2.8, d) + 7.8, -d]))
  const sag = (ends: Point[]): Point[] =>
    ends.flatMap(([x, y], i): Point[] => {
      const next = ends[i + 1]
      return next
        ? [
            [x, y],
            [(x + next[0]) / 2, (y + next[1]) / 2 + 7],
          ]
        : [[x, y]]
    })
  return [
    lines('#3c2f28', 7, ...poles.map(([a, b]) => [a, b])),
    lines('#3c2f28', 5, ...ends(1).map((end, i) => [end, ends(-1)[i] ?? end])),
    lines('#1b2a2e', 2, curve(sag(ends(1)), 4), curve(sag(ends(-1)), 4)),
  ]
}

/** Woods on the hill, thinned toward the house. */
function trees(random: Random): Impression[] {
  const places = [
    [9, 32.6],
    [14, 33],
    [19, 31.8],
    [24.5, 32.8],
    [29, 31.6],
    [34, 33],
    [39, 32],
    [43.4, 33.2],
    [54, 32.6],
    [58, 31.4],
    [12, 29.4],
    [36.6, 29.6],
    [42, 28.6],
    [56.6, 28],
    [10.6, 25.4],
    [42.6, 24.6],
    [55.4, 24],
    [58.4, 21],
    [8.2, 20],
    [12.4, 18],
    [56, 16.6],
    [58.4, 10.6],
    [8, 13.4],
    [57, 5.6],
  ] as const
  return [...places]
    .toSorted((a, b) => b[1] - a[1])
    .flatMap(([x, d], i): Impression[] => {
      const at = spotOn(x, d)
      const tall = between(random, 105, 150)
      const [sx, sy] = view.at(view.throws(onGround(x, d, 5), high(x, d)))
      const shade = fill('#6f7242', [
        [at[0] - 9, at[1]],
        [sx, sy],
        [at[0] + 9, at[1] + 5],
      ])
      if (i % 5 === 3)
        return [
          shade,
          lines('#efe6cd', 5, [at, [at[0], at[1] - 60]]),
          fill('#b98028', crown(random, [at[0], at[1] - 72], 30, 38)),
          fill('#e4ad3f', crown(random, [at[0] - 6, at[1] - 77], 22, 28, 8)),
        ]
      return [
        shade,
        fill(ink.spruce, put(spruce(random, tall, 0.2), at)),
        fill(ink.spruceLit, ...spruceLight(random, tall, 0.2, -1).map((each) => put(each, at))),
      ]
    })
}

/** A lot lifted out of the hill, with all that can keep a house off it. */
export function PreConstructionLot() {
  const random = seeded(29)
  return (
    <Printed
      impressions={[
        ...block(random),
        ...land(random),
        ...limits(),
        ...roads(),
        ...water(),
        ...trees(random),
        ...house(),
        ...pit(random),
        ...engine(),
        ...power(),
        ...stakes(),
        discs(ink.water, [...spotOn(16.4, 0.9), 7]),
      ]}
    />
  )
}
