import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../services/api/testing/listen.ts'
import { launchBrowser } from '../../chromium.ts'
import { median, type Row, row } from '../row.ts'
import { makeWorkspace, onCleanup } from './workspace.ts'

const edits = 3

/** Measures a build without a cache, one without changes, and some after an edit to a Markdown file. */
export async function build(): Promise<Row[]> {
  const workspace = makeWorkspace()
  const run = () => workspace.run('npm', 'run', '--silent', 'build')
  const runUntilServed = () =>
    workspace.runUntil(/can be served/, process.execPath, 'scripts/build.mjs')
  try {
    const cold = await run()
    const again = await run()
    const guides = join(workspace.folder, 'content/guides')
    const guide = join(guides, readdirSync(guides)[0] ?? '')
    const text = readFileSync(guide, 'utf8')
    const edited: number[] = []
    const served: number[] = []
    const add = (sentence: string) => writeFileSync(guide, `${text}\n\n${sentence}\n`)
    for (let round = 0; round < edits; round++) {
      add(`One more sentence, the ${round}th.`)
      edited.push((await run()).seconds)
      add(`Another sentence, the ${round}th.`)
      served.push((await runUntilServed()).seconds)
    }
    const pages = numberIn(cold.output, /(\d+) HTML documents/)
    const encoded = (output: string) => numberIn(output, /drawings: (\d+) encoded/)
    return [
      row(`cold build, ${pages} pages with pictures`, cold.seconds, 's', 60),
      row('pictures encoded by it', encoded(cold.output), ''),
      row('second build, nothing new', again.seconds, 's'),
      row('pictures encoded by it', encoded(again.output), '', 0),
      row(`Markdown edit until the site can be served, median of ${edits}`, median(served), 's'),
      row(`rebuild after a Markdown edit, median of ${edits}`, median(edited), 's', 3),
    ]
  } finally {
    workspace.remove()
  }
}

/** Returns a number from the build's output; NaN if it is missing. */
export const numberIn = (output: string, pattern: RegExp) => Number(pattern.exec(output)?.[1])

const rounds = 5

/** Measures the time from saving a Markdown file to the new text on the screen, in development. */
export async function edit(): Promise<Row[]> {
  const development = await startDevelopment()
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${development.origin}/how-to-build-in-vail`)
    // The first visit compiles code, and may reload the page.
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
      row(`edit to visible in development, median of ${rounds}`, median(times), 'ms', 250),
      row(`edit to visible in development, slowest of ${rounds}`, Math.max(...times), 'ms'),
    ]
  } finally {
    await browser.close()
    await development.stop()
  }
}

/** `npm run dev` on a copy of the project, which may be edited. */
export interface Development {
  /** The folder of the copy. */
  folder: string
  origin: string
  stop: () => Promise<void>
}

/**
 * Starts the development server and waits until it responds.
 *
 * @throws Error if it ends, or does not respond within three minutes
 */
export async function startDevelopment(): Promise<Development> {
  const workspace = makeWorkspace()
  const port = await freePort()
  const server = spawn(
    join(workspace.folder, 'node_modules/.bin/vike'),
    ['dev', '--host', '127.0.0.1', '--port', `${port}`],
    { cwd: workspace.folder, stdio: 'ignore' },
  )
  const kill = onCleanup(() => server.kill('SIGKILL'))
  const running = () => server.exitCode === null && server.signalCode === null
  const stop = async () => {
    kill()
    if (running()) await once(server, 'exit')
    workspace.remove()
  }
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 360 && running(); attempt++) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer?.ok) return { folder: workspace.folder, origin, stop }
    await new Promise((wait) => setTimeout(wait, 500))
  }
  await stop()
  throw new Error('The development server did not start')
}
