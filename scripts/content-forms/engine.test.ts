import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

test('the list tells a draft from what belongs to one, and the files of the whole site that can be added', async () => {
  const home = await temporaryFolder()
  const folder = join(home, 'content')
  cpSync('tests/fixture-firm', folder, { recursive: true })
  const place = join(folder, 'offerings/roofing.md')
  writeFileSync(place, readFileSync(place, 'utf8').replace('---\n', '---\ndraft: true\n'))
  rmSync(join(folder, 'notice.yaml'))
  const where = { folder, cache: join(home, 'cache') }
  const { files, absent } = engine.overview(where)
  const stateOf = (file: string) => {
    const { state, own } = files.find((each) => each.file === file) ?? {}
    return { state, own }
  }
  expect(stateOf('offerings/roofing.md')).toEqual({ state: 'draft', own: true })
  expect(stateOf('offerings/roofing.es.md')).toEqual({ state: 'draft', own: undefined })
  expect(stateOf('offerings/decks.md')).toEqual({ state: 'live', own: undefined })
  expect(absent).toContain('notice.yaml')
  expect(absent).not.toContain('claims.yaml')

  // A file says where it is in other languages, or what it translates.
  expect(engine.open({ ...where, file: 'offerings/decks.md' })?.translations).toEqual([
    { language: 'es', file: 'offerings/decks.es.md', exists: false },
  ])
  expect(engine.open({ ...where, file: 'navigation.yaml' })?.translations).toEqual([
    { language: 'es', file: 'navigation.es.yaml', exists: true },
  ])
  expect(engine.open({ ...where, file: 'form.yaml' })?.translations).toEqual([])
  const spanish = engine.open({ ...where, file: 'offerings/roofing.es.md' })
  expect(spanish).toMatchObject({
    translations: [],
    original: {
      ...{ file: 'offerings/roofing.md', language: 'en', data: { draft: true } },
      body: expect.stringContaining('##'),
    },
  })
})
