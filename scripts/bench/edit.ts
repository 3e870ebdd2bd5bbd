import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { freePort } from '../../tests/crash/service.ts'
import { launchBrowser } from '../chromium.ts'
import { median, type Row } from './row.ts'
import { tidyLater } from './tidy.ts'
import { makeWorkspace } from './workspace.ts'

const rounds = 5

/** From a saved Markdown file to the words on the screen, in development. */
export async function edit(): Promise<Row[]> {
  const browser = await launchBrowser()
  const workspace = makeWorkspace()
  const port = await freePort()
  const server = spawn(
    join(workspace.folder, 'node_modules/.bin/vike'),
    ['dev', '--host', '127.0.0.1', '--port', `${port}`],
    { cwd: workspace.folder, stdio: 'ignore' },
  )
  const kill = tidyLater(() => server.kill('SIGKILL'))
  try {
    const page = await browser.newPage()
    await open(page, server, `http://127.0.0.1:${port}/how-to-build-in-vail`)
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
    kill()
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    workspace.remove()
  }
}

/** The server needs a moment to begin. */
async function open(page: Page, server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 60 && server.exitCode === null; attempt++) {
    const answer = await page.goto(url).catch(() => undefined)
    if (answer?.ok()) return page.waitForLoadState('networkidle')
    await new Promise((wait) => setTimeout(wait, 500))
  }
  throw new Error('The development server did not start')
}
