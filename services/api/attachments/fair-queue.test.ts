import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Creates tasks that end on command, and a list of the started ones. */
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

test('one task per key runs at a time, and a new key gets the free slot before waiting tasks', async () => {
  const { begun, piece, end } = pieces()
  const inTurn = createFairQueue(['one', 'two'])
  for (const name of ['a1', 'a2', 'a3']) void inTurn('a', piece(name))
  expect(begun).toEqual(['a1'])
  void inTurn('b', piece('b1'))
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('keys take turns: a new key waits for one task of each other key at most', async () => {
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

test('a failed task releases its slot and rejects', async () => {
  const inTurn = createFairQueue(['only'])
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn('a', async (slot) => slot)).toBe('only')
})
