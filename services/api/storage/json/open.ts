import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { startPolling } from '../../background/polling.ts'
import { makeFolder } from '../../disk/replace-file.ts'
import type { ChangeEvent, StoredRecord } from '../collection.ts'
import { openDeclared, type Declarations, type StorageEngine } from '../engine.ts'
import { isDiskFull } from '../errors.ts'
import { memoryCounters } from '../memory-counters.ts'
import { attachmentFolder } from './attachment-folder.ts'
import { Collection } from './collection.ts'
import {
  isEarlierForm,
  markMonths,
  readEarlierRecords,
  removeMonths,
  setAsideEarlierForm,
} from './earlier-form.ts'
import { erasureLogFile } from './erasure-log-file.ts'
import { lockFolder, type LockWait, type TryLock } from './folder-lock.ts'
import { disk as realDisk, type Disk } from './month-file.ts'
import { outboxRows } from './outbox-rows.ts'
import { expireSafetyCopies, openSafetyCopies } from './safety-copies.ts'
import { backupNotes, loadSessionSecret } from './single-files.ts'

export interface JsonFileOptions {
  folder: string
  log: Pick<Logger, 'error' | 'warn'>
  now?: () => Date
  /** Waits for a process that is about to release the folder; by default it does not wait. */
  lockWait?: LockWait
  /** The folder of the mirror, which may be on another disk; `copies` in the data folder by default. */
  mirror?: string
  /** Refuses writes while the mirror cannot be written. */
  isMirrorRequired?: boolean
  /** Replaced by tests to make writing fail. */
  disk?: Disk
  /** False: webhooks are off, so new ones are not stored. */
  webhooks?: boolean
  /** Replaced by tests whose folder no other process uses: taking the kernel's lock starts a process. */
  tryLock?: TryLock
}

const hourMs = 60 * 60 * 1000

/**
 * Opens the store in a data folder: a folder of month files for each collection (month-file.ts), `copies/` with their
 * mirror, `damaged/` with lines that cannot be read, `lock/` while a process has it open. Records in the form of an
 * earlier release are taken over, and its files kept in `before/` for some days.
 * @throws FolderInUseError another process has it open
 * @throws UnreadableDataError files of an earlier release are damaged, and so are their copies
 */
export async function openJsonFiles<D extends Declarations>(
  declarations: D,
  options: JsonFileOptions,
): Promise<StorageEngine<D>> {
  const { folder, log, now = () => new Date(), lockWait, tryLock } = options
  const { mirror = join(folder, 'copies'), isMirrorRequired = false } = options
  const { disk = realDisk, webhooks } = options
  await makeFolder(folder)
  const release = await lockFolder(folder, lockWait, tryLock)
  try {
    const counters = memoryCounters(now)
    const listeners = new Set<(event: ChangeEvent) => void>()
    const hearers = new Set<(text: string) => void>()
    const opened = new Map<string, Collection<StoredRecord>>()
    const names = Object.values(declarations).map(({ name }) => name)
    const foldersOf = (name: string) => ({ own: join(folder, name), mirror: join(mirror, name) })
    const isEarlier = await isEarlierForm(folder, names)
    if (isEarlier) await removeMonths(names.map(foldersOf).flatMap(Object.values))
    const declared = await openDeclared(declarations, {
      webhooks,
      collection: async (declaration) => {
        const { name, event } = declaration
        const collection = await Collection.open(declaration, {
          folders: foldersOf(name),
          isMirrorRequired,
          safetyCopies: await openSafetyCopies(folder, name, now),
          onChange: (what) => event && listeners.forEach((tell) => tell(event(what))),
          disk,
          log,
          counters,
        })
        opened.set(name, collection)
        return collection
      },
    })
    const { collections, personal, senders, bulk, unreadable, lookForUnreadable } = declared
    for (const name of isEarlier ? bulk.names : [])
      await bulk.add(name, await readEarlierRecords(folder, name), 'unreadable')
    await markMonths(folder)
    await setAsideEarlierForm(folder, names, now())
    const probe = async () => {
      for (const path of [folder, mirror]) await probeWrite(path, disk)
      for (const collection of opened.values()) collection.checkCopies()
    }
    await probe().catch((error: unknown) => {
      if (!isDiskFull(error)) return
      log.error(
        { err: error },
        'THE DISK IS FULL: pages and lists are served, and requests are refused until there is room.',
      )
    })
    const maintenance = startPolling(
      async () => {
        for (const collection of opened.values()) await collection.maintain()
      },
      { log },
    )
    const expiry = startPolling(() => expireSafetyCopies(folder, now()), { log, everyMs: hourMs })
    const stopping = [...opened.values()].map((collection) => collection.precompute())
    return {
      kind: 'Files',
      where: resolve(folder),
      collections,
      personal,
      senders,
      bulk,
      unreadable,
      lookForUnreadable,
      mail: outboxRows(senders, opened),
      watch: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      announcements: {
        send: async (text) => hearers.forEach((hear) => hear(text)),
        hear: (listener) => {
          hearers.add(listener)
          return () => void hearers.delete(listener)
        },
      },
      attachments: attachmentFolder(join(folder, 'attachments')),
      erasureLog: erasureLogFile(join(folder, 'erasure-log.jsonl')),
      backups: backupNotes(folder),
      counters,
      sessionSecret: () => loadSessionSecret(folder),
      confirmErased: async () => {
        for (const collection of opened.values()) await collection.confirmErased()
      },
      checkWritable: probe,
      close: async () => {
        stopping.forEach((stop) => stop())
        await Promise.all([maintenance.stop(), expiry.stop()])
        for (const collection of opened.values()) await collection.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** As large as long leads that arrive together, so that the readiness check fails on an almost full disk. */
const probeText = ' '.repeat(512 * 1024)

async function probeWrite(folder: string, disk: Disk): Promise<void> {
  const path = join(folder, `writable-${randomUUID()}`)
  await disk.replace(path, probeText)
  await rm(path, { force: true })
}
