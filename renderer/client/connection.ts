export type ConnectionSpeed = 'slow' | 'medium' | 'fast' | 'unknown'

interface Line {
  saveData?: boolean
  effectiveType?: string
}

/**
 * SPEC.md §4 "Connection speed classification": a save-data flag or 2g is slow, 3g medium, 4g fast,
 * anything else unknown. In: the browser's `navigator`, which may not know.
 */
export function connectionSpeed(navigator: object): ConnectionSpeed {
  const line = 'connection' in navigator ? (navigator.connection as Line | undefined) : undefined
  if (line?.saveData) return 'slow'
  switch (line?.effectiveType) {
    case '2g':
    case 'slow-2g':
      return 'slow'
    case '3g':
      return 'medium'
    case '4g':
      return 'fast'
    default:
      return 'unknown'
  }
}
