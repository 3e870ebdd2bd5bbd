import { expect, test } from 'vitest'
import { listQueryString, parseListQuery } from '../../resource/list-url.ts'
import { contactsQuery, filterQueryString, isFiltered } from './contacts-url.ts'

const parse = (search: string) => parseListQuery(contactsQuery, search)
const defaults = parse('')

test('the address contains the filter, the order and the open lead', () => {
  const search =
    'q=roof+vail&status=new%2Cquoted&assignee=nobody&sort=due&order=asc&page=3&lead=HP-AAAAA2'
  const query = parse(`?${search}`)
  expect(query).toEqual({
    ...defaults,
    q: 'roof vail',
    status: ['new', 'quoted'],
    assignee: 'nobody',
    sort: 'due',
    order: 'asc',
    page: 3,
    lead: 'HP-AAAAA2',
  })
  expect(listQueryString(contactsQuery, query)).toBe(search)
  expect(filterQueryString(query)).toBe(
    'q=roof+vail&status=new%2Cquoted&assignee=nobody&sort=due&order=asc',
  )
})

test('the unfiltered list has an empty query', () => {
  expect(listQueryString(contactsQuery, defaults)).toBe('')
  expect(isFiltered(parse('?status=new&page=2'))).toBe(false)
  expect(isFiltered(parse('?tag=roof'))).toBe(true)
})

test('invalid parameters are ignored; the others apply', () => {
  expect(parse('?status=nonsense&page=-1&from=tomorrow&tag=roof&utm_source=x')).toEqual({
    ...defaults,
    tag: 'roof',
  })
})

test('the quarantine can be opened by its address', () => {
  expect(parse('?view=quarantine').view).toBe('quarantine')
  expect(listQueryString(contactsQuery, { view: 'quarantine' })).toBe('view=quarantine')
})
