import { pino } from 'pino'
import { inject } from 'vitest'
import { openPostgresStore } from '../../services/api/store.ts'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'
import { pushMessages } from '../../services/api/testing/push-messages.suite.ts'

pushMessages('postgres', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  return openPostgresStore({ url, log: pino({ level: 'silent' }) })
})
