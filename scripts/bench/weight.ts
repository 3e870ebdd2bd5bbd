import type { Browser } from 'playwright-core'
import { gzipSync } from 'node:zlib'
import { startProduct } from '../../tests/browser/product.ts'
import { launchBrowser } from '../chromium.ts'
import type { Row } from './row.ts'

interface Weight {
  html: number
  css: number
  /** What the page asks for until it is loaded, and what comes when the browser is idle. */
  eager: number
  idle: number
  /** Everything as it is served until the page is loaded, pictures and fonts included. */
  served: number
}

/** Bytes of a first visit, in kB of 1000: gzip at its best for text, as served for the whole. */
export async function weight(): Promise<Row[]> {
  const product = await startProduct()
  const browser = await launchBrowser()
  try {
    const article = await weigh(browser, `${product.origin}/how-to-build-in-vail`)
    const home = await weigh(browser, `${product.origin}/`)
    const location = await weigh(browser, `${product.origin}/roofing-breckenridge-colorado`)
    return [
      {
        what: 'first visit to an article: JavaScript, gzip',
        figure: article.eager,
        unit: 'kB',
        budget: 95,
      },
      { what: '… and when idle', figure: article.idle, unit: 'kB' },
      { what: '… CSS, gzip', figure: article.css, unit: 'kB', budget: 12 },
      { what: '… HTML, gzip', figure: article.html, unit: 'kB', budget: 15 },
      {
        what: 'first visit to home on a phone, all as served',
        figure: home.served,
        unit: 'kB',
        budget: 350,
      },
      {
        what: 'first visit to a location page, the same',
        figure: location.served,
        unit: 'kB',
        budget: 250,
      },
    ]
  } finally {
    await browser.close()
    await product.remove()
  }
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const sum: Weight = { html: 0, css: 0, eager: 0, idle: 0, served: 0 }
  let loaded = false
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (!loaded) sum.served += encodedDataLength / 1000
  })
  page.on('response', (answer) => {
    const kind = answer.request().resourceType()
    const part =
      kind === 'document' ? 'html' : kind === 'stylesheet' ? 'css' : loaded ? 'idle' : 'eager'
    if (!['document', 'stylesheet', 'script'].includes(kind)) return
    void answer.body().then((body) => {
      sum[part] += gzipSync(body, { level: 9 }).length / 1000
    })
  })
  await page.goto(url, { waitUntil: 'load' })
  loaded = true
  await page.waitForTimeout(2000)
  await context.close()
  return sum
}
