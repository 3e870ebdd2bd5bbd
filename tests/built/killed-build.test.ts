import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { filesIn } from '../../scripts/build/output.ts'
import { makeWorkspace } from '../../scripts/bench/build/workspace.ts'
import { longRun, rounds } from '../../services/api/testing/rounds.ts'

/** Duration of a build after an edit, in ms. */
const buildMs = 3000

test.runIf(longRun)(
  'a build killed at a random moment does not change what the next build writes',
  async () => {
    const workspace = makeWorkspace()
    onTestFinished(workspace.remove)
    const { folder } = workspace
    // Slow parts that are not under test: encoded pictures, bundles.
    cpSync('.cache', join(folder, '.cache'), { recursive: true })
    const build = () => workspace.run('npm', 'run', '--silent', 'build')
    await build()

    const service = join(folder, 'content/services/roofing.yaml')
    const text = readFileSync(service, 'utf8')
    for (let round = 0; round < rounds(1); round++) {
      const changed = text.replace(/^label: .*$/m, `label: Roofing ${round}`)
      writeFileSync(service, changed)
      const after = Math.round(Math.random() * buildMs)
      await killedBuild(folder, after)
      // Every other round restores the content of the last complete build.
      if (round % 2 === 1) writeFileSync(service, text)
      await build()
      const incremental = await written(folder)
      for (const kept of ['dist', '.cache/graph.bin', 'node_modules/.cache'])
        rmSync(join(folder, kept), { recursive: true, force: true })
      await build()
      const differing = differences(incremental, await written(folder))
      expect(differing, `killed after ${after} ms, round ${round}`).toEqual([])
    }
  },
  3_600_000,
)

async function killedBuild(folder: string, ms: number): Promise<void> {
  const build = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    stdio: 'ignore',
    // A process group, so that child processes are killed too.
    detached: true,
  })
  const ended = once(build, 'exit')
  await Promise.race([setTimeout(ms), ended])
  if (build.pid !== undefined && build.exitCode === null) process.kill(-build.pid, 'SIGKILL')
  await ended
}

/** Returns every file of the build by its path, without the build time. */
async function written(folder: string): Promise<Map<string, string>> {
  const files = filesIn(join(folder, 'dist'))
  return new Map(
    files.map((file) => [
      file,
      readFileSync(join(folder, 'dist', file), 'latin1').replace(/"builtAt": "[^"]*"/, ''),
    ]),
  )
}

/** Returns the paths of files that exist in only one of the two or differ. */
const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file))
