import type { Browser } from 'playwright-core'
import { startProduct } from '../../tests/browser/product.ts'
import { launchBrowser } from '../chromium.ts'
import { median, type Row } from './row.ts'

const pages = [
  ['home', '/'],
  ['a location page', '/roofing-breckenridge-colorado'],
  ['an article', '/how-to-build-in-vail'],
] as const
const rounds = 3

/** What a phone on slow 4G with a quarter of this machine's speed sees. */
export async function vitals(): Promise<Row[]> {
  const product = await startProduct()
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const [name, path] of pages) {
      const visits = []
      for (let round = 0; round < rounds; round++)
        visits.push(await visit(browser, product.origin + path))
      rows.push(
        {
          what: `${name}, slow 4G: LCP`,
          figure: median(visits.map(({ lcp }) => lcp)) / 1000,
          unit: 's',
          budget: 2,
        },
        {
          what: '… CLS', // To three places, as the field reports it.
          figure: Math.round(median(visits.map(({ cls }) => cls)) * 1000) / 1000,
          unit: '',
          budget: 0,
        },
        {
          what: '… blocking time',
          figure: median(visits.map(({ blocked }) => blocked)),
          unit: 'ms',
          budget: 100,
        },
      )
    }
    return rows
  } finally {
    await browser.close()
    await product.remove()
  }
}

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript({ path: 'scripts/bench/observe.js' })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  return seen
}

interface Seen {
  /** ms */
  lcp: number
  cls: number
  /** ms over 50 of every long task. */
  blocked: number
}
