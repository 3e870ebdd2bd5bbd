import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { dusk } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { mountainHouse } from '../../kit/lodge.ts'
import { made } from '../../kit/materials.ts'
import { commercialBlock, hillHouse, marketHall } from '../../kit/modern.ts'
import { disc, type Point } from '../../kit/path.ts'
import { grove } from '../../kit/grove.ts'
import { Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, project, type Camera, type Face } from '../../kit/space.ts'
import { cottage, hotel } from '../../kit/town.ts'

/** How far a face reaches along its second longest axis, in meters. */
const breadth = ({ points }: Face) =>
  ([0, 1, 2] as const)
    .map((axis) => {
      const along = points.map((point) => point[axis])
      return Math.max(...along) - Math.min(...along)
    })
    .toSorted((a, b) => b - a)[1] ?? 0

/** From so far no one sees sills, cables or seams, and at dusk no roof is white. */
const afar = (faces: readonly Face[]) =>
  faces
    .filter((face) => breadth(face) > 0.34)
    .map((face) => (face.fill === made.white ? { ...face, fill: made.roof } : face))

type Flat = readonly [x: number, z: number]

const camera: Camera = { eye: [0, 30, 96], focal: 1500, middle: 800, horizon: 350 }
const to = ([x, z]: Flat): Point => project(camera, [x, 0, z])

/** Six buildings of six kinds in one valley, seen from the slope above at lamp-lighting. */
export function Projects() {
  const light = sunAt(dusk, 420, 330)
  const random = seeded(95)
  const { ground, woods } = light
  const meadow = mix(ground.half, ground.dark, 0.35)
  const homes: readonly (readonly [Face[], Flat, number, number])[] = [
    [hotel(light, 18, 3, made.roof, made.cedarPale), [30, -96], -16, 0.6],
    [cottage(random, light), [-6, -84], 14, 1],
    [cottage(random, light), [8, -90], -4, 1],
    [cottage(random, light), [-17, -92], 24, 1],
    [commercialBlock(light, random, 3, 3), [-44, -58], 22, 0.6],
    [hillHouse(light, random), [62, -40], -26, 2],
    [marketHall(light, random), [-14, -24], 16, 0.6],
    [mountainHouse({ light, random }), [32, -4], -18, 1.6],
  ]
  // Lamplight on the ground before each front.
  const pools = homes.map(([, [x, z]]) => {
    const scale = camera.focal / (camera.eye[2] - z)
    const [px, py] = to([x, z + 3])
    return disc(px, py, 12 * scale, 2.6 * scale)
  })
  const stand = (x: number, z: number, count: number, spread: number) =>
    grove(camera, random, [x, z], count, [spread, 6], [8, 15])
  const far = [
    ...stand(-60, -130, 14, 50),
    ...stand(60, -130, 16, 60),
    ...stand(-70, -90, 12, 24),
    ...stand(78, -84, 14, 30),
    ...stand(8, -108, 8, 16),
    ...stand(-34, -74, 6, 8),
    ...stand(50, -64, 5, 8),
  ]
  const middle = [
    ...stand(-62, -36, 10, 16),
    ...stand(8, -50, 8, 12),
    ...stand(82, -30, 8, 10),
    ...stand(38, -28, 5, 6),
    ...stand(-36, -26, 4, 5),
  ]
  const near = [...stand(-44, 2, 8, 12), ...stand(2, 4, 5, 5), ...stand(60, 6, 6, 6)]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={470}
        clouds={4}
        massifs={[
          { spine: 'low', x: [-260, 700], top: 250, air: 0.5, snow: 0.3 },
          { spine: 'bells', x: [520, 1640], top: 120, snow: 0.4, ribs: 2 },
        ]}
        ridges={[[410, 430, 400]]}
      />
      <path fill={meadow} d="M0 480C400 466 1200 470 1600 482V900H0z" />
      <path
        fill={mix(meadow, ground.lit, 0.22)}
        d="M0 560C500 520 1000 540 1600 530V580C1000 600 500 590 0 660z"
      />
      <path fill={mix(meadow, ground.dark, 0.5)} d="M0 760C500 720 1000 800 1600 740V900H0z" />
      <path
        fill="none"
        stroke={mix(ground.lit, meadow, 0.35)}
        strokeWidth="14"
        strokeLinecap="round"
        d="M560 910C700 840 900 790 820 720C760 670 600 660 640 610C690 570 860 580 940 540"
      />
      <path fill={light.window[1]} opacity=".14" d={pools.join('')} />
      <Pines light={light} fill={mix(woods[2], woods[3], 0.5)} trees={far} />
      <Solid
        faces={homes
          .slice(0, 6)
          .flatMap(([faces, [x, z], turn, lift]) => placed(afar(faces), turn, [x, lift, z]))}
        camera={camera}
        light={light}
      />
      <Pines light={light} fill={mix(woods[2], woods[3], 0.8)} trees={middle} />
      <Solid
        faces={homes
          .slice(6)
          .flatMap(([faces, [x, z], turn, lift]) => placed(afar(faces), turn, [x, lift, z]))}
        camera={camera}
        light={light}
      />
      <Pines light={light} fill={woods[3]} trees={near} />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[
          { x: 60, y: 930, height: 400, kind: 1 },
          { x: 150, y: 960, height: 300, kind: 3 },
          { x: 1550, y: 950, height: 420, kind: 2 },
        ]}
      />
    </>
  )
}
