import { Backdrop } from '../../kit/backdrop.tsx'
import { blueHour } from '../../kit/lights-dim.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { disc } from '../../kit/path.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { beams, casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box } from '../../kit/solids.ts'
import { project, type Camera, type Face } from '../../kit/space.ts'
import { bed, curtain } from './bedding.ts'
import { kettle, stove } from './stove.ts'

/** Past nine and no lamp burns: what there is of light comes out of the stove. */
const night: Light = {
  ...blueHour,
  sky: [
    [0, '#0b1a2c'],
    [0.5, '#1c3654'],
    [1, '#3f5f82'],
  ],
  sun: { x: 1150, y: 700, r: 0, disc: '#dfe8f2', glow: '#3f5f82' },
  front: 0.5,
  haze: '#48638a',
  rock: { lit: '#5d6d8c', half: '#46587a', dark: '#324566' },
  snow: { lit: '#b6c3da', half: '#8294b6', dark: '#5b7097' },
  woods: ['#38517a', '#28415f', '#182f48', '#0b1c2c'],
  needle: '#4f6a8c',
  ground: { lit: '#93a5c4', half: '#6a80a5', dark: '#43597c' },
  key: '#f0a860',
  shadow: '#131d2c',
}

const camera: Camera = { eye: [0.2, 1.6, 5], focal: 1380, middle: 780, horizon: 430 }

/** A night without heat: one room, a stove, everybody's blankets, snow at the glass. */
export function NoHeat() {
  const light = night
  const random = seeded(129)
  const faces: Face[] = [
    ...room({
      x: [-4.6, 4],
      height: 3,
      back: -2.4,
      front: 5,
      opening: { x: [-1.3, 0.7], y: [1.02, 2.4] },
      wall: '#5a5650',
      boards: '#7a5638',
      ceiling: '#4a3a30',
    }),
    ...casement([-1.3, 0.7], [1.02, 2.4], -2.4, 2, 2),
    ...box([-1.5, 0.9], [0.94, 1.02], [-2.4, -2.2], made.timber),
    ...curtain,
    ...beams([-4.6, 4], 3, [-1.7]),
    ...stove(2.2, -1.3),
    ...kettle.map((face) => ({
      ...face,
      points: face.points.map(([x, y, z]) => [x + 1.98, y + 1.2, z - 1.2] as const),
    })),
    ...beams([-4.6, 4], 3, [-0.4]),
    // Wood for the night.
    ...box([0.75, 1.25], [0.02, 0.44], [-1.9, -1.3], '#6b4d34'),
    ...[0.8, 0.94, 1.08].flatMap((x, i) =>
      box([x, x + 0.12], [0.4, 0.56 + (i % 2) * 0.06], [-1.85, -1.35], made.cedarPale),
    ),
    ...bed([-0.9, 1.7], [-0.5, 0.8]),
  ]
  const flakes = Array.from({ length: 50 }, () =>
    disc(between(random, 500, 920), between(random, 180, 600), between(random, 1.5, 4)),
  )
  const heart = project(camera, [2.2, 0.72, -0.9])
  const [fx, fy] = project(camera, [2.2, 0.5, -0.96]).map(Math.round)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={540}
        clouds={0}
        massifs={[{ spine: 'lone', x: [380, 1100], top: 270, snow: 0.6, ribs: 1 }]}
        ridges={[[470, 480, 470]]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 860, 600, 5, 230, 60)} />
      <path fill="#d9e3ef" opacity=".85" d={flakes.join('')} />
      <Solid faces={faces} camera={camera} light={light} />
      <defs>
        <radialGradient id="fire">
          <stop offset="0" stopColor="#ffb45a" stopOpacity=".6" />
          <stop offset=".35" stopColor="#e8842f" stopOpacity=".24" />
          <stop offset="1" stopColor="#e8842f" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="dark" cx=".76" cy=".66" r=".8">
          <stop offset=".35" stopColor="#0b1420" stopOpacity="0" />
          <stop offset="1" stopColor="#0b1420" stopOpacity=".62" />
        </radialGradient>
      </defs>
      <g transform={`translate(${fx} ${fy})`}>
        <path
          fill="#ffc25e"
          d="M-62 0C-78-30-50-44-52-72C-34-62-30-48-32-38C-18-52-22-84-4-98C0-74 22-66 20-40C30-46 32-56 30-64C52-50 70-26 58 0z"
        />
        <path
          fill="#fff3c9"
          d="M-30 0C-40-22-18-30-16-52C2-40 4-30 10-22C16-26 18-30 18-34C34-22 34-8 28 0z"
        />
      </g>
      <path fill="url(#dark)" d="M0 0H1600V900H0z" />
      <ellipse
        cx={Math.round(heart[0])}
        cy={Math.round(heart[1])}
        rx="560"
        ry="400"
        fill="url(#fire)"
      />
    </>
  )
}
