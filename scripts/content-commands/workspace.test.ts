import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { applyChanges, inWorkspace, removeCopies } from './workspace.ts'

async function folderWith(files: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  return { folder, read }
}

test('a copy tells what was changed, moved, added and removed in it, and goes away', async () => {
  const { folder, read } = await folderWith({
    'a.md': 'a',
    'b/c.md': 'c',
    'd.md': 'd',
    'e.md': 'e',
  })
  const { copy, changes } = await inWorkspace(folder, (workspace) => {
    workspace.write('a.md', 'changed')
    workspace.move('b/c.md', 'b/moved.md')
    workspace.remove('d.md')
    workspace.write('new/f.md', 'f')
    return Promise.resolve({ copy: workspace.copy, changes: workspace.changes() })
  })
  expect(existsSync(copy)).toBe(false)
  expect(
    changes.map(({ path, before, after, movedFrom }) => [
      path,
      before?.toString(),
      after?.toString(),
      movedFrom,
    ]),
  ).toEqual([
    ['a.md', 'a', 'changed', undefined],
    ['b/c.md', 'c', undefined, undefined],
    ['b/moved.md', undefined, 'c', 'b/c.md'],
    ['d.md', 'd', undefined, undefined],
    ['new/f.md', undefined, 'f', undefined],
  ])
  expect(read('a.md')).toBe('a')
  applyChanges(folder, changes)
  expect(read('a.md')).toBe('changed')
  expect(read('b/moved.md')).toBe('c')
  expect(existsSync(join(folder, 'd.md'))).toBe(false)
  expect(read('new/f.md')).toBe('f')
})

test('after an error every file is what it was', async () => {
  // A folder stands where the last file belongs.
  const { folder, read } = await folderWith({ 'a.md': 'a', 'b.md': 'b', 'z.md/inside': 'z' })
  const text = (value: string) => Buffer.from(value)
  expect(() =>
    applyChanges(folder, [
      { path: 'a.md', before: text('a'), after: text('changed') },
      { path: 'added.md', before: undefined, after: text('new') },
      { path: 'b.md', before: text('b'), after: undefined },
      { path: 'z.md', before: undefined, after: text('z') },
    ]),
  ).toThrow()
  expect([read('a.md'), read('b.md'), read('z.md/inside')]).toEqual(['a', 'b', 'z'])
  expect(readdirSync(folder).sort()).toEqual(['a.md', 'b.md', 'z.md'])
})

test('a copy that a killed process has left is removed by the next one, and nothing else', async () => {
  const { folder } = await folderWith({ 'a.md': 'a' })
  const cache = join(await temporaryFolder(), 'cache')
  removeCopies(cache)
  await inWorkspace(
    folder,
    async ({ copy }) => {
      expect(dirname(dirname(copy))).toBe(cache)
      writeFileSync(join(cache, 'known.json'), '{}')
      removeCopies(cache)
      expect(readdirSync(cache)).toEqual(['known.json'])
    },
    cache,
  )
})
