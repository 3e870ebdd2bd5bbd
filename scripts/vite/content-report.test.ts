import { readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentReport as schema } from '../../services/api/site/content-report-contract.ts'
import { load } from '../../services/content/load/load.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { contentReport } from './content-report.ts'

const base = 'tests/content-faults/base'

test('an article is live, scheduled, a draft or a problem; problems come with their line', async () => {
  const root = await temporaryFolder()
  await cp(base, root, { recursive: true })
  const post = readFileSync(join(base, 'content/posts/first-snow.md'), 'utf8')
  const write = (slug: string, from: RegExp, to: string) =>
    writeFile(join(root, `content/posts/${slug}.md`), post.replace(from, to))
  await write('a-draft', /^image:/m, 'draft: true\nimage:')
  await write('later', /^date: .*$/m, 'date: 2026-07-01')
  await write('broken', /^author: .*$/m, 'author: nobody\ndraft: true')
  const { site } = load({ root, today: new Date('2026-06-01'), commit: 'test' })
  if (!site) throw new Error('The sample has no site.')
  const report = schema.parse(contentReport(site, new Date('2026-06-01T12:00:00Z')))
  const standing = Object.fromEntries(
    report.writings
      .filter(({ kind }) => kind === 'post')
      .map(({ slug, state, preview, problems }) => [
        slug,
        [state, preview, problems.map(({ file, line, field }) => `${file}:${line} ${field}`)],
      ]),
  )
  const short = (slug: string) => [`content/posts/${slug}.md:1 `]
  expect(standing).toEqual({
    // The finished samples are too short, which is reported.
    'first-snow': ['problem', false, short('first-snow')],
    later: ['problem', true, short('later')],
    'a-draft': ['draft', true, []],
    broken: ['problem', false, ['content/posts/broken.md:4 author']],
  })
})

test('the description of every location page fits a search result, without the sentence added to short ones', () => {
  const { site } = load({ root: '.', today: new Date(), commit: 'test' })
  const lengths = site?.locations.map(({ slug, description }) => ({
    slug,
    fits: description.length >= 130 && description.length <= 155,
  }))
  expect(lengths?.length).toBeGreaterThan(100)
  expect(lengths?.filter(({ fits }) => !fits)).toEqual([])
})

test('every service type in every town is a page, with its evidence and its most similar page', () => {
  const { site } = load({ root: '.', today: new Date(), commit: 'test' })
  if (!site) throw new Error('The content has problems.')
  const { matrix } = contentReport(site, new Date())
  expect(matrix.towns).toHaveLength(site.towns.length)
  expect(matrix.cells).toHaveLength(site.locations.length)
  expect(matrix.cells.length).toBeGreaterThan(100)
  expect(matrix.cells.every(({ similarity }) => similarity < matrix.limits.page)).toBe(true)
  expect(matrix.mean).toBeLessThan(matrix.limits.mean)
})
