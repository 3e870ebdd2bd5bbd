import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera, type Face } from '../../kit/space.ts'
import { cottage } from '../../kit/town.ts'

/** A street of new houses, the last one still without its neighbors' lights. */
export function Community() {
  const light = sunAt(evening, 1420)
  const random = seeded(121)
  const camera: Camera = { eye: [-4, 5, 60], focal: 1350, middle: 700, horizon: 620 }
  const far = [0, 1, 2].flatMap((i) =>
    placed(cottage(random, light), 26, [-30 + i * 9, 0, -48 - i * 4], 1.2),
  )
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={660}
        clouds={4}
        massifs={[{ spine: 'castle', x: [200, 1400], top: 230, snow: 0.3 }]}
        ridges={[
          [560, 580, 560],
          [610, 620, 600],
        ]}
      />
      <Solid faces={[...far, ...sortRow(light)]} camera={camera} light={light} />
      <path fill={mix(light.ground.half, light.haze, 0.5)} d="M560 690L640 686L1240 900H520z" />
      <path
        fill={mix(light.ground.half, light.haze, 0.8)}
        d="M520 900L560 690L548 690L380 900zM1240 900L640 686L654 686L1380 900z"
      />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 720],
          [260, 740],
          [400, 860],
          [420, 900],
        ]}
      />
      <Tufts
        fill={mix(light.ground.half, light.ground.dark, 0.4)}
        random={random}
        within={[0, 770, 360, 896]}
        count={30}
        size={24}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 110, 860, 6, 300, 130), ...clump(random, 1560, 880, 3, 260, 60)]}
      />
    </>
  )
}

/** Far houses first. */
function sortRow(light: typeof evening): Face[] {
  const random = seeded(125)
  return [0, 1, 2, 3, 4].flatMap((i) =>
    placed(cottage(random, light), -30, [2 + i * 6.4, 0, -34 + i * 11], 1.25),
  )
}
