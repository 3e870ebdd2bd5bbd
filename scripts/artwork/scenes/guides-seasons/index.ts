import type { Pictures } from '../../kit/picture.ts'
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
export const guidesSeasons: Pictures = {
  'post-red-flag': {
    alt: 'A red flag streaming in the wind over dry grass, a water trailer and two extinguishers beside it, the sun pale with haze.',
    focus: [84, 80],
    draw: RedFlag,
  },
  'post-close-roof': {
    alt: 'A house with half its roof sheathed and the other trusses open, a stack under a tarp, a snow cloud over the peaks.',
    focus: [78, 66],
    draw: CloseRoof,
  },
  'post-high-water': {
    alt: 'A brown creek level with its bank at sunset, a gauge board and willows standing in it, a silt fence before a house with lit windows.',
    focus: [88, 90],
    draw: HighWater,
  },
  'post-mud-season': {
    alt: 'A loaded truck on timber mats, deep ruts full of water beside it, snow melting along the track.',
    focus: [84, 90],
    draw: MudSeason,
  },
  'post-order-january': {
    alt: 'A desk in lamplight with pages of windows and a sample window, a planner on the wall, snow falling on a staked lot outside.',
    focus: [82, 80],
    draw: OrderJanuary,
  },
  'post-eaves': {
    alt: 'A snowy eave: icicles thick and long over a window, a short fringe elsewhere, a bare patch around a vent in the roof.',
    focus: [70, 36],
    draw: Eaves,
  },
  'post-ground-freeze': {
    alt: 'A footing under insulating blankets in snowy ground, a ground heater beside it, its hose leading under them.',
    focus: [88, 90],
    draw: GroundFreeze,
  },
  'post-thanksgiving': {
    alt: 'A table laid under two lamps behind a large window at the blue hour, firewood stacked outside, the steps swept.',
    focus: [72, 84],
    draw: Thanksgiving,
  },
  'guide-no-heat': {
    alt: 'A wood stove burning in a dark room, a bed made up before it, a blanket hung over the doorway, snow outside the window.',
    focus: [84, 76],
    draw: NoHeat,
  },
  'guide-shut-down': {
    alt: 'A closed valve with a tag on a copper pipe, a hose from the water heater to the floor drain, a jug of pink antifreeze.',
    focus: [80, 84],
    draw: ShutDown,
  },
}
