import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, inject, onTestFinished } from 'vitest'
import { newDatabase } from '../../testing/postgres-server.ts'
import { storeConformance } from '../conformance/store.suite.ts'
import { nextDeclarations, nextReleaseConformance } from '../conformance/next-release.suite.ts'
import { newDeclarationConformance } from '../conformance/new-declarations.suite.ts'
import type { ReleasedMigration } from './migrations/index.ts'
import { openPostgres } from './open.ts'
import { openPostgresStore } from '../../store.ts'

const log = pino({ level: 'silent' })

/** A database with all tables: copying it takes a third of the time of the migrations. */
let original: string | undefined

beforeAll(async () => {
  original = await newDatabase(inject('postgresUrl'))
  const store = await openPostgresStore({ url: original, log })
  await store.close()
})

storeConformance('postgres', async () => {
  const url = await newDatabase(inject('postgresUrl'), original)
  const open = async (options?: { webhooks: boolean }) => {
    const store = await openPostgresStore({ url, log, ...options })
    onTestFinished(() => store.close())
    return store
  }
  const store = await open()
  return {
    store,
    reopen: async (changed) => {
      await store.close()
      return open(changed)
    },
  }
})

nextReleaseConformance('postgres', async () => {
  const url = await newDatabase(inject('postgresUrl'), original)
  const addNote: ReleasedMigration = {
    oldestRelease: '1.0.0',
    up: async (db) => {
      await sql`create table visit_notes (id text primary key)`.execute(db)
      await sql`alter table leads add column visited_at timestamptz`.execute(db)
    },
  }
  const release = { version: '1.1.0', more: { '0012-visit-notes': addNote } }
  return {
    next: async () => {
      const engine = await openPostgres(nextDeclarations, { url, log, release })
      onTestFinished(() => engine.close())
      return engine
    },
    current: () => openPostgresStore({ url, log }),
  }
})

newDeclarationConformance('postgres', async () => {
  const url = await newDatabase(inject('postgresUrl'), original)
  return async (declared) => {
    const engine = await openPostgres(declared, { url, log })
    onTestFinished(() => engine.close())
    return engine
  }
})
