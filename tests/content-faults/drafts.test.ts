import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { load } from '#services/content/load/load.ts'
import { tell } from '#services/content/load/problem.ts'

/** A copy of the content that is in order, gone after the test. */
async function newContent(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'content-drafts-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await cp(join(import.meta.dirname, 'base'), root, { recursive: true })
  return root
}

test('a draft is no page, and nothing is related to it', async () => {
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

test('what has a later date is no page before that day, and nothing may lead to it', async () => {
  const root = await newContent()
  const on = (day: string) => load({ root, today: new Date(day), commit: 'test' })
  expect(on('2026-05-14').site?.guides.map(({ slug }) => slug)).toEqual(['metal-roofs'])
  const before = on('2026-05-13')
  expect(before.site?.guides).toEqual([])
  expect(before.site?.unpublished.guides.map(({ slug }) => slug)).toEqual(['metal-roofs'])
  expect(before.problems.map(tell)).toContain(
    'content/offerings/roofing.md:26:20 links to “/metal-roofs”, which is not there before 2026-05-14 — remove the link until content/guides/metal-roofs.md is on the site',
  )
})

test('what is still wrong in a draft is told, and keeps nothing else from being built', async () => {
  const root = await newContent()
  const post = readFileSync(join(root, 'content/posts/first-snow.md'), 'utf8')
  await writeFile(
    join(root, 'content/posts/second-snow.md'),
    post.replace(/^author: .*$/m, 'author: nobody\ndraft: true'),
  )
  const { site, problems, unfinished } = load({
    root,
    today: new Date('2026-06-01'),
    commit: 'test',
  })
  expect(problems).toEqual([])
  expect(site?.posts.map(({ slug }) => slug)).toEqual(['first-snow'])
  expect(unfinished.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/posts/second-snow.md author',
  ])
  expect(site?.unpublished.problems).toEqual(unfinished)
})
