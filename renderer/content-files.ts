import { createHash } from 'node:crypto'
import { oncePer } from '../services/content/model/once-per.ts'
import type { Site } from '../services/content/model/site.ts'
import { placementStyles, placeStyles } from './components/picture-data.ts'
import type { AdminShell } from './page-context.tsx'
import { shellData } from './shell/shell-data.ts'

/** Content that browsers load as a file. It is no part of the code, so an edit bundles nothing. */
export interface ContentFile {
  address: string
  text: string
}

/** The folder of these files; what is in it may be kept forever, as all of /assets/. */
export const contentFolder = '/assets/content/'

/** In: a name with its ending, and the text. Out: the file, with a hash of the text in its address. */
export function contentFile(name: string, text: string): ContentFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { address: `${contentFolder}${name.replace('.', `.${hash}.`)}`, text }
}

/** The style sheet of all pictures. */
export const placementFile = oncePer((site: Site) =>
  contentFile('placement.css', placementStyles(site)),
)

/** The style sheet of all places on maps and drawings. */
export const placesFile = oncePer((site: Site) => contentFile('places.css', placeStyles(site)))

/** What the document of every public page shows besides the page. */
export const documentShell = oncePer((site: Site) => ({
  ...shellData(site),
  placement: placementFile(site).address,
  places: placesFile(site).address,
}))

/** What an admin page shows besides itself. */
export const adminShell = oncePer((site: Site): AdminShell => {
  const { brand, fontKit, placement } = documentShell(site)
  return { brand, fontKit, placement }
})
