import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../services/api/testing/temporary-folder.ts'

/** Runs `npm run check` on the sample content with a cost guide whose one range has expired. */
async function check(...args: string[]) {
  const root = await temporaryFolder()
  const faults = 'tests/content-faults'
  cpSync(join(faults, 'base'), root, { recursive: true })
  cpSync(join(faults, 'cost-expired/content'), join(root, 'content'), { recursive: true })
  for (const folder of ['content/words', 'content/emails'])
    cpSync(folder, join(root, folder), { recursive: true })
  const tsx = import.meta.resolve('tsx')
  const command = ['--import', tsx, resolve('scripts/check.ts'), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('expired content is a warning of the check, since a day must not break a test', async () => {
  const { status, output } = await check()
  expect(output).toContain('content/ is valid')
  expect(output).toContain('look the figures up again, then move `expires`')
  expect(status).toBe(0)
})

test('expired content is an error of the check with --strict, for a timer', async () => {
  const { status, output } = await check('--strict')
  expect(output).toContain('look the figures up again, then move `expires`')
  expect(status).toBe(1)
})
