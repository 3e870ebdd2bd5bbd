import { addFontKit } from './font-kit.ts'

/** The marker of the page, a class of its root element (SPEC.md §4 "Fonts"). */
export const fontsMarker = 'fonts-loaded'
/** Where success is remembered. Other faces get another version. */
export const fontsKey = 'highpine:fonts:v1'

/** In ms: how long after start-up the secondary weights are started, and how long they then wait. */
const secondary = { starts: 2000, waits: 1000 }

/**
 * SPEC.md §4 "Fonts": marks the page once Inter (400, 600, 700) and the heading face (400, 700) have
 * loaded, at once where they were loaded on a former visit, where faces cannot be waited for, or when
 * one fails. The weights that few words need (Inter 300 and 500, the heading's 500) follow later.
 *
 * In: the owner's font-kit id; without one Figtree is the heading face.
 */
export function loadFonts(kit: string | undefined): void {
  const heading = kit ? 'proxima-nova' : 'Figtree'
  if (remembered()) mark()
  void loadPrimary(kit, [
    ...[400, 600, 700].map((weight) => `${weight} 1em Inter`),
    ...[400, 700].map((weight) => `${weight} 1em ${heading}`),
  ])
  const later = ['300 1em Inter', '500 1em Inter', `500 1em ${heading}`]
  setTimeout(() => setTimeout(() => void loadSecondary(later), secondary.waits), secondary.starts)
}

async function loadPrimary(kit: string | undefined, faces: readonly string[]): Promise<void> {
  try {
    if (kit) await addFontKit(kit)
    if ('fonts' in document) {
      await Promise.all(faces.map((face) => document.fonts.load(face)))
      remember()
    }
  } catch (error) {
    console.warn('Fonts could not be loaded', error)
  }
  mark()
}

async function loadSecondary(faces: readonly string[]): Promise<void> {
  if (!('fonts' in document)) return
  try {
    await Promise.all(faces.map((face) => document.fonts.load(face)))
  } catch (error) {
    console.warn('Fonts could not be loaded', error)
  }
}

const mark = () => document.documentElement.classList.add(fontsMarker)

function remember(): void {
  try {
    localStorage.setItem(fontsKey, 'loaded')
  } catch {
    // Storage denied: the next visit waits for them again.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(fontsKey) === 'loaded'
  } catch {
    return false
  }
}
