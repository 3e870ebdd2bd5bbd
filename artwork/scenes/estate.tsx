import type { ReactNode } from 'react'
import { Backdrop } from '../kit/backdrop.tsx'
import { mix } from '../kit/color.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import type { Light } from '../kit/light.ts'
import { clump, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { Solid } from '../kit/solid.tsx'
import type { Camera, Face } from '../kit/space.ts'
import type { spines } from '../kit/spines.ts'

type Estate = {
  light: Light
  seed: number
  peak: keyof typeof spines
  at?: readonly [number, number]
  top?: number
  snow?: number
  faces: readonly Face[]
  camera: Camera
  winter?: boolean
  behind?: ReactNode
  children?: ReactNode
}

/** A building that sits in its slope: mountains, trees behind, the house, banks in front of its foot. */
export function Estate({
  light,
  seed,
  peak,
  at = [280, 1300],
  top = 240,
  snow = 0.38,
  faces,
  camera,
  winter = false,
  behind,
  children,
}: Estate) {
  const random = seeded(seed)
  const near = winter ? light.ground.lit : light.ground.dark
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={4}
        massifs={[
          { spine: 'low', x: [-200, 700], top: 450, air: 0.5, snow: 0.3 },
          { spine: peak, x: at, top, snow, ribs: 3 },
        ]}
        ridges={[
          [560, 590, 550],
          [625, 640, 600],
        ]}
      />
      {behind}
      <Pines
        light={light}
        fill={mix(light.woods[2], light.woods[3], 0.5)}
        trees={[...clump(random, 1470, 720, 8, 280, 140), ...clump(random, 600, 715, 5, 160, 90)]}
      />
      <Solid faces={faces} camera={camera} light={light} />
      <Bank
        fill={mix(near, light.ground.half, winter ? 0.5 : 0.25)}
        crest={[
          [0, 768],
          [300, 752],
          [620, 778],
          [900, 796],
          [1250, 790],
          [1600, 760],
        ]}
      />
      <Bank
        fill={near}
        crest={[
          [0, 800],
          [340, 786],
          [700, 818],
          [1100, 826],
          [1600, 800],
        ]}
      />
      {!winter && (
        <Tufts
          fill={mix(light.ground.half, near, 0.4)}
          random={random}
          within={[0, 815, 1600, 895]}
          count={60}
          size={22}
        />
      )}
      <Boulders
        snow={winter}
        light={light}
        random={random}
        at={[
          [430, 830, 40],
          [490, 842, 26],
          [1240, 842, 44],
          [1310, 856, 28],
        ]}
      />
      {children}
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 80, 905, 6, 350, 130), ...clump(random, 1550, 910, 5, 380, 90)]}
      />
    </>
  )
}
