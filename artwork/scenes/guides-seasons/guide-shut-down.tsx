import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { noon } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { casement, room } from '../../kit/room.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane, patch } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face } from '../../kit/space.ts'
import { soft } from '../guides/shared.tsx'
import { jug, waterHeater } from './mechanical-room.ts'

const camera: Camera = { eye: [0, 1.3, 4], focal: 1500, middle: 780, horizon: 318 }
const wall = '#5c7478'
const back = -1.2
const copper = '#b8693c'
const seam = mix(wall, '#1d2f34', 0.22)

/** How far out from the wall the heater and its pipes stand. */
const heater = -0.72

const at = (x: number, y: number, z: number) => project(camera, [x, y, z]).map(Math.round).join(' ')

/** Shut down for winter: the main closed and tagged, the heater running out, antifreeze for the traps. */
export function ShutDown() {
  const light = sunAt(noon, 300)
  const random = seeded(1028)
  const faces: Face[] = [
    ...room({
      x: [-4, 3.6],
      height: 3,
      back,
      front: 4,
      opening: { x: [-2.3, -0.95], y: [1.04, 1.86] },
      wall,
      boards: '#a79c8d',
      ceiling: '#7c858a',
    }),
    floor([-4, 3.6], [back, 4], 0.012, '#b3aca1'),
    ...[0.62, 1.1, 2.24].map((y) => pane([-4, 3.6], [y, y + 0.012], back + 0.01, seam)),
    ...box([-4, 3.6], [0, 0.12], [back, back + 0.03], mix(wall, '#1d2f34', 0.3)),
    ...casement([-2.3, -0.95], [1.04, 1.86], back, 2),
    ...box([-2.45, -0.8], [0.94, 1.02], [back, back + 0.16], made.timber),
    patch(
      [
        [-1.9, 0.014, -0.6],
        [-2.5, 0.014, 0.9],
        [-0.8, 0.014, 0.9],
        [-0.6, 0.014, -0.6],
      ],
      '#c9c5bc',
      true,
      true,
    ),
    ...box([0.5, 0.7], [0.012, 0.03], [heater - 0.1, heater + 0.1], made.steel),
    footprint([1.2, 2.4], [-1.1, -0.2], '#6a5a4c'),
    ...waterHeater([1.8, heater]),
    ...placed(jug, -12, [-0.05, 0, -0.2]),
  ]
  const pipe = `M${at(0.6, 0, heater)}L${at(0.6, 1.84, heater)}L${at(1.64, 1.84, heater)}L${at(1.64, 1.43, heater)}M${at(1.96, 1.43, heater)}L${at(1.96, 2.08, heater)}L${at(-4, 2.08, heater)}`
  const [vx, vy] = project(camera, [0.6, 1.08, heater]).map(Math.round)
  const [dx, dy] = project(camera, [0.62, 0.01, 0.1]).map(Math.round)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={330}
        clouds={0}
        massifs={[{ spine: 'dome', x: [-100, 700], top: 60, snow: 0.7, ribs: 1 }]}
        ridges={[[262, 272, 262]]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 330, 350, 4, 130, 50)} />
      {/* Snow lies against the glass. */}
      <path fill={light.snow.half} d="M60 330C160 300 240 340 330 306S470 290 520 300V420H60z" />
      <path fill={light.snow.lit} d="M60 350C160 324 240 362 330 330S470 318 520 326V420H60z" />
      <Solid faces={faces} camera={camera} light={soft(light)} />
      <g fill="none" strokeLinejoin="round">
        <path
          stroke={mix(wall, '#1d2f34', 0.45)}
          strokeWidth="26"
          transform="translate(9 6)"
          d={pipe}
          opacity=".5"
        />
        <path stroke={mix(copper, '#3a2418', 0.3)} strokeWidth="26" d={pipe} />
        <path stroke={copper} strokeWidth="16" d={pipe} transform="translate(-3 -2)" />
        <path stroke="#e0a078" strokeWidth="4" d={pipe} transform="translate(-6 -4)" />
      </g>
      <g transform={`translate(${dx} ${dy})`}>
        <ellipse rx="112" ry="22" cx="8" fill="#8fa3a6" />
        <ellipse rx="58" ry="12" fill={made.steelDark} />
        <path stroke={made.steel} strokeWidth="4" d="M-44 0h88M-36-5h72M-36 5h72" />
      </g>
      <path
        fill="none"
        stroke="#2f5f4c"
        strokeWidth="17"
        strokeLinecap="round"
        d={`M${at(1.62, 0.24, -0.34)}C${at(1.3, 0.2, -0.2)} ${at(1.7, 0, 0.2)} ${at(1.35, 0, 0.28)}S${at(0.95, 0.14, 0)} ${at(0.66, 0.03, 0.1)}`}
      />
      <g transform={`translate(${vx} ${vy})scale(1.25)`}>
        <path fill="#8a6a2a" d="M-22-46h44v14h-6v64h6v14h-44v-14h6v-64h-6z" />
        <path fill="#c9972b" d="M-22-46h34v14h-6v64h6v14h-34v-14h6v-64h-6z" />
        <path fill={made.steelDark} d="M-9-9h18v18h-18z" />
        <path fill="#8e2f22" d="M-16-8h96q14 0 22 8v10q-10 4-22 2h-96z" />
        <path fill="#c8402f" d="M-16-10h96q14 0 22 8q-8 8-22 7h-96z" />
        <path fill="none" stroke="#efe6d2" strokeWidth="3" d="M78 2q-4 16-2 30" />
        <path fill={mix(wall, '#1d2f34', 0.5)} d="M60 62l24-14 24 14v60h-48z" opacity=".5" />
        <path fill="#f4ecd9" d="M52 44l24-14 24 14v70h-48z" />
        <path
          fill="#c8402f"
          d="M52 56h48v10h-48zM60 76h32v4h-32zM60 88h32v4h-32zM60 100h20v4h-20z"
        />
        <circle cx="76" cy="43" r="4" fill={wall} />
      </g>
    </>
  )
}
