import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { attribute, files, origin, publicPages, read } from './build.ts'

const parsed = (file: string) => parse(read(file), { lowerCaseTagName: false })

test.each([
  ['/feed.xml', 'rss', 'item'],
  ['/atom.xml', 'feed', 'entry'],
])('%s holds the newest pieces, each with its own whole address', (file, root, entry) => {
  const feed = parsed(file)
  expect(feed.querySelectorAll(root)).toHaveLength(1)
  const entries = feed.querySelectorAll(entry)
  expect(entries).toHaveLength(30)
  const ids = entries.map((each) => each.querySelector(root === 'rss' ? 'guid' : 'id')?.text ?? '')
  expect(new Set(ids).size).toBe(30)
  const known = new Set(publicPages.map(({ path }) => origin + path))
  expect(ids.filter((id) => !known.has(id))).toEqual([])
})

test('feeds have no relative URLs', () => {
  for (const file of ['/feed.xml', '/atom.xml'])
    expect(read(file)).not.toMatch(/ (?:href|src|srcset)="[/#]| srcset="[^"]*, \//)
})

test('an RSS item has an author with an email address and a picture with a registered type', () => {
  const items = parsed('/feed.xml').querySelectorAll('item')
  const authors = items.map((item) => item.querySelector('author')?.text ?? '')
  expect(authors.filter((author) => !/^\S+@\S+ \(.+\)$/.test(author))).toEqual([])
  for (const file of ['/feed.xml', '/atom.xml'])
    expect(new Set(read(file).match(/type="image[^"]*"/g))).toEqual(new Set(['type="image/jpeg"']))
})

test('every page links both feeds, and they exist', () => {
  const lacking = publicPages.filter(({ root }) => {
    const named = root
      .querySelectorAll('link[rel="alternate"][type]')
      .map((link) => attribute(link, 'href'))
    return !['/feed.xml', '/atom.xml'].every((file) => named.includes(file) && files.has(file))
  })
  expect(lacking.map(({ path }) => path)).toEqual([])
})
