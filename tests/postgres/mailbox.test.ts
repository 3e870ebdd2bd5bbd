import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { receiveInterrupted } from '../../services/api/mailbox/interrupted.suite.ts'
import { openPostgresStore } from '../../services/api/store.ts'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'
import { rounds } from '../../services/api/testing/rounds.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { expectOnce, killWhileReading } from '../crash/mailbox-kills.ts'

const times = rounds(2)
const log = pino({ level: 'silent' })

test(
  'after SIGKILL at any moment of reading the mailbox, each email is in one place exactly once',
  async () => {
    const url = await newDatabase(inject('postgresUrl'))
    const openStore = () => openPostgresStore({ url, log })
    const environment = { DATABASE_URL: url }
    const folder = await temporaryFolder()
    expectOnce(await killWhileReading({ folder, times, environment, openStore }))
  },
  300_000 + times * 60_000,
)

test('an email whose receiving ends at any step is in one place exactly once', async () => {
  const store = await openPostgresStore({ url: await newDatabase(inject('postgresUrl')), log })
  onTestFinished(store.close)
  const folder = await temporaryFolder()
  expect(await receiveInterrupted(store, folder)).toBeGreaterThan(12)
})
