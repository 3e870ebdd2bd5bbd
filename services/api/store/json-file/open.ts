import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { makeFolder, replaceFile } from '../../disk/replace-file.ts'
import {
  auditCollection,
  auditLog,
  erasureRepository,
  erasureCollection,
  peopleRepository,
  personCollection,
  settingsRepository,
  settingCollection,
  backupNotes,
  loadSessionSecret,
} from './admin-records.ts'
import { attachmentFolder } from './attachment-folder.ts'
import type { Append } from './append-only-file.ts'
import type { CheckpointPolicy } from './checkpointer.ts'
import { Collection, type CollectionDefinition } from './collection.ts'
import { startDamagedFileCleanup } from './damaged-files.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import { countOverdue, sumLeads } from './lead-analytics.ts'
import { leadIntakeRepository, leadRepository, leadCollection } from './leads.ts'
import { precomputeSearchKeys } from './lead-search.ts'
import { WalStorage } from './wal-storage.ts'
import { FolderLock, type LockWait } from './folder-lock.ts'
import { deadLetters, outbox, mailQueue } from './outbox.ts'
import type { ReplaceFile } from './validated-json-file.ts'
import { PageviewFiles } from './traffic.ts'
import {
  listNewestSubscribers,
  subscriberIntakeRepository,
  subscriberCollection,
  subscriberSearch,
} from './subscribers.ts'
import type { CollectionName } from '../collections.ts'
import { memoryCounters } from '../memory-counters.ts'
import type { Store, BulkStore } from '../store.ts'
import type { FolderLostError } from '../errors.ts'

export interface JsonFileOptions {
  folder: string
  log: Pick<Logger, 'error' | 'warn'>
  now?: () => Date
  /** Waits for a process that is about to release the folder; by default it does not wait. */
  lockWait?: LockWait
  /** Called once when another process has taken over the folder: nothing is stored from then on. */
  onLost?: (fault: FolderLostError) => void
  /** Replaced by tests to make writing a segment fail. */
  replace?: ReplaceFile
  /** Replaced by tests to make appending to the log fail. */
  append?: Append
  checkpointPolicy?: CheckpointPolicy
}

/**
 * Opens the store in a data folder: a folder of segment files per collection, `journal/` with the write-ahead
 * log of commits since the last checkpoint, `copies/` with the last good copy of both, `damaged/` with
 * damaged files, `lock/` while a process has it open. The folder keeps the name `journal` from earlier
 * releases.
 * @throws FolderInUseError another process has it open
 * @throws UnreadableDataError a segment or the log is damaged, and so is its copy
 */
