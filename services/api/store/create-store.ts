import type { LeadRepository } from '../leads/lead-repository.ts'
import type { CountsCollection, CountsDeclaration } from '../storage/counts.ts'
import type { CollectionName, counts } from './collections.ts'
import {
  auditLog,
  erasureRepository,
  peopleRepository,
  settingsRepository,
} from './repositories/admin.ts'
import { leadAnalytics, leadRepository } from './repositories/leads.ts'
import { pageviewRepository } from './repositories/pageviews.ts'
import { subscriberRepository } from './repositories/subscribers.ts'
import type { Store } from './store.ts'

/** Whole records, whatever they are. */
export interface BulkCollection {
  all(): AsyncIterable<unknown>
  addAll(records: readonly unknown[]): Promise<void>
  eraseAll(ids: readonly string[]): Promise<void>
}

type Opened<D> = D extends CountsDeclaration<infer By, infer N> ? CountsCollection<By, N> : never

/** What each of the two stores brings: declared collections, and what is no collection. */
export interface StoreEngine extends Pick<
  Store,
  | 'kind'
  | 'collections'
  | 'personal'
  | 'where'
  | 'outbox'
  | 'deadLetters'
  | 'deliveries'
  | 'mailQueue'
  | 'attachments'
  | 'backups'
  | 'counters'
  | 'sessionSecret'
  | 'checkWritable'
  | 'close'
> {
  watch: LeadRepository['watch']
  /** The declared counts. */
  traffic: Opened<typeof counts.traffic>
  /** Waits after an addition of many records, if the store has to catch up. */
  afterBulkAdd?: () => Promise<void>
}

/** The interfaces of the features, over declared collections. */
export function createStore({ collections, watch, afterBulkAdd, ...engine }: StoreEngine): Store {
  const bulk: Record<CollectionName, BulkCollection> = { ...collections, traffic: engine.traffic }
  return {
    ...engine,
    collections,
    leads: { ...leadRepository(collections.leads), watch },
    leadAnalytics: leadAnalytics(collections.leads),
    traffic: pageviewRepository(engine.traffic),
    subscribers: subscriberRepository(collections.subscribers),
    quarantine: {
      leads: leadRepository(collections['quarantined-leads']),
      subscribers: subscriberRepository(collections['quarantined-subscribers']),
    },
    people: peopleRepository(collections.people),
    settings: settingsRepository(collections.settings),
    audit: auditLog(collections.audit),
    erasures: erasureRepository(collections.erasures),
    bulk: {
      read: (name) => bulk[name].all(),
      add: async (name, records) => {
        await bulk[name].addAll(records)
        await afterBulkAdd?.()
      },
      erase: (name, ids) => bulk[name].eraseAll(ids),
    },
  }
}
