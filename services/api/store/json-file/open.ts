import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { makeFolder, replaceFile } from '../../disk/replace-file.ts'
import { auditKind, auditLog } from './audit.ts'
import type { Append } from './appended-file.ts'
import type { Pace } from './checkpoints.ts'
import { Collection, type Kind } from './collection.ts'
import { deliveries } from './deliveries.ts'
import { lateOf, sumsOf } from './lead-figures.ts'
import { leadBook, leadDesk, leadKind } from './leads.ts'
import { prepareSearch } from './lead-search.ts'
import { Ledger } from './ledger.ts'
import { lockFolder, type Patience } from './lock.ts'
import { deadLetters, outbox } from './outbox.ts'
import type { Replace } from './page-file.ts'
import { mailFigures } from './mail-figures.ts'
import { people, personKind } from './people.ts'
import { settingBook, settingKind } from './settings.ts'
import { sessionSecret } from './session-secret.ts'
import { TrafficFiles } from './traffic.ts'
import {
  newestSubscribers,
  subscriberBook,
  subscriberKind,
  subscriberSearch,
} from './subscribers.ts'
import type { CollectionName } from '../collections.ts'
import { memoryCounters } from '../memory-counters.ts'
import type { Store, WholeStore } from '../store.ts'

export interface JsonFileOptions {
  folder: string
  log: Pick<Logger, 'error' | 'warn'>
  now?: () => Date
  /** For a process that may be about to let go of the folder; none by default. */
  patience?: Patience
  /** How a page gets onto the disk; a test hands in one that fails. */
  replace?: Replace
  /** How a line gets onto the disk; a test hands in one that fails. */
  append?: Append
  /** How soon pages follow the journal. */
  pace?: Pace
}

/**
 * The store in the data folder: a folder of page files per kind of record, `journal/` with what is not
 * on the pages yet, `copies/` with the last good copy of both, `damaged/` with what was found broken,
 * `lock/` while a process has it open.
 * @throws FolderInUse another process has it
 * @throws UnreadableData a page, or the journal, and its copy are both broken
 */
export async function openJsonFileStore(options: JsonFileOptions): Promise<Store> {
  const { folder, log, now = () => new Date(), patience, replace = replaceFile } = options
  await makeFolder(folder)
  const unlock = await lockFolder(folder, patience)
  try {
    const { append, pace } = options
    const ledger = await Ledger.open({ folder, log, now, append, pace })
    const open = async <R extends { id: string }>(kind: Kind<R>) => {
      const collection = await Collection.open(kind, {
        folders: {
          pages: join(folder, kind.name),
          copies: join(folder, 'copies', kind.name),
          damaged: join(folder, 'damaged', kind.name),
        },
        keep: ledger.keep,
        left: ledger.leftOf(kind.name),
        replace,
        now,
        log,
      })
      ledger.follow(kind.name, collection)
      return collection
    }
    const leads = await open(leadKind('leads'))
    const subscribers = await open(subscriberKind('subscribers'))
    const quarantinedLeads = await open(leadKind('quarantined-leads'))
    const quarantinedSubscribers = await open(subscriberKind('quarantined-subscribers'))
    const staff = await open(personKind)
    const settings = await open(settingKind)
    const audited = await open(auditKind)
    const traffic = await TrafficFiles.open({ folder: join(folder, 'traffic'), replace, log })
    const all = {
      leads,
      subscribers,
      'quarantined-leads': quarantinedLeads,
      'quarantined-subscribers': quarantinedSubscribers,
      people: staff,
      settings,
      audit: audited,
      traffic,
    }
    const counters = memoryCounters(now)
    await ledger.begin()
    const stopPreparing = prepareSearch(leads.kept.oldestFirst())
    return {
      where: resolve(folder),
      leads: {
        ...leadBook(leads, counters),
        ...leadDesk(leads),
        watch: (listener) => {
          const held = () => listener('held')
          const ends = [
            leads.watch(listener),
            quarantinedLeads.watch(held),
            quarantinedSubscribers.watch(held),
          ]
          return () => ends.forEach((end) => end())
        },
      },
      subscribers: { ...subscriberBook(subscribers), search: subscriberSearch(subscribers) },
      quarantine: {
        leads: { ...leadBook(quarantinedLeads, counters), ...leadDesk(quarantinedLeads) },
        subscribers: {
          ...subscriberBook(quarantinedSubscribers),
          newestFirst: newestSubscribers(quarantinedSubscribers),
        },
      },
      outbox: outbox({ leads, subscribers, people: staff }),
      deadLetters: deadLetters({ leads, subscribers, people: staff }),
      deliveries: deliveries({ leads, subscribers }),
      mailCount: mailFigures({ leads, subscribers, people: staff }),
      people: people(staff),
      settings: settingBook(settings),
      audit: auditLog(audited),
      counters,
      traffic,
      leadFigures: {
        sums: async (span) => sumsOf(leads.kept.oldestFirst(), span),
        late: async (at) => lateOf(leads.kept.oldestFirst(), at),
      },
      sessionSecret: () => sessionSecret(folder),
      whole: wholeStore(all, ledger),
      checkWritable: async () => {
        await tryWriting(folder, replace)
        if (ledger.trouble !== undefined) throw ledger.trouble
      },
      close: async () => {
        stopPreparing()
        for (const collection of Object.values(all)) await collection.close()
        await ledger.close()
        await unlock()
      },
    }
  } catch (fault) {
    await unlock()
    throw fault
  }
}

type Whole = Pick<Collection<{ id: string }>, 'all' | 'addAll' | 'eraseAll'>

const wholeStore = (all: Record<CollectionName, Whole>, ledger: Ledger): WholeStore => ({
  read: (name) => all[name].all(),
  add: async (name, records) => {
    await all[name].addAll(records)
    await ledger.keepUp()
  },
  erase: (name, ids) => all[name].eraseAll(ids),
})

/** As large as a page of long requests: a disk that takes three bytes may still refuse a lead. */
const asLongAsAPage = ' '.repeat(512 * 1024)

async function tryWriting(folder: string, replace: Replace): Promise<void> {
  const path = join(folder, `writable-${randomUUID()}`)
  await replace(path, asLongAsAPage)
  await rm(path, { force: true })
}
