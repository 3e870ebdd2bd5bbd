import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { hasFeeds } from '../../services/content/model/optional-pages.ts'
import { attribute, content, files, origin, publicPages, read } from './build.ts'

const feeds = ['/feed.xml', '/atom.xml']
const parsed = (file: string) => parse(read(file), { lowerCaseTagName: false })
const count = Math.min(30, content.posts.length + content.guides.length)

/** For sites that have feeds. */
const feedTest = test.skipIf(!hasFeeds(content))

feedTest.each([
  ['/feed.xml', 'rss', 'item'],
  ['/atom.xml', 'feed', 'entry'],
])('%s holds the newest pieces, each with its own whole address', (file, root, entry) => {
  const feed = parsed(file)
  expect(feed.querySelectorAll(root)).toHaveLength(1)
  const entries = feed.querySelectorAll(entry)
  expect(entries).toHaveLength(count)
  const ids = entries.map((each) => each.querySelector(root === 'rss' ? 'guid' : 'id')?.text ?? '')
  expect(new Set(ids).size).toBe(count)
  const known = new Set(publicPages.map(({ path }) => origin + path))
  expect(ids.filter((id) => !known.has(id))).toEqual([])
})

feedTest('feeds have no relative URLs', () => {
  for (const file of feeds)
    expect(read(file)).not.toMatch(/ (?:href|src|srcset)="[/#]| srcset="[^"]*, \//)
})

feedTest(
  'an RSS item has an author with an email address and a picture with a registered type',
  () => {
    const items = parsed('/feed.xml').querySelectorAll('item')
    const authors = items.map((item) => item.querySelector('author')?.text ?? '')
    expect(authors.filter((author) => !/^\S+@\S+ \(.+\)$/.test(author))).toEqual([])
    const types = feeds.flatMap((file) => read(file).match(/type="image[^"]*"/g) ?? [])
    expect(types.filter((type) => type !== 'type="image/jpeg"')).toEqual([])
  },
)

test('every page links both feeds, and they exist; without articles there are neither links nor files', () => {
  const wanted = hasFeeds(content) ? feeds : []
  expect(feeds.filter((file) => files.has(file))).toEqual(wanted)
  const wrong = publicPages.filter(({ root }) => {
    const named = root
      .querySelectorAll('link[rel="alternate"][type]')
      .map((link) => attribute(link, 'href'))
    return feeds.filter((file) => named.includes(file)).join() !== wanted.join()
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})
