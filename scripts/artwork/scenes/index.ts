import type { Pictures } from '../kit/picture.ts'
import { home } from './home.tsx'
import { machines } from './machines.tsx'
import { rooms } from './rooms.tsx'
import { trades } from './trades.tsx'
import { buildings } from './buildings.tsx'
import { projects } from './projects.tsx'
import { guides } from './guides.tsx'
import { map } from './map.tsx'
import { pages } from './pages.tsx'
import { townsCreek } from './towns-creek.tsx'
import { townsRoaring } from './towns-roaring.tsx'
import { townsEagle } from './towns-eagle.tsx'
import { townsSummit } from './towns-summit.tsx'
import { townsVail } from './towns-vail.tsx'

/** Every picture of the site by name; a photograph of the same name takes its place. */
export const pictures: Pictures = {
  ...home,
  ...townsVail,
  ...townsCreek,
  ...townsRoaring,
  ...townsSummit,
  ...townsEagle,
  ...machines,
  ...guides,
  ...map,
  ...pages,
  ...buildings,
  ...projects,
  ...trades,
  ...rooms,
}
