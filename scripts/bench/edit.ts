import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '../chromium.ts'
import { startDevelopment } from './development.ts'
import { median, type Row } from './row.ts'

const rounds = 5

/** From a saved Markdown file to the words on the screen, in development. */
export async function edit(): Promise<Row[]> {
  const development = await startDevelopment()
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${development.origin}/how-to-build-in-vail`)
    // The first opening has code prepared, and may load the page once more.
    await page.waitForLoadState('networkidle')
    const file = join(development.folder, 'content/guides/how-to-build-in-vail.md')
    const text = readFileSync(file, 'utf8')
    const times = []
    for (let round = 0; round < rounds; round++) {
      const word = `Round${round}`
      const began = performance.now()
      writeFileSync(file, `${text}\n\n${word}\n`)
      await page.waitForFunction((word) => document.body.innerText.includes(word), word)
      times.push(performance.now() - began)
      await page.waitForLoadState('networkidle')
    }
    return [
      {
        what: `edit to visible in development, median of ${rounds}`,
        figure: median(times),
        unit: 'ms',
        budget: 250,
      },
      {
        what: `edit to visible in development, slowest of ${rounds}`,
        figure: Math.max(...times),
        unit: 'ms',
      },
    ]
  } finally {
    await browser.close()
    await development.stop()
  }
}
