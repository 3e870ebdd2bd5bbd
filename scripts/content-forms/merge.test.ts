import { expect, test } from 'vitest'
import { mergeData, mergeText } from './merge.ts'

const base = {
  name: 'Vail',
  snow: { value: 190, note: 'In town.' },
  faqs: [{ q: 'a' }, { q: 'b' }],
}

test('changes of different fields are put together, also in lists', () => {
  const mine = { ...base, snow: { value: 195, note: 'In town.' }, faqs: [{ q: 'A' }, { q: 'b' }] }
  const theirs = {
    ...base,
    name: 'East Vail',
    snow: { value: 190, note: 'Up high.' },
    faqs: [{ q: 'a' }, { q: 'B' }],
  }
  expect(mergeData(base, mine, theirs)).toEqual({
    merged: {
      name: 'East Vail',
      snow: { value: 195, note: 'Up high.' },
      faqs: [{ q: 'A' }, { q: 'B' }],
    },
    conflicts: [],
  })
})

test('a field that both changed is told with both values, and is as preferred', () => {
  const mine = { ...base, snow: { value: 195, note: 'In town.' } }
  const theirs = { ...base, snow: { value: 200, note: 'In town.' } }
  const conflicts = [{ field: 'snow.value', mine: '195', theirs: '200' }]
  expect(mergeData(base, mine, theirs)).toEqual({ merged: theirs, conflicts })
  expect(mergeData(base, mine, theirs, 'mine')).toEqual({ merged: mine, conflicts })
  // The same change is none.
  expect(mergeData(base, mine, mine).conflicts).toEqual([])
})

test('lists in which entries were moved are merged as a whole', () => {
  const [a, b, c] = [{ q: 'a' }, { q: 'b' }, { q: 'c' }]
  const list = { faqs: [a, b, c] }
  // One removed and one added: as many as before.
  const moved = { faqs: [b, c, { q: 'd' }] }
  const reordered = { faqs: [b, a, c] }
  const changed = { faqs: [a, b, { q: 'C' }] }
  for (const mine of [moved, reordered]) {
    for (const [one, other] of [
      [mine, changed],
      [changed, mine],
    ]) {
      const { merged, conflicts } = mergeData(list, one, other, 'mine')
      expect(conflicts.map(({ field }) => field)).toEqual(['faqs'])
      expect(merged).toEqual(one)
    }
    expect(mergeData(list, mine, list)).toEqual({ merged: mine, conflicts: [] })
  }
})

test('fields are added and removed on both sides', () => {
  const { name: _, ...mine } = base
  const theirs = { ...base, county: 'Eagle' }
  expect(mergeData(base, mine, theirs).merged).toEqual({ ...mine, county: 'Eagle' })
  const changed = { ...base, name: 'East Vail' }
  expect(mergeData(base, mine, changed).conflicts).toEqual([
    { field: 'name', mine: '', theirs: 'East Vail' },
  ])
})

test('lines of a text are put together unless both changed the same ones', () => {
  const text = 'one\ntwo\nthree\nfour\n'
  expect(mergeText(text, 'ONE\ntwo\nthree\nfour\n', 'one\ntwo\nthree\nFOUR\nfive\n')).toBe(
    'ONE\ntwo\nthree\nFOUR\nfive\n',
  )
  expect(mergeText(text, 'ONE\ntwo\nthree\nfour\n', 'eins\ntwo\nthree\nfour\n')).toBe(undefined)
  expect(mergeText(text, text, 'other')).toBe('other')
})
