import { expect, test } from 'vitest'
import { versionTracker } from './lead-changes.ts'

test('quick changes by one user are each based on the previous one', () => {
  const versions = versionTracker()
  versions.record('HP-AAAAA2', 1, 2)
  versions.record('HP-AAAAA2', 2, 3)
  expect(versions.latest('HP-AAAAA2', 1)).toBe(3)
})

test('a change is never based on someone else’s unseen version', () => {
  const versions = versionTracker()
  versions.record('HP-AAAAA2', 1, 2)
  // The third change is made by someone else.
  versions.record('HP-AAAAA2', 3, 4)
  expect(versions.latest('HP-AAAAA2', 1)).toBe(2)
  expect(versions.latest('HP-BBBBB2', 1)).toBe(1)
})

test('a change without effect creates no version', () => {
  const versions = versionTracker()
  versions.record('HP-AAAAA2', 2, 2)
  expect(versions.latest('HP-AAAAA2', 2)).toBe(2)
})
