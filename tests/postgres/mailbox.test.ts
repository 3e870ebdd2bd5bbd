import { pino } from 'pino'
import { inject, test } from 'vitest'
import { openPostgresStore } from '../../services/api/store.ts'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'
import { rounds } from '../../services/api/testing/rounds.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { expectOnce, killWhileReading } from '../crash/mailbox-kills.ts'

test('after SIGKILL at any moment of reading the mailbox, each email is in one place exactly once', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const log = pino({ level: 'silent' })
  const openStore = () => openPostgresStore({ url, log })
  const environment = { DATABASE_URL: url }
  const folder = await temporaryFolder()
  expectOnce(await killWhileReading({ folder, times: rounds(10), environment, openStore }))
})
