import { expect, test } from 'vitest'
import { formatContactsUrl, isFiltered, parseContactsUrl, defaultQuery } from './contacts-url.ts'

test('the address has the filter, the order and the open lead', () => {
  const search =
    'q=roof+vail&status=new%2Cquoted&assignee=nobody&sort=due&order=asc&page=3&lead=HP-AAAAA2'
  const address = parseContactsUrl(`?${search}`)
  expect(address).toEqual({
    query: {
      ...defaultQuery,
      q: 'roof vail',
      status: ['new', 'quoted'],
      assignee: 'nobody',
      sort: 'due',
      order: 'asc',
      page: 3,
    },
    lead: 'HP-AAAAA2',
    shows: 'leads',
  })
  expect(parseContactsUrl(formatContactsUrl(address))).toEqual(address)
})

test('the whole list has an empty query', () => {
  expect(formatContactsUrl(parseContactsUrl(''))).toBe('')
  expect(isFiltered(parseContactsUrl('?status=new&page=2').query)).toBe(false)
  expect(isFiltered(parseContactsUrl('?tag=roof').query)).toBe(true)
})

test('invalid parameters are ignored, and the others apply', () => {
  expect(
    parseContactsUrl('?status=nonsense&page=-1&from=tomorrow&tag=roof&utm_source=x').query,
  ).toEqual({
    ...defaultQuery,
    tag: 'roof',
  })
})

test('the quarantine has an address', () => {
  expect(parseContactsUrl('?view=set-aside').shows).toBe('quarantine')
  expect(formatContactsUrl(parseContactsUrl('?view=set-aside'))).toBe('view=set-aside')
})
