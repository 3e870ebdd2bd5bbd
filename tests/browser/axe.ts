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

/** Kept on the document: compiling it takes a third of a run. */
async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
}

/** Returns the violations on the page in its current state: rule, reason and first element of each. */
export async function axeViolations(page: Page): Promise<string[]> {
  await addAxe(page)
  return run(page, { resultTypes: ['violations'] })
}

/** The part of a page to check, as axe takes it. */
export type Context = string | { include: string; exclude: string[] }

/** A page without its header and footer, which were checked on another page. */
export const withoutFrame: Context = {
  include: 'html',
  exclude: ['.top-bar', '.header', '.footer', '#mobile-menu'],
}

/**
 * On a desktop it runs all rules, and contrast again in dark mode, where only colors differ. On a phone, where markup
 * and colors are the same, it runs the rules about sizes and scrolling, and contrast for pages with their frame, which
 * has parts that only phones show.
 * @param context the part to check, such as a dialog over a page that was checked without it
 */
export async function axeViolationsForWidth(page: Page, context?: Context): Promise<string[]> {
  await addAxe(page)
  if ((page.viewportSize()?.width ?? 0) < 600) {
    const layout = ['target-size', 'scrollable-region-focusable']
    const rules = context === 'html' ? [...layout, 'color-contrast'] : layout
    return run(page, { runOnly: rules, resultTypes: ['violations'] }, context)
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
 * Returns the violations on one page at desktop width, then at phone width, and whether it is wider than its window.
 * The page is left at desktop width.
 */
export async function faultsAtBothWidths(page: Page, context?: Context): Promise<string[]> {
  const faults: string[] = []
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const found = await axeViolationsForWidth(page, context)
    const wider = await overflow(page)
    if (wider > 0) found.push(`${wider} px wider than the window`)
    faults.push(...found.map((violation) => `${viewport.width} px: ${violation}`))
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
