import { expect, test } from 'vitest'
import { duplicatePaths } from './unique-paths.ts'

type Content = Parameters<typeof duplicatePaths>[0]

const [roofing, siding] = ['content/services/roofing.yaml', 'content/services/siding.yaml']
const claimed = (path: string, file: string) => ({
  path,
  file,
  publication: { draft: false, from: undefined, until: undefined },
})

/** The files that a problem names when both claim the addresses of roofing. @param days of their last commits */
function named(days: Readonly<Record<string, string>>, files = [roofing, siding]) {
  const requested = files.map((file) => claimed('/roofing-vail-colorado', file))
  const content = {
    requested,
    listed: [],
    publications: { ofFile: () => ({ draft: false }) },
    view: { now: new Date('2026-06-01') },
    files: { languages: ['en'] },
    changedOn: (file: string) => days[file],
  }
  return duplicatePaths(content as unknown as Content).map(({ file, reason }) => [file, reason])
}

test('of two services with one prefix the problem is on the one that changed last', () => {
  const about = (other: string) => `would be at /roofing-vail-colorado, which ${other} already uses`
  expect(named({ [roofing]: '2026-05-14', [siding]: '2024-01-01' })).toEqual([
    [roofing, about(siding)],
  ])
  expect(named({ [roofing]: '2024-01-01', [siding]: '2026-05-14' })).toEqual([
    [siding, about(roofing)],
  ])
})

test('a file that is not committed is the newest; without git it is the later one in the alphabet', () => {
  expect(named({ [siding]: '2026-05-14' })[0]?.[0]).toBe(roofing)
  expect(named({})[0]?.[0]).toBe(siding)
  expect(named({}, [siding, roofing])[0]?.[0]).toBe(siding)
})
