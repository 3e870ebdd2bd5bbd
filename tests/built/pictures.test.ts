import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  attribute,
  type BuiltPage,
  client,
  files,
  locationPages,
  origin,
  publicPages,
  read,
  townPages,
} from './build.ts'

/** Groups pages that share a picture. */
function shared(all: readonly BuiltPage[], shows: (page: BuiltPage) => string | undefined) {
  const by = new Map<string, string[]>()
  for (const page of all) {
    const picture = shows(page)
    if (picture) by.set(picture, [...(by.get(picture) ?? []), page.path])
  }
  return [...by].filter(([, paths]) => paths.length > 1)
}

/** Tools and test pages, which show the pictures of other pages. */
const borrowing = [
  '/debug/api-test',
  '/font-performance',
  '/performance',
  '/search',
  '/styleguide',
  '/test-enhanced-roofing-vail-colorado',
]
/** A chapter has the same picture on its page as in the complete building guide. */
const isChapter = (path: string) => path.startsWith('/building-guide/')
/** The second page of a long list and those after it have the pictures of the first. */
const isFurtherListPage = (path: string) => /\/page\/\d+$/.test(path)
const others = publicPages.filter(
  ({ path }) => !borrowing.includes(path) && !isChapter(path) && !isFurtherListPage(path),
)

test('no two pages start with the same picture, except a service’s pages in several towns and a new town', () => {
  const inTowns = new Set(locationPages)
  for (const page of townPages) if (!page.root.querySelector('#poster')) inTowns.add(page)
  const first = ({ root }: BuiltPage) => root.querySelector('main img')?.getAttribute('src')
  const pages = others.filter((page) => !inTowns.has(page))
  expect(pages.filter(first).length).toBeGreaterThan(80)
  expect(shared(pages, first)).toEqual([])
})

test('every page has its own share picture', () => {
  const picture = ({ root }: BuiltPage) =>
    attribute(root.querySelector('meta[property="og:image"]'), 'content')
  expect(shared(others, picture)).toEqual([])
  const missing = publicPages.filter((page) => !files.has(picture(page).slice(origin.length)))
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('no share picture cuts its title off', async () => {
  const cards = [...files].filter((file) => /^\/share\/.*\.jpg$/.test(file))
  expect(cards.length).toBeGreaterThan(270)
  // Titles grow upwards from the bottom of their box. A title that is too long reaches its upper edge.
  const edge = { left: 72, top: 158, width: 540, height: 8 }
  const atEdge = await Promise.all(
    cards.map(async (file) => {
      const pixels = await sharp(client + file)
        .extract(edge)
        .raw()
        .toBuffer()
      return pixels.some((value) => value > 90) ? [file] : []
    }),
  )
  expect(atEdge.flat()).toEqual([])
})

test('a project’s page shows its plan or section with a caption and alt text (S2.80)', () => {
  const projects = publicPages.filter(
    ({ path, root }) =>
      path.startsWith('/projects/') && root.querySelector('main figure:not(.project-quote)'),
  )
  expect(projects.length).toBeGreaterThanOrEqual(6)
  const drawings = projects.map(({ path, root }) => {
    const figure = root.querySelector('main figure')
    const picture = figure?.querySelector('img') ?? null
    expect(attribute(picture, 'alt'), path).toMatch(/^A (section|plan|floor plan)\b.{80}/)
    expect(figure?.querySelector('figcaption')?.text.length, path).toBeGreaterThan(80)
    const src = new URL(attribute(picture, 'src'), origin).pathname
    expect(src, path).toMatch(/\.svg$/)
    expect(gzipSync(read(src)).length, `${src}, gzip`).toBeLessThan(25_000)
    return src
  })
  expect(new Set(drawings).size).toBe(projects.length)
})

test('each number on a drawing links to its note, or to the drawing of the page that the note links to', () => {
  const drawings = publicPages.flatMap(({ path, root }) =>
    root.querySelectorAll('.drawing-notes').map((notes) => ({
      path,
      notes: notes.querySelectorAll('> li'),
      markers: notes.previousElementSibling?.querySelectorAll('.drawing-marker') ?? [],
    })),
  )
  expect(drawings.length).toBeGreaterThanOrEqual(75)
  for (const { path, notes, markers } of drawings) {
    const leadTo = notes.map((note) => {
      const page = note.querySelector('h3 a')?.getAttribute('href')
      if (!page) return `#${note.id}`
      expect(
        drawings.some((each) => each.path === page),
        page,
      ).toBe(true)
      return `${page}#drawing`
    })
    expect(
      markers.map((marker) => attribute(marker, 'href')),
      path,
    ).toEqual(leadTo)
    if (path === '/') expect(leadTo).toHaveLength(9)
  }
})

test('every offering but machines has a numbered drawing and three numbered pictures in its text (S2.82)', () => {
  const pages = publicPages.filter(
    ({ root }) => root.querySelector('.scope') && !root.querySelector('.rental-terms'),
  )
  expect(pages.length).toBeGreaterThanOrEqual(19)
  for (const { path, root } of pages) {
    expect(root.querySelectorAll('.drawing-notes').length, path).toBeGreaterThanOrEqual(4)
    const ids = root.querySelectorAll('.drawing-notes > li').map(({ id }) => id)
    expect(new Set(ids).size, path).toBe(ids.length)
  }
})
