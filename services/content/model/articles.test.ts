import { expect, test } from 'vitest'
import { load } from '../load/load.ts'
import { articleReport } from './articles.ts'

const root = 'tests/content-faults/base'
const { site } = load({ root, today: new Date('2026-06-01'), commit: 'test' })

const withBody = (words: number, html: string) =>
  articleReport({
    guides: (site?.guides ?? []).map((guide) => ({
      ...guide,
      body: { html, words, headings: [], places: [], blocks: [] },
    })),
    posts: [],
  }).map(({ path, faults }) => ({ path, faults }))

test.each([
  [699, ['under 700 words']],
  [700, []],
  [1400, []],
  [1401, ['over 1400 words']],
])('an article of %i words', (words, faults) => {
  expect(withBody(words, '<p>Plain words. And an answer.</p>')).toEqual([
    { path: '/metal-roofs', faults },
  ])
})

test('an article that is too hard to read is reported', () => {
  const heavy = `<p>${'considerable administrative deliberation '.repeat(9)}.</p>`
  expect(withBody(900, `<p>One. Two.</p>${heavy}`)).toEqual([
    { path: '/metal-roofs', faults: ['hard to read'] },
  ])
})

test.each([
  '<p>One sentence.</p><p>Another.</p>',
  '<p>One. Two. Three.</p>',
  '<h2>A heading</h2><p>One. Two.</p>',
])('a guide that opens otherwise than with two sentences is reported: %s', (html) => {
  expect(withBody(900, html)).toEqual([
    { path: '/metal-roofs', faults: ['does not open with its answer in two sentences'] },
  ])
})
