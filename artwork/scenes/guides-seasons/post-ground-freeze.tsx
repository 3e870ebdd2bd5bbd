import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { alpenglow } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor } from '../../kit/solids.ts'
import { placed, project, type Camera } from '../../kit/space.ts'
import { groundHeater } from '../../kit/machines/ground-heater.ts'
import { Heap } from '../machines/shared.tsx'
import { blanket } from './blanket.ts'

const soil = '#6d5545'
/** Warm breath at the blankets' open end and over the flue. */
const steam = [
  [840, 800, 100],
  [900, 780, 84],
  [1236, 560, 26],
  [1240, 536, 34],
  [1247, 508, 42],
  [1257, 478, 50],
  [1270, 446, 58],
  [1288, 412, 68],
  [1312, 376, 80],
] as const

/** Concrete in November: blankets over the footing, hose under them, warm air at the open end. */
export function GroundFreeze() {
  const light = sunAt(alpenglow, 1420)
  const random = seeded(1013)
  const camera: Camera = { eye: [-3, 4.6, 18], focal: 1640, middle: 540, horizon: 440 }
  const [x0, x1] = [-1.2, 1.2]
  const [far, near] = [-12, 1.3]
  const form = [
    floor([x0 - 1.1, x1 + 1.1], [far - 1, near + 1.4], 0.005, mix(soil, '#2a1d16', 0.3)),
    floor([x0, x1], [far, near], 0.02, '#8d7a68'),
    ...box([x0 - 0.12, x0], [0, 0.5], [far, near], made.board),
    ...[-0.7, 0, 0.7].map((x) => floor([x - 0.03, x + 0.03], [far, near], 0.3, '#7a4a38')),
    ...Array.from({ length: 8 }, (_, i) =>
      floor([x0, x1], [near - 0.4 - i * 0.7, near - 0.34 - i * 0.7], 0.31, '#7a4a38'),
    ),
    ...box([x1, x1 + 0.12], [0, 0.5], [far, near], made.board),
    ...[-12, -9.6, -7.2, -4.8].flatMap((z, i) =>
      blanket([x0, x1], [z, z + 2.5], [0.02, 0.12, 0.05, 0.14][i] ?? 0),
    ),
  ]
  const reel = project(camera, [8.35, 0.02, -0.9])
  const [px, py] = [Math.round(reel[0]), Math.round(reel[1])]
  const hose = `M${px} ${py - 100}C${px + 6} ${py + 20} ${px - 60} ${py + 60} ${px - 170} ${py + 44}S${px - 300} ${py + 6} ${px - 330} ${py + 34}S${px - 420} 842 ${px - 520} 840S890 826 856 806`
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={590}
        clouds={3}
        massifs={[{ spine: 'bells', x: [40, 1240], top: 180, snow: 0.7, ribs: 2 }]}
        ridges={[
          [470, 490, 460],
          [530, 550, 520],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1500, 630, 7, 300, 120), ...clump(random, 330, 620, 4, 150, 70)]}
      />
      <Bank
        fill={light.ground.lit}
        crest={[
          [0, 622],
          [800, 612],
          [1600, 620],
        ]}
      />
      <Bank
        fill={mix(soil, light.ground.half, 0.22)}
        crest={[
          [0, 900],
          [240, 780],
          [560, 676],
          [1000, 650],
          [1600, 664],
        ]}
      />
      <Heap at={[470, 792]} size={150} light={light.key} fill={soil} />
      <Heap at={[610, 752]} size={110} light={light.key} fill={soil} />
      <path
        fill={light.ground.lit}
        d="M425 741L470 717L503 729L530 759L506 748L488 757L468 738L446 752zM577 723L610 697L634 706L654 728L634 720L612 733L596 720z"
      />
      <Solid
        faces={[...placed(groundHeater, -6, [6.9, 0, -1.6]), ...placed(form, -22, [0, 0, 0])]}
        camera={camera}
        light={light}
      />
      <path
        fill="none"
        stroke="#8e3527"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={hose}
      />
      <defs>
        <radialGradient id="steam">
          <stop offset="0" stopColor="#fff6f0" stopOpacity=".34" />
          <stop offset="1" stopColor="#fff6f0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g fill="url(#steam)">
        {steam.map(([x, y, r]) => (
          <ellipse key={x} cx={x} cy={y} rx={r} ry={Math.round(r * 0.6)} />
        ))}
      </g>
    </>
  )
}
