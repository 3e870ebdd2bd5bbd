import type { ComponentProps, ReactNode } from 'react'
import type { Light } from '../../kit/light.ts'
import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera, type Face } from '../../kit/space.ts'
import { Ground } from './ground.tsx'

const camera: Camera = { eye: [-3, 2.6, 24], focal: 1900, middle: 570, horizon: 640 }

type Site = {
  light: Light
  seed: number
  faces: readonly Face[]
  earth: string
  massifs: NonNullable<ComponentProps<typeof Backdrop>['massifs']>
  children: ReactNode
}

/** A worked piece of ground with mountains at a distance. */
export function Yard({ light, seed, faces, earth, massifs, children }: Site) {
  const random = seeded(seed)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={670}
        clouds={3}
        massifs={massifs}
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
      <Ground light={light} earth={earth} />
      <Solid camera={camera} light={light} faces={faces} />
      {children}
    </>
  )
}

/** A tipped heap: planes that meet in a ragged crest, lit on one side. */
export function Heap({ at: [x, y], size: s, light, fill = made.soil }: HeapProps) {
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

export type HeapProps = {
  at: readonly [number, number]
  size: number
  light: string
  fill?: string
}

export const under = '#3b332e'

/** Wheels stand this far below the camera's zero, on the middle of the yard. */
export const on = (
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
