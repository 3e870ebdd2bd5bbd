import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { grove } from '../../kit/grove.ts'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { area } from '../../kit/path.ts'
import { Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, project, type Camera, type Place } from '../../kit/space.ts'
import { cottage } from '../../kit/town.ts'

type Flat = readonly [x: number, z: number]

const camera: Camera = { eye: [0, 58, 165], focal: 1480, middle: 830, horizon: 262 }

/** Where houses stand: place and turn; each looks to the meadow. */
const spots: readonly (readonly [number, number, number])[] = [
  [-70, -150, 24],
  [-26, -172, 8],
  [22, -168, -8],
  [66, -150, -24],
  [-108, -108, 50],
  [-124, -58, 78],
  [124, -62, -80],
  [-42, -112, 18],
  [6, -122, 0],
  [52, -106, -18],
  [-110, -12, 96],
  [116, -14, -92],
  [-70, -66, 66],
  [74, -62, -68],
]

const plain = (points: readonly Flat[]) =>
  area(
    points.map(([x, z]) => project(camera, [x, 0, z])),
    1,
  )

/** A ring in plan, wobbling a little: a road was never drawn with compasses. */
const ring = (r: number, wobble = 0.03, cx = 0, cz = -62) =>
  Array.from({ length: 32 }, (_, i): Flat => {
    const a = (2 * Math.PI * i) / 32
    const k = r * (1 + wobble * Math.sin(a * 3 + 1))
    return [cx + Math.cos(a) * k * 1.12, cz + Math.sin(a) * k * 0.92]
  })

/** Thirty acres from above: one road, fourteen roofs, the meadow left whole in the middle. */
export function Subdivision() {
  const light = sunAt(evening, 1440)
  const random = seeded(59)
  const { ground } = light
  const grass = mix(ground.half, ground.dark, 0.22)
  const road = mix(made.gravel, light.haze, 0.35)
  const shade = mix(ground.dark, light.shadow, 0.25)
  const lots = spots.toSorted((a, b) => a[1] - b[1])
  const drives = lots.map(([x, z]) => {
    const [dx, dz] = [0 - x, -62 - z]
    const long = Math.hypot(dx / 1.12, dz / 0.92)
    const reach = Math.abs(long - 84) / long
    const out = long > 84 ? 1 : -1
    const [ex, ez] = [x + dx * reach * out, z + dz * reach * out]
    return plain([
      [x - 1.6, z],
      [x + 1.6, z],
      [ex + 2.2, ez],
      [ex - 2.2, ez],
    ])
  })
  const shadows = lots.map(([x, z]) =>
    plain([
      [x - 4, z - 13],
      [x - 30, z - 7],
      [x - 36, z - 3],
      [x - 28, z + 3],
      [x - 4, z + 4],
    ]),
  )
  const stand = (x: number, z: number, count: number, spread: number, high: number) =>
    grove(camera, random, [x, z], count, [spread, spread * 0.8], [high * 0.6, high])
  const spruces = [
    ...stand(-150, -150, 9, 26, 17),
    ...stand(-90, -190, 6, 26, 15),
    ...stand(140, -176, 11, 34, 16),
    ...stand(0, -206, 6, 40, 14),
    ...stand(150, -96, 6, 14, 15),
    ...stand(-158, -84, 6, 14, 15),
    ...stand(-150, -4, 4, 10, 15),
    ...stand(98, -88, 3, 5, 11),
    ...stand(-48, -140, 3, 6, 10),
  ]
  const aspens = [
    ...stand(-26, -46, 5, 9, 11),
    ...stand(34, -78, 4, 7, 10),
    ...stand(-92, -88, 4, 6, 11),
    ...stand(96, -34, 5, 7, 12),
    ...stand(44, -144, 5, 8, 10),
    ...stand(-96, -36, 4, 6, 12),
  ]
  const cast = [...spruces.slice(26), ...aspens]
    .map(
      ({ x, y, height: h }) =>
        `M${Math.round(x)} ${Math.round(y - h * 0.04)}l${Math.round(-h * 0.75)} ${Math.round(h * 0.1)} ${Math.round(h * 0.75)}-${Math.round(h * 0.02)}z`,
    )
    .join('')
  // Swathes where the meadow was mown, toward us.
  const swathes = [-34, -20, -6, 8, 22].map((x) =>
    plain([
      [x, -98 + Math.abs(x) * 0.5],
      [x + 7, -98 + Math.abs(x + 7) * 0.5],
      [x + 7, -26 - Math.abs(x + 7) * 0.4],
      [x, -26 - Math.abs(x) * 0.4],
    ]),
  )
  const homes = lots.flatMap(([x, z, turn]) => {
    const at: Place = [x, 0.6, z]
    return placed(cottage(random, light), turn, at, 2.1)
  })
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={400}
        clouds={3}
        massifs={[
          { spine: 'low', x: [-200, 760], top: 220, air: 0.5 },
          { spine: 'castle', x: [460, 1540], top: 110, snow: 0.35, ribs: 2 },
        ]}
        ridges={[
          [322, 346, 318],
          [362, 376, 356],
        ]}
      />
      <path fill={grass} d="M0 408C400 396 1200 398 1600 410V900H0z" />
      <path
        fill={mix(grass, shade, 0.35)}
        d="M0 470C260 440 520 452 700 436C460 470 300 520 0 560zM1600 450C1400 436 1200 452 1040 440C1240 470 1420 500 1600 560z"
      />
      <path fill={mix(grass, ground.lit, 0.3)} d={plain(ring(128))} />
      <path fill={mix(ground.half, ground.lit, 0.15)} d={plain(ring(112))} />
      <path fill={road} d={drives.join('')} />
      <path fill={mix(road, light.shadow, 0.12)} d={plain(ring(89))} />
      <path fill={road} d={plain(ring(87.5))} />
      <path fill={mix(ground.half, ground.dark, 0.1)} d={plain(ring(80))} />
      <path
        fill={road}
        d={plain([
          [-5, 16],
          [5, 16],
          [18, 60],
          [34, 110],
          [20, 110],
          [6, 60],
        ])}
      />
      <path fill={mix(ground.lit, ground.half, 0.3)} d={plain(ring(50, 0.08))} />
      <path fill={mix(ground.lit, light.key, 0.3)} opacity=".7" d={swathes.join('')} />
      <path
        fill="#86a9ab"
        d={plain([
          [-24, -52],
          [-14, -60],
          [2, -62],
          [20, -58],
          [30, -50],
          [22, -42],
          [6, -38],
          [-8, -42],
          [-20, -44],
        ])}
      />
      <path
        fill={mix('#86a9ab', light.key, 0.6)}
        d={plain([
          [0, -58],
          [20, -55],
          [26, -51],
          [8, -53],
        ])}
      />
      <path fill={shade} opacity=".55" d={shadows.join('')} />
      <path fill={shade} opacity=".5" d={cast} />
      <AspenNursery />
      <Pines light={light} fill={mix(light.woods[2], light.woods[3], 0.6)} trees={spruces} />
      <Solid faces={homes} camera={camera} light={light} />
      <Aspens light={light} fill="#b8862f" lit="#e8bd55" trees={aspens} />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          { x: 40, y: 930, height: 380, kind: 1 },
          { x: 120, y: 950, height: 300, kind: 3 },
          { x: 200, y: 960, height: 220, kind: 0 },
          { x: 1560, y: 940, height: 330, kind: 2 },
          { x: 1490, y: 960, height: 230, kind: 4 },
        ]}
      />
    </>
  )
}
