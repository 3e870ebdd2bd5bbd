import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { engine } from './engine.ts'

/** A day from now on. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test('the check for publishing has the problems that a later edition will have', async () => {
  const home = await temporaryFolder()
  const folder = join(home, 'content')
  cpSync('tests/content-faults/base/content', folder, { recursive: true })
  mkdirSync(join(folder, 'openings'))
  const careers = join(folder, 'pages/careers.md')
  const text = readFileSync(careers, 'utf8')
  writeFileSync(careers, text.replace('---\n', `---\nuntil: ${inDays(30)}\n`))
  writeFileSync(
    join(folder, 'openings/operator.yaml'),
    `town: vail
employment: seasonal
pay: { from: 30, to: 40, per: hour }
posted: 2026-05-01
until: ${inDays(60)}
en:
  title: Operator
  summary: Digs.
  duties: [Digs, Grades]
  needs: [A license]
  benefits: [Health insurance]
`,
  )
  const where = { folder, cache: join(home, 'cache') }
  const found = (ahead: boolean) =>
    engine
      .problems({ ...where, ahead })
      .filter(({ file, severity }) => file.endsWith('careers.md') && severity === 'error')
  expect(found(false)).toEqual([])
  expect(found(true)).toMatchObject([{ reason: 'has ended, and the site needs it' }])
}, 60_000)
