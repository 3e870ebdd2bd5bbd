import { expect, test } from 'vitest'
import { compareAge } from './compare-age.ts'

type Known = Parameters<typeof compareAge>[0]

const [roofing, siding] = ['content/services/roofing.yaml', 'content/services/siding.yaml']

/** The two files, oldest first. @param published the file whose page was published @param draft the file that is a draft */
function sorted(days: Readonly<Record<string, string>>, published?: string, draft?: string) {
  const known = {
    requested: [roofing, siding].map((file) => ({ path: `/${file}`, file })),
    listed: published === undefined ? [] : [{ path: `/${published}` }],
    changedOn: (file: string) => days[file],
    publications: { ofFile: (file: string) => ({ draft: file === draft }) },
  }
  return [siding, roofing].sort(compareAge(known as unknown as Known))
}

test('the copy is the file whose page was never published, also after its original was changed', () => {
  expect(sorted({ [roofing]: '2026-05-14' }, siding)).toEqual([siding, roofing])
  expect(sorted({ [siding]: '2026-05-14' }, roofing)).toEqual([roofing, siding])
})

test('a draft is the copy, also if its page was published once', () => {
  expect(sorted({}, roofing, roofing)).toEqual([siding, roofing])
})

test('of two new files the copy is the one that changed last, and without git the later one in the alphabet', () => {
  expect(sorted({ [roofing]: '2026-05-14', [siding]: '2024-01-01' })).toEqual([siding, roofing])
  expect(sorted({ [siding]: '2026-05-14' })).toEqual([siding, roofing])
  expect(sorted({})).toEqual([roofing, siding])
})
