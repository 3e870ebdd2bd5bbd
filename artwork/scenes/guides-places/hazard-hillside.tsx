import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { Range } from '../../kit/peaks.tsx'
import type { Random } from '../../kit/random.ts'
import { set, spines } from '../../kit/spines.ts'
import { Ridge, Veil } from '../../kit/woods.tsx'

/** The hill's woods: 0 pale with distance … 1 near. */
export const wood = ({ woods }: Light, share: number) => mix(woods[1], woods[3], share)

/** The Gore over a wooded hill, the hill open under its highest summit. */
export const Hillside = ({ light, random }: { light: Light; random: Random }) => (
  <>
    <Range
      id="g"
      light={light}
      random={random}
      foot={470}
      snow={0.55}
      ribs={1}
      air={0.08}
      spine={set(spines.saw, [560, 1720], 470, 70)}
    />
    <Veil id="v" y={260} height={140} color={light.haze} opacity={0.45} />
    <Ridge
      random={random}
      trees={32}
      fill={wood(light, 0.15)}
      crest={[
        [0, 560],
        [330, 500],
        [560, 430],
        [700, 340],
        [880, 300],
        [1000, 250],
        [1120, 274],
        [1240, 242],
        [1400, 320],
        [1600, 350],
      ]}
    />
    <Ridge
      random={random}
      trees={46}
      fill={wood(light, 0.5)}
      crest={[
        [0, 640],
        [400, 590],
        [760, 500],
        [1040, 440],
        [1320, 470],
        [1600, 520],
      ]}
      rows={[wood(light, 0.64)]}
    />
  </>
)
