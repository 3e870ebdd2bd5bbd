import { Backdrop } from '../../kit/backdrop.tsx'
import { Cliffs } from '../../kit/cliffs.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { dusk } from '../../kit/lights-low.ts'
import { type Light, sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { line } from '../../kit/path.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { Pipes } from '../../kit/pipes.tsx'
import { seeded } from '../../kit/random.ts'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face, type Place } from '../../kit/space.ts'
import { soft } from '../guides/shared.tsx'
import { books, wainscot } from '../still-life.ts'
import { redRock } from '../../kit/red-rock.tsx'
import { cord, telephone } from './desk-phone.ts'
import { folders, lampFoot, lampShade, notepad, pencil, top, writing } from './short-form-parts.ts'

const camera: Camera = { eye: [0.3, 2.7, 4.2], focal: 1100, middle: 760, horizon: 140 }
const back = -1.7
const wall = '#575064'
const pad = { turn: 7, at: [1.16, 0, 0.22] as Place }
const phone = { turn: -16, at: [2.72, top, 0.12] as Place }
const lampAt: Place = [2.74, top, -0.62]

/** Four lines on a pad are enough: the lamp is lit, Edwards is in the window. */
export function ShortForm() {
  const light: Light = { ...sunAt(dusk, 620, 330), sun: { ...dusk.sun, x: 620, y: 330, r: 0 } }
  const random = seeded(604)
  const { red, sage } = redRock(light, 0.1)
  const faces: Face[] = [
    ...room({
      x: [-5.6, 5.6],
      height: 3.4,
      back,
      front: 5,
      opening: { x: [0.75, 3.9], y: [1.16, 2.86] },
      wall,
    }),
    ...wainscot([-5.6, 5.6], 1.08, back, '#433d51'),
    ...casement([0.75, 3.9], [1.16, 2.86], back, 3),
    ...box([0.6, 4.05], [1.09, 1.16], [back, back + 0.3], made.timber),
    ...box([-3.4, -0.7], [1.84, 1.9], [back, back + 0.3], made.timber),
    ...books(-3.2, 1.9, back + 0.04, [
      '#7d3b2e',
      '#b58a4a',
      '#3f6266',
      '#8a7a66',
      '#3f6266',
      '#c9b48a',
      '#7d3b2e',
      '#566b5c',
      '#b58a4a',
    ]),
    ...books(-1.5, 1.9, back + 0.04, ['#3f6266', '#8a7a66', '#7d3b2e', '#c9b48a']),
    ...box([-2.8, 4.4], [top - 0.12, top], [-0.95, 3], made.cedar),
    ...[-0.4, 0.2, 0.8, 1.4].map((z) => floor([-2.8, 4.4], [z, z + 0.014], top + 0.001, '#754a2c')),
  ]
  const [gx, gy] = project(camera, [lampAt[0], top, lampAt[2] + 0.5])
  const [hx, hy] = project(camera, [lampAt[0], lampAt[1] + 1, lampAt[2]])
  const strokes = writing.map((points) =>
    line(
      (placed([{ fill: '', points }], pad.turn, pad.at)[0]?.points ?? points).map((p) =>
        project(camera, p),
      ),
    ),
  )
  const dim = { ...light, front: 0.3, shadow: '#1f2c36' }
  const warm = { ...soft(light), key: mix(light.key, '#ffd98a', 0.5) }
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={440}
        clouds={3}
        massifs={[{ spine: 'lone', x: [780, 1640], top: 186, snow: 0.6, ribs: 2 }]}
        ridges={[[330, 320, 300]]}
      />
      <Cliffs
        light={light}
        random={random}
        x={[780, 1180]}
        top={262}
        fall={44}
        tiers={[
          { height: 30, kind: 'cliff', tones: red },
          { height: 22, kind: 'slope', tones: sage },
          { height: 26, kind: 'cliff', tones: red },
          { height: 70, kind: 'slope', tones: sage },
        ]}
      />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 400],
          [900, 392],
          [1250, 382],
          [1600, 392],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 1400, 430, 5, 130, 60)} />
      <Solid faces={faces} camera={camera} light={dim} />
      <defs>
        <radialGradient id="pool">
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".7" />
          <stop offset=".6" stopColor="#f3ad55" stopOpacity=".28" />
          <stop offset="1" stopColor="#f3ad55" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx={gx} cy={gy} rx="620" ry="200" fill="url(#pool)" />
      <ellipse cx={hx} cy={hy} rx="260" ry="220" fill="url(#pool)" opacity=".6" />
      <Solid faces={placed(lampFoot, 0, lampAt)} camera={camera} light={warm} />
      <Solid
        faces={placed(lampShade(light.window[1], light.window[0]), 0, lampAt)}
        camera={camera}
        light={warm}
      />
      <Solid
        faces={[...placed(folders, 12, [-1.4, 0, 0.1]), ...placed(notepad, pad.turn, pad.at)]}
        camera={camera}
        light={warm}
      />
      <Solid faces={placed(telephone, phone.turn, phone.at, 0.82)} camera={camera} light={dim} />
      <Pipes runs={[cord(phone.turn, phone.at)]} camera={camera} light={light} />
      <path
        fill="none"
        stroke="#22384a"
        strokeWidth="3.4"
        strokeLinejoin="round"
        strokeLinecap="round"
        d={strokes.join('')}
      />
      <Solid faces={placed(pencil, 10, [1.58, 0, 0.84])} camera={camera} light={warm} />
    </>
  )
}
