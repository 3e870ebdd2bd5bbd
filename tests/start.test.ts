import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../services/api/testing/temporary-folder.ts'

/** Starts a build and a service, given as code, as `npm start` does. */
async function start(build: string, service: string) {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'scripts'))
  await writeFile(join(folder, 'scripts/build.mjs'), build)
  await writeFile(join(folder, 'service.mjs'), service)
  const scripts = { serve: 'node --no-warnings service.mjs' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }))
  const child = spawn(process.execPath, [resolve('scripts/start.mjs')], { cwd: folder })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close')
  return {
    stop: () => child.kill('SIGTERM'),
    printed: (line: string) => expect.poll(() => output).toContain(line),
    /** Waits for the end. @returns the exit code and the output */
    end: async () => ({ code: ((await ended) as [number | null])[0], output }),
  }
}

const service = `
  import { writeFileSync } from 'node:fs'
  console.log('serving')
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) })
  writeFileSync('serving', '')
  setInterval(() => {}, 1000)`

/** Code of a build that waits until the service runs. */
const onceServing = `
  import { existsSync } from 'node:fs'
  const serving = async () => {
    while (!existsSync('serving')) await new Promise((next) => setTimeout(next, 20))
  }`

test('the site is served while the build continues, and until it is stopped', async () => {
  const build = `
    ${onceServing}
    process.send('served')
    await serving()
    console.log('built')`
  const { printed, stop, end } = await start(build, service)
  await printed('built')
  stop()
  expect(await end()).toEqual({ code: 0, output: 'serving\nbuilt\nstopped\n' })
})

test('a build that fails before the site can be served ends npm start', async () => {
  const { end } = await start(`console.log('no'); process.exit(3)`, service)
  expect(await end()).toEqual({ code: 3, output: 'no\n' })
})

test('a build that fails later stops the service', async () => {
  const build = `${onceServing}; process.send('served'); await serving(); process.exit(3)`
  const { end } = await start(build, service)
  expect(await end()).toEqual({ code: 1, output: 'serving\nstopped\n' })
})

test('a service that exits stops the build', async () => {
  const build = `process.send('served'); setInterval(() => {}, 1000)`
  const { end } = await start(build, `process.exit(5)`)
  expect(await end()).toEqual({ code: 5, output: '' })
})
