import { expect, test } from 'vitest'
import { fileProblems, unusedFiles } from './text-files.ts'

type Content = Parameters<typeof fileProblems>[0]

/** Content with files, and what links them. */
const contentOf = (
  files: Readonly<Record<string, { bytes?: number; start: string }>>,
  hrefs: readonly string[] = [],
  data: unknown = {},
) =>
  ({
    files: {
      files: new Map(
        Object.entries(files).map(([name, { bytes = 100, start }]) => [
          name,
          { name, bytes, start },
        ]),
      ),
    },
    entries: [{ data }],
    textLinks: hrefs.map((href) => ({ href })),
  }) as unknown as Content

test.each([
  ['plan.pdf', '%PDF-1.7'],
  ['prices.xlsx', 'PK\u0003\u0004'],
  ['site.dwg', 'AC1032'],
  ['ridge.mp4', '\0\0\0\u0020ftypisom'],
  ['ridge.webm', '\u001aE\u00df\u00a3'],
  ['days.csv', 'day,what\n'],
])('%s is fine with the bytes of its type', (name, start) => {
  expect(fileProblems(contentOf({ [name]: { start } }))).toEqual([])
})

test.each([
  ['plan.pdf', '<html><script>alert(1)</script>'],
  ['prices.xlsx', 'GIF89a'],
  ['ridge.mp4', '#!/bin/sh'],
  ['days.csv', 'MZ\0\0'],
])('%s with other bytes is a problem', (name, start) => {
  expect(fileProblems(contentOf({ [name]: { start } }))).toMatchObject([
    { file: `content/files/${name}`, reason: expect.stringContaining('whatever its name says') },
  ])
})

test('a file may have 20 MB and not be empty', () => {
  const start = '%PDF-1.7'
  expect(fileProblems(contentOf({ 'a.pdf': { start, bytes: 20_000_000 } }))).toEqual([])
  expect(fileProblems(contentOf({ 'a.pdf': { start, bytes: 20_000_001 } }))[0]?.reason).toBe(
    'has 20.1 MB, and files may have 20',
  )
  expect(fileProblems(contentOf({ 'a.pdf': { start: '', bytes: 0 } }))[0]?.reason).toBe('is empty')
})

test('a file that no text, field or block names is asked about; captions belong to their video', () => {
  const file = { start: '' }
  const files = {
    'a.pdf': file,
    'b.pdf': file,
    'c.pdf': file,
    'd.mp4': file,
    'd.vtt': file,
    'e.vtt': file,
  }
  const data = { blocks: [{ file: 'b.pdf' }, { video: '/files/d.mp4' }] }
  const found = unusedFiles(contentOf(files, ['/files/a.pdf#page=2'], data))
  expect(found.map(({ file }) => file)).toEqual(['content/files/c.pdf', 'content/files/e.vtt'])
})
