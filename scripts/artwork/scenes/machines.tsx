import type { ReactNode } from 'react'
import { Backdrop } from '../kit/backdrop.tsx'
import { mix } from '../kit/colour.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import {
  alpenglow,
  autumn,
  dawn,
  dusk,
  evening,
  noon,
  storm,
  summer,
  sunAt,
  type Light,
} from '../kit/light.ts'
import { lumber, stonePallet, truss } from '../kit/joinery.ts'
import { bulldozer, skidSteer } from '../kit/machines/earth.ts'
import { excavator } from '../kit/machines/excavator.ts'
import { cabin, dumpster, trailer } from '../kit/machines/hauling.ts'
import { boomLift, telehandler } from '../kit/machines/lifts.ts'
import { mirrored } from '../kit/machines/parts.ts'
import { made } from '../kit/materials.ts'
import { gable } from '../kit/gable.ts'
import { windows } from '../kit/openings.ts'
import type { Pictures } from '../kit/picture.ts'
import { clump, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { footprint } from '../kit/shadow.ts'
import { Solid } from '../kit/solid.tsx'
import { bar } from '../kit/solids.ts'
import { placed, type Camera, type Face } from '../kit/space.ts'
import type { spines } from '../kit/spines.ts'

const camera: Camera = { eye: [-3, 2.6, 24], focal: 1900, middle: 570, horizon: 640 }

type Yard = {
  light: Light
  seed: number
  peak: keyof typeof spines
  faces: readonly Face[]
  view?: Camera
  earth?: string
  behind?: ReactNode
  children?: ReactNode
}

/** A worked piece of ground with a machine on it, mountains at a distance. */
function Yard({
  light,
  seed,
  peak,
  faces,
  view = camera,
  earth = '#8a6a4e',
  behind,
  children,
}: Yard) {
  const random = seeded(seed)
  const soil = mix(earth, light.ground.half, 0.3)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={670}
        clouds={3}
        massifs={[
          {
            spine: peak,
            x: [360 + ((seed * 37) % 260), 1440 + ((seed * 53) % 330)],
            top: 240 + ((seed * 7) % 70),
            snow: 0.36,
            ribs: 2,
          },
        ]}
        ridges={[
          [520 + ((seed * 11) % 70), 590, 500 + ((seed * 19) % 90)],
          [620, 632, 600 + (seed % 30)],
        ]}
      />
      <Pines
        light={light}
        fill={mix(light.woods[2], light.woods[3], 0.5)}
        trees={[
          ...clump(random, 1340 + ((seed * 29) % 220), 690, 7, 150 + ((seed * 17) % 130), 130),
          ...clump(random, 60 + ((seed * 31) % 300), 690, 5, 140 + ((seed * 13) % 120), 110),
        ]}
      />
      {behind}
      <Bank
        fill={soil}
        crest={[
          [0, 716],
          [400, 704],
          [900, 716],
          [1600, 700],
        ]}
      />
      <path
        fill={mix(soil, light.key, 0.25)}
        d="M0 742C300 726 800 752 1600 728V752C1000 776 500 752 0 776z"
      />
      <path fill={mix(soil, light.shadow, 0.22)} d="M0 812C500 786 1000 836 1600 806V900H0z" />
      <Solid camera={view} light={light} faces={faces} />
      {children}
      <Boulders
        light={light}
        random={random}
        at={[
          [120, 870, 40],
          [190, 884, 24],
        ]}
      />
      <Tufts
        fill={mix(light.ground.dark, light.woods[3], 0.4)}
        random={random}
        within={[0, 872, 1600, 900]}
        count={36}
        size={26}
      />
    </>
  )
}

const light0 = '#fff0c4'

/** A tipped heap: planes that meet in a ragged crest, lit on one side. */
function Heap({ at: [x, y], size: s, light, fill = made.soil }: HeapProps) {
  const p = (dx: number, dy: number) => `${Math.round(x + dx * s)} ${Math.round(y - dy * s)}`
  return (
    <>
      <path
        fill={mix(fill, '#201812', 0.25)}
        d={`M${p(-1, 0)}L${p(-0.62, 0.26)}L${p(-0.3, 0.3)}L${p(0, 0.5)}L${p(0.22, 0.42)}L${p(0.6, 0.22)}L${p(1, 0)}L${p(0.3, -0.06)}z`}
      />
      <path
        fill={mix(fill, light, 0.12)}
        d={`M${p(0, 0.5)}L${p(0.22, 0.42)}L${p(0.6, 0.22)}L${p(1, 0)}L${p(0.3, -0.06)}L${p(0.16, 0.14)}L${p(-0.06, 0.24)}z`}
      />
      <path
        fill={mix(fill, light, 0.35)}
        d={`M${p(0, 0.5)}L${p(0.22, 0.42)}L${p(0.4, 0.16)}L${p(0.2, 0.24)}zM${p(0.6, 0.22)}L${p(1, 0)}L${p(0.62, 0.04)}zM${p(-0.62, 0.26)}L${p(-0.3, 0.3)}L${p(-0.46, 0.12)}z`}
      />
    </>
  )
}