export async function openJsonFileStore(options: JsonFileOptions): Promise<Store> {
  const { folder, log, now = () => new Date(), lockWait, onLost } = options
  await makeFolder(folder)
  const warn = (words: string) => log.warn(words)
  const lock = await FolderLock.acquire(folder, { lockWait, onLost, warn })
  try {
    const { append, checkpointPolicy } = options
    const mayReplace = () => lock.check()
    const replace: ReplaceFile = (path, text) =>
      (options.replace ?? replaceFile)(path, text, mayReplace)
    const wal = await WalStorage.open({ folder, log, now, append, checkpointPolicy, lock })
    const open = async <R extends { id: string }>(kind: CollectionDefinition<R>) => {
      const collection = await Collection.open(kind, {
        folders: {
          segments: join(folder, kind.name),
          copies: join(folder, 'copies', kind.name),
          damaged: join(folder, 'damaged', kind.name),
        },
        commit: wal.commit,
        recovered: wal.recoveredChanges(kind.name),
        replace,
        now,
        log,
      })
      wal.register(kind.name, collection)
      return collection
    }
    const leads = await open(leadCollection('leads'))
    const subscribers = await open(subscriberCollection('subscribers'))
    const quarantinedLeads = await open(leadCollection('quarantined-leads'))
    const quarantinedSubscribers = await open(subscriberCollection('quarantined-subscribers'))
    const staff = await open(personCollection)
    const settings = await open(settingCollection)
    const auditEntries = await open(auditCollection)
    const erasures = await open(erasureCollection)
    const traffic = await PageviewFiles.open({ folder: join(folder, 'traffic'), replace, log })
    const collections = {
      leads,
      subscribers,
      'quarantined-leads': quarantinedLeads,
      'quarantined-subscribers': quarantinedSubscribers,
      people: staff,
      settings,
      audit: auditEntries,
      erasures,
      traffic,
    }
    const counters = memoryCounters(now)
    await wal.start()
    const damaged = [...Object.keys(collections), 'journal'].map((name) =>
      join(folder, 'damaged', name),
    )
    const stopCleanup = startDamagedFileCleanup(damaged, now, log)
    const stopIndexing = precomputeSearchKeys(leads.committed.oldestFirst())
    return {
      kind: 'Files',
      where: resolve(folder),
      leads: {
        ...leadIntakeRepository(leads, counters),
        ...leadRepository(leads),
        watch: (listener) => {
          const notifyQuarantine = () => listener('held')
          const ends = [
            leads.watch(listener),
            quarantinedLeads.watch(notifyQuarantine),
            quarantinedSubscribers.watch(notifyQuarantine),
          ]
          return () => ends.forEach((end) => end())
        },
      },
      subscribers: { ...subscriberIntakeRepository(subscribers), ...subscriberSearch(subscribers) },
      quarantine: {
        leads: {
          ...leadIntakeRepository(quarantinedLeads, counters),
          ...leadRepository(quarantinedLeads),
        },
        subscribers: {
          ...subscriberIntakeRepository(quarantinedSubscribers),
          newestFirst: listNewestSubscribers(quarantinedSubscribers),
        },
      },
      outbox: outbox({ leads, subscribers, people: staff }),
      deadLetters: deadLetters({ leads, subscribers, people: staff }),
      deliveries: webhookDeliveries({ leads, subscribers }),
      mailQueue: mailQueue({ leads, subscribers, people: staff }),
      people: peopleRepository(staff),
      settings: settingsRepository(settings),
      audit: auditLog(auditEntries),
      attachments: attachmentFolder(join(folder, 'attachments')),
      erasures: erasureRepository(erasures),
      backups: backupNotes(folder),
      counters,
      traffic,
      leadAnalytics: {
        sums: async (span) => sumLeads(leads.committed.oldestFirst(), span),
        countOverdue: async (at) => countOverdue(leads.committed.oldestFirst(), at),
      },
      sessionSecret: () => loadSessionSecret(folder),
      bulk: bulkStore(collections, wal),
      checkWritable: async () => {
        await probeWrite(folder, replace)
        await probeWrite(join(folder, 'copies/journal'), replace)
        if (wal.checkpointError !== undefined) throw wal.checkpointError
      },
      close: async () => {
        stopIndexing()
        await stopCleanup()
        for (const collection of Object.values(collections)) await collection.close()
        await wal.close()
        await lock.release()
      },
    }
  } catch (fault) {
    await lock.release()
    throw fault
  }
}

type BulkCollection = Pick<Collection<{ id: string }>, 'all' | 'addAll' | 'eraseAll'>

const bulkStore = (all: Record<CollectionName, BulkCollection>, wal: WalStorage): BulkStore => ({
  read: (name) => all[name].all(),
  add: async (name, records) => {
    await all[name].addAll(records)
    await wal.waitForCheckpoint()
  },
  erase: (name, ids) => all[name].eraseAll(ids),
})

/** As large as a segment of long requests: a disk with three free bytes cannot store a lead. */
const probeText = ' '.repeat(512 * 1024)

async function probeWrite(folder: string, replace: ReplaceFile): Promise<void> {
  const path = join(folder, `writable-${randomUUID()}`)
  await replace(path, probeText)
  await rm(path, { force: true })
}
