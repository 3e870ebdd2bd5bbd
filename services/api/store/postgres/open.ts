import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { LeadRepository } from '../../records/lead-repository.ts'
import type { CollectionName } from '../collections.ts'
import type { Store, BulkStore } from '../store.ts'
import {
  createNotifyPublisher,
  type NotifyPublisher,
  listenForLeadEvents,
  type LeadEvents,
} from './lead-events.ts'
import {
  auditMapping,
  auditLog,
  erasureRepository,
  erasureMapping,
  peopleRepository,
  personMapping,
  settingsRepository,
  settingMapping,
  backupNotes,
  loadSessionSecret,
} from './admin-records.ts'
import { attachmentFiles } from './attachment-files.ts'
import { PgRepository } from './pg-repository.ts'
import { createCounters } from './counters.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import { Database } from './database.ts'
import { leadAnalytics } from './lead-analytics.ts'
import { leadIntakeRepository, leadRepository, leadMapping } from './leads.ts'
import { migrate } from './migrations/index.ts'
import { DatabaseUnreachableError } from '../errors.ts'
import { deadLetters, outbox } from './outbox.ts'
import { mailQueue } from './mail-queue.ts'
import {
  listNewestSubscribers,
  subscriberIntakeRepository,
  subscriberMapping,
  subscriberSearch,
} from './subscribers.ts'
import type { Tables } from './tables.ts'
import { trafficMonthRecords, pageviewRepository } from './traffic.ts'

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database` */
  url: string
  log: Pick<Logger, 'warn'>
}

/** A request waits at most this long for a database that does not answer. */
const timeoutMs = 10_000
const connections = 10

/**
 * The store in a PostgreSQL database; migrations run first. Any number of processes may have
 * it open at once.
 * @throws DatabaseUnreachableError
 */
export async function openPostgresStore({ url, log }: PostgresOptions): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // The server ends a slow statement; this client timeout is for a half-open connection.
    query_timeout: timeoutMs + 1_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: timeoutMs,
    application_name: 'highpine',
    // An answer means synced to disk, even if the server's default is asynchronous commit.
    verify: (client, done) =>
      client.query(
        `select set_config('synchronous_commit', 'on', false)
          where current_setting('synchronous_commit') = 'off'`,
        done,
      ),
  })
  pool.on('error', (fault) => log.warn({ err: fault }, 'A connection to the database broke.'))
  // A connection that breaks in use fails its query and also emits `error`, which would end the process
  // without a listener.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const where = describeDatabase(url)
  try {
    await migrate(db)
  } catch (fault) {
    await db.destroy()
    const reason = rootCause(fault)
    throw new DatabaseUnreachableError(
      `${where} could not be opened: ${reason}\nCheck DATABASE_URL.`,
      {
        cause: fault,
      },
    )
  }
  const database = new Database(db, pool)
  return createStore(
    {
      database,
      leadEvents: listenForLeadEvents(url, log),
      publisher: createNotifyPublisher(database, log),
    },
    where,
  )
}

interface Connections {
  database: Database
  leadEvents: LeadEvents
  publisher: NotifyPublisher
}

function createStore({ database, leadEvents, publisher }: Connections, where: string): Store {
  const notifyQuarantine = () => publisher.publish('held')
  const db = { database, counters: createCounters(database) }
  const leads = new PgRepository(leadMapping('leads'), db, publisher.publish)
  const subscribers = new PgRepository(subscriberMapping('subscribers'), db)
  const quarantinedLeads = new PgRepository(leadMapping('quarantined-leads'), db, notifyQuarantine)
  const quarantinedSubscribers = new PgRepository(
    subscriberMapping('quarantined-subscribers'),
    db,
    notifyQuarantine,
  )
  const staff = new PgRepository(personMapping, db)
  const settings = new PgRepository(settingMapping, db)
  const auditEntries = new PgRepository(auditMapping, db)
  const erasures = new PgRepository(erasureMapping, db)
  const traffic = pageviewRepository(database)
  return {
    kind: 'PostgreSQL',
    where,
    leads: {
      ...leadIntakeRepository(leads),
      ...leadRepository(leads),
      watch: watchLeads(leadEvents),
    },
    subscribers: { ...subscriberIntakeRepository(subscribers), ...subscriberSearch(subscribers) },
    quarantine: {
      leads: { ...leadIntakeRepository(quarantinedLeads), ...leadRepository(quarantinedLeads) },
      subscribers: {
        ...subscriberIntakeRepository(quarantinedSubscribers),
        newestFirst: listNewestSubscribers(quarantinedSubscribers),
      },
    },
    outbox: outbox(database, { leads, subscribers, people: staff }),
    deadLetters: deadLetters(database),
    deliveries: webhookDeliveries(database),
    mailQueue: mailQueue(database),
    people: peopleRepository(staff),
    settings: settingsRepository(settings, leadEvents),
    audit: auditLog(auditEntries),
    attachments: attachmentFiles(database),
    erasures: erasureRepository(erasures),
    backups: backupNotes(database),
    counters: db.counters,
    traffic,
    leadAnalytics: leadAnalytics(database),
    sessionSecret: () => loadSessionSecret(database),
    bulk: bulkStore({
      leads,
      subscribers,
      'quarantined-leads': quarantinedLeads,
      'quarantined-subscribers': quarantinedSubscribers,
      people: staff,
      settings,
      audit: auditEntries,
      erasures,
      traffic: trafficMonthRecords(database, traffic),
    }),
    checkWritable: () =>
      database.transact(async (tx) => {
        // A read-write transaction: a standby and a full disk reject it.
        await sql`select pg_current_xact_id()`.execute(tx)
      }),
    close: async () => {
      await publisher.close()
      await leadEvents.close()
      await database.close()
    },
  }
}

/** Listeners of leads get no events of settings. */
const watchLeads =
  (leadEvents: LeadEvents): LeadRepository['watch'] =>
  (listener) =>
    leadEvents.watch((word) => word !== 'settings' && listener(word))

type BulkRepository = Pick<PgRepository<{ id: string }>, 'all' | 'addAll' | 'eraseAll'>

const bulkStore = (repositories: Record<CollectionName, BulkRepository>): BulkStore => ({
  read: (name) => repositories[name].all(),
  add: (name, records) => repositories[name].addAll(records),
  erase: (name, ids) => repositories[name].eraseAll(ids),
})

/** The database's address, without user and password. */
function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL at ${host}${pathname}`
}

/** If all addresses of a host refuse, the error is an AggregateError without a message. */
function rootCause(fault: unknown): string {
  if (fault instanceof Error && fault.cause !== undefined) return rootCause(fault.cause)
  if (fault instanceof AggregateError) return fault.errors.map(rootCause).join('; ')
  return fault instanceof Error ? fault.message : String(fault)
}
