import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { mix } from '../../kit/color.ts'
import { autumn } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { excavator } from '../../kit/machines/excavator.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { clump } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { type Camera } from '../../kit/space.ts'
import { Yard, on } from './shared.tsx'

/** A foundation cut among gold aspens: clean sides, gravel at the bottom, batter boards at its corners. */
export function Excavation() {
  const light = sunAt(autumn, 320)
  const view: Camera = { eye: [-2, 3.6, 30], focal: 1900, middle: 730, horizon: 560 }
  const random = seeded(15)
  return (
    <Yard
      light={light}
      seed={15}
      peak="castle"
      view={view}
      massifs={[
        { spine: 'castle', x: [240, 1240], top: 330, air: 0.25, snow: 0.25 },
        { spine: 'low', x: [900, 1800], top: 420, air: 0.45, snow: 0.3 },
      ]}
      ridges={[
        [540, 570, 520],
        [600, 620, 590],
      ]}
      trees={
        <>
          <AspenNursery />
          <Aspens
            light={light}
            fill="#c08a2c"
            lit="#edbf4b"
            trees={[
              ...clump(random, 1440, 712, 12, 270, 210),
              ...clump(random, 1120, 700, 7, 160, 120),
              ...clump(random, 240, 706, 9, 190, 190),
            ]}
          />
        </>
      }
      faces={on(mirrored(excavator(1.9)), -8, 5.5, 0, 3, 1.9)}
    >
      <path fill={made.soilDark} d="M120 800L280 786L760 796L800 810L760 850L700 900H60z" />
      <path fill={made.soil} d="M120 800L280 786L330 812L300 850L340 900H60z" />
      <path
        fill={mix(made.soil, light.key, 0.35)}
        d="M120 800L280 786L760 796L800 810L790 816L740 808L290 798L130 812z"
      />
      <path fill="#5d4032" d="M330 840L720 836L716 846L326 852zM320 872L706 866L704 874L322 882z" />
      <path fill={made.gravel} d="M360 900L420 888L640 884L690 900z" />
      <path
        fill={made.board}
        d="M236 740h9v56h-9zM306 738h9v54h-9zM226 748l100-4v12l-100 4zM880 752h9v58h-9zM950 754h9v60h-9zM868 762l104 3v12l-104-3z"
      />
      <path fill="#f1e7cd" d="M300 752L900 768v2L300 755z" />
    </Yard>
  )
}
