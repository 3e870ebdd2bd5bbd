import { pino } from 'pino'
import { inject } from 'vitest'
import { openPostgresStore } from '../../services/api/store.ts'
import { controlCharacterTests } from '../../services/api/testing/control-characters.suite.ts'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'

controlCharacterTests('postgres', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  return openPostgresStore({ url, log: pino({ level: 'silent' }) })
})
