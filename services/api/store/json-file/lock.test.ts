import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { FolderInUse, lockFolder } from './lock.ts'
import { startOf } from './process-identity.ts'

/** A folder in which another process has left its claim. */
async function claimedBy(holder: object): Promise<{ folder: string; path: string }> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'lock'))
  const path = join(folder, 'lock', 'theirs.json')
  await writeFile(path, JSON.stringify({ started: null, ...holder }))
  return { folder, path }
}

describe('one process per data folder', () => {
  test('a second one is refused in plain words, and let in after the first has gone', async () => {
    const folder = await temporaryFolder()
    const unlock = await lockFolder(folder)
    const refusal = await lockFolder(folder).catch((fault: unknown) => fault)
    expect(refusal).toBeInstanceOf(FolderInUse)
    expect(String(refusal)).toContain(`process ${process.pid}`)
    await unlock()
    await (
      await lockFolder(folder)
    )()
    expect(await readdir(join(folder, 'lock'))).toEqual([])
  })

  for (let round = 1; round <= 5; round += 1) {
    test(`of two dozen that take over from a dead one at once, one gets in (${round})`, async () => {
      const { folder } = await claimedBy({ pid: 2 ** 22 + 1, host: hostname() })
      const tries = await Promise.allSettled(Array.from({ length: 24 }, () => lockFolder(folder)))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  }

  test('a killed process’s claim is swept away at once', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const pid = child.pid ?? 0
    const { folder } = await claimedBy({ pid, host: hostname(), started: await startOf(pid) })
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const began = performance.now()
    await (
      await lockFolder(folder)
    )()
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test('another process with the same pid is not the holder', async () => {
    const { folder } = await claimedBy({
      pid: process.pid,
      host: hostname(),
      started: 'another boot 42',
    })
    await (
      await lockFolder(folder)
    )()
  })

  test('a holder on another machine lives while its claim’s time moves', async () => {
    const { folder, path } = await claimedBy({ pid: 1, host: 'another-container' })
    const beat = setInterval(() => void utimes(path, new Date(), new Date()), 200)
    await expect(lockFolder(folder)).rejects.toThrow('another-container')
    clearInterval(beat)
    await (
      await lockFolder(folder)
    )()
  })

  test('a holder whose clock is behind, or was put back, lives all the same', async () => {
    const { folder, path } = await claimedBy({ pid: 1, host: 'another-container' })
    let ago = 3_600_000
    const beat = setInterval(() => {
      ago += 1_000
      void utimes(path, new Date(), new Date(Date.now() - ago))
    }, 200)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    clearInterval(beat)
  })

  test('who has patience waits for a holder that leaves in time, and says so', async () => {
    const folder = await temporaryFolder()
    const unlock = await lockFolder(folder)
    const heard: string[] = []
    const waiting = (holder: string) => void heard.push(holder)
    setTimeout(() => void unlock(), 800)
    await (
      await lockFolder(folder, { ms: 5_000, waiting })
    )()
    expect(heard).toEqual([`process ${process.pid} on ${hostname()}`])
  })

  test('an unreadable claim is swept away', async () => {
    const { folder, path } = await claimedBy({})
    await writeFile(path, '')
    await (
      await lockFolder(folder)
    )()
  })
})
