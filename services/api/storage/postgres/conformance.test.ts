import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { newDatabase } from '../../testing/postgres-server.ts'
import { storeConformance } from '../conformance/index.ts'
import { openPostgresStore } from '../../store.ts'

storeConformance('postgres', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const open = async () => {
    const store = await openPostgresStore({ url, log: pino({ level: 'silent' }) })
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
