import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { alpenglow } from '../../kit/lights-low.ts'
import { type Light, sunAt } from '../../kit/light.ts'
import { area, type Point } from '../../kit/path.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { run, SkiRuns } from '../../kit/skiruns.tsx'
import { Solid } from '../../kit/solid.tsx'
import { normal, placed, project, type Camera, type Face, type Place } from '../../kit/space.ts'
import { Ridge, Veil } from '../../kit/woods.tsx'
import { framedHouse } from '../guides-land/framed-house.ts'
import { flatbed } from './flatbed.ts'
import { barrier, gatehouse, pillar } from './gatehouse.ts'

const camera: Camera = { eye: [-2, 3.7, 26], focal: 1640, middle: 680, horizon: 580 }
const turn = 26
const origin: Place = [6.7, 0, 0]

/** The road's own frame: x along it, away to the right; z across it. */
const onRoad = (faces: readonly Face[]) => placed(faces, turn, origin)
const to = (x: number, z: number): Point => {
  const [turned] = onRoad([{ fill: '', points: [[x, 0, z]] }])
  return project(camera, turned?.points[0] ?? origin)
}

/** The house so far away that only its upright sides are worth drawing. */
const above = framedHouse.filter(
  ({ points }) => normal(points)[1] < 0.1 && normal(points)[1] > -0.1,
)

/** The gate below the hill: a load of timber waits, and the house it is for stands up there. */
export function BuildBeaverCreek() {
  const light: Light = { ...sunAt(alpenglow, 260), front: 0.4 }
  const random = seeded(713)
  const { snow, ground, woods } = light
  const packed = mix(ground.dark, '#5c6675', 0.5)
  const shade = mix(ground.dark, light.shadow, 0.35)
  const hill = mix(woods[1], woods[2], 0.55)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={650}
        clouds={3}
        massifs={[{ spine: 'saw', x: [-60, 760], top: 330, snow: 0.8, ribs: 1, air: 0.2 }]}
        ridges={[[560, 590, 600]]}
      />
      <Ridge
        random={random}
        trees={20}
        fill={hill}
        crest={[
          [250, 664],
          [440, 606],
          [640, 470],
          [860, 330],
          [1060, 240],
          [1280, 210],
          [1600, 250],
        ]}
        rows={[mix(hill, woods[2], 0.35)]}
        floor={660}
      />
      <SkiRuns
        fill={mix(snow.half, snow.lit, 0.4)}
        runs={[
          run(random, [1150, 226], [1220, 620], 50),
          run(random, [1360, 214], [1440, 620], 54),
          run(random, [790, 380], [700, 620], 34),
          run(random, [1540, 244], [1580, 600], 30),
        ]}
      />
      <path
        fill={mix(snow.half, snow.dark, 0.2)}
        d="M900 452C850 470 800 500 852 524C900 546 960 552 920 584C890 606 800 620 700 640L760 642C860 628 960 606 976 578C986 548 900 530 880 512C868 498 900 480 950 466z"
      />
      <path
        fill={mix(snow.half, snow.lit, 0.2)}
        d="M842 446C880 408 930 392 1010 388C1080 386 1140 394 1166 404C1130 424 1070 452 990 470C930 474 870 470 842 446z"
      />
      <Solid light={light} camera={camera} faces={placed(above, -24, [33, 20.2, -140])} />
      <Pines
        light={light}
        fill={woods[2]}
        trees={[...clump(random, 886, 452, 5, 74, 40), ...clump(random, 1150, 424, 4, 80, 30)]}
      />
      <Veil id="foot" y={560} height={100} color={light.haze} opacity={0.35} />
      <Bank
        fill={ground.half}
        crest={[
          [0, 664],
          [700, 650],
          [1600, 664],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[...clump(random, 100, 720, 6, 300, 110), ...clump(random, 1560, 720, 6, 380, 70)]}
      />
      <path fill={packed} d={area([to(-22, -3), to(40, -3), to(40, 3), to(-10, 3.2)])} />
      <path
        fill={mix(packed, ground.half, 0.3)}
        d={[-1.9, -0.5, 1.1, 2.2]
          .map((z) => area([to(-20, z), to(40, z), to(40, z + 0.3), to(-20, z + 0.34)]))
          .join('')}
      />
      <path
        fill={ground.lit}
        d={area([
          to(-26, -4.6),
          to(-10, -4.2),
          to(-4, -4.8),
          to(-1, -3.6),
          to(-1, -3.1),
          to(-26, -3.1),
        ])}
      />
      <Solid
        camera={camera}
        light={light}
        faces={onRoad([
          ...placed(gatehouse(light, shade), -14, [4.6, 0, -4.6]),
          ...placed(barrier(6), 0, [0.4, 0, -2.9]),
          ...placed(pillar(light), 0, [0.4, 0, 3.9]),
          ...placed(flatbed('#3d6a70'), 0, [-6.5, 0, 0.3]),
        ])}
      />
    </>
  )
}
