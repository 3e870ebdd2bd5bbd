import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const found = z.object({
  violations: z.array(
    z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
  ),
})

/** What axe finds on the page as it is: rule, reason and the first element of each. */
export async function faultsByAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const answer = found.parse(await page.evaluate('axe.run({ resultTypes: ["violations"] })'))
  return answer.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`,
  )
}
