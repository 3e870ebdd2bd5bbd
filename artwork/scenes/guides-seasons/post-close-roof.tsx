import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { lumber } from '../../kit/joinery.ts'
import { storm } from '../../kit/lights-dim.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { areas, type Point } from '../../kit/path.ts'
import { People } from '../../kit/people.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { shell, tarped } from './half-sheathed.ts'

/** Closing the roof: a race between the sheathing and a cloud. */
export function CloseRoof() {
  const light = sunAt(storm, 1420)
  const random = seeded(94)
  const camera: Camera = { eye: [-4, 3.2, 30], focal: 1660, middle: 640, horizon: 610 }
  const flakes = Array.from({ length: 110 }, (): Point[] => {
    const [x, y] = [between(random, 0, 1000), between(random, 120, 640)]
    const s = between(random, 1.4, 3.4)
    return [
      [x - s, y],
      [x, y - s],
      [x + s, y],
      [x, y + s],
    ]
  })
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={665}
        clouds={0}
        massifs={[{ spine: 'saw', x: [-160, 1120], top: 270, air: 0.15, snow: 0.62, ribs: 2 }]}
        ridges={[
          [540, 570, 530],
          [610, 620, 600],
        ]}
      />
      <defs>
        <linearGradient id="squall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5d7079" stopOpacity=".9" />
          <stop offset="1" stopColor="#9aa7a9" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill="url(#squall)" d="M0 0H1600V640H0z" opacity=".8" />
      <path
        fill="#43555f"
        d="M0 0H1600V60C1540 90 1480 74 1440 92C1380 124 1300 112 1250 128C1190 170 1100 158 1060 178C1000 226 880 206 830 232C760 268 640 240 580 262C500 292 400 262 330 280C230 300 130 268 0 284z"
      />
      <path
        fill="#536771"
        d="M0 0H1340C1300 46 1200 40 1150 62C1080 104 980 84 920 108C850 146 720 120 650 146C570 178 440 150 360 172C250 198 120 160 0 182z"
      />
      <path
        fill="#64777f"
        d="M0 0H1040C980 36 880 28 800 46C700 74 580 54 480 74C350 100 180 66 0 92z"
      />
      <path fill="#f4f1e8" opacity=".8" d={areas(flakes, 0.5)} />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1500, 700, 6, 300, 110), ...clump(random, 560, 690, 4, 180, 70)]}
      />
      <Bank
        fill={mix(light.ground.half, made.soil, 0.45)}
        crest={[
          [0, 730],
          [500, 716],
          [1000, 724],
          [1600, 712],
        ]}
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...placed(
            [footprint([-6, 6.6], [-9, 8.4], '#4b4a3c', -0.55), ...shell()],
            -62,
            [5.2, 0.3, -13],
          ),
          ...placed(lumber(4.2, 3, 4), -6, [5.4, 0, 3]),
          ...placed(tarped, 8, [2, 0, 4]),
        ]}
      />
      <People
        fill={mix(light.shadow, '#10202a', 0.5)}
        figures={[{ x: 800, y: 822, height: 112, pose: 'hips', hat: true }]}
      />
      <Tufts
        fill={light.ground.dark}
        random={random}
        within={[0, 850, 1600, 900]}
        count={40}
        size={22}
      />
    </>
  )
}
