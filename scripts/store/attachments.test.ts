import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aRequest, wholeApp } from '../../services/api/testing/whole-app.ts'
import { copyAttachments } from './attachments.ts'

const id = '0b6f0c1e-6c2f-4a53-9d53-0f3f2a3f6d10'

/** A store with one lead that has one file, in a folder. */
async function oneFile(bytes: string) {
  const { app, store, folder } = await wholeApp()
  await app.inject({ method: 'POST', url: '/api/contact', payload: aRequest })
  const [lead] = (await store.leads.newestFirst(0, 1)).leads
  const reference = lead?.id ?? ''
  const sha256 = createHash('sha256').update('a plan').digest('hex')
  const file = { id, name: 'plan.pdf', kind: 'pdf' as const, bytes: 6, at: '2026-11-05', sha256 }
  await store.leads.work(reference, (old) =>
    old ? { change: { ...old, attachments: [file] }, answer: 0 } : { answer: 0 },
  )
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  await mkdir(join(from, reference), { recursive: true })
  await writeFile(join(from, reference, id), bytes)
  return { copy: () => copyAttachments(store.whole, from, to), copied: join(to, reference, id) }
}

test('a backup has every file that a request names', async () => {
  const { copy, copied } = await oneFile('a plan')
  expect([await copy(), await readFile(copied, 'utf8')]).toEqual([1, 'a plan'])
})

test('a file that is not the one that was added stops it', async () => {
  const { copy } = await oneFile('b plan')
  await expect(copy()).rejects.toThrow('is not the file that was added')
})
