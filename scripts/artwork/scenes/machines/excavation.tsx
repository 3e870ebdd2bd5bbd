import { mix } from '../../kit/colour.ts'
import { autumn } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { excavator } from '../../kit/machines/excavator.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { type Camera } from '../../kit/space.ts'
import { Yard, on } from './shared.tsx'

export function Excavation() {
  const light = sunAt(autumn, 320)
  const view: Camera = { eye: [-2, 3.6, 30], focal: 1900, middle: 730, horizon: 560 }
  return (
    <Yard
      light={light}
      seed={15}
      peak="castle"
      view={view}
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
    </Yard>
  )
}
