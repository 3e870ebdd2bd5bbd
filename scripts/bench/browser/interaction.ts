import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { inBrowser, newPhone } from './phone.ts'
import { median, type Row, row } from '../row.ts'

const pages = [
  ['home', '/'],
  ['a location page', '/roofing-breckenridge-colorado'],
  ['an article', '/how-to-build-in-vail'],
  ['contact', '/contact'],
] as const
const rounds = 3

/** Recorded by observe.js, in ms; interactions shorter than 16 ms are left out. */
const pageMetrics = z.object({
  blocked: z.number(),
  interactions: z.record(z.string(), z.number()),
})

/**
 * Measures how long a visitor waits on a phone with a quarter of this machine's speed: while a page
 * loads (total blocking time), and for the slowest interaction after that (which is INP for so few
 * interactions). Up to 200 ms is rated good.
 */
export const interaction = () =>
  inBrowser(async (browser, origin) => {
    const rows: Row[] = []
    for (const [name, path] of pages) {
      const visits: { blocked: number; slowest: number }[] = []
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, origin + path))
      const of = (what: 'blocked' | 'slowest') => median(visits.map((seen) => seen[what]))
      rows.push(
        row(`${name} under 4× CPU: blocking time`, of('blocked'), 'ms', 100),
        row(`${name} under 4× CPU: interaction (INP)`, of('slowest'), 'ms', 200),
      )
    }
    return rows
  })

async function visit(browser: Browser, url: string) {
  const { context, page, devtools } = await newPhone(browser)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript({ path: 'scripts/bench/browser/observe.js' })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor()
  await interact(page)
  // An interaction is reported only after its frame was presented.
  await page.waitForTimeout(500)
  const { blocked, interactions } = pageMetrics.parse(await page.evaluate('window.seen'))
  await context.close()
  return { blocked, slowest: Math.max(0, ...Object.values(interactions)) }
}

/** Uses the menu and its submenus, the newsletter box, two questions and the form. */
async function interact(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await panel.getByText('Services', { exact: true }).click()
  await panel.getByText('Rent', { exact: true }).click()
  await page.keyboard.press('Escape')
  const box = page.locator('.newsletter')
  await box.locator('summary').click()
  await box.getByRole('textbox').pressSequentially('june@')
  await box.getByRole('button', { name: 'Close the newsletter form' }).click()
  const questions = page.locator('main summary')
  for (const question of (await questions.all()).slice(0, 2)) await question.click()
  const form = page.locator('#estimate form')
  if ((await form.count()) === 0) return
  await form.getByLabel('Name').click()
  await form.getByLabel('Name').pressSequentially('June Harrow')
  await form.getByLabel('Email').pressSequentially('june@example.com')
  // The browser rejects the incomplete form, so nothing is sent.
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
}
