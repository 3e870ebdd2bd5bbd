import { randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openAttachmentStore } from '../../attachments/attachment-store.ts'
import { attachmentLimits } from '../../contract/limits.ts'
import { fileDigest } from '../../disk/read-files.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { NotStoredError } from '../errors.ts'
import { command, newDatabase } from '../../testing/postgres-server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { moveFiles, withFolder } from '../../attachments/attachments-in-folder.ts'
import { type Store, openPostgresStore } from '../../store.ts'
import { chunkBytes } from './attachment-files.ts'

const log = pino({ level: 'silent' })

async function stores(count: number): Promise<{ url: string; all: Store[]; store: Store }> {
  const url = await newDatabase(inject('postgresUrl'))
  const all = await Promise.all(
    Array.from({ length: count }, () => openPostgresStore({ url, log })),
  )
  onTestFinished(async () => void (await Promise.all(all.map((store) => store.close()))))
  const [store] = all
  if (!store) throw new Error('one was opened')
  return { url, all, store }
}

const rowsIn = async (url: string) =>
  (
    await command(
      url,
      `select (select count(*) from attachment_files) + (select count(*) from attachment_chunks) as n`,
    )
  ).rows

test('when the database’s disk fills up in the middle of a file, no part of the file remains', async () => {
  const { url, store } = await stores(1)
  await command(
    url,
    `create function full_disk() returns trigger language plpgsql as $$ begin
      if new.part = 3 then raise exception 'full' using errcode = '53100'; end if;
      return new;
    end $$;
    create trigger full_disk before insert on attachment_chunks for each row execute function full_disk()`,
  )
  const path = join(await temporaryFolder(), 'plan')
  await writeFile(path, randomBytes(5 * chunkBytes))
  await expect(store.attachments.put('HP-AAAAA2', 'a', path)).rejects.toThrow(NotStoredError)
  expect(await store.attachments.read('HP-AAAAA2', 'a')).toBeUndefined()
  expect(await rowsIn(url)).toEqual([{ n: '0' }])
})

test('a file that is erased while it is read ends in an error, not in a shorter file', async () => {
  const { store } = await stores(1)
  const path = join(await temporaryFolder(), 'plan')
  await writeFile(path, randomBytes(5 * chunkBytes))
  await store.attachments.put('HP-AAAAA2', 'a', path)
  const stream = await store.attachments.read('HP-AAAAA2', 'a')
  let read = 0
  const reading = async () => {
    for await (const part of stream ?? []) {
      read += (part as Buffer).length
      await store.attachments.remove('HP-AAAAA2')
    }
  }
  await expect(reading()).rejects.toThrow('was removed')
  // One more chunk may have been read ahead.
  expect(read).toBeLessThanOrEqual(2 * chunkBytes)
})

test('all processes share one quota, and removing a file frees space', async () => {
  const { all, store } = await stores(2)
  const [folder, megabyte] = [await temporaryFolder(), 1024 * 1024]
  await writeFile(join(folder, 'plan'), randomBytes(megabyte))
  await store.attachments.put('HP-AAAAA2', 'a', join(folder, 'plan'))
  const files = await openAttachmentStore({
    folder,
    files: all[1]?.attachments ?? store.attachments,
    quota: attachmentLimits.bytes + megabyte - 1,
  })
  const bytes = () => Readable.from([Buffer.from('%PDF-1.7 %%EOF')])
  const save = () =>
    files.save('HP-BBBBB2', { name: 'a.pdf', bytes: bytes(), visitor: 'one' }, new Date())
  expect(await save()).toEqual({ fault: 'no space' })
  await files.remove('HP-AAAAA2', 'a')
  expect(await save()).toMatchObject({ kept: { bytes: 14 } })
})

const id = '0b6f0c1e-6c2f-4a53-9d53-0f3f2a3f6d10'

/** Stores leads with one file each in a folder, as an earlier release did. */
async function inFolder(store: Store, leads: readonly string[]) {
  const folder = await temporaryFolder()
  const bytes = randomBytes(chunkBytes + 100)
  for (const lead of leads) {
    await mkdir(join(folder, lead))
    const path = join(folder, lead, id)
    await writeFile(path, bytes)
    const about = { id, name: 'plan.pdf', kind: 'pdf' as const, at: '2026-11-05' }
    const attachments = [{ ...about, ...(await fileDigest(path)) }]
    await store.bulk.add('leads', [{ ...aLead(lead), attachments }])
  }
  return { folder, bytes }
}

test('files of an earlier release are served from their folder until two processes have moved them, once', async () => {
  const { all, store } = await stores(2)
  const leads = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2', 'HP-DDDDD2']
  const { folder, bytes } = await inFolder(store, leads)
  const files = withFolder(store.attachments, folder)
  const isServed = async () => {
    for (const lead of leads) {
      const stream = await files.read(lead, id)
      expect(stream && (await buffer(stream)).equals(bytes)).toBe(true)
    }
  }
  await isServed()
  await Promise.all([isServed(), ...all.map((each) => moveFiles(folder, each, log))])
  await isServed()
  expect(await readdir(folder)).toEqual([])
  expect(await store.attachments.usedBytes()).toBe(leads.length * bytes.length)
})

test('files that no lead in the database references, and files that have changed, stay in the folder', async () => {
  const { store } = await stores(1)
  const { folder } = await inFolder(store, ['HP-AAAAA2', 'HP-BBBBB2'])
  await writeFile(join(folder, 'HP-AAAAA2/other'), 'of nobody')
  await writeFile(join(folder, 'HP-BBBBB2', id), 'damaged')
  await mkdir(join(folder, 'HP-ZZZZZ2'))
  await writeFile(join(folder, 'HP-ZZZZZ2/a'), 'of another store')
  expect(await moveFiles(folder, store, log)).toBe(1)
  const left = await readdir(folder, { recursive: true, withFileTypes: true })
  expect(
    left
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .sort(),
  ).toEqual(['HP-AAAAA2/other', `HP-BBBBB2/${id}`, 'HP-ZZZZZ2/a'])
  // Erasing the lead removes both.
  await withFolder(store.attachments, folder).remove('HP-AAAAA2')
  expect((await readdir(folder)).sort()).toEqual(['HP-BBBBB2', 'HP-ZZZZZ2'])
  expect(await store.attachments.usedBytes()).toBe(0)
})

test('all processes read the note about the last backup, whichever process wrote it', async () => {
  const { all, store } = await stores(2)
  expect(await store.backups.last()).toBeUndefined()
  const note = { at: '2026-11-05T10:00:00.000Z', where: 'a', bytes: 1, records: 2, files: 3 }
  await store.backups.note({ ...note, where: 'before' })
  await all[1]?.backups.note(note)
  expect(await store.backups.last()).toEqual(note)
})
