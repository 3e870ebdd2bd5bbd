import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { dawn } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { area } from '../../kit/path.ts'
import { People } from '../../kit/people.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { Pipes } from '../../kit/pipes.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { floor, pane } from '../../kit/solids.ts'
import { project, type Camera, type Face, type Place } from '../../kit/space.ts'
import { flags, lines } from './locates.ts'
import { spoil } from './spoil.ts'
import { brink, ladder, layer, lip, spreaders, trench, trenchBox } from './trench.ts'

const camera: Camera = { eye: [0, 2.6, 0], focal: 1300, middle: 980, horizon: 330 }

/** Only a small trench: a steel box and a ladder in it, spoil set back, every line marked. */
export function TipsExcavation() {
  const light = sunAt(dawn, 230, 250)
  const random = seeded(811)
  const grass = mix(light.ground.half, light.ground.lit, 0.42)
  const soil = mix(made.soil, light.key, 0.12)
  const [left, right] = [lip(trench.x[0], random), lip(trench.x[1], random)]
  const at = (places: readonly Place[]) => places.map((p) => project(camera, p))
  const edge = at(brink(random))
  const hole = area([...at(left.toReversed()), ...edge, ...at(right)], 0.5)
  const apron = [
    ...at(lip(trench.x[0] - 0.5, random, 0.2).toReversed()),
    ...at(brink(random, 0.1, 0.4)),
    ...at(lip(trench.x[1] + 0.5, random, 0.2)),
  ]
  const [wall, gloom] = [mix(made.soil, light.key, 0.3), mix(made.soilDark, '#15110f', 0.55)]
  const inside: Face[] = [
    pane([-3, 4], [trench.depth, 0], trench.far, gloom, true),
    floor([-3, 4], [trench.far, -4], trench.depth, mix(made.gravel, gloom, 0.72), true),
    layer(trench.x[0], [0, trench.depth], gloom),
    layer(trench.x[0], [0, -1.1], mix(made.soilDark, gloom, 0.35)),
    layer(trench.x[0], [0, -0.35], mix(made.soilDark, gloom, 0.75)),
    layer(trench.x[1], [0, trench.depth], mix(made.soilDark, gloom, 0.2)),
    layer(trench.x[1], [0, -1.5], wall),
    layer(trench.x[1], [-0.75, -0.95], mix(wall, '#d8c3a2', 0.45)),
    layer(trench.x[1], [0, -0.35], mix(made.soilDark, light.key, 0.06)),
  ]
  const clods = { lit: '#b08763', half: '#6d4a38', dark: '#4b3227' }
  const steel = made.machine
  const pipe = {
    points: [
      [0.3, -2.75, -8],
      [0.3, -2.75, -33],
    ] as Place[],
    r: 0.16,
    fill: '#b9c6c4',
  }
  const tubes = (i: number) =>
    (spreaders[i] ?? []).map((points) => ({ points, r: 0.085, fill: '#a9b1b3' }))
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={410}
        clouds={3}
        massifs={[{ spine: 'saw', x: [420, 1560], top: 196, snow: 0.45, ribs: 2 }]}
        ridges={[
          [300, 330, 290],
          [356, 372, 340],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1500, 420, 7, 230, 110), ...clump(random, 160, 430, 6, 190, 110)]}
      />
      <Bank
        fill={grass}
        crest={[
          [0, 440],
          [700, 422],
          [1600, 430],
        ]}
      />
      <path
        fill={mix(light.ground.lit, light.key, 0.2)}
        opacity=".6"
        d="M0 470C500 446 1100 452 1600 440V470C1100 490 500 476 0 520z"
      />
      <path
        fill={mix(grass, light.shadow, 0.12)}
        d="M0 590C260 570 560 610 900 566V600C560 650 300 610 0 650z
          M0 790C500 760 1000 840 1600 790V900H0z"
      />
      <Solid
        faces={[
          footprint([3.8, 8], [-28, -9.1], '#5d6248'),
          footprint([-3.1, -0.9], [-18, -17.5], '#5d6248'),
          ...spoil(random, [3.5, 7.2], [-28, -9.4], 2.1, '#6d4a38'),
        ]}
        camera={camera}
        light={light}
      />
      <Boulders
        light={{ ...light, rock: clods }}
        random={random}
        at={[
          [1246, 506, 12],
          [1300, 560, 16],
          [1392, 612, 22],
          [1440, 660, 15],
          [1490, 672, 30],
          [1556, 706, 20],
        ]}
      />
      <path fill={mix(soil, grass, 0.3)} d={area(apron, 0.5)} />
      <clipPath id="cut">
        <path d={hole} />
      </clipPath>
      <g clipPath="url(#cut)">
        <Solid faces={inside} camera={camera} light={light} />
        <Pipes runs={[pipe]} camera={camera} light={light} />
      </g>
      <clipPath id="over">
        <path d={area([[0, 0], [0, 770], ...edge, [1600, 770], [1600, 0]], 1)} />
      </clipPath>
      <g clipPath="url(#over)">
        <Solid faces={trenchBox(steel)} camera={camera} light={light} />
        <Pipes runs={tubes(0)} camera={camera} light={light} />
        <Solid
          faces={ladder(0.95, [trench.depth, -12.4], [1.85, -13.9], '#f3ead6')}
          camera={camera}
          light={light}
        />
        <Pipes runs={tubes(1)} camera={camera} light={light} />
      </g>
      <Solid faces={lines} camera={camera} light={light} />
      <People
        fill={mix(light.shadow, '#10202a', 0.5)}
        figures={[{ x: 750, y: 520, height: 132, pose: 'hips', hat: true }]}
      />
      <Solid faces={flags} camera={camera} light={light} />
      <Tufts
        fill={mix(light.ground.dark, grass, 0.35)}
        random={random}
        within={[0, 840, 1600, 895]}
        count={50}
        size={22}
      />
    </>
  )
}
