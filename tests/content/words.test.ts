import { expect, test } from 'vitest'
import { z } from 'zod'
import { attribute, type BuiltPage, pages, publicPages, textsIn } from './build.ts'

/** All text for readers, screen readers and search engines. */
function wordsOf({ root }: BuiltPage): string {
  const said = ['alt', 'title', 'aria-label', 'placeholder', 'content'].flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  )
  const data = root
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => JSON.stringify(JSON.parse(rawText)).replace(/[{}]"?/g, ' '))
  return [...textsIn(root), ...said, ...data].join('\n')
}

test('no page shows a placeholder, “undefined”, “NaN” or the like', () => {
  const slips =
    /\{[^}\n]*\}|\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b|\bnull\b|&amp;|&#\w+;/g
  const faults = pages.flatMap((page) =>
    [...wordsOf(page).matchAll(slips)].map(([slip]) => `${page.path}: ${slip}`),
  )
  expect(faults).toEqual([])
})

test('no page repeats a sentence', () => {
  const sentencesOf = (texts: string[]) =>
    texts
      .flatMap((text) => text.replace(/\s+/g, ' ').split(/(?<=[.?!])\s+/))
      .filter((words) => words.length > 40 && /[.?!]$/.test(words))
  const faults = publicPages.flatMap(({ path, root }) => {
    const sentences = sentencesOf(root.querySelectorAll('main').flatMap(textsIn))
    // The table of contents and the breadcrumbs repeat headings.
    const headings = new Set(sentencesOf(root.querySelectorAll('main nav').flatMap(textsIn)))
    const twice = sentences.filter((words, index) => sentences.indexOf(words) !== index)
    return twice.filter((words) => !headings.has(words)).map((words) => `${path}: ${words}`)
  })
  expect(faults).toEqual([])
})

test('the words of adjacent links and labels have a space between them, as read without styles', () => {
  const joined = /[\p{L}\d]<\/(a|button|small|span)><(a|button|small|span)\b[^>]*>[\p{L}\d]/gu
  const faults = publicPages.flatMap(({ path, root }) =>
    [...root.outerHTML.matchAll(joined)].map(([words]) => `${path}: ${words}`),
  )
  expect(faults).toEqual([])
})

const islandProps = z.looseObject({
  form: z.unknown().optional(),
  known: z.unknown().optional(),
})

test('no public page repeats its text as data: island props are short', () => {
  for (const { path, root } of publicPages.filter(({ path }) => path !== '/404')) {
    expect([path, root.querySelector('#page-data')]).toEqual([path, null])
    const given = root
      .querySelectorAll('[data-props]')
      .map((island) => islandProps.parse(JSON.parse(attribute(island, 'data-props'))))
    for (const { form, known, ...others } of given) {
      expect(JSON.stringify(others).length, path).toBeLessThan(600)
      // The list of the estimate form and, on contact pages, what their addresses can name (decision 0080).
      expect(JSON.stringify(form ?? '').length, path).toBeLessThan(2_400)
      expect(JSON.stringify(known ?? '').length, path).toBeLessThan(1_400)
    }
  }
})

test('every picture has alt, even if empty, and width and height', () => {
  const faults = pages.flatMap(({ path, root }) =>
    root
      .querySelectorAll('img')
      .filter(
        (image) =>
          image.getAttribute('alt') === undefined ||
          !['width', 'height'].every((side) => Number(image.getAttribute(side)) > 0),
      )
      .map((image) => `${path}: ${image.outerHTML}`),
  )
  expect(faults).toEqual([])
  const described = publicPages.flatMap(({ root }) => root.querySelectorAll('img[alt]'))
  expect(described.some((image) => (image.getAttribute('alt') ?? '').length > 20)).toBe(true)
})