type HeapProps = { at: readonly [number, number]; size: number; light: string; fill?: string }

const under = '#3b332e'
/** Wheels stand this far below the camera's zero, on the middle of the yard. */
const on = (
  faces: readonly Face[],
  turn: number,
  x: number,
  z: number,
  length: number,
  width: number,
): Face[] => [
  ...placed([footprint([-length, length], [-width, width], under)], turn, [x, 0, z]),
  ...placed(faces, turn, [x, 0, z]),
]

function Excavators() {
  const light = sunAt(evening, 300)
  return (
    <Yard
      light={light}
      seed={5}
      peak="lone"
      faces={on(mirrored(excavator(0.3)), -14, 4, 0, 3, 1.9)}
      behind={
        <>
          <Heap at={[560, 800]} size={240} light={light.key} />
        </>
      }
    />
  )
}

function Excavation() {
  const light = sunAt(autumn, 320)
  const view: Camera = { eye: [-2, 3.6, 30], focal: 1900, middle: 730, horizon: 560 }
  return (
    <Yard
      light={light}
      seed={15}
      peak="castle"
      view={view}
      faces={on(mirrored(excavator(1.9)), -8, 5.5, 0, 3, 1.9)}
    >
      <path fill={made.soilDark} d="M120 800L280 786L760 796L800 810L760 850L700 900H60z" />
      <path fill={made.soil} d="M120 800L280 786L330 812L300 850L340 900H60z" />
      <path
        fill={mix(made.soil, light.key, 0.35)}
        d="M120 800L280 786L760 796L800 810L790 816L740 808L290 798L130 812z"
      />
      <path fill="#5d4032" d="M330 840L720 836L716 846L326 852zM320 872L706 866L704 874L322 882z" />
      <path fill={made.gravel} d="M360 900L420 888L640 884L690 900z" />
    </Yard>
  )
}

const Bulldozers = () => (
  <Yard
    light={sunAt(storm, 1300)}
    seed={25}
    peak="dome"
    faces={on(mirrored(bulldozer()), -20, 4.2, 3, 2.2, 1.6)}
  >
    <Heap at={[560, 856]} size={230} light={light0} />
  </Yard>
)

const SkidSteers = () => (
  <Yard
    light={summer}
    seed={35}
    peak="twin"
    view={{ ...camera, focal: 2300, middle: 350, horizon: 560 }}
    earth="#9a8a70"
    faces={[
      ...on(stonePallet(seeded(2)), 8, 6.4, -2, 0.8, 0.7),
      ...on(stonePallet(seeded(3)), -6, 8.2, -1, 0.8, 0.7),
      ...on(mirrored(skidSteer(0.12)), -24, 3, 3, 1.5, 1.2),
    ]}
  >
    <Heap at={[520, 800]} size={200} fill={made.gravel} light={light0} />
  </Yard>
)

function Forklifts() {
  const light = sunAt(dawn, 380)
  const { faces, tip } = telehandler(30, 8.2)
  const held = [...truss([tip[0] - 3.6, tip[0] + 3.6], tip[1], 2, 0.5, made.board, 0.18), ...faces]
  const frame = [
    ...[0, 1.2, 2.4, 3.6, 4.8, 6].flatMap((x) =>
      bar([x, 0], [x, 2.9], 0.16, [-0.08, 0.08], made.board),
    ),
    ...bar([-0.1, 2.9], [6.1, 2.9], 0.2, [-0.08, 0.08], made.board),
    ...bar([-0.1, 0.1], [6.1, 0.1], 0.2, [-0.08, 0.08], made.board),
  ]
  const view: Camera = { eye: [-2, 3, 30], focal: 1900, middle: 690, horizon: 640 }
  return (
    <Yard
      light={light}
      seed={45}
      peak="saw"
      view={view}
      faces={[...placed(frame, 0, [-6.8, 0, -3]), ...on(mirrored(held), -10, 7.2, 2, 2.6, 1.5)]}
    />
  )
}

