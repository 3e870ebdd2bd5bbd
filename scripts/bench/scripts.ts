import { templatePages } from '../../tests/browser/template-pages.ts'
import { launchBrowser } from '../chromium.ts'
import { builtService } from './built-service.ts'
import type { Row } from './row.ts'
import { weigh } from './weight.ts'

/**
 * JavaScript of a first visit to a page of every template, gzip, in kB of 1000. The budget is that of
 * an article; tools and the staff's desk have none.
 */
export async function scripts(): Promise<Row[]> {
  const service = await builtService()
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const [name, path] of templatePages) {
      const { eager, idle } = await weigh(browser, service.origin + path)
      const budget = /^\/(admin|debug)\//.test(path) ? undefined : 95
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
