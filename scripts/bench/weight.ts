import { gzipSync } from 'node:zlib'
import type { Browser, Request } from 'playwright-core'
import { launchBrowser } from '../chromium.ts'
import { newPhone } from './phone.ts'
import { startBuiltService } from './built-service.ts'
import type { Row } from './row.ts'
import { templatePages } from '../../tests/browser/template-pages.ts'

/** Bytes of a first visit, in kB of 1000: gzip at its best for text, as served for the whole. */
export async function weight(): Promise<Row[]> {
  const service = await startBuiltService()
  const browser = await launchBrowser()
  try {
    const article = await measureWeight(browser, `${service.origin}/how-to-build-in-vail`)
    const home = await measureWeight(browser, `${service.origin}/`)
    const location = await measureWeight(browser, `${service.origin}/roofing-breckenridge-colorado`)
    const used = await measureUse(browser, `${service.origin}/how-to-build-in-vail`)
    const sent = await measureUse(browser, `${service.origin}/roofing-breckenridge-colorado`)
    const { eager, idle, css, html } = article
    return [
      {
        what: 'first visit to an article: JavaScript, gzip',
        figure: eager + idle,
        unit: 'kB',
        budget: 3.1,
      },
      { what: 'of it, asked for before the page is loaded', figure: eager, unit: 'kB' },
      { what: 'of it, asked for in the 2 s after', figure: idle, unit: 'kB' },
      {
        what: 'after menu and newsletter box: JavaScript, gzip',
        figure: used,
        unit: 'kB',
        budget: 75,
      },
      { what: 'a location page, its form used too: JavaScript', figure: sent, unit: 'kB' },
      { what: 'first visit to an article: CSS, gzip', figure: css, unit: 'kB', budget: 12 },
      { what: 'first visit to an article: HTML, gzip', figure: html, unit: 'kB', budget: 15 },
      { what: 'home: HTML, gzip', figure: home.html, unit: 'kB' },
      { what: 'a location page: HTML, gzip', figure: location.html, unit: 'kB', budget: 12 },
      {
        what: 'first visit to home on a phone, all as served',
        figure: home.served,
        unit: 'kB',
        budget: 350,
      },
      {
        what: 'first visit to a location page, all as served',
        figure: location.served,
        unit: 'kB',
        budget: 250,
      },
    ]
  } finally {
    await browser.close()
    await service.remove()
  }
}

/** `eager`: requested before the load event. `served`: everything until 2 s after it. */
async function measureWeight(browser: Browser, url: string) {
  const { context, page, devtools } = await newPhone(browser)
  const sum = { html: 0, css: 0, eager: 0, idle: 0, served: 0 }
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum.served += encodedDataLength / 1000
  })
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  const loaded = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    return visit instanceof PerformanceNavigationTiming
      ? performance.timeOrigin + visit.loadEventStart
      : Number.NaN
  })
  for (const request of asked) {
    const part = categoryOf(request, loaded)
    if (!part) continue
    const answer = await request.response()
    if (answer?.ok()) sum[part] += gzipSync(await answer.body(), { level: 9 }).length / 1000
  }
  await context.close()
  return sum
}

/** All JavaScript, gzip, after the menu, the newsletter box and the estimate form, where there is one, were used. */
async function measureUse(browser: Browser, url: string): Promise<number> {
  const { context, page } = await newPhone(browser)
  const scripts: Request[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.locator('.newsletter summary').click()
  await page.locator('.newsletter[data-awake]').waitFor()
  const form = page.locator('#estimate form')
  if ((await form.count()) > 0) {
    await form.getByLabel('Name').fill('June Harrow')
    await page.locator('[data-island="EstimateForm"][data-awake]').waitFor()
  }
  await page.waitForLoadState('networkidle')
  const sizes = scripts.map(async (request) => {
    const answer = await request.response()
    return answer?.ok() ? gzipSync(await answer.body(), { level: 9 }).length / 1000 : 0
  })
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return total
}

function categoryOf(
  request: Request,
  loaded: number,
): 'html' | 'css' | 'eager' | 'idle' | undefined {
  switch (request.resourceType()) {
    case 'document':
      return 'html'
    case 'stylesheet':
      return 'css'
    case 'script':
      return request.timing().startTime < loaded ? 'eager' : 'idle'
    default:
      return undefined
  }
}

/**
 * JavaScript of a first visit to a page of every template, gzip, in kB of 1000. The budget is that of
 * an article; the admin, tools, and what 404.html shows have none.
 */
export async function scripts(): Promise<Row[]> {
  const service = await startBuiltService()
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const [name, path] of templatePages) {
      const { eager, idle } = await measureWeight(browser, service.origin + path)
      const budget = isMeasured(path) ? 3.2 : undefined
      rows.push({
        what: `JS, ${name}`,
        figure: eager + idle,
        unit: 'kB',
        ...(budget && { budget }),
      })
    }
    return rows
  } finally {
    await browser.close()
    await service.remove()
  }
}

const isMeasured = (path: string) => !/admin|debug|performance|no\/such|how-to-bild/.test(path)
