import { mix } from '../../kit/color.ts'
import { alpenglow } from '../../kit/lights-low.ts'
import { mountainHouse } from '../../kit/lodge.ts'
import { made } from '../../kit/materials.ts'
import { gable } from '../../kit/gable.ts'
import { windows } from '../../kit/openings.ts'
import { seeded } from '../../kit/random.ts'
import { run, SkiRuns } from '../../kit/skiruns.tsx'
import { placed, type Face } from '../../kit/space.ts'
import { Ridge } from '../../kit/woods.tsx'
import { Estate } from '../estate.tsx'
import { view } from './shared.tsx'

export const MountainEstate = () => {
  const light = alpenglow
  const random = seeded(101)
  const { woods } = light
  return (
    <Estate
      winter
      light={light}
      seed={101}
      peak="low"
      at={[-100, 700]}
      top={360}
      snow={0.6}
      camera={{ ...view, focal: 1500, horizon: 630 }}
      faces={[
        ...placed(hotelWing(light), -34, [-9, 0, -18]),
        ...placed(
          mountainHouse({ light, random, roof: light.snow.half, seam: null }),
          -34,
          [7, 0, -4],
        ),
      ]}
      behind={
        <>
          <Ridge
            crest={[
              [300, 660],
              [560, 480],
              [800, 370],
              [1000, 320],
              [1240, 350],
              [1600, 300],
            ]}
            fill={woods[1]}
            random={random}
            trees={18}
            rows={[mix(woods[1], woods[2], 0.3)]}
          />
          <SkiRuns
            fill={light.snow.half}
            runs={[
              run(random, [980, 330], [820, 690], 50),
              run(random, [1220, 356], [1280, 690], 56),
              run(random, [780, 390], [640, 680], 34),
            ]}
          />
          <Ridge
            crest={[
              [0, 640],
              [500, 670],
              [1000, 650],
              [1600, 600],
            ]}
            fill={woods[2]}
            random={random}
            trees={44}
          />
        </>
      }
    />
  )
}

const hotelWing = (light: typeof alpenglow): Face[] => [
  ...gable({
    x: [-9, 3],
    z: [-8, 0],
    base: -1,
    eave: 3.2,
    ridge: 6.4,
    along: 'x',
    wall: made.timber,
    roof: light.snow.half,
    seam: null,
  }),
  ...windows([-7.6, -4], [0.8, 2.6], 0, light, 3),
  ...windows([-2.6, 1.4], [0.8, 2.6], 0, light, 3),
]
