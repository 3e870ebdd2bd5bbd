import { isSlowConnection, networkInformation } from '../../renderer/client/connection.ts'

/**
 * Measurements of a page in its own window. Times in ms from its start, sizes in kB (1000) as
 * transferred.
 */
export interface Measurements {
  firstByte: number
  firstPaint: number
  largestPaint: number
  /** Cumulative layout shift. */
  shift: number
  /** Total blocking time after the first paint. */
  blocked: number
  html: number
  scripts: number
  styles: number
  pictures: number
  fonts: number
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** In: a loaded window of this site. Out: its measurements, from the Performance API. */
async function measure(page: Window & typeof globalThis): Promise<Measurements> {
  const bufferedEntries = async (type: string): Promise<PerformanceEntry[]> => {
    if (!page.PerformanceObserver.supportedEntryTypes.includes(type)) return []
    const entries: PerformanceEntry[] = []
    const observer = new page.PerformanceObserver((list) => entries.push(...list.getEntries()))
    observer.observe({ type, buffered: true })
    // Buffered entries are delivered in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 50))
    entries.push(...observer.takeRecords())
    observer.disconnect()
    return entries
  }
  const [paints, largest, shifts, long] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(bufferedEntries),
  )
  const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = page.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const firstPaint = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
  const transferredKb = (fits: RegExp) =>
    resources
      .filter(({ name }) => fits.test(new URL(name).pathname))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
  return {
    firstByte: visit?.responseStart ?? 0,
    firstPaint,
    largestPaint: largest?.at(-1)?.startTime ?? 0,
    shift: ((shifts ?? []) as LayoutShift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
    blocked: (long ?? [])
      .filter(({ startTime, duration }) => startTime + duration > firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    html: (visit?.encodedBodySize ?? 0) / 1000,
    scripts: transferredKb(/\.js$/),
    styles: transferredKb(/\.css$/),
    pictures: transferredKb(/\.(avif|webp|jpg|png|svg)$/),
    fonts: transferredKb(/\.woff2$/),
  }
}

/** Opens a page of this site in a phone-sized iframe, waits until it is idle, and measures it. */
export async function measureIn(frame: HTMLIFrameElement, path: string): Promise<Measurements> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.src = path
  await loaded
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const page = frame.contentWindow
  if (!page) throw new Error(`${path} did not open`)
  return measure(page as Window & typeof globalThis)
}

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
