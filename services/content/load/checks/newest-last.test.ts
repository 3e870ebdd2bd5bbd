import { expect, test } from 'vitest'
import { newestLast } from './newest-last.ts'

type Known = Parameters<typeof newestLast>[0]

const [roofing, siding] = ['content/services/roofing.yaml', 'content/services/siding.yaml']

/** The two files, oldest first. @param published the file whose page was published */
function sorted(days: Readonly<Record<string, string>>, published?: string) {
  const known = {
    requested: [roofing, siding].map((file) => ({ path: `/${file}`, file })),
    listed: published === undefined ? [] : [{ path: `/${published}` }],
    changedOn: (file: string) => days[file],
  }
  return [siding, roofing].sort(newestLast(known as unknown as Known))
}

test('the copy is the file whose page was never published, also after its original was changed', () => {
  expect(sorted({ [roofing]: '2026-05-14' }, siding)).toEqual([siding, roofing])
  expect(sorted({ [siding]: '2026-05-14' }, roofing)).toEqual([roofing, siding])
})

test('of two new files the copy is the one that changed last, and without git the later one in the alphabet', () => {
  expect(sorted({ [roofing]: '2026-05-14', [siding]: '2024-01-01' })).toEqual([siding, roofing])
  expect(sorted({ [siding]: '2026-05-14' })).toEqual([siding, roofing])
  expect(sorted({})).toEqual([roofing, siding])
})
