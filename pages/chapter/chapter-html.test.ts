import { expect, test } from 'vitest'
import { chapterHtml } from './chapter-html.ts'

const chapter = (slug: string, html: string, ...ids: string[]) => ({
  slug,
  path: `/building-guide/${slug}`,
  body: {
    html,
    headings: ids.map((id) => ({ depth: 2, id, text: id })),
    words: 1,
    places: [],
    blocks: [],
  },
})

const season = chapter('season', '', 'season-dates')
const html = (text: string) => {
  const winter = chapter('winter', text, 'winter-heat')
  return chapterHtml(winter, [season, winter])
}

test('the headings of a chapter are one rank higher on its own page', () => {
  expect(html('<h3 id="winter-heat">Heat</h3><h4>Gas</h4>')).toBe(
    '<h2 id="winter-heat">Heat</h2><h3>Gas</h3>',
  )
})

test('a link to another chapter points to that chapter’s page, a link within the chapter stays', () => {
  expect(html('<a href="#season">a</a>')).toBe('<a href="/building-guide/season">a</a>')
  expect(html('<a href="#season-dates">b</a>')).toBe(
    '<a href="/building-guide/season#season-dates">b</a>',
  )
  expect(html('<a href="#winter-heat">c</a>')).toBe('<a href="#winter-heat">c</a>')
  expect(html('<a href="#winter">d</a>')).toBe('<a href="#content">d</a>')
})

test('the first picture is loaded eagerly', () => {
  expect(html('<img src="/a.svg" loading="lazy"><img src="/b.svg" loading="lazy">')).toBe(
    '<img src="/a.svg" loading="eager"><img src="/b.svg" loading="lazy">',
  )
})
