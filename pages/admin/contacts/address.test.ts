import { expect, test } from 'vitest'
import { addressText, isNarrowed, readAddress, wholeList } from './address.ts'

test('an address says which leads, in which order, and which one is open', () => {
  const search =
    'q=roof+vail&status=new%2Cquoted&assignee=nobody&sort=due&order=asc&page=3&lead=HP-AAAAA2'
  const address = readAddress(`?${search}`)
  expect(address).toEqual({
    query: {
      ...wholeList,
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
  expect(readAddress(addressText(address))).toEqual(address)
})

test('the whole list has no address of its own, and says so', () => {
  expect(addressText(readAddress(''))).toBe('')
  expect(isNarrowed(readAddress('?status=new&page=2').query)).toBe(false)
  expect(isNarrowed(readAddress('?tag=roof').query)).toBe(true)
})

test('what an address cannot mean is passed over, and the rest counts', () => {
  expect(readAddress('?status=nonsense&page=-1&from=tomorrow&tag=roof&utm_source=x').query).toEqual(
    {
      ...wholeList,
      tag: 'roof',
    },
  )
})

test('what was set aside has an address', () => {
  expect(readAddress('?view=set-aside').shows).toBe('set aside')
  expect(addressText(readAddress('?view=set-aside'))).toBe('view=set-aside')
})
