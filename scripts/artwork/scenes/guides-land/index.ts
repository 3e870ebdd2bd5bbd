import type { Pictures } from '../../kit/picture.ts'
import { BuildEdwards } from './guide-build-edwards.tsx'
import { Charger } from './guide-charger.tsx'
import { Energy } from './guide-energy.tsx'
import { GypsumGround } from './guide-gypsum.tsx'
import { Lot } from './guide-lot.tsx'
import { Plat } from './guide-plat.tsx'
import { ShellSpace } from './guide-shell-space.tsx'
import { Wildfire } from './guide-wildfire.tsx'
import { Projects } from './projects.tsx'
import { Services } from './services.tsx'

export const guidesLand: Pictures = {
  'guide-shell-space': {
    alt: 'An empty shop: a bare slab with a drain cut open, metal studs and a duct, a stepladder before windows on a snowy street and a peak.',
    focus: [86, 80],
    draw: ShellSpace,
  },
  'guide-lot': {
    alt: 'A lot on a slope at sunrise: four flagged stakes joined by string, an open test pit, a surveying instrument on its tripod.',
    focus: [91, 90],
    draw: Lot,
  },
  'guide-plat': {
    alt: 'A meadow between pines from above, a plat drawn over it: a road loop, nine lots with their corner pins, one lot filled in gold.',
    focus: [86, 80],
    draw: Plat,
  },
  'guide-wildfire': {
    alt: 'A house of stone and metal in a band of gravel, pines standing apart from each other, smoke from a fire beyond the far ridge.',
    focus: [81, 76],
    draw: Wildfire,
  },
  'guide-gypsum': {
    alt: 'Pale gypsum bluffs above a river, a taped-off sinkhole before them, a drill on its truck beside it.',
    focus: [84, 95],
    draw: GypsumGround,
  },
  'guide-energy': {
    alt: 'A house in deep snow at sunrise, its roof full of solar panels, a heat pump on brackets beside the windows.',
    focus: [89, 80],
    draw: Energy,
  },
  'guide-charger': {
    alt: 'A car with a roof box under a snowed-up carport at dusk, its cable hanging from a charger on the lit wall.',
    focus: [74, 98],
    draw: Charger,
  },
  'guide-build-edwards': {
    alt: 'A framed house on a bench above Edwards, the river in the meadows below, white peaks at the head of Lake Creek.',
    focus: [92, 85],
    draw: BuildEdwards,
  },
  services: {
    alt: 'A contractor’s yard in snow before sunrise: a lit workshop, a crew truck with ladders, machines, stacked timber, a long white range.',
    focus: [94, 88],
    draw: Services,
  },
  projects: {
    alt: 'A valley from above at dusk: a lodge, a shop building, a market hall, cottages and two mountain houses lit among pines.',
    focus: [92, 74],
    draw: Projects,
  },
}
