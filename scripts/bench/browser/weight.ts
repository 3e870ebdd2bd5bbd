import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Request } from 'playwright-core'
import { getSite } from '../../../services/content/index.ts'
import { allRoutes } from '../../../services/content/model/translations.ts'
import { inBrowser, measuredPages, newPhone } from './phone.ts'
import { row } from '../row.ts'

/** Measures the bytes of a first visit, in kB of 1000: text with gzip level 9, the total as served. */
export const weight = () =>
  inBrowser(async (browser, origin) => {
    const paths = await measuredPages()
    const article = await measureWeight(browser, origin + paths.article)
    const home = await measureWeight(browser, `${origin}/`)
    const location = await measureWeight(browser, origin + paths.location)
    const used = await measureUse(browser, origin + paths.article)
    const sent = await measureUse(browser, origin + paths.location)
    const { eager, idle, css, html } = article
    return [
      row('first visit to an article: JavaScript, gzip', eager + idle, 'kB', 3),
      row('of it, asked for before the page is loaded', eager, 'kB'),
      row('of it, asked for in the 2 s after', idle, 'kB'),
      row('after menu and newsletter box: JavaScript, gzip', used, 'kB', 75),
      row('a location page, its form used too: JavaScript', sent, 'kB'),
      row('first visit to an article: CSS, gzip', css, 'kB', 16),
      row('first visit to an article: HTML, gzip', html, 'kB', 15),
      ...(await heaviestPages()),
      row('first visit to home on a phone, all as served', home.served, 'kB', 350),
      row('first visit to a location page, all as served', location.served, 'kB', 250),
    ]
  })

/** The budgets for the HTML of a page, by the folder under `pages/` that shows it. In kB, gzip. */
const htmlBudgets = {
  home: 13,
  town: undefined,
  location: 12,
  offering: undefined,
  project: undefined,
  guide: 11,
}

/** Returns a row for each of these templates: the HTML of its heaviest page in dist/. */
async function heaviestPages() {
  const pages = allRoutes(getSite())
  const rows = Object.entries(htmlBudgets).map(async ([folder, budget]) => {
    const sizes = pages
      .filter(({ kind, path }) => (path === '/' ? 'home' : kind) === folder)
      .map(async ({ path }) => {
        const html = await readFile(`dist/client${path.replace(/\/$/, '')}/index.html`)
        return { path, size: gzipSync(html, { level: 9 }).length / 1000 }
      })
    const [heaviest] = (await Promise.all(sizes)).sort((a, b) => b.size - a.size)
    return (
      heaviest && [
        row(`HTML of ${heaviest.path}, the heaviest ${folder}, gzip`, heaviest.size, 'kB', budget),
      ]
    )
  })
  return (await Promise.all(rows)).flatMap((each) => each ?? [])
}

/** Returns kB: scripts requested before (`eager`) and within 2 s after the load event (`idle`); `served` is the total. */
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

/** Returns the kB of all JavaScript, gzip, once the menu, the newsletter box and the estimate form, if any, were used. */
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
  await page.locator('.newsletter[data-hydrated]').waitFor()
  const form = page.locator('#estimate form')
  if ((await form.count()) > 0) {
    await form.getByLabel('Name').fill('June Harrow')
    await page.locator('[data-island="EstimateForm"][data-hydrated]').waitFor()
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

function categoryOf(request: Request, loaded: number) {
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
