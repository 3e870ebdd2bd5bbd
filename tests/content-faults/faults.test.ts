import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { load } from '../../services/content/load/load.ts'
import { formatProblem } from '../../services/content/model/problem.ts'

/**
 * Each folder beside this file is one mistake that an author can make: only the files that differ from `base/`,
 * whose content is valid. Its `problems.txt` has the exact output of `npm run check`, because authors read it;
 * line numbers were checked by hand. For a new sample or a changed message,
 * `npx vitest run --project unit tests/content-faults -u` updates existing files (create an empty one first):
 * review what it wrote.
 */
const here = import.meta.dirname

const samples = readdirSync(here, { withFileTypes: true })
  .filter((found) => found.isDirectory() && found.name !== 'base')
  .map(({ name }) => name)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-faults-'))
  await cp(join(here, 'base'), join(folder, 'base'), { recursive: true })
  for (const sample of samples) {
    await cp(join(here, 'base'), join(folder, sample), { recursive: true })
    await cp(join(here, sample), join(folder, sample), { recursive: true })
    for (const path of removedBy(sample)) await rm(join(folder, sample, path))
  }
})
afterAll(() => rm(folder, { recursive: true }))

/** A sample's `remove.txt` names the files that it removes. */
function removedBy(sample: string): string[] {
  const list = join(here, sample, 'remove.txt')
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
}

/** What `npm run check` would print. */
function problemsIn(sample: string): string {
  const root = join(folder, sample)
  const cache = join(folder, '.cache')
  const today = new Date('2026-06-01T12:00:00Z')
  const { problems, expired } = load({ root, today, commit: 'test', cache })
  return [...problems, ...expired].map((problem) => `${formatProblem(problem)}\n`).join('')
}

test('the base has no problems, so every problem below comes from its sample', () => {
  expect(problemsIn('base')).toBe('')
})

test.each(samples)('%s', async (sample) => {
  const words = join(here, sample, 'problems.txt')
  expect(existsSync(words), `${words} is missing`).toBe(true)
  const problems = problemsIn(sample)
  expect(problems).not.toBe('')
  await expect(problems).toMatchFileSnapshot(words)
})

test('front matter in another language is never executed', () => {
  problemsIn('front-matter-script')
  expect(globalThis).not.toHaveProperty('contentFaultRan')
  expect(existsSync('ran.txt')).toBe(false)
})
