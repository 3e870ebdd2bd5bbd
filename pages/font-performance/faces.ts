import { fontsKey, fontsMarker } from '../../renderer/client/fonts.ts'

/** A font face of this site and its fallback. */
interface Face {
  family: string
  fallback: string
  weight: number
}

const faces: readonly Face[] = [
  { family: 'Inter', fallback: 'Inter fallback', weight: 400 },
  { family: 'Inter', fallback: 'Inter fallback', weight: 600 },
  { family: 'Inter', fallback: 'Inter fallback', weight: 700 },
  { family: 'Figtree', fallback: 'Figtree fallback', weight: 700 },
  { family: 'National Park', fallback: 'National Park fallback', weight: 700 },
  { family: 'proxima-nova', fallback: 'Figtree', weight: 700 },
]

interface FaceState extends Face {
  /** `loaded`, or why it is not. */
  state: string
  /** How much a line of text changes its width when the face replaces the fallback, in percent. */
  change: number | undefined
}

/**
 * A pangram: the difference of its width in the face and in the fallback shows the layout shift.
 */
export const sample = 'A roof that is ready for January: 100 psf, 8,150 ft, $40–90 thousand.'

/** In: the document. Out: the state of each face. */
export function faceStates(document: Document): FaceState[] {
  const context = document.createElement('canvas').getContext('2d')
  const width = (family: string, weight: number) => {
    if (!context) return undefined
    context.font = `${weight} 20px "${family}"`
    return context.measureText(sample).width
  }
  return faces.map((face) => {
    const declared = [...document.fonts].filter(({ family }) => unquoted(family) === face.family)
    const state = declared.length === 0 ? 'not used here' : (declared[0]?.status ?? 'unloaded')
    const [real, fallback] = [width(face.family, face.weight), width(face.fallback, face.weight)]
    const change = state === 'loaded' && real && fallback ? (real / fallback - 1) * 100 : undefined
    return { ...face, state, change }
  })
}

/** Browsers return a family's name with or without quotes. */
const unquoted = (family: string) => family.replaceAll(/["']/g, '')

/** When each font file was requested and how long it took, in ms. */
export const fontFiles = (performance: Performance) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ name, startTime, duration, encodedBodySize }) => ({
      name: name.slice(name.lastIndexOf('/') + 1),
      startTime,
      duration,
      size: encodedBodySize,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))

/** S2.47, S2.48: whether the page has its marker, and what is stored for later visits. */
export function fontMemory(window: Window) {
  const marked = window.document.documentElement.classList.contains(fontsMarker)
  try {
    const kept = window.localStorage.getItem(fontsKey)
    return { marked, remembered: kept ? `${fontsKey}: ${kept}` : 'nothing' }
  } catch {
    return { marked, remembered: 'nothing: storage is refused' }
  }
}
