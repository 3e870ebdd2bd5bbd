import { expect, test } from 'vitest'
import { load } from '../../services/content/load/load.ts'
import { articleReport } from '../../services/content/model/articles.ts'
import { getSite } from '../../services/content/index.ts'
import { unpublishedLines } from './reports.ts'

test('every guide and post has 700 to 1,400 words and a readability of grade 12 or lower', () => {
  const { site } = load({ root: process.cwd(), today: new Date(), commit: 'test' })
  const rows = site ? articleReport(site) : []
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ faults }) => faults.length > 0)).toEqual([])
})

test('drafts and scheduled entries are listed with their preview and what publishes them', () => {
  const { posts, guides } = getSite()
  const [post] = posts
  const [guide] = guides
  if (!post || !guide) throw new Error('content has no post or no guide')
  const later = { ...post, slug: 'first-snow', date: '2026-12-01' }
  const draft = { ...guide, slug: 'how-to-oil-a-deck', draft: true }
  expect(
    unpublishedLines({ unpublished: { posts: [later], guides: [draft], problems: [] } }),
  ).toEqual([
    expect.stringMatching(
      /^content\/guides\/how-to-oil-a-deck\.md — is a draft: .* at \/preview\/guide\/how-to-oil-a-deck; .*“draft: true”/,
    ),
    expect.stringMatching(
      /^content\/posts\/first-snow\.md — waits for 2026-12-01: .* at \/preview\/post\/first-snow; .*first build/,
    ),
  ])
  expect(unpublishedLines({ unpublished: { posts: [], guides: [], problems: [] } })).toEqual([])
})
