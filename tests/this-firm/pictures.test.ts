import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteAt } from '../../services/content/model/translations.ts'
import {
  attribute,
  type BuiltPage,
  content,
  origin,
  publicPages,
  read,
  toolPaths,
} from '../content/build.ts'

/** Groups pages that share a picture. */
function shared(all: readonly BuiltPage[], shows: (page: BuiltPage) => string | undefined) {
  const by = new Map<string, string[]>()
  for (const page of all) {
    const picture = shows(page)
    if (picture) by.set(picture, [...(by.get(picture) ?? []), page.path])
  }
  return [...by].filter(([, paths]) => paths.length > 1)
}

/** The second page of a long list and those after it have the pictures of the first. */
const isFurtherListPage = (path: string) => /\/page\/\d+$/.test(path)
/** A translation has the picture of its original. */
const isTranslation = (path: string) => siteAt(content, path) !== content
const others = publicPages.filter(
  ({ path }) => !toolPaths.includes(path) && !isFurtherListPage(path) && !isTranslation(path),
)

test('no two pages start with the same picture, and none has the share card of another', () => {
  const first = ({ root }: BuiltPage) => root.querySelector('main > .hero img')?.getAttribute('src')
  const card = ({ root }: BuiltPage) =>
    root.querySelector('meta[property="og:image"]')?.getAttribute('content')
  expect(others.filter(first).length).toBeGreaterThan(240)
  expect(shared(others, first)).toEqual([])
  expect(shared(others, card)).toEqual([])
})

test('a project’s page shows its plan or section with a caption and alt text (S2.80)', () => {
  const projects = publicPages.filter(
    ({ path, root }) => path.startsWith('/projects/') && root.querySelector('.project-drawing'),
  )
  expect(projects.length).toBeGreaterThanOrEqual(6)
  const drawings = projects.map(({ path, root }) => {
    const figure = root.querySelector('.project-drawing figure')
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

test('each project opens with its finished work, which stands for it in the list, and shows the work below (S2.100)', () => {
  for (const { slug, path, image } of content.projects) {
    const page = publicPages.find((each) => each.path === path)
    const sources = page?.root.querySelectorAll('main img').map((one) => attribute(one, 'src'))
    expect(sources?.[0], path).toContain(`/project-${slug}-finished.`)
    const gallery = page?.root.querySelectorAll('.picture-rows img')
    expect(gallery?.map((one) => attribute(one, 'src')).join(), path).toContain(`/${image}.`)
    const list = publicPages.find((each) => each.path === '/projects')
    const card = list?.root.querySelector(`.listing a[href="${path}"]`)?.closest('li')
    expect(attribute(card?.querySelector('img') ?? null, 'src'), path).toBe(sources?.[0])
  }
})

test('75 drawings have numbers, that of the home page nine', () => {
  const drawings = publicPages.flatMap(({ root }) => root.querySelectorAll('.drawing-notes'))
  expect(drawings.length).toBeGreaterThanOrEqual(75)
  const home = publicPages.find(({ path }) => path === '/')
  expect(home?.root.querySelectorAll('.drawing-notes > li')).toHaveLength(9)
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

test('the first two pictures of a page load eagerly, the rest lazily (S2.52)', () => {
  // The style guide shows pieces of other pages.
  const asRead = publicPages.filter(({ path }) => path !== '/styleguide')
  const faults = asRead.flatMap(({ path, root }) => {
    const loading = root.querySelectorAll('img').map((picture) => attribute(picture, 'loading'))
    const wanted = loading.map((_, index) => (index < 2 ? 'eager' : 'lazy'))
    return loading.join() === wanted.join() ? [] : [`${path}: ${loading.slice(0, 3).join()}`]
  })
  expect(faults).toEqual([])
})

const drawings = readdirSync('content/images').filter((file) => file.endsWith('.svg'))

test.each(drawings)('%s can be edited: a title, and parts as named groups', (file) => {
  const svg = readFileSync(`content/images/${file}`, 'utf8')
  expect(svg).toMatch(/^<svg [^>]*>\n {2}<title>[^<]{8,}<\/title>\n/)
  const parts = [...svg.matchAll(/<g id="([^"]+)"/g)].map(([, name]) => name)
  expect(parts.length).toBeGreaterThan(1)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(ids.filter((id) => !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id ?? ''))).toEqual([])
})
