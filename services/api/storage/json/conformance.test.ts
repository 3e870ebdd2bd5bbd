import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { alwaysLocked } from '../../testing/always-locked.ts'
import { storeConformance } from '../conformance/store.suite.ts'
import { nextDeclarations, nextReleaseConformance } from '../conformance/next-release.suite.ts'
import { newDeclarationConformance } from '../conformance/new-declarations.suite.ts'
import { openJsonFiles } from './open.ts'
import { openJsonFileStore } from '../../store.ts'

const log = pino({ level: 'silent' })

storeConformance('json-file', async () => {
  const options = { folder: await temporaryFolder(), log, tryLock: alwaysLocked }
  const store = await openJsonFileStore(options)
  onTestFinished(() => store.close())
  return {
    store,
    reopen: async (changed) => {
      await store.close()
      const again = await openJsonFileStore({ ...options, ...changed })
      onTestFinished(() => again.close())
      return again
    },
  }
})

nextReleaseConformance('json-file', async () => {
  const options = { folder: await temporaryFolder(), log, tryLock: alwaysLocked }
  return {
    next: async () => {
      const engine = await openJsonFiles(nextDeclarations, options)
      onTestFinished(() => engine.close())
      return engine
    },
    current: () => openJsonFileStore(options),
  }
})

newDeclarationConformance('json-file', async () => {
  const options = { folder: await temporaryFolder(), log, tryLock: alwaysLocked }
  return async (declared) => {
    const engine = await openJsonFiles(declared, options)
    onTestFinished(() => engine.close())
    return engine
  }
})
