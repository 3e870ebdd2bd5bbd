import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../api/testing/temporary-folder.ts'
import { formatProblem } from '../../model/problem.ts'
import { load } from '../load.ts'

test('a text of a translation in the language of its original is asked about, where it is', async () => {
  const root = await temporaryFolder()
  const folder = join(root, 'content')
  cpSync('tests/fixture-firm', folder, { recursive: true })
  const copied = () =>
    load({ root, folder, today: new Date('2026-06-01'), commit: 'test' })
      .questions.map((problem) => formatProblem(problem))
      .filter((line) => line.includes('word for word'))
  expect(copied()).toEqual([])

  const place = join(folder, 'offerings/roofing.es.md')
  const [, , body = ''] = readFileSync(join(folder, 'offerings/roofing.md'), 'utf8').split(/^---$/m)
  const [, fields = ''] = readFileSync(place, 'utf8').split(/^---$/m)
  const summary = /^summary: .*$/m.exec(readFileSync(join(folder, 'offerings/roofing.md'), 'utf8'))
  const changed = fields.replace(/^summary: .*$/m, summary?.[0] ?? '')
  writeFileSync(place, `---${changed}---${body}`)
  expect(copied()).toEqual([
    expect.stringMatching(
      /^content\/offerings\/roofing\.es\.md:\d+:\d+ summary — says word for word what content\/offerings\/roofing\.md says in English — translate it, or leave it out$/,
    ),
    expect.stringMatching(/^content\/offerings\/roofing\.es\.md:\d+:1 says word for word/),
  ])
})
