import type { Scenes } from '../kit/scene.ts'
import { towns } from '../plates/index.ts'
import { serviceAreaMap } from '../service-area-map/map.ts'
import { roofingVail } from './roofing-vail/index.ts'
import { home } from './home/index.ts'
import { machines } from './machines/index.ts'
import { rooms } from './rooms/index.ts'
import { trades } from './trades/index.ts'
import { buildings } from './buildings/index.ts'
import { projects } from './projects/index.ts'
import { sheets } from './sheets/index.ts'
import { guides } from './guides/index.ts'
import { guidesSeasons } from './guides-seasons/index.ts'
import { guidesHouse } from './guides-house/index.ts'
import { guidesLand } from './guides-land/index.ts'
import { guidesPlaces } from './guides-places/index.ts'
import { guidesHome } from './guides-home/index.ts'
import { tipsLand } from './tips-land/index.ts'
import { tipsHouse } from './tips-house/index.ts'
import { tipsPlans } from './tips-plans/index.ts'
import { costsHouse } from './costs-house/index.ts'
import { costsBuild } from './costs-build/index.ts'
import { pages } from './pages/index.ts'

/** Every scene by the name of its picture in content/images. */
export const scenes: Scenes = {
  ...home,
  ...towns,
  'service-area-map': serviceAreaMap,
  ...roofingVail,
  ...machines,
  ...guides,
  ...guidesSeasons,
  ...guidesHouse,
  ...guidesLand,
  ...guidesPlaces,
  ...guidesHome,
  ...tipsLand,
  ...tipsHouse,
  ...tipsPlans,
  ...costsHouse,
  ...costsBuild,
  ...pages,
  ...buildings,
  ...projects,
  ...sheets,
  ...trades,
  ...rooms,
}
