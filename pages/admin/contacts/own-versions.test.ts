import { expect, test } from 'vitest'
import { ownVersions } from './own-versions.ts'

test('quick changes of one person are each made from the one before', () => {
  const versions = ownVersions()
  versions.note('HP-AAAAA2', 1, 2)
  versions.note('HP-AAAAA2', 2, 3)
  expect(versions.latest('HP-AAAAA2', 1)).toBe(3)
})

test('what somebody else has changed is never taken for seen', () => {
  const versions = ownVersions()
  versions.note('HP-AAAAA2', 1, 2)
  // Somebody has made the third one.
  versions.note('HP-AAAAA2', 3, 4)
  expect(versions.latest('HP-AAAAA2', 1)).toBe(2)
  expect(versions.latest('HP-BBBBB2', 1)).toBe(1)
})

test('a change that changed nothing made no version', () => {
  const versions = ownVersions()
  versions.note('HP-AAAAA2', 2, 2)
  expect(versions.latest('HP-AAAAA2', 2)).toBe(2)
})
