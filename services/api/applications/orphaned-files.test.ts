import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aLead } from '../testing/sample-lead.ts'
import { sendApplication, storedApplications } from '../testing/send-application.ts'
import { pdfBytes } from '../testing/submit-contact.ts'
import { startTestApp } from '../testing/test-app.ts'
import { createOrphanSweep } from './orphaned-files.ts'

const orphan = '0b6f0c1e-6c2f-4a53-9d53-0f3f2a3f6d10'

async function withFiles() {
  const testApp = await startTestApp()
  const { store, folder } = testApp
  await sendApplication(testApp, {}, [['a.pdf', 'application/pdf', pdfBytes]])
  const [application] = await storedApplications(testApp)
  await store.bulk.add('leads', [aLead('HP-AAAAA2')])
  for (const owner of [orphan, 'HP-AAAAA2', 'HP-ZZZZZ2']) {
    const path = join(folder, 'a file')
    await writeFile(path, owner)
    await store.attachments.put(owner, 'a', path)
  }
  const sweep = createOrphanSweep({ ...store, files: store.attachments })
  const owners = async () => (await store.attachments.owners()).sort()
  return { store, sweep, owners, kept: ['HP-AAAAA2', 'HP-ZZZZZ2', application?.id].sort() }
}

test('files of an application that was never stored are removed in the second round', async () => {
  const { sweep, owners, kept } = await withFiles()
  await sweep()
  expect(await owners()).toContain(orphan)
  await sweep()
  expect(await owners()).toEqual(kept)
})

test('files stay while there are applications that only another release can read', async () => {
  const { store, sweep, owners } = await withFiles()
  const unreadable = { id: orphan, receivedAt: '2026-11-05T10:00:00.000Z', name: 42 }
  await store.bulk.add('applications', [unreadable], 'unreadable')
  await sweep()
  await sweep()
  expect(await owners()).toContain(orphan)
})
