import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { editCheckout } from './checkout.ts'
import { ChangedMeanwhile } from './drafts.ts'
import { openEditing } from './editing.ts'
import type { Engine } from './engine.ts'
import type { EntryChange } from './engine-contract.ts'
import { createGit } from './git.ts'
import { versionOf } from './write-files.ts'

const ann = { name: 'Ann Author', email: 'ann@example.com' }

test('what another program saves while a rename is worked out stays, and nothing of the rename is written', async () => {
  const folder = await temporaryFolder()
  const place = (file: string) => join(folder, file)
  const read = (file: string) => readFileSync(place(file), 'utf8')
  mkdirSync(place('towns'))
  writeFileSync(place('towns/vail.yaml'), 'name: Vail\n')
  writeFileSync(place('towns/avon.yaml'), 'neighbors: [vail]\n')
  const drafts = editCheckout(folder, createGit({ home: folder, key: undefined }))
  const rename = (meanwhile: () => void) =>
    drafts.save(undefined, ann, async () => {
      const [vail, avon] = [read('towns/vail.yaml'), read('towns/avon.yaml')]
      meanwhile()
      return {
        result: undefined,
        files: [
          { file: 'towns/veil.yaml', content: vail },
          { file: 'towns/vail.yaml', content: undefined, was: versionOf(vail) },
          { file: 'towns/avon.yaml', content: avon.replace('vail', 'veil'), was: versionOf(avon) },
        ],
        subject: 'Rename vail to veil',
      }
    })
  for (const meanwhile of [
    () => writeFileSync(place('towns/avon.yaml'), 'neighbors: [vail, minturn]\n'),
    () => writeFileSync(place('towns/veil.yaml'), 'name: Another\n'),
  ]) {
    await expect(rename(meanwhile)).rejects.toThrow(ChangedMeanwhile)
    expect(read('towns/vail.yaml')).toBe('name: Vail\n')
  }
  expect(read('towns/avon.yaml')).toBe('neighbors: [vail, minturn]\n')
  expect(read('towns/veil.yaml')).toBe('name: Another\n')
})

test('a rename writes and removes files that nobody has changed', async () => {
  const folder = await temporaryFolder()
  writeFileSync(join(folder, 'a.yaml'), 'a')
  const drafts = editCheckout(folder, createGit({ home: folder, key: undefined }))
  const files = [
    { file: 'b.yaml', content: 'a' },
    { file: 'a.yaml', content: undefined, was: versionOf('a') },
  ]
  await drafts.save(undefined, ann, async () => ({ result: undefined, files, subject: 'Rename' }))
  expect([
    existsSync(join(folder, 'a.yaml')),
    readFileSync(join(folder, 'b.yaml'), 'utf8'),
  ]).toEqual([false, 'a'])
})

test('who asked for it is told that a file was changed meanwhile', async () => {
  const folder = await temporaryFolder()
  writeFileSync(join(folder, 'a.yaml'), 'a')
  const change: EntryChange = {
    outcome: 'changed',
    files: [{ file: 'a.yaml', content: undefined, was: versionOf('another') }],
    plan: {
      ...{ added: [], changed: [], removed: ['a.yaml'], moved: [] },
      ...{ refers: [], redirects: [], left: [] },
    },
  }
  const engine = (() => Promise.resolve(change)) as unknown as Engine
  const config = { dataDir: await temporaryFolder() }
  const log = pino({ level: 'silent' })
  const editing = openEditing({ checkout: folder, config, log, engine })
  await expect(editing.remove({ file: 'a.yaml', confirmed: true }, ann)).rejects.toMatchObject({
    message: 'A file was changed while this ran. Please try again.',
    statusCode: 409,
  })
  expect(existsSync(join(folder, 'a.yaml'))).toBe(true)
})
