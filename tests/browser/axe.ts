import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { overflow } from './page-checks.ts'
import { desktop, phone } from './visitor.ts'

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const found = z.object({
  violations: z.array(
    z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
  ),
})

/** A document keeps it: compiling it costs a third of a run. */
async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
}

/** What axe finds on the page as it is: rule, reason and the first element of each. */
export async function axeViolations(page: Page): Promise<string[]> {
  await addAxe(page)
  return run(page, { resultTypes: ['violations'] })
}

/** What of a page axe looks at, as axe takes it. */
export type Context = string | { include: string; exclude: string[] }

/** A page without its header and footer, for pages whose frame was checked on another. */
export const withoutFrame: Context = {
  include: 'html',
  exclude: ['.top-bar', '.header', '.footer', '#mobile-menu'],
}

/**
 * On a desktop the same, and again in dark mode: there only colors differ, so only contrast can. On a phone
 * what can differ there: sizes, colors and what scrolls; the markup is the same as on a desktop.
 * @param context a dialog over a page that was checked without it need only be checked itself
 */
export async function axeViolationsForWidth(page: Page, context?: Context): Promise<string[]> {
  await addAxe(page)
  if ((page.viewportSize()?.width ?? 0) < 600) {
    const layout = ['color-contrast', 'target-size', 'scrollable-region-focusable']
    return run(page, { runOnly: layout, resultTypes: ['violations'] }, context)
  }
  const light = await run(page, { resultTypes: ['violations'] }, context)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await run(
    page,
    { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    context,
  )
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((violation) => `dark: ${violation}`)]
}

/**
 * What axe finds on one page as wide as a desktop, then as a phone; and whether it is wider than its window.
 * It stays as wide as a desktop.
 */
export async function faultsAtBothWidths(page: Page, context?: Context): Promise<string[]> {
  const faults: string[] = []
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const found = await axeViolationsForWidth(page, context)
    const wider = await overflow(page)
    if (wider > 0) found.push(`${wider} px wider than the window`)
    faults.push(...found.map((fault) => `${viewport.width} px: ${fault}`))
  }
  return faults
}

async function run(page: Page, options: object, context: Context = 'html'): Promise<string[]> {
  const call = `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`
  const answer = found.parse(await page.evaluate(call))
  return answer.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`,
  )
}
