import { addFontKit } from './font-kit.ts'

/** The class of the root element that marks loaded fonts (S2.47). */
export const fontsMarker = 'fonts-loaded'
/** localStorage key that records success. Another set of faces needs a new version. */
export const fontsKey = 'highpine:fonts:v1'

/**
 * In ms: the delay after start-up before the secondary weights are loaded, and the timeout for
 * them.
 */
const secondaryTiming = { startMs: 2000, waitMs: 1000 }

/**
 * S2.47 to S2.49: marks the page once Inter (400, 600, 700) and the heading face (400, 700) have
 * loaded. Marks it immediately when they were loaded on an earlier visit, when the browser has no
 * Font Loading API, or when one fails. Rarely used weights (Inter 300 and 500, the heading's 500)
 * are loaded later.
 *
 * In: the owner's font-kit id; without one Figtree is the heading face.
 */
export function loadFonts(kit: string | undefined): void {
  const heading = kit ? 'proxima-nova' : 'Figtree'
  if (wasLoadedBefore()) markLoaded()
  void loadPrimary(kit, [
    ...[400, 600, 700].map((weight) => `${weight} 1em Inter`),
    ...[400, 700].map((weight) => `${weight} 1em ${heading}`),
  ])
  const later = ['300 1em Inter', '500 1em Inter', `500 1em ${heading}`]
  setTimeout(
    () => setTimeout(() => void load(() => loadFaces(later)), secondaryTiming.waitMs),
    secondaryTiming.startMs,
  )
}

async function loadPrimary(kit: string | undefined, faces: readonly string[]): Promise<void> {
  const loaded = await load(async () => {
    if (kit) await addFontKit(kit)
    return loadFaces(faces)
  })
  if (loaded) rememberLoaded()
  markLoaded()
}

/** In: faces as in the `font` property. Out: whether they have loaded; the browser may not be able to say. */
async function loadFaces(faces: readonly string[]): Promise<boolean> {
  if (!('fonts' in document)) return false
  await Promise.all(faces.map((face) => document.fonts.load(face)))
  return true
}

async function load(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    console.warn('Fonts could not be loaded', error)
    return false
  }
}

const markLoaded = () => document.documentElement.classList.add(fontsMarker)

function rememberLoaded(): void {
  try {
    localStorage.setItem(fontsKey, 'loaded')
  } catch {
    // Storage is denied: the next visit waits for the fonts again.
  }
}

function wasLoadedBefore(): boolean {
  try {
    return localStorage.getItem(fontsKey) === 'loaded'
  } catch {
    return false
  }
}
