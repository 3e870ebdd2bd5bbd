import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { archiveOf, copyInto, readArchive, WrongArchive } from './archive.ts'
import { differences, proofsOf } from './proof.ts'
import { aLead } from '../records/sample-lead.ts'
import { openJsonFileStore } from './json-file/open.ts'
import { readFolder } from './json-file/snapshot.ts'

async function emptyStore() {
  const folder = await temporaryFolder()
  const store = await openJsonFileStore({ folder, log: pino({ level: 'silent' }) })
  onTestFinished(() => store.close())
  return { folder, store }
}

/** An archive of a store with two leads that is still open, as while the service runs. */
async function archived() {
  const { folder, store } = await emptyStore()
  await store.whole.add('leads', [aLead('HP-AAAAA2'), aLead('HP-BBBBB2')])
  const { bytes, proofs } = await archiveOf(readFolder(folder), new Date())
  const path = join(folder, 'backup.jsonl.gz')
  await writeFile(path, bytes)
  return { path, proofs }
}

test('what was archived beside a running service is the same in another store', async () => {
  const { path, proofs } = await archived()
  const backup = await readArchive(path)
  const { store } = await emptyStore()
  await copyInto(store.whole, backup.store)
  expect(proofs.leads.count).toBe(2)
  expect(differences(await proofsOf(store.whole), proofs)).toEqual([])
  expect((await store.leads.newestFirst(0, 10)).leads).toEqual([
    aLead('HP-BBBBB2'),
    aLead('HP-AAAAA2'),
  ])
})

test('an archive that was cut off is refused', async () => {
  const { path } = await archived()
  const bytes = await readFile(path)
  await writeFile(path, bytes.subarray(0, bytes.length - 20))
  await expect(readArchive(path)).rejects.toThrow(WrongArchive)
})

test('one record that differs is seen', async () => {
  const { store: one } = await emptyStore()
  const { store: other } = await emptyStore()
  await one.whole.add('leads', [aLead('HP-AAAAA2')])
  await other.whole.add('leads', [{ ...aLead('HP-AAAAA2'), message: 'another' }])
  expect(differences(await proofsOf(one.whole), await proofsOf(other.whole))).toEqual(['leads'])
})
