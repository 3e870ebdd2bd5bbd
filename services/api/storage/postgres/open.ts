import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { openDeclared, type Declarations, type StorageEngine } from '../engine.ts'
import { DatabaseUnreachableError, NewerDatabaseError } from '../errors.ts'
import { attachmentFiles } from './attachment-files.ts'
import { createCounters } from './counters.ts'
import { Database } from './database.ts'
import { announce, createNotifyPublisher, listenForEvents } from './events/change-events.ts'
import { migrate, type Release } from './migrations/index.ts'
import { outboxRows } from './outbox-rows.ts'
import { PgRepository } from './pg-repository.ts'
import { backupNotes, erasureLog, loadSessionSecret } from './single-rows.ts'

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database` */
  url: string
  log: Pick<Logger, 'warn' | 'error'>
  /** False: webhooks are off, so new ones are not stored. */
  webhooks?: boolean
  /** Replaced by tests, which open a database as another release. */
  release?: Release
}

/** A request waits at most this long for a database that does not answer. */
const timeoutMs = 10_000
const connections = 10

/**
 * Opens the store in a PostgreSQL database; migrations run first. Any number of processes may have it open at once.
 * @throws DatabaseUnreachableError
 */
export async function openPostgres<D extends Declarations>(
  declarations: D,
  { url, log, webhooks, release }: PostgresOptions,
): Promise<StorageEngine<D>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // The server ends a slow statement; this client timeout is for a half-open connection.
    query_timeout: timeoutMs + 1_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: timeoutMs,
    application_name: 'contractor-site',
    // Commits are synced to disk before they are acknowledged, even if the server's default is asynchronous commit.
    verify: (client, done) =>
      client.query(
        `select set_config('synchronous_commit', 'on', false)
          where current_setting('synchronous_commit') = 'off'`,
        done,
      ),
  })
  pool.on('error', (error) => log.warn({ err: error }, 'A connection to the database broke.'))
  // A connection that breaks in use fails its query and also emits `error`, which would end the process
  // without a listener.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const where = describeDatabase(url)
  try {
    await migrate(db, declarations, release)
  } catch (error) {
    await db.destroy()
    if (error instanceof NewerDatabaseError)
      throw new NewerDatabaseError(`${where} ${error.message}`, { cause: error })
    const reason = rootCause(error)
    throw new DatabaseUnreachableError(
      `${where} could not be opened: ${reason}\nCheck DATABASE_URL.`,
      {
        cause: error,
      },
    )
  }
  const database = new Database(db, pool)
  const counters = createCounters(database)
  const events = listenForEvents(url, log)
  const publisher = createNotifyPublisher(database, log)
  const opened = await openDeclared(declarations, {
    webhooks,
    collection: async (declared) => {
      const { event } = declared
      const onChange = (what: 'added' | 'changed') => event && publisher.publish(event(what))
      return new PgRepository(declared, { database, counters, events, log }, onChange)
    },
  })
  return {
    kind: 'PostgreSQL',
    where,
    ...opened,
    mail: outboxRows(database, opened.senders),
    // Listeners of collections get no events of settings.
    watch: (listener) => events.watch((word) => word !== 'settings' && listener(word)),
    announcements: {
      send: (text) => announce(text, database, log),
      hear: (listener) => events.hear(listener),
    },
    attachments: attachmentFiles(database),
    erasureLog: erasureLog(database),
    backups: backupNotes(database),
    counters,
    sessionSecret: () => loadSessionSecret(database),
    confirmErased: async () => undefined,
    checkWritable: () =>
      database.transact(async (tx) => {
        // Locks nothing, but a standby, a full disk and a database that is set to read-only reject it.
        await sql`select pg_current_xact_id()`.execute(tx)
        await sql`select name from last_backup for update skip locked`.execute(tx)
      }),
    close: async () => {
      await publisher.close()
      await events.close()
      await database.close()
    },
  }
}

/** Returns the database's address, without user and password. */
function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL at ${host}${pathname}`
}

/**
 * Returns the message of the innermost cause. If all addresses of a host refuse, it is an AggregateError without a
 * message.
 */
function rootCause(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return rootCause(error.cause)
  if (error instanceof AggregateError) return error.errors.map(rootCause).join('; ')
  return error instanceof Error ? error.message : String(error)
}
