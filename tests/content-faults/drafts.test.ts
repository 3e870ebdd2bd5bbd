import { readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { load } from '../../services/content/load/load.ts'
import { formatProblem } from '../../services/content/model/problem.ts'

/** Copies the valid content; the copy is removed after the test. */
async function newContent(): Promise<string> {
  const root = await temporaryFolder()
  await cp(join(import.meta.dirname, 'base'), root, { recursive: true })
  return root
}

test('a draft has no page and no related links', async () => {
  const root = await newContent()
  const guide = readFileSync(join(root, 'content/guides/metal-roofs.md'), 'utf8')
  const other = guide.replace('family: build', 'family: build\nrelated: [metal-roofs, shingles]')
  await writeFile(
    join(root, 'content/guides/metal-roofs.md'),
    guide.replace('family: build', '$&\ndraft: true'),
  )
  await writeFile(join(root, 'content/guides/shingles.md'), other)
  const { site } = load({ root, today: new Date('2026-06-01'), commit: 'test' })
  expect(site?.guides.map(({ slug, related }) => ({ slug, related }))).toEqual([
    { slug: 'shingles', related: ['shingles'] },
  ])
})

test('content with a future date has no page before that day, and links to it are reported', async () => {
  const root = await newContent()
  const on = (day: string) => load({ root, today: new Date(`${day}T12:00:00Z`), commit: 'test' })
  expect(on('2026-05-14').site?.guides.map(({ slug }) => slug)).toEqual(['metal-roofs'])
  const before = on('2026-05-13')
  expect(before.site?.guides).toEqual([])
  expect(before.site?.unpublished.guides.map(({ slug }) => slug)).toEqual(['metal-roofs'])
  expect(before.problems.map(formatProblem)).toContain(
    'content/offerings/roofing.md:26:20 links to “/metal-roofs”, which is not there before 2026-05-14 — remove the link until content/guides/metal-roofs.md is on the site',
  )
})

test('problems in a draft are reported and do not stop a build', async () => {
  const root = await newContent()
  const post = readFileSync(join(root, 'content/posts/first-snow.md'), 'utf8')
  await writeFile(
    join(root, 'content/posts/second-snow.md'),
    post.replace(/^author: .*$/m, 'author: nobody\ndraft: true'),
  )
  const { site, problems, draftProblems } = load({
    root,
    today: new Date('2026-06-01'),
    commit: 'test',
  })
  expect(problems).toEqual([])
  expect(site?.posts.map(({ slug }) => slug)).toEqual(['first-snow'])
  expect(draftProblems.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/posts/second-snow.md author',
  ])
  expect(site?.unpublished.problems).toEqual(draftProblems)
})

test('days change at midnight in Denver for dates of publication, expiry and the age of the firm', async () => {
  const root = await newContent()
  const words =
    '  title: Operator\n  summary: Digs.\n  duties: [Digs, Grades]\n  needs: [A license]\n  benefits: [Health insurance]\n'
  await mkdir(join(root, 'content/openings'))
  await writeFile(
    join(root, 'content/openings/operator.yaml'),
    `town: vail\nemployment: seasonal\npay: { from: 30, to: 40, per: hour }\nposted: 2026-05-01\nuntil: 2026-05-13\nen:\n${words}es:\n${words}`,
  )
  const at = (moment: string) => load({ root, today: new Date(moment), commit: 'test' }).site
  const standing = (moment: string) => [
    at(moment)?.guides.map(({ slug }) => slug),
    at(moment)?.jobs.map(({ slug }) => slug),
  ]
  // 11:30 PM on the 13th, and an hour later.
  expect(standing('2026-05-14T05:30:00Z')).toEqual([[], ['operator']])
  expect(standing('2026-05-14T06:30:00Z')).toEqual([['metal-roofs'], []])
  const yearsAt = (moment: string) => at(moment)?.years ?? 0
  expect(yearsAt('2027-01-01T06:30:00Z')).toBe(yearsAt('2026-06-01T12:00:00Z'))
  expect(yearsAt('2027-01-01T07:30:00Z')).toBe(yearsAt('2026-06-01T12:00:00Z') + 1)
})

test('the address of a job that has ended leads to the open jobs for now, and nothing is lost', async () => {
  const root = await newContent()
  const words =
    '  title: Operator\n  summary: Digs.\n  duties: [Digs, Grades]\n  needs: [A license]\n  benefits: [Health insurance]\n'
  await mkdir(join(root, 'content/openings'))
  await writeFile(
    join(root, 'content/openings/operator.yaml'),
    `town: vail\nemployment: seasonal\npay: { from: 30, to: 40, per: hour }\nposted: 2026-05-01\nuntil: 2026-05-13\nen:\n${words}es:\n${words}`,
  )
  await writeFile(
    join(root, 'content/pages/careers.md'),
    '---\ntemplate: careers\ntitle: Careers\ndescription: Jobs.\nheadline: Careers\nlead: Work here.\nimage: roof\nsections:\n  openings: { title: Open, description: Jobs. }\nnoOpenings: None today.\nupdated: 2026-05-01\n---\n\nWe hire.\n',
  )
  await writeFile(join(root, 'content/addresses.txt'), '/careers/operator\n')
  const on = (day: string) => load({ root, today: new Date(`${day}T19:00:00Z`), commit: 'test' })
  const ofJob = (day: string) =>
    on(day).site?.redirects.filter(({ from }) => from === '/careers/operator')
  expect(ofJob('2026-05-13')).toEqual([])
  expect(ofJob('2026-05-14')).toEqual([{ from: '/careers/operator', to: '/careers', status: 302 }])
  expect(on('2026-05-14').problems).toEqual([])
  expect(on('2036-05-14').problems).toEqual([])
})
