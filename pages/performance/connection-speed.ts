import { isSlowConnection, networkInformation } from '../../renderer/client/connection.ts'

type ConnectionSpeed = 'slow' | 'medium' | 'fast' | 'unknown'

/** S2.54: what is not slow is medium on 3g, fast on 4g, and else unknown. In: the browser's `navigator`. */
export function connectionSpeed(navigator: object): ConnectionSpeed {
  if (isSlowConnection(navigator)) return 'slow'
  switch (networkInformation(navigator)?.effectiveType) {
    case '3g':
      return 'medium'
    case '4g':
      return 'fast'
    default:
      return 'unknown'
  }
}
