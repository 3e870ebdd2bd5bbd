import type { Scenes } from '../../kit/scene.ts'
import { RedFlag } from './post-red-flag.tsx'
import { CloseRoof } from './post-close-roof.tsx'
import { HighWater } from './post-high-water.tsx'
import { MudSeason } from './post-mud-season.tsx'
import { OrderJanuary } from './post-order-january.tsx'
import { Eaves } from './post-eaves.tsx'
import { GroundFreeze } from './post-ground-freeze.tsx'
import { Thanksgiving } from './post-thanksgiving.tsx'
import { ShutDown } from './guide-shut-down.tsx'
import { NoHeat } from './guide-no-heat.tsx'

/** What a season asks of a site or a house: one scene for each article. */
export const guidesSeasons: Scenes = {
  'post-red-flag': RedFlag,
  'post-close-roof': CloseRoof,
  'post-high-water': HighWater,
  'post-mud-season': MudSeason,
  'post-order-january': OrderJanuary,
  'post-eaves': Eaves,
  'post-ground-freeze': GroundFreeze,
  'post-thanksgiving': Thanksgiving,
  'guide-no-heat': NoHeat,
  'guide-shut-down': ShutDown,
}
