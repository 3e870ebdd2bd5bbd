import { expect, test } from 'vitest'
import { articleReport } from '../../services/content/model/articles.ts'
import { getSite } from '../../services/content/index.ts'
import type { EntryState } from '../../services/content/model/site.ts'
import { editorialLines, unpublishedLines } from './reports.ts'

test('every guide and post has 700 to 1,400 words, a readability of grade 12 or lower and a picture of its own', () => {
  const site = getSite()
  expect(articleReport(site).length).toBeGreaterThan(40)
  expect(editorialLines(site)).toEqual([])
})

test('an article that is too short, or opens with another page’s picture, is listed with its file', () => {
  const site = getSite()
  const [guide] = site.guides
  if (!guide) throw new Error('content has no guide')
  const short = {
    ...guide,
    slug: 'how-to-oil-a-deck',
    body: { ...guide.body, html: guide.body.html, words: 60 },
  }
  const page = site.entryPages.find(({ path }) => path === guide.path)
  if (!page) throw new Error('the guide has no page')
  const copy = { ...page, file: 'content/guides/how-to-oil-a-deck.md' }
  const added = { guides: [...site.guides, short], entryPages: [...site.entryPages, copy] }
  expect(editorialLines({ ...site, ...added })).toEqual([
    'content/guides/how-to-oil-a-deck.md — under 700 words (it has 60 words)',
    expect.stringMatching(
      /^content\/guides\/how-to-oil-a-deck\.md — opens with the picture .*, as content\/guides\/.*\.md does; give it one/,
    ),
  ])
})

test('of two pages that open with one picture, the one that was never published is listed', () => {
  const site = getSite()
  const guide = site.entryPages.find(({ path }) => path === site.guides[0]?.path)
  if (!guide) throw new Error('content has no guide')
  const added = { ...guide, path: '/added', file: 'content/guides/added.md' }
  const entryPages = [added, ...site.entryPages]
  expect(editorialLines({ ...site, entryPages }, ['/added'])).toEqual([
    expect.stringContaining(`${added.file} — opens with the picture`),
  ])
})

test('a chapter, a town and a location page that open with an offering’s picture are listed with both files', () => {
  const site = getSite()
  const { image, path: taken } = site.offerings[0] ?? {}
  const offering = site.entryPages.find(({ path }) => path === taken)
  const chapter = site.entryPages.find(({ kind }) => kind === 'chapter')
  const town = site.entryPages.find((page) => page.kind === 'town' && page.image !== page.opensWith)
  const location = site.locations.find((page) => page.index && page.image !== image)
  if (!image || !offering || !chapter || !town || !location) throw new Error('content lacks a page')
  const lines = (entryPages: typeof site.entryPages, locations: typeof site.locations) =>
    editorialLines({ ...site, entryPages: [offering, ...entryPages], locations })
  const as = `opens with the picture ${image}, as ${offering.file} does; give it one of its own`
  expect(
    lines(
      [
        { ...chapter, image },
        { ...town, opensWith: image },
      ],
      [],
    ),
  ).toEqual([`${chapter.file} — ${as}`, `${town.file} — ${as}`])
  expect(lines([town], [{ ...location, image, typeImage: 'another' }])).toEqual([
    `content/services/${location.service.slug}.yaml — ${as}`,
  ])
})

test('drafts, what appears later and what has ended is listed with its preview and what to do', () => {
  const { posts, guides } = getSite()
  const [post] = posts
  const [guide] = guides
  if (!post || !guide) throw new Error('content has no post or no guide')
  const later = { ...post, slug: 'first-snow', date: '2026-12-01' }
  const draft = { ...guide, slug: 'how-to-oil-a-deck', draft: true }
  const entry = (kind: string, slug: string, state: EntryState['state']): EntryState => ({
    ...{ kind, slug, state, title: slug },
    file: `content/${kind}/${slug}.${kind === 'towns' ? 'yaml' : 'md'}`,
    from: '2026-12-01 07:00',
    until: '2026-12-24',
  })
  const entries = [
    entry('towns', 'vail', 'ended'),
    entry('posts', 'first-snow', 'scheduled'),
    entry('towns', 'dillon', 'draft'),
    entry('guides', 'how-to-oil-a-deck', 'draft'),
    entry('towns', 'avon', 'live'),
  ]
  expect(
    unpublishedLines({
      unpublished: { posts: [later], guides: [draft], entries, problems: [] },
    }),
  ).toEqual([
    'content/towns/dillon.yaml — is a draft: `npm run dev -- --drafts` shows it; remove the line “draft: true” when it is done',
    'content/guides/how-to-oil-a-deck.md — is a draft: `npm run dev` shows it at /preview/guide/how-to-oil-a-deck; remove the line “draft: true” when it is done',
    'content/posts/first-snow.md — appears 2026-12-01 07:00: `npm run dev` shows it at /preview/post/first-snow',
    'content/towns/vail.yaml — ended with 2026-12-24: remove the file, or move `until` to show it again',
  ])
  expect(
    unpublishedLines({ unpublished: { posts: [], guides: [], entries: [], problems: [] } }),
  ).toEqual([])
})