function AerialLifts() {
  const light = sunAt(alpenglow, 300)
  const house = [
    ...gable({
      x: [-6, 6],
      z: [-10, 0],
      base: 0,
      eave: 5.4,
      ridge: 9.2,
      along: 'z',
      wall: made.cedar,
      rake: 1.2,
    }),
    ...windows([-4, -1.2], [1.4, 3.4], 0, light, 2),
    ...windows([1.2, 4], [1.4, 3.4], 0, light, 2),
    ...truss([-6.2, 6.2], 5.3, 3.7, 1, made.cedarPale, 0.28),
  ]
  const view: Camera = { eye: [-4, 3.4, 34], focal: 1900, middle: 700, horizon: 660 }
  return (
    <Yard
      light={light}
      seed={55}
      peak="whales"
      view={view}
      earth="#8b8078"
      faces={[
        ...placed(house, -16, [11, 0, -4]),
        ...on(boomLift(50, 8.6).faces, 6, -2.6, 5, 2, 1.4),
      ]}
    />
  )
}

const Dumpsters = () => (
  <Yard
    light={sunAt(autumn, 1350)}
    seed={65}
    peak="bells"
    faces={[...on(dumpster(), -24, 3.4, 2, 3.2, 1.5)]}
    view={{ ...camera, focal: 2350, middle: 420, horizon: 570 }}
  />
)

function Trailers() {
  const light = sunAt(evening, 1400)
  const load = placed(lumber(5, 4, 5), 0, [-2.7, 0.78, 0])
  return (
    <Yard
      light={light}
      seed={75}
      peak="lone"
      view={{ ...camera, focal: 2350, middle: 430, horizon: 580 }}
      earth="#9c8f7a"
      faces={on(mirrored(trailer(load)), -20, 3.2, 3, 4, 1.4)}
    />
  )
}

const PortaPotties = () => (
  <Yard
    light={sunAt(summer, 260)}
    seed={85}
    peak="saw"
    view={{ ...camera, focal: 2300, middle: 330, horizon: 610 }}
    faces={[0, 1, 2, 3, 4].flatMap((i) =>
      on(
        cabin(['#3f7f86', '#3f7f86', '#4c8f8a', '#3f7f86', '#3f7f86'][i] ?? '#3f7f86'),
        14,
        7.6 - i * 1.75,
        -1 + i * 0.5,
        0.8,
        0.8,
      ),
    )}
  />
)

function Fleet() {
  const light = { ...sunAt(dusk, 1430, 470), front: 0.25 }
  const view: Camera = { eye: [-2, 3.4, 34], focal: 1560, middle: 560, horizon: 640 }
  const faces = [
    ...on(mirrored(telehandler(34, 6.4).faces), -12, 15.5, 1, 2.6, 1.5),
    ...on(mirrored(excavator(-0.6)), -14, 4.2, 0, 3, 1.9),
    ...on(mirrored(bulldozer()), -18, 9.4, 6, 2.2, 1.6),
    ...on(mirrored(skidSteer()), -22, -1.4, 6, 1.5, 1.1),
  ]
  return <Yard light={light} seed={95} peak="twin" view={view} faces={faces} earth="#6c5b4e" />
}

const low = (alt: string, draw: () => ReturnType<typeof Fleet>) => ({
  alt,
  focus: [62, 66] as const,
  draw,
})

export const machines: Pictures = {
  'equipment-rentals': low(
    'A rental yard at dusk: skid steer, excavator, bulldozer and telehandler in a row below a twin peak.',
    Fleet,
  ),
  excavators: low(
    'An excavator at work beside a heap of soil in late light, snow peak behind.',
    Excavators,
  ),
  excavation: low(
    'An excavator reaching into a clean foundation cut, gravel at the bottom, autumn hills behind.',
    Excavation,
  ),
  bulldozers: low('A bulldozer pushing a bank of soil under storm light.', Bulldozers),
  'skid-steers': low(
    'A skid steer with a raised bucket beside gravel and pallets of stone.',
    SkidSteers,
  ),
  forklifts: low('A telehandler lifting a roof truss over a framed wall at dawn.', Forklifts),
  'aerial-lifts': low(
    'A boom lift raised to the timber gable of a house on a winter morning.',
    AerialLifts,
  ),
  'dumpster-rentals': low(
    'A ribbed steel dumpster filled with timber offcuts, peaks behind.',
    Dumpsters,
  ),
  'trailer-rentals': low('A tandem trailer loaded with sawn timber on a gravel yard.', Trailers),
  'porta-potties': low(
    'Five portable toilets in a tidy row on a building site below jagged peaks.',
    PortaPotties,
  ),
}
