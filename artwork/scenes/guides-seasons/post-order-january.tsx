import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { blueHour } from '../../kit/lights-dim.ts'
import { made } from '../../kit/materials.ts'
import { areas, disc, type Point } from '../../kit/path.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, pane } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face, type Place } from '../../kit/space.ts'
import { soft } from '../guides/shared.tsx'
import { mug, roll, wainscot } from '../still-life.ts'
import { page, planner, sample } from './estimating-desk.ts'

const camera: Camera = { eye: [0.5, 1.72, 4.4], focal: 1500, middle: 800, horizon: 380 }
const wall = '#33525a'

/** January at the estimating desk: a lamp, a planner, windows to choose; the lot waits under snow. */
export function OrderJanuary() {
  const light = blueHour
  const random = seeded(115)
  const lampAt: Place = [2.42, 0.84, 0.45]
  const faces: Face[] = [
    ...room({
      x: [-4.6, 4.6],
      height: 3.1,
      back: -2.6,
      front: 5,
      opening: { x: [0.15, 3.6], y: [0.86, 2.7] },
      wall,
    }),
    ...wainscot([-4.6, 4.6], 0.82, -2.6, '#29434a'),
    ...casement([0.15, 3.6], [0.86, 2.7], -2.6, 3),
    ...box([0, 3.8], [0.8, 0.86], [-2.6, -2.3], made.timber),
    ...planner([-1.85, 1.16], -2.58),
    ...box([-1.9, 4.4], [0.74, 0.84], [0, 2.8], made.cedar),
  ]
  const pool = project(camera, [1.75, 0.84, 0.7])
  const things: Face[] = [
    ...placed(page(0, 0), 5, [0.34, 0, 0.62]),
    ...placed(page(0, 0), 5, [0.99, 0, 0.56]),
    ...placed(roll([-0.6, 0.6], 0, 0.065, made.white), 9, [-0.75, 0, 0.3]),
    ...placed(roll([-0.6, 0.6], 0, 0.06, '#c6d4d8'), 15, [-0.72, 0, 0.52]),
    ...placed(sample, -14, [1.22, 0, 0.08]),
    ...mug(-0.12, 0.9, '#b8573c'),
    ...placed(
      [
        ...box([-0.16, 0.16], [0.84, 0.87], [-0.16, 0.16], made.steelDark),
        ...bar([0, 0.87], [0.1, 1.3], 0.028, [-0.012, 0.012], made.steelDark),
        ...bar([0.1, 1.3], [-0.34, 1.7], 0.028, [-0.012, 0.012], made.steelDark),
      ],
      0,
      [lampAt[0], 0, lampAt[2]],
    ),
    {
      fill: made.machineDark,
      plain: true,
      points: [
        [1.86, 1.5, 0.45],
        [2.3, 1.5, 0.45],
        [2.17, 1.7, 0.45],
        [1.99, 1.7, 0.45],
      ],
    },
    pane([1.88, 2.28], [1.46, 1.5], 0.45, light.window[0], true),
  ]
  const flakes = Array.from({ length: 90 }, () =>
    disc(between(random, 690, 1480), between(random, 150, 620), between(random, 1.5, 4)),
  )
  const stakes = [780, 900, 1020, 1150, 1270].flatMap((x): Point[][] => [
    [
      [x, 540],
      [x, 500],
      [x + 5, 500],
      [x + 5, 540],
    ],
  ])
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={470}
        clouds={0}
        massifs={[{ spine: 'dome', x: [640, 1700], top: 200, snow: 0.7, air: 0.25, ribs: 1 }]}
        ridges={[
          [380, 390, 370],
          [430, 440, 420],
        ]}
      />
      <Bank
        fill={light.ground.lit}
        crest={[
          [0, 486],
          [900, 476],
          [1600, 484],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 1400, 540, 5, 220, 70)} />
      <path fill={made.machine} d={areas(stakes)} />
      <path
        fill="none"
        stroke={made.machine}
        strokeWidth="2.5"
        d="M782 506L902 510L1022 506L1152 510L1272 506"
      />
      <path fill="#f3f4f6" opacity=".85" d={flakes.join('')} />
      <Solid faces={faces} camera={camera} light={soft(light)} />
      <defs>
        <radialGradient id="pool">
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".75" />
          <stop offset=".6" stopColor="#f3ad55" stopOpacity=".3" />
          <stop offset="1" stopColor="#f3ad55" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx={pool[0]} cy={pool[1]} rx="620" ry="190" fill="url(#pool)" />
      <Solid
        faces={things}
        camera={camera}
        light={{ ...soft(light), key: mix(light.key, '#ffd98a', 0.5) }}
      />
    </>
  )
}
