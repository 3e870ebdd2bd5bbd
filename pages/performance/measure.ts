import { isSlowConnection, networkInformation } from '../../renderer/client/connection.ts'

interface Measurement {
  what: string
  measured: string
  budget?: string
}

/** Measures how this page loaded, by the Performance API. Sizes are compressed, in kB (1000 bytes). */
export async function measureVisit(): Promise<Measurement[]> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const paints = await bufferedEntries('largest-contentful-paint')
  const shifts = (await bufferedEntries('layout-shift')) as (PerformanceEntry & { value: number })[]
  const seconds = (ms = 0) => `${(ms / 1000).toFixed(2)} s`
  const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`
  const sizeOf = (files: RegExp) =>
    kilobytes(
      resources
        .filter(({ name }) => files.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
  const shift = shifts.reduce((sum, { value }) => sum + value, 0)
  return [
    { what: 'First byte', measured: seconds(visit?.responseStart) },
    { what: 'Largest paint', measured: seconds(paints.at(-1)?.startTime), budget: '2.00 s' },
    { what: 'Layout shift', measured: shift.toFixed(3), budget: '0.000' },
    { what: 'HTML', measured: kilobytes(visit?.encodedBodySize), budget: '15 kB' },
    { what: 'Scripts', measured: sizeOf(/\.js$/) },
    { what: 'Styles', measured: sizeOf(/\.css$/), budget: '12 kB' },
    { what: 'Fonts', measured: sizeOf(/\.woff2$/) },
  ]
}

/** The entries that the browser has recorded so far. It delivers them in a later task. */
async function bufferedEntries(type: string): Promise<PerformanceEntry[]> {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return []
  return new Promise((resolve) => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
    observer.observe({ type, buffered: true })
    setTimeout(() => {
      observer.disconnect()
      resolve(entries)
    }, 50)
  })
}

type ConnectionSpeed = 'slow' | 'medium' | 'fast' | 'unknown'

/** S2.54: a connection that is not slow is medium on 3g, fast on 4g, and otherwise unknown. */
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
