import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { alwaysLocked } from '../../testing/always-locked.ts'
import { storeConformance } from '../conformance/index.ts'
import { openJsonFileStore } from '../../store.ts'

storeConformance('json-file', async () => {
  const folder = await temporaryFolder()
  const log = pino({ level: 'silent' })
  const options = { folder, log, tryLock: alwaysLocked }
  const store = await openJsonFileStore(options)
  onTestFinished(() => store.close())
  return {
    store,
    reopen: async () => {
      await store.close()
      const again = await openJsonFileStore(options)
      onTestFinished(() => again.close())
      return again
    },
  }
})
