import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../chromium.ts'
import { median, type Row } from './row.ts'
import { makeWorkspace } from './workspace.ts'

const rounds = 7
const port = 34_571

/** From a saved Markdown file to the words on the screen, in development. */
export async function edit(): Promise<Row[]> {
  const workspace = makeWorkspace()
  const server = spawn(
    join(workspace.folder, 'node_modules/.bin/vike'),
    ['dev', '--port', `${port}`],
    {
      cwd: workspace.folder,
      stdio: 'ignore',
    },
  )
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await open(page, `http://localhost:${port}/how-to-build-in-vail`)
    const file = join(workspace.folder, 'content/guides/how-to-build-in-vail.md')
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
      { what: 'edit to visible in development', figure: median(times), unit: 'ms', budget: 250 },
    ]
  } finally {
    await browser.close()
    server.kill()
    await new Promise((gone) => server.once('exit', gone))
    workspace.remove()
  }
}

/** The server needs a moment to begin. */
async function open(page: Page, url: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const answer = await page.goto(url).catch(() => undefined)
    if (answer?.ok()) return page.waitForLoadState('networkidle')
    await new Promise((wait) => setTimeout(wait, 500))
  }
  throw new Error('The development server did not start')
}
