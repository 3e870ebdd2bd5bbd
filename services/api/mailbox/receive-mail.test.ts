import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openJsonFileStore } from '../store.ts'
import { alwaysLocked } from '../testing/always-locked.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { receiveInterrupted } from './interrupted.suite.ts'

test('an email whose receiving ends at any step is in one place exactly once', async () => {
  const folder = await temporaryFolder()
  const log = pino({ level: 'silent' })
  const store = await openJsonFileStore({
    folder: join(folder, 'data'),
    log,
    tryLock: alwaysLocked,
  })
  onTestFinished(store.close)
  expect(await receiveInterrupted(store, join(folder, 'attachments'))).toBeGreaterThan(12)
})
