import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../services/api/testing/temporary-folder.ts'

/**
 * Runs `npm run check` on the sample content.
 * @param fault the folder of tests/content-faults whose files replace others
 */
async function check(fault: string, ...args: string[]) {
  const root = await temporaryFolder()
  const faults = 'tests/content-faults'
  cpSync(join(faults, 'base'), root, { recursive: true })
  cpSync(join(faults, fault, 'content'), join(root, 'content'), { recursive: true })
  if (fault === 'base') writeFileSync(join(root, 'content/testimonials.yaml'), placeholders)
  // Claims that nobody has checked for two years are problems, too.
  const claims = join(root, 'content/claims.yaml')
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  writeFileSync(
    claims,
    readFileSync(claims, 'utf8').replaceAll(/checked: .*/g, `checked: ${yesterday}`),
  )
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
  const { status, output } = await check('cost-expired')
  expect(output).toContain('content/ is valid')
  expect(output).toContain('look the figures up again, then move `expires`')
  expect(status).toBe(0)
})

test('expired content is an error of the check with --strict, for a timer', async () => {
  const { status, output } = await check('cost-expired', '--strict')
  expect(output).toContain('look the figures up again, then move `expires`')
  expect(status).toBe(1)
})

test('--json prints the problems for editors and CI, and nothing else', async () => {
  const { status, output } = await check('town-copied', '--json')
  expect(JSON.parse(output)).toMatchObject({
    problems: [
      {
        severity: 'error',
        file: 'content/towns/vail.yaml',
        line: 1,
        column: 1,
        field: 'name',
        reason: 'has the same name as content/towns/dillon.yaml',
        repair: 'give the copied file its own',
      },
      { field: 'coordinates' },
      { field: 'neighbors' },
    ],
  })
  expect(status).toBe(1)
  const expired = await check('cost-expired', '--json')
  expect(JSON.parse(expired.output)).toMatchObject({ problems: [{ severity: 'warning' }] })
  expect(expired.status).toBe(0)
})

const placeholders = `# Stand-ins
- id: vail-roof
  placeholder: true
  content: They were done before the snow.
  name: M. and J. Harlan
  title: Homeowners, Vail
  initials: MH
  rating: 5
`

test('placeholders are one line of the check with their number and places', async () => {
  const { status, output } = await check('base')
  const lines = output.split('\n').filter((line) => line.includes('placeholder'))
  expect(lines).toEqual([
    '1 entry is a placeholder, to replace before the site goes live (--strict lists each and fails): content/testimonials.yaml (1).',
  ])
  expect(status).toBe(0)
})

test('each placeholder is an error of the check with --strict, at its line', async () => {
  const { status, output } = await check('base', '--strict')
  expect(output).toContain('content/testimonials.yaml:3:3 [0].placeholder')
  expect(status).toBe(1)
})
