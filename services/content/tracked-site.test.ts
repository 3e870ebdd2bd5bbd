import { expect, test } from 'vitest'
import { memoize, trackReads } from './model/memoize.ts'
import type { Site } from './model/site.ts'
import { siteIn } from './model/translations.ts'
import { partOf, trackedSite } from './tracked-site.ts'

const post = (slug: string) => ({ slug, title: slug, body: { html: `<p>${slug}</p>`, words: 1 } })
const small = () =>
  trackedSite({
    language: 'en',
    translations: [{ language: 'es', translations: [], towns: [], posts: [post('lodo')] }],
    towns: [{ slug: 'vail', name: 'Vail' }],
    posts: [post('mud'), post('snow')],
    years: 40,
  } as unknown as Site)
const readsOf = (compute: () => unknown) => [...trackReads(compute).reads].sort()

test('reads of the site are recorded: its parts, and the texts of entries', () => {
  const site = small()
  expect(readsOf(() => site.years)).toEqual(['years'])
  expect(readsOf(() => site.posts.map(({ title }) => title))).toEqual(['posts'])
  expect(readsOf(() => site.posts[1]?.body.html)).toEqual(['posts', 'posts/snow'])
  expect(readsOf(() => ({ ...site.posts[0] }))).toEqual(['posts', 'posts/mud'])
  expect(readsOf(() => ({ ...site }))).toEqual(['language', 'posts', 'towns', 'years'])
})

test('an outer computation records the reads of an inner one', () => {
  const site = small()
  expect(readsOf(() => [site.years, trackReads(() => site.towns)])).toEqual(['towns', 'years'])
})

test('later calls of a memoized function record the reads of the first', () => {
  const site = small()
  const texts = memoize((of: Site) => of.posts.map(({ body }) => body.html))
  const wanted = ['posts', 'posts/mud', 'posts/snow']
  expect(readsOf(() => texts(site))).toEqual(wanted)
  expect(readsOf(() => texts(site))).toEqual(wanted)
})

test('a list is compared without the texts of its entries', () => {
  const site = small()
  expect(JSON.stringify(partOf(site, 'posts'))).not.toContain('<p>')
  expect(partOf(site, 'posts/mud')).toEqual({ html: '<p>mud</p>', words: 1 })
  expect(partOf(site, 'posts/gone')).toBeUndefined()
  expect(partOf(site, 'towns')).toEqual([{ slug: 'vail', name: 'Vail' }])
})

test('parts of the site of another language begin with it', () => {
  const site = small()
  const spanish = siteIn(site, 'es')
  expect(readsOf(() => spanish.posts[0]?.body.html)).toEqual(['es:posts', 'es:posts/lodo'])
  expect(partOf(site, 'es:posts/lodo')).toEqual({ html: '<p>lodo</p>', words: 1 })
  expect(partOf(site, 'fr:posts')).toBeUndefined()
  expect(readsOf(() => siteIn(site, 'en'))).toContain('translations')
  expect(partOf(site, 'translations')).toEqual(['es'])
})
