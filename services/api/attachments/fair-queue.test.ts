import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Work that ends when it is told to, and a list of what has begun. */
function pieces() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const piece = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, piece, end }
}

test('one piece of a key at a time, and a new key takes the free slot before all that waits', async () => {
  const { begun, piece, end } = pieces()
  const inTurn = createFairQueue(['one', 'two'])
  for (const name of ['a1', 'a2', 'a3']) void inTurn('a', piece(name))
  expect(begun).toEqual(['a1'])
  void inTurn('b', piece('b1'))
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('keys take turns: who comes last waits for one piece of each other, not for all of them', async () => {
  const { begun, piece, end } = pieces()
  const inTurn = createFairQueue(['one', 'two'])
  for (const key of ['a', 'b']) for (const n of [1, 2, 3]) void inTurn(key, piece(`${key}${n}`))
  void inTurn('c', piece('c1'))
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  await end('a2')
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1'])
  await end('b1')
  expect(begun.at(-1)).toBe('b2')
})

test('work that fails gives its slot back, and says so to whoever asked', async () => {
  const inTurn = createFairQueue(['only'])
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn('a', async (slot) => slot)).toBe('only')
})
