import { expect, test } from 'vitest'
import { styleAddresses } from './addresses.ts'
import {
  attribute,
  type BuiltPage,
  files,
  isAdmin,
  origin,
  pages,
  publicPages,
  read,
  toolPaths,
} from './build.ts'

/** The scripts that a page loads and all their static imports. */
function scriptsOf({ root }: BuiltPage): Set<string> {
  const named = [
    ...root.querySelectorAll('script[src]').map((script) => attribute(script, 'src')),
    ...root.querySelectorAll('link[rel="modulepreload"]').map((link) => attribute(link, 'href')),
  ]
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file) || !files.has(file)) return
    loaded.add(file)
    importsOf(file).forEach(load)
  }
  named.forEach(load)
  return loaded
}

const known = new Map<string, string[]>()
function importsOf(file: string): string[] {
  const found =
    known.get(file) ??
    // `import(` is lazy; `from"./x.js"` and `import"./x.js"` are not.
    [...read(file).matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)].map(
      ([, specifier = '']) => new URL(specifier, origin + file).pathname,
    )
  known.set(file, found)
  return found
}

/** Strings that survive minification and occur in one library only. */
const marks = { zod: 'unrecognized_keys', tanstack: 'No QueryClient set', visx: 'visx-axis' }

const holding = (mark: string, page: BuiltPage) =>
  [...scriptsOf(page)].filter((file) => read(file).includes(mark))

test('no public page loads code or styles of the admin', () => {
  const admin = pages.filter(({ path }) => path === '/admin/analytics')
  // First make sure that the marks are found in the admin.
  for (const page of admin)
    for (const mark of Object.values(marks)) expect(holding(mark, page).length).toBeGreaterThan(0)
  expect(admin).toHaveLength(1)

  const sheets = (page: BuiltPage) =>
    page.root
      .querySelectorAll('link[rel="stylesheet"]')
      .map((link) => attribute(link, 'href'))
      .filter((href) => href.includes('admin'))
  const heavy = pages
    .filter((page) => !isAdmin(page))
    .flatMap((page) => [
      ...Object.values(marks).flatMap((mark) => holding(mark, page)),
      ...[...scriptsOf(page)].filter((file) => file.includes('admin')),
      ...sheets(page),
    ])
  expect(heavy).toEqual([])
})

test('no page requests anything from a third party when it loads', () => {
  const asking = pages.flatMap((page) =>
    page.root
      .querySelectorAll('script, link:not([rel="canonical"]), img, source, iframe, video, embed')
      .flatMap((element) =>
        ['src', 'href', 'srcset', 'imagesrcset'].map((name) => attribute(element, name)),
      )
      .flatMap((value) => value.split(/,\s+/))
      .filter(
        (value) => value !== '' && new URL(value.split(' ')[0] ?? '', origin).origin !== origin,
      )
      .map((value) => `${page.path}: ${value}`),
  )
  expect(asking).toEqual([])
  expect(styleAddresses.filter(({ address }) => !address.startsWith(origin))).toEqual([])
})

test('a page has at most one picture with high fetch priority', () => {
  const faults = publicPages.filter(
    ({ root }) => root.querySelectorAll('img[fetchpriority="high"]').length > 1,
  )
  expect(faults.map(({ path }) => path)).toEqual([])
})

test('of the fonts a page preloads only that of its headlines', () => {
  for (const { path, root } of pages) {
    const fonts = root.querySelectorAll('link[rel="preload"][as="font"]')
    const names = fonts.map((link) => attribute(link, 'href').replace(/.*\/|\..*/g, ''))
    expect(names, path).toEqual(['national-park-700'])
  }
})

test('the first picture of a page loads eagerly, the second may, the rest load lazily (S2.52)', () => {
  const faults = publicPages
    .filter(({ path }) => !toolPaths.includes(path))
    .flatMap(({ path, root }) => {
      const loading = root.querySelectorAll('img').map((picture) => attribute(picture, 'loading'))
      return /^(eager(,eager)?(,lazy)*)?$/.test(loading.join())
        ? []
        : [`${path}: ${loading.join()}`]
    })
  expect(faults).toEqual([])
})

test('the first two pictures of a page differ', () => {
  // A browser reuses a picture that it already has in a larger size, so the smaller file would be fetched in vain.
  const faults = publicPages.flatMap(({ path, root }) => {
    const [first, second] = root.querySelectorAll('img').map((each) => attribute(each, 'src'))
    return first !== undefined && first === second ? [`${path} shows ${first} twice`] : []
  })
  expect(faults).toEqual([])
})
