import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contactFields } from '../../services/api/testing/send-contact.ts'
import { startTestApp } from '../../services/api/testing/test-app.ts'
import { attachmentFolder } from '../../services/api/storage/json/attachment-folder.ts'
import { copyAttachments } from './attachments.ts'

const id = '0b6f0c1e-6c2f-4a53-9d53-0f3f2a3f6d10'

/** A store with one lead that lists one file, and a folder with the file. */
async function oneFile(bytes: string) {
  const { app, store, folder } = await startTestApp()
  await app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
  const [lead] = (await store.leads.newestFirst(0, 1)).leads
  const reference = lead?.id ?? ''
  const sha256 = createHash('sha256').update('a plan').digest('hex')
  const file = { id, name: 'plan.pdf', kind: 'pdf' as const, bytes: 6, at: '2026-11-05', sha256 }
  await store.leads.transact(reference, (old) =>
    old ? { change: { ...old, attachments: [file] }, answer: 0 } : { answer: 0 },
  )
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  await mkdir(join(from, reference), { recursive: true })
  await writeFile(join(from, reference, id), bytes)
  // The permissions of files from earlier releases.
  await chmod(join(from, reference, id), 0o644)
  const copy = () =>
    copyAttachments(store.bulk, {
      from: attachmentFolder(from),
      to: attachmentFolder(to),
      folder: to,
    })
  return { copy, from, to, home: join(to, reference), copied: join(to, reference, id) }
}

test('every file that a lead lists is copied', async () => {
  const { copy, to, copied } = await oneFile('a plan')
  expect([await copy(), await readFile(copied, 'utf8')]).toEqual([1, 'a plan'])
  expect(await readdir(to)).toHaveLength(1)
})

test.skipIf(process.platform === 'win32')('only the owner can read the copies', async () => {
  const { copy, to, home, copied } = await oneFile('a plan')
  await copy()
  const rights = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  expect(await Promise.all([to, home, copied].map(rights))).toEqual(['700', '700', '600'])
})

test('a file with another hash is an error and is not copied', async () => {
  const { copy, copied } = await oneFile('b plan')
  await expect(copy()).rejects.toThrow('in the source is not the file that was added')
  await expect(stat(copied)).rejects.toThrow('ENOENT')
})

test('a missing file is an error', async () => {
  const { copy, from } = await oneFile('a plan')
  await rm(from, { recursive: true })
  await expect(copy()).rejects.toThrow('is missing')
})
