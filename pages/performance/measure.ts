/** What a page took, in its own window. Times in ms from its start, sizes in kB (1000) as sent. */
export interface Measured {
  firstByte: number
  firstPaint: number
  largestPaint: number
  /** Cumulative layout shift. */
  shift: number
  /** Time in which a touch would have had to wait, after the first paint. */
  blocked: number
  html: number
  scripts: number
  styles: number
  pictures: number
  fonts: number
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** In: a loaded window of this site. Out: its figures, from what the browser kept. */
export async function measure(page: Window & typeof globalThis): Promise<Measured> {
  const seen = async (type: string): Promise<PerformanceEntry[]> => {
    if (!page.PerformanceObserver.supportedEntryTypes.includes(type)) return []
    const entries: PerformanceEntry[] = []
    const observer = new page.PerformanceObserver((list) => entries.push(...list.getEntries()))
    observer.observe({ type, buffered: true })
    // What was buffered arrives in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50))
    entries.push(...observer.takeRecords())
    observer.disconnect()
    return entries
  }
  const [paints, largest, shifts, long] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(seen),
  )
  const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = page.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const firstPaint = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
  const sent = (fits: RegExp) =>
    resources
      .filter(({ name }) => fits.test(new URL(name).pathname))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)
  return {
    firstByte: visit?.responseStart ?? 0,
    firstPaint,
    largestPaint: largest?.at(-1)?.startTime ?? 0,
    shift: ((shifts ?? []) as Shift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
    blocked: (long ?? [])
      .filter(({ startTime, duration }) => startTime + duration > firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    html: (visit?.encodedBodySize ?? 0) / 1000,
    scripts: sent(/\.js$/),
    styles: sent(/\.css$/),
    pictures: sent(/\.(avif|webp|jpg|png|svg)$/),
    fonts: sent(/\.woff2$/),
  }
}

/** Opens a page of this site in a frame the size of a telephone, waits until it is quiet, measures. */
export async function measureIn(frame: HTMLIFrameElement, path: string): Promise<Measured> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.src = path
  await loaded
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const page = frame.contentWindow
  if (!page) throw new Error(`${path} did not open`)
  return measure(page as Window & typeof globalThis)
}
