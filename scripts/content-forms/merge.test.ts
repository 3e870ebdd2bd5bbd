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
  // Changes around one of the other, and of two the one that both made.
  const paragraphs = 'a\n\nb\n\nc\n\nd\n\ne'
  const mine = paragraphs.replace('a', 'A').replace('e', 'E')
  const theirs = paragraphs.replace('c', 'C')
  expect(mergeText(paragraphs, mine, theirs)).toBe('A\n\nb\n\nC\n\nd\n\nE')
  const alsoA = theirs.replace('a', 'Ah')
  expect(mergeText(paragraphs, mine, alsoA)).toBe(undefined)
  expect(mergeText(paragraphs, mine, alsoA, 'mine')).toBe('A\n\nb\n\nC\n\nd\n\nE')
  expect(mergeText(paragraphs, mine, alsoA, 'theirs')).toBe('Ah\n\nb\n\nC\n\nd\n\nE')
})

test('what both add to the end of a list is kept, and redirects are merged by their old address', () => {
  const [a, b, c] = [{ q: 'a' }, { q: 'b' }, { q: 'c' }]
  expect(mergeData([a], [a, b], [a, c, b])).toEqual({ merged: [a, c, b], conflicts: [] })
  expect(mergeData([a], [a, b], [a, c])).toEqual({ merged: [a, c, b], conflicts: [] })
  const from = (address: string, to: string) => ({ from: address, to })
  const base = [from('/a', '/x'), from('/b', '/x')]
  const mine = [from('/a', '/y'), from('/b', '/x'), from('/c', '/x')]
  const theirs = [from('/b', '/z')]
  expect(mergeData(base, base, theirs).merged).toEqual(theirs)
  expect(mergeData(base, mine, [from('/a', '/x'), from('/b', '/z')]).merged).toEqual([
    from('/a', '/y'),
    from('/b', '/z'),
    from('/c', '/x'),
  ])
})
