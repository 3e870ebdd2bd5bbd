import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type Edition, editionAt, type EditionsFile, layersOf, readEditions } from './editions.ts'
import { openServedFiles } from './served-files.ts'

const edition = (at: string, folder: string, removed: string[] = []): Edition => ({
  ...{ at, folder, removed },
  summary: '',
  changes: [],
})

const first = edition('2026-12-01T14:00:00.000Z', 'editions/one', ['client/old.html'])
const second = edition('2027-01-01T07:00:00.000Z', 'editions/two', ['client/list.html'])
const file: EditionsFile = {
  builtAt: '2026-11-01T00:00:00.000Z',
  timeZone: 'America/Denver',
  editions: [first, second],
  knownUntil: '2027-11-01T00:00:00.000Z',
  drafts: { folder: 'editions/drafts', removed: ['client/list.html'] },
}

async function writtenBuild(): Promise<string> {
  const build = await temporaryFolder()
  const files = {
    'client/same.html': 'same',
    'client/old.html': 'old',
    'client/list.html': 'list of today',
    'editions/one/client/list.html': 'list of one',
    'editions/one/client/new.html': 'new',
    'editions/two/client/old.html': 'old again',
    'editions/drafts/client/draft.html': 'draft',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(build, path)), { recursive: true })
    await writeFile(join(build, path), text)
  }
  await writeFile(join(build, 'editions.json'), JSON.stringify(file))
  return build
}

test('the edition of a moment is the last one that has begun, also when a clock is set back', () => {
  const at = (moment: string) => editionAt(file, new Date(moment))?.folder
  expect(at('2026-12-01T13:59:59.999Z')).toBe(undefined)
  expect(at('2026-12-01T14:00:00.000Z')).toBe('editions/one')
  expect(at('2031-01-01T00:00:00Z')).toBe('editions/two')
  expect(at('2026-11-01T00:00:00Z')).toBe(undefined)
  expect(editionAt(undefined, new Date())).toBe(undefined)
})

test('an edition has its files, those of the editions before it, and those of the build, without what was removed', async () => {
  const build = await writtenBuild()
  const read = await readEditions(build)
  expect(read).toEqual(file)
  const found = async (of: Edition | 'drafts' | undefined) => {
    const files = await openServedFiles(layersOf(build, read, of))
    const names = ['same', 'old', 'list', 'new', 'draft'].map((name) => `client/${name}.html`)
    const folders = await Promise.all(names.map(files.find))
    return folders.map((folder) => folder?.slice(build.length) ?? 'none')
  }
  expect(await found(undefined)).toEqual(['', '', '', 'none', 'none'])
  expect(await found(first)).toEqual(['', 'none', '/editions/one', '/editions/one', 'none'])
  expect(await found(second)).toEqual(['', '/editions/two', 'none', '/editions/one', 'none'])
  expect(await found('drafts')).toEqual(['', '', 'none', 'none', '/editions/drafts'])
})

test('a build without editions is served as it is', async () => {
  const build = await temporaryFolder()
  expect(await readEditions(build)).toBe(undefined)
  expect(layersOf(build, undefined, undefined).folders).toEqual([build])
})
