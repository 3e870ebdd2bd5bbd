import { pino } from 'pino'
import { beforeAll, inject, onTestFinished } from 'vitest'
import { newDatabase } from '../../testing/postgres-server.ts'
import { storeConformance } from '../conformance/index.ts'
import { newDeclarationConformance } from '../conformance/new-declarations.ts'
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
  const open = async () => {
    const store = await openPostgresStore({ url, log })
    onTestFinished(() => store.close())
    return store
  }
  const store = await open()
  return {
    store,
    reopen: async () => {
      await store.close()
      return open()
    },
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
