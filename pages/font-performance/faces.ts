import { fontsKey, fontsMarker } from '../../renderer/client/fonts.ts'

/** A face of this site and the one that stands in until it has come. */
export interface Face {
  family: string
  fallback: string
  weight: number
}

export const faces: readonly Face[] = [
  { family: 'Inter', fallback: 'Inter fallback', weight: 400 },
  { family: 'Inter', fallback: 'Inter fallback', weight: 600 },
  { family: 'Inter', fallback: 'Inter fallback', weight: 700 },
  { family: 'Figtree', fallback: 'Figtree fallback', weight: 700 },
  { family: 'proxima-nova', fallback: 'Figtree', weight: 700 },
]

export interface FaceState extends Face {
  /** `loaded`, or why it is not. */
  state: string
  /** By how much a line of text changes its width when the face arrives, in per cent. */
  change: number | undefined
}

/** A line with every kind of letter: its width in the face and in the fallback shows what would move. */
export const sample = 'A roof that is ready for January: 100 psf, 8,150 ft, $40–90 thousand.'

/** In: the document. Out: what has become of each face. */
export function faceStates(document: Document): FaceState[] {
  const context = document.createElement('canvas').getContext('2d')
  const width = (family: string, weight: number) => {
    if (!context) return undefined
    context.font = `${weight} 20px "${family}"`
    return context.measureText(sample).width
  }
  return faces.map((face) => {
    const declared = [...document.fonts].filter(({ family }) => bare(family) === face.family)
    const state = declared.length === 0 ? 'not used here' : (declared[0]?.status ?? 'unloaded')
    const [real, stand] = [width(face.family, face.weight), width(face.fallback, face.weight)]
    const change = state === 'loaded' && real && stand ? (real / stand - 1) * 100 : undefined
    return { ...face, state, change }
  })
}

/** Browsers give a family's name with or without its quotes. */
const bare = (family: string) => family.replaceAll(/["']/g, '')

/** When each font file was asked for and how long it took, in ms. */
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

/** SPEC.md §4 "Fonts": whether the page has its marker, and what was remembered for later visits. */
export function fontMemory(window: Window) {
  const marked = window.document.documentElement.classList.contains(fontsMarker)
  try {
    const kept = window.localStorage.getItem(fontsKey)
    return { marked, remembered: kept ? `${fontsKey}: ${kept}` : 'nothing' }
  } catch {
    return { marked, remembered: 'nothing: storage is refused' }
  }
}
