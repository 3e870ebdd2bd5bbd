import { join } from 'node:path'
import { pino } from 'pino'
import { test } from 'vitest'
import { openJsonFileStore } from '../../services/api/store.ts'
import { rounds } from '../../services/api/testing/rounds.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { expectOnce, killWhileReading } from './mailbox-kills.ts'

// 200 kills with TEST_ROUNDS=50. services/api/mailbox/receive-mail.test.ts ends it at each step.
const times = rounds(4)

test(
  'after SIGKILL at any moment of reading the mailbox, each email is in one place exactly once',
  async () => {
    const folder = await temporaryFolder()
    const log = pino({ level: 'silent' })
    const openStore = () => openJsonFileStore({ folder: join(folder, 'data'), log })
    expectOnce(await killWhileReading({ folder, times, openStore }))
  },
  300_000 + times * 60_000,
)
