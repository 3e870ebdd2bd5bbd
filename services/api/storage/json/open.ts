import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { z } from 'zod'
import { makeFolder, replaceFile } from '../../disk/replace-file.ts'
import type { ChangeEvent, StoredRecord } from '../collection.ts'
import { openDeclared, type Declarations, type StorageEngine } from '../engine.ts'
import { storedFormat } from '../stored-format.ts'
import { memoryCounters } from '../memory-counters.ts'
import { attachmentFolder } from './attachment-folder.ts'
import { Collection } from './collection.ts'
import { erasureLogFile } from './erasure-log-file.ts'
import { lockFolder, type LockWait, type TryLock } from './folder-lock.ts'
import { outboxRows } from './outbox-rows.ts'
import { startDamagedFileCleanup } from './segments/damaged-files.ts'
import type { SegmentFolders } from './segments/segment-recovery.ts'
import { SegmentSet } from './segments/segment-set.ts'
import type { ReplaceFile } from './segments/validated-json-file.ts'
import { backupNotes, loadSessionSecret } from './single-files.ts'
import type { Append } from './wal/append-only-file.ts'
import { type CheckpointPolicy, WalStorage } from './wal/wal-storage.ts'

export interface JsonFileOptions {
  folder: string
  log: Pick<Logger, 'error' | 'warn'>
  now?: () => Date
  /** Waits for a process that is about to release the folder; by default it does not wait. */
  lockWait?: LockWait
  /** Replaced by tests to make writing a segment fail. */
  replace?: ReplaceFile
  /** Replaced by tests to make appending to the log fail. */
  append?: Append
  checkpointPolicy?: CheckpointPolicy
  /** False: webhooks are off, so new ones are not stored. */
  webhooks?: boolean
  /** Replaced by tests whose folder no other process uses: taking the kernel's lock starts a process. */
  tryLock?: TryLock
}

/**
 * Opens the store in a data folder: a folder of segment files per collection, `journal/` with the write-ahead
 * log of commits since the last checkpoint, `copies/` with the last good copy of both, `damaged/` with
 * damaged files, `lock/` while a process has it open. The folder keeps the name `journal` from earlier
 * releases.
 * @throws FolderInUseError another process has it open
 * @throws UnreadableDataError a segment or the log is damaged, and so is its copy
 */
export async function openJsonFiles<D extends Declarations>(
  declarations: D,
  options: JsonFileOptions,
): Promise<StorageEngine<D>> {
  const { folder, log, now = () => new Date(), lockWait, tryLock } = options
  await makeFolder(folder)
  const release = await lockFolder(folder, lockWait, tryLock)
  try {
    const { append, checkpointPolicy, replace = replaceFile, webhooks } = options
    const wal = await WalStorage.open({ folder, log, now, append, checkpointPolicy })
    const counters = memoryCounters(now)
    const listeners = new Set<(event: ChangeEvent) => void>()
    const opened = new Map<string, Collection<StoredRecord>>()
    const declared = await openDeclared(declarations, {
      webhooks,
      collection: async (declaration) => {
        const { name, event } = declaration
        const collection = await Collection.open(declaration, {
          folders: segmentFolders(folder, name),
          append: wal.commit,
          recovered: wal.recoveredChanges(name),
          onChange: (what) => event && listeners.forEach((tell) => tell(event(what))),
          replace,
          now,
          log,
          counters,
        })
        wal.register(name, collection)
        opened.set(name, collection)
        return collection
      },
      afterBulkAdd: () => wal.waitForCheckpoint(),
    })
    const { collections, personal, senders, bulk, unreadable, lookForUnreadable } = declared
    for (const kind of wal.recoveredKindsExcept(new Set(opened.keys())))
      await keepUndeclared(kind, wal, { folder, replace, now, log })
    await wal.start()
    const damaged = [...bulk.names, 'journal'].map((name) => join(folder, 'damaged', name))
    const stopCleanup = startDamagedFileCleanup(damaged, now, log)
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
      attachments: attachmentFolder(join(folder, 'attachments')),
      erasureLog: erasureLogFile(join(folder, 'erasure-log.jsonl')),
      backups: backupNotes(folder),
      counters,
      sessionSecret: () => loadSessionSecret(folder),
      checkWritable: async () => {
        await probeWrite(folder, replace)
        await probeWrite(join(folder, 'copies/journal'), replace)
        if (wal.checkpointError !== undefined) throw wal.checkpointError
      },
      close: async () => {
        stopping.forEach((stop) => stop())
        await stopCleanup()
        for (const one of opened.values()) await one.close()
        await wal.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

const segmentFolders = (folder: string, name: string): SegmentFolders => ({
  segments: join(folder, name),
  copies: join(folder, 'copies', name),
  damaged: join(folder, 'damaged', name),
})

/** The records of a collection that another release declares: only their ids are known. */
const undeclared = storedFormat({ record: z.looseObject({ id: z.string() }) })

/**
 * Writes the changes of an undeclared collection from the log to its segments. A release that was killed before its
 * checkpoint left them; this one would otherwise have to refuse the log or lose them.
 */
async function keepUndeclared(
  kind: string,
  wal: WalStorage,
  {
    folder,
    ...options
  }: { folder: string; replace: ReplaceFile; now: () => Date; log: JsonFileOptions['log'] },
): Promise<void> {
  // The name of a folder: another one is left to `WalStorage.start`, which refuses the log.
  if (!/^[a-z][a-z0-9-]*$/.test(kind)) return
  const changes = wal.recoveredChanges(kind)
  const folders = segmentFolders(folder, kind)
  const all = { ...options, kind, format: undeclared, folders }
  wal.register(kind, await SegmentSet.open(all, changes))
  options.log.warn(
    `The write-ahead log has ${changes.length} changes of ${kind}, which this release does not know. ` +
      `They are kept in ${folders.segments} for the release that wrote them.`,
  )
}

/** As large as a segment of long leads, so that the readiness check fails on an almost full disk. */
const probeText = ' '.repeat(512 * 1024)

async function probeWrite(folder: string, replace: ReplaceFile): Promise<void> {
  const path = join(folder, `writable-${randomUUID()}`)
  await replace(path, probeText)
  await rm(path, { force: true })
}
