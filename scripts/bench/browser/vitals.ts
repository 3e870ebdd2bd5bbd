import type { Browser } from 'playwright-core'
import { z } from 'zod'
import { measuredPages } from './measured-pages.ts'
import { inBrowser, newPhone } from './phone.ts'
import { median, type Row, row } from '../row.ts'

const rounds = 3

/** 1.6 Mbit/s and 150 ms of latency, in bytes per second and ms. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Recorded by observe.js; LCP and blocking time in ms. */
const pageMetrics = z.object({ lcp: z.number(), cls: z.number(), blocked: z.number() })

/** Measures web vitals on a phone with slow 4G and a quarter of this machine's speed. */
export const vitals = () =>
  inBrowser(async (browser, origin) => {
    const { location, article } = await measuredPages()
    const pages = [
      ['home', '/'],
      ['a location page', location],
      ['an article', article],
    ] as const
    const rows: Row[] = []
    for (const [name, path] of pages) {
      const visits: z.infer<typeof pageMetrics>[] = []
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, origin + path))
      const of = (what: 'lcp' | 'cls' | 'blocked') => median(visits.map((seen) => seen[what]))
      rows.push(
        row(`${name} on slow 4G: LCP`, of('lcp') / 1000, 's', 2),
        row(`${name} on slow 4G: CLS, to three places`, Math.round(of('cls') * 1000) / 1000, '', 0),
        row(`${name} on slow 4G: blocking time`, of('blocked'), 'ms', 100),
      )
    }
    return rows
  })

async function visit(browser: Browser, url: string) {
  const { context, page, devtools } = await newPhone(browser)
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript({ path: 'scripts/bench/browser/observe.js' })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  const seen = pageMetrics.parse(await page.evaluate('window.seen'))
  await context.close()
  return seen
}
