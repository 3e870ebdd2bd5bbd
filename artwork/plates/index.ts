import type { Scenes } from '../kit/scene.ts'
import { aspen } from './aspen.ts'
import { avon } from './avon.ts'
import { beaverCreek } from './beaver-creek.ts'
import { breckenridge } from './breckenridge.ts'
import { carbondale } from './carbondale.ts'
import { eagle } from './eagle.ts'
import { edwards } from './edwards.ts'
import { frisco } from './frisco.ts'
import { glenwoodSprings } from './glenwood-springs.ts'
import { gypsum } from './gypsum.ts'
import { minturn } from './minturn.ts'
import { pageScene, posterScene, type Plate } from './plate.tsx'
import { silverthorne } from './silverthorne.ts'
import { vail } from './vail.ts'

const plates: Readonly<Record<string, Plate>> = {
  vail,
  minturn,
  avon,
  'beaver-creek': beaverCreek,
  edwards,
  eagle,
  gypsum,
  'glenwood-springs': glenwoodSprings,
  carbondale,
  aspen,
  frisco,
  silverthorne,
  breckenridge,
}

/** The thirteen plates: for each town the picture of its pages, and its poster. */
export const towns: Scenes = Object.fromEntries(
  Object.entries(plates).flatMap(([town, plate]) => [
    [`town-${town}`, pageScene(plate)],
    [`poster-${town}`, posterScene(plate)],
  ]),
)
