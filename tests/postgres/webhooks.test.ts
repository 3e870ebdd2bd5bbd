import { pino } from 'pino'
import { inject } from 'vitest'
import { openPostgresStore } from '#services/api/store/postgres/open.ts'
import { newDatabase } from '#services/api/testing/postgres-server.ts'
import { webhooksTheWholeWay } from '#services/api/testing/webhook-way.ts'

webhooksTheWholeWay('postgres', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  return openPostgresStore({ url, log: pino({ level: 'silent' }) })
})
