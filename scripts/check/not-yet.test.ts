import { expect, test } from 'vitest'
import { getSite } from '../../services/content/index.ts'
import { notYetLines } from './not-yet.ts'

test('a draft and a piece with a later date are named, with where to read them and what publishes them', () => {
  const { posts, guides } = getSite()
  const [post] = posts
  const [guide] = guides
  if (!post || !guide) throw new Error('content has no post or no guide')
  const later = { ...post, slug: 'first-snow', date: '2026-12-01' }
  const draft = { ...guide, slug: 'how-to-oil-a-deck', draft: true }
  expect(notYetLines({ unpublished: { posts: [later], guides: [draft], problems: [] } })).toEqual([
    expect.stringMatching(
      /^content\/guides\/how-to-oil-a-deck\.md — is a draft: .* at \/preview\/guide\/how-to-oil-a-deck; .*“draft: true”/,
    ),
    expect.stringMatching(
      /^content\/posts\/first-snow\.md — waits for 2026-12-01: .* at \/preview\/post\/first-snow; .*first build/,
    ),
  ])
  expect(notYetLines({ unpublished: { posts: [], guides: [], problems: [] } })).toEqual([])
})
