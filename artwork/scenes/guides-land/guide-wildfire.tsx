import { mix } from '../../kit/color.ts'
import { Boulders, Tufts } from '../../kit/ground.tsx'
import { made } from '../../kit/materials.ts'
import { Range } from '../../kit/peaks.tsx'
import { set, spines } from '../../kit/spines.ts'
import { Ridge, Veil } from '../../kit/woods.tsx'
import { areas, disc, type Point } from '../../kit/path.ts'
import { Nursery, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Sky } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import { placed, project, type Camera } from '../../kit/space.ts'
import { hardenedHouse } from './hardened-house.ts'
import { puffs, smoke } from './wildfire-smoke.ts'

const camera: Camera = { eye: [0, 9, 34], focal: 1750, middle: 800, horizon: 450 }

/** Trees left standing, each with its own air, limbs gone below; and stumps of those between. */
const kept = [
  [-17, -6, 11],
  [-11, -22, 12],
  [-22, -26, 13],
  [-3, -30, 12],
  [9, -34, 13],
  [20, -24, 12],
  [25, -10, 13],
  [-27, -12, 10],
] as const
const stumps = [
  [-13, 0],
  [-7, -4],
  [-19, -16],
  [-8, -14],
  [17, 2],
] as const

const crest = ([left, middle, right]: readonly [number, number, number]): Point[] => [
  [0, left],
  [800, middle],
  [1600, right],
]

/** A house ready for the code: metal and stone, gravel at the wall, air between the trees. */
export function Wildfire() {
  const light = smoke
  const random = seeded(52)
  const spot = ([x, z]: readonly [number, number]): Point => project(camera, [x, 0, z])
  const scale = (z: number) => camera.focal / (camera.eye[2] - z)
  const grass = mix(light.ground.half, light.ground.lit, 0.25)
  const shade = mix(light.ground.dark, grass, 0.35)
  const standing = kept.map(([x, z, high]) => {
    const [px, py] = spot([x, z])
    return { x: px, y: py, high: high * scale(z) }
  })
  const cut = stumps.map((stump) => {
    const [x, y] = spot(stump)
    return { x, y, s: scale(stump[1]) }
  })
  const cast = standing.map(({ x, y, high }): Point[] => [
    [x + 3, y - 2],
    [x - high * 0.36, y + high * 0.08],
    [x - high * 0.62, y + high * 0.2],
    [x - high * 0.3, y + high * 0.14],
    [x - 3, y + 2],
  ])
  return (
    <>
      <Sky light={light} floor={440} />
      <path fill="#a89078" d={puffs('body')} />
      <path fill="#cbab88" d={puffs('lit')} />
      <Range
        id="far"
        light={light}
        random={random}
        foot={470}
        spine={set(spines.whales, [-200, 1500], 470, 300)}
        snow={0}
        air={0.4}
        ribs={2}
      />
      <Veil id="veil" y={400} height={130} color={light.haze} opacity={0.6} />
      <Ridge crest={crest([430, 410, 440])} random={random} trees={22} fill={light.woods[1]} />
      <Ridge crest={crest([478, 486, 470])} random={random} trees={32} fill={light.woods[2]} />
      <Nursery />
      <path fill={grass} d="M0 536C500 516 1100 520 1600 530V900H0z" />
      <path
        fill={mix(grass, light.key, 0.3)}
        d="M0 600C500 560 1100 570 1600 584V640C1000 610 500 620 0 680z"
      />
      <path fill={mix(grass, shade, 0.3)} d="M0 800C500 770 900 860 1600 830V900H0z" />
      <path fill={shade} opacity=".7" d={areas(cast, 1)} />
      <path
        fill={mix(light.woods[3], made.timber, 0.6)}
        d={areas(
          standing.map(({ x, y, high }): Point[] => [
            [x - high * 0.018, y],
            [x - high * 0.01, y - high * 0.4],
            [x + high * 0.01, y - high * 0.4],
            [x + high * 0.018, y],
          ]),
        )}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={standing.map(({ x, y, high }, i) => ({
          x,
          y: y - high * 0.2,
          height: high * 0.82,
          kind: i % 5,
        }))}
      />
      <path
        fill={mix(made.timber, light.shadow, 0.2)}
        d={areas(
          cut.map(({ x, y, s }): Point[] => [
            [x - s * 0.5, y],
            [x - s * 0.36, y - s * 0.42],
            [x + s * 0.36, y - s * 0.42],
            [x + s * 0.52, y],
          ]),
        )}
      />
      <path
        fill="#e6c391"
        d={cut.map(({ x, y, s }) => disc(x, y - s * 0.42, s * 0.37, s * 0.12)).join('')}
      />
      <Tufts
        fill={mix(shade, grass, 0.35)}
        random={random}
        within={[0, 640, 1600, 890]}
        count={70}
        size={16}
      />
      <Solid
        faces={placed(hardenedHouse(light, random), -22, [6.4, 0, -8])}
        camera={camera}
        light={light}
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [560, 840, 34],
          [610, 852, 22],
          [1490, 800, 30],
        ]}
      />
    </>
  )
}
