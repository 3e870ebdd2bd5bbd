import { expect, test } from 'vitest'
import { deadEnd } from './addresses.ts'
import { type BuiltPage, locationPages, origin, publicPages } from './build.ts'
import { graphOf } from './structured-data.ts'

/** Every object in a value, from the outside in. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  const object = Object.fromEntries(Object.entries(value))
  return [object, ...Object.values(object).flatMap(objectsIn)]
}

const isReference = (object: Record<string, unknown>) =>
  Object.keys(object).length === 1 && '@id' in object

const typesOn = (page: BuiltPage) => graphOf(page).map((node) => node['@type'])

test('all structured data parses, its ids are unique, and every reference finds its node', () => {
  const faults = publicPages.flatMap((page) => {
    const objects = objectsIn(graphOf(page))
    const ids = objects
      .filter((each) => '@id' in each && !isReference(each))
      .map((each) => each['@id'])
    const references = objects.filter(isReference).map((each) => each['@id'])
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ...references.filter((id) => !ids.includes(id)),
    ].map((id) => `${page.path}: ${String(id)}`)
  })
  expect(faults).toEqual([])
})

test('every address of ours in structured data leads somewhere', () => {
  const faults = publicPages.flatMap((page) =>
    objectsIn(graphOf(page))
      .flatMap((object) => Object.entries(object))
      .filter(([name, value]) => name !== '@id' && String(value).startsWith(origin))
      .flatMap(([name, value]) => {
        const why = deadEnd(String(value), page.path)
        return why ? [`${page.path}: ${name} ${String(value)} ${why}`] : []
      }),
  )
  expect(faults).toEqual([])
})

test('every page carries the firm, and every page but the home page the way to it', () => {
  for (const page of publicPages) {
    const types = typesOn(page)
    expect([page.path, types.includes('GeneralContractor')]).toEqual([page.path, true])
    const wayHere = types.includes('BreadcrumbList')
    expect([page.path, wayHere]).toEqual([page.path, page.path !== '/'])
  }
})

test('a location page carries its service and its questions, as they stand on the page', () => {
  for (const page of locationPages) {
    const faq = graphOf(page).find((node) => node['@type'] === 'FAQPage')
    const questions = objectsIn(faq)
      .filter((object) => object['@type'] === 'Question')
      .map(({ name }) => name)
    const shown = page.root.querySelectorAll('#faq summary').map(({ text }) => text)
    expect(questions.length).toBeGreaterThan(2)
    expect([page.path, questions]).toEqual([page.path, shown])
    expect(typesOn(page)).toContain('Service')
  }
})

test('a guide is an article and a post a blog posting', () => {
  const articles = publicPages.filter(({ root }) => root.querySelector('#article-body .external'))
  expect(articles.length).toBeGreaterThan(2)
  const posts = publicPages.filter(({ path }) => path.startsWith('/blog/'))
  expect(posts.length).toBeGreaterThan(2)
  for (const post of posts) expect(typesOn(post)).toContain('BlogPosting')
})
