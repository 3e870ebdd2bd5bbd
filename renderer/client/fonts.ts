import { withStorage } from './storage.ts'
import { storedPrefix } from '../../services/api/contract/stored-prefix.ts'

/** The class of the root element that marks loaded fonts (S2.47). */
export const fontsMarker = 'fonts-loaded'
/** localStorage key that records success. Another set of faces needs a new version. */
export const fontsKey = `${storedPrefix}:fonts:v1`

/** In ms: S2.49 starts a delay of 1 second for the secondary weights 2 seconds after start-up. */
const secondaryMs = 3000

/**
 * S2.47 to S2.49: marks the page once Inter (400, 600, 700) and the heading face (400, 700) have
 * loaded. Marks it immediately when they were loaded on an earlier visit, when the browser has no
 * Font Loading API, or when one fails. Rarely used weights (Inter 300 and 500, the heading's 500)
 * are loaded later.
 *
 * @param kit the owner's font-kit id; without one, Figtree is the heading face
 */
export function loadFonts(kit: string | undefined): void {
  const heading = kit ? 'proxima-nova' : 'Figtree'
  if (withStorage(() => localStorage.getItem(fontsKey)) === 'loaded') markLoaded()
  void loadPrimary(kit, heading)
  const later = ['300 1em Inter', '500 1em Inter', `500 1em ${heading}`]
  setTimeout(() => void loadFaces(later), secondaryMs)
}

async function loadPrimary(kit: string | undefined, heading: string): Promise<void> {
  const inter = ['400 1em Inter', '600 1em Inter', '700 1em Inter']
  const loaded = await loadFaces([...inter, `400 1em ${heading}`, `700 1em ${heading}`], kit)
  // Where storage is denied the next visit waits for the fonts again.
  if (loaded) withStorage(() => localStorage.setItem(fontsKey, 'loaded'))
  markLoaded()
}

/**
 * Loads faces.
 *
 * @param faces as in the `font` property
 * @param kit the font kit that they come from
 * @returns whether they have loaded; false on an error, and in browsers without the Font Loading API
 */
async function loadFaces(faces: readonly string[], kit?: string): Promise<boolean> {
  try {
    if (kit) await addFontKit(kit)
    if (!('fonts' in document)) return false
    await Promise.all(faces.map((face) => document.fonts.load(face)))
    return true
  } catch (error) {
    console.warn('Fonts could not be loaded', error)
    return false
  }
}

const markLoaded = () => document.documentElement.classList.add(fontsMarker)

/**
 * Loads the kit's style sheet without blocking rendering: the fallback face is shown until it
 * arrives. Rejects when it cannot be loaded.
 */
function addFontKit(kit: string): Promise<void> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = `https://use.typekit.net/${kit}.css`
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve()
    sheet.onerror = reject
    document.head.append(sheet)
  })
}
