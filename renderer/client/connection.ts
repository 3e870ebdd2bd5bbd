type ConnectionSpeed = 'slow' | 'medium' | 'fast' | 'unknown'

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/**
 * S2.54: a save-data flag or 2g is slow, 3g medium, 4g fast, anything else unknown. In: the
 * browser's `navigator`; only some browsers have network information.
 */
export function connectionSpeed(navigator: object): ConnectionSpeed {
  const connection =
    'connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined
  if (connection?.saveData) return 'slow'
  switch (connection?.effectiveType) {
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
