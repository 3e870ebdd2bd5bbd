import type { Scenes } from '../../kit/scene.ts'
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

export const guidesLand: Scenes = {
  'guide-shell-space': ShellSpace,
  'guide-lot': Lot,
  'guide-plat': Plat,
  'guide-wildfire': Wildfire,
  'guide-gypsum': GypsumGround,
  'guide-energy': Energy,
  'guide-charger': Charger,
  'guide-build-edwards': BuildEdwards,
  services: Services,
  projects: Projects,
}
