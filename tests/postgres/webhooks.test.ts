import { pino } from 'pino'
import { inject } from 'vitest'
import { openPostgresStore } from '../../services/api/store.ts'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'
import { webhookDelivery } from '../../services/api/testing/webhook-delivery.suite.ts'
import { webhookEvents } from '../../services/api/testing/webhook-events.suite.ts'

const open = async () => {
  const url = await newDatabase(inject('postgresUrl'))
  return openPostgresStore({ url, log: pino({ level: 'silent' }) })
}

webhookEvents('postgres', open)
webhookDelivery('postgres', open)
