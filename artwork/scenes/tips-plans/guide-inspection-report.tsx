import { Backdrop } from '../../kit/backdrop.tsx'
import { drum } from '../../kit/drum.ts'
import { gable } from '../../kit/gable.ts'
import { dawn } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane, patch } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face } from '../../kit/space.ts'
import { soft } from '../guides/shared.tsx'
import { books, wainscot } from '../still-life.ts'
import { headOf, pileAt, piles, top } from './four-piles.ts'
import { coverPage, marker, onePage, report } from './report-papers.ts'
import { calendar, calendarAt, cell, dates } from './wall-calendar.ts'

const camera: Camera = { eye: [1.8, 3.3, 4.4], focal: 1060, middle: 1090, horizon: 40 }
const outdoors: Camera = { eye: [0, 3, 40], focal: 960, middle: 1022, horizon: 360 }
const back = -1.9
const view = { x: [0.34, 2.44], y: [0.78, 2.72] } as const
const wall = '#4d6378'

/** The house in question: logs, and a roof that has lost some of its shingles. */
function oldHouse(): Face[] {
  const slope = (x: number, t: number) => [x, 3 + t * 3.4 + 0.34, 0.8 - t * 4.3] as const
  const lost = (x: number, t: number, w: number, fill: string) =>
    patch([slope(x, t), slope(x + w, t), slope(x + w, t + 0.15), slope(x, t + 0.15)], fill)
  return [
    ...gable({
      x: [-5, 4],
      z: [-7, 0],
      base: -1,
      eave: 3,
      ridge: 6,
      along: 'x',
      wall: made.cedar,
      roof: '#6b5a50',
      seam: null,
    }),
    ...[-0.3, 0.5, 1.3, 2.1].map((y) => pane([-5, 4], [y, y + 0.12], 0.02, made.timber)),
    ...windows([-3.6, -1.4], [0.6, 2.1], 0, dawn, 2),
    ...windows([1, 2.6], [0.6, 2.1], 0, dawn, 2),
    ...[
      [-4.6, 0.1, 1.3],
      [-1.2, 0.32, 1.8],
      [1.6, 0.12, 1.1],
      [2.4, 0.55, 1.2],
      [-3.6, 0.62, 1],
    ].map(([x = 0, t = 0, w = 0], i) => lost(x, t, w, i % 2 ? '#8a8a5e' : '#3f3530')),
    ...box([2, 2.8], [4, 7.2], [-3.6, -2.8], made.stone),
  ]
}

/** The back of a chair, drawn up to the far side of the table. */
const chair = (x: number): Face[] => [
  ...[x, x + 0.86].flatMap((at) => box([at, at + 0.08], [0, 1.5], [-1.3, -1.22], made.timber)),
  ...[1.1, 1.34].flatMap((y) => box([x, x + 0.94], [y, y + 0.13], [-1.29, -1.24], made.timber)),
]

/** Eighty pages sorted into four piles and one page, three dates ringed on the wall. */
export function InspectionReport() {
  const light = dawn
  const random = seeded(84)
  const faces: Face[] = [
    ...room({
      x: [-5.6, 6],
      height: 3.6,
      back,
      front: 5,
      opening: view,
      wall,
    }),
    ...wainscot([-5.6, 6], 0.62, back, '#3f5265'),
    ...casement(view.x, view.y, back, 3, 1, '#d9c9ae'),
    ...box([view.x[0] - 0.16, view.x[1] + 0.16], [0.64, 0.72], [back, back + 0.24], '#d9c9ae'),
    ...calendar(back + 0.02),
    ...box([-4.2, -1.7], [1.9, 1.97], [back, back + 0.3], made.timber),
    ...books(-3.9, 1.97, back + 0.04, [
      '#8c4a3c',
      '#c9a25a',
      '#6f8f7b',
      '#8fa7ad',
      '#8c4a3c',
      '#d9c9ae',
    ]),
    ...drum([-2.3, 1.97, back + 0.15], [0.12, 0.15], 0.2, '#c9785a'),
    ...chair(-1.9),
    ...box([-3, 5], [top - 0.12, top], [-0.95, 3], made.cedarPale),
    ...[-0.4, 0.2, 0.8, 1.4].map((z) => floor([-3, 5], [z, z + 0.014], top + 0.001, '#96683f')),
  ]
  // What the sun lays on the table through the three panes.
  const sun = [0, 1, 2].map((i) => {
    const x = view.x[0] + 0.06 + i * 0.7
    return patch(
      [
        [x + 0.5, top + 0.002, 0.55],
        [x + 1.12, top + 0.002, 0.55],
        [x + 0.76, top + 0.002, -0.95],
        [x + 0.14, top + 0.002, -0.95],
      ],
      '#e3bd88',
      true,
    )
  })
  const things: Face[] = [
    ...sun,
    ...piles,
    ...placed([...report, ...coverPage], 7, [1.3, 0.21, 0.82], 0.75),
    ...placed(onePage, -5, [2.36, 0.17, 0.8], 0.8),
    ...placed(marker, 28, [2.56, 0.14, 0.94], 0.85),
  ]
  const rings = dates.map(([col, row]) =>
    project(camera, [
      calendarAt[0] + (col + 0.5) * cell[0],
      calendarAt[1] + (row + 0.5) * cell[1],
      back + 0.05,
    ]).map(Math.round),
  )
  const [kx, ky] = project(camera, [pileAt(0)[0] - 0.14, headOf(0), pileAt(0)[2] - 0.1]).map(
    Math.round,
  )
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={430}
        clouds={2}
        massifs={[{ spine: 'saw', x: [680, 1350], top: 176, snow: 0.5, ribs: 2 }]}
        ridges={[[350, 356, 344]]}
      />
      <Solid faces={placed(oldHouse(), -14, [-1, 0.6, 0])} camera={outdoors} light={light} />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 1162, 460, 4, 210, 30)} />
      <Solid faces={faces} camera={camera} light={soft(light)} />
      <g fill="none" stroke="#c8402f" strokeWidth="5">
        {rings.map(([x, y]) => (
          <ellipse key={x} cx={x} cy={y} rx="17" ry="13" transform={`rotate(-8 ${x} ${y})`} />
        ))}
      </g>
      <Solid faces={things} camera={camera} light={soft(light)} />
      <g transform={`translate(${kx} ${ky})`}>
        <path fill="#b9ad98" d="M2 9c16-14 44-8 46 4h64v16H92l-8 8-10-8H48C40 42 0 38 2 9z" />
        <path
          fill="#c9972b"
          d="M-2 4c0-20 44-22 50 0h58v8l-6 10-9-3-6 7-9-7H48C42 36-2 30-2 4zM10 6a9 6 0 1 0 .1 0z"
        />
      </g>
    </>
  )
}
