import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderInUseError } from '../errors.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { lockByCommand, lockFolder, tryKernelLock } from './folder-lock.ts'

test('a second process is refused with a clear message, and succeeds after the first has exited', async () => {
  const folder = await temporaryFolder()
  const release = await lockFolder(folder)
  const error = await lockFolder(folder).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(FolderInUseError)
  expect(String(error)).toContain(`process ${process.pid} on ${hostname()}`)
  release()
  const releaseAgain = await lockFolder(folder)
  releaseAgain()
})

test('of 24 processes that start at once, one succeeds', async () => {
  const folder = await temporaryFolder()
  const tries = await Promise.allSettled(Array.from({ length: 24 }, () => lockFolder(folder)))
  const acquired = tries.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  expect(acquired).toHaveLength(1)
  acquired[0]?.()
})

test('a new process waits for one that is about to exit', async () => {
  const folder = await temporaryFolder()
  const release = await lockFolder(folder)
  const heard: string[] = []
  const onWait = (holder: string) => {
    heard.push(holder)
    release()
  }
  const releaseNext = await lockFolder(folder, { timeoutMs: 60_000, onWait })
  releaseNext()
  expect(heard).toEqual([`process ${process.pid} on ${hostname()}`])
})

test('the lock of a file is held by one process, and can be taken again after it was released', async () => {
  const path = join(await temporaryFolder(), 'file')
  const release = await tryKernelLock(path)
  expect(release).toBeTypeOf('function')
  expect(await tryKernelLock(path)).toBeUndefined()
  release?.()
  const releaseAgain = await tryKernelLock(path)
  expect(releaseAgain).toBeTypeOf('function')
  releaseAgain?.()
})

test('without the flock command nothing is opened, and the message says what to install', async () => {
  const tryLock = (path: string) => lockByCommand(path, '/nowhere')
  const folder = await temporaryFolder()
  const error = await lockFolder(folder, undefined, tryLock).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(FolderInUseError)
  expect(String(error)).toMatch(/ENOENT.*Install flock/)
})
