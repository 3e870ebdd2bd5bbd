import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { type BuildResult, jobPlaces } from './job.ts'
import { buildByUnit } from './run-build.ts'

/** Starts a job for systemd's unit, and says what a build writes. */
async function startUnit(id: string) {
  const home = await temporaryFolder()
  const { build, start, result, ended } = jobPlaces(home)
  mkdirSync(build, { recursive: true })
  const job = buildByUnit(home)({ id, folder: 'content' }, new AbortController().signal)
  const answer = { outcome: 'built' as const, problems: [], problemCount: 0, seconds: 1 }
  return {
    job,
    start,
    end: async (done: string) => {
      // File times are some milliseconds behind the clock.
      await pause(50)
      writeFileSync(result, JSON.stringify({ id: done, ...answer } satisfies BuildResult))
      writeFileSync(ended, 'success\n')
    },
  }
}

test('the end of a build from before a restart is not that of the new job, which is started again', async () => {
  const { job, start, end } = await startUnit('second')
  writeFileSync(start, '')
  await end('first')
  await expect.poll(() => readFileSync(start, 'utf8'), { timeout: 10_000 }).toBe('second')
  await end('second')
  expect(await job).toMatchObject({ id: 'second', outcome: 'built' })
})

test('a unit that ends without a result twice is a failed build', async () => {
  const { job, start, end } = await startUnit('second')
  writeFileSync(start, '')
  await end('first')
  await expect.poll(() => readFileSync(start, 'utf8'), { timeout: 10_000 }).toBe('second')
  await end('first')
  expect(await job).toMatchObject({
    outcome: 'failed',
    problems: [{ reason: 'The build ended: success.' }],
  })
})
