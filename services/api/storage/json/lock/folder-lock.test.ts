import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { NotStoredError, FolderInUseError, FolderLostError } from '../../errors.ts'
import { aLead } from '../../../leads/sample-lead.ts'
import { rounds } from '../../../testing/rounds.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { appendAndSync } from '../wal/append-only-file.ts'
import { tryKernelLock } from './kernel-lock.ts'
import { FolderLock } from './folder-lock.ts'
import { openJsonFileStore } from '../../../store.ts'

/** Two machines that share a folder: neither kernel sees the other's locks. */
const noKernelLock: typeof tryKernelLock = () =>
  Promise.resolve({ state: 'unavailable', why: 'a test has none' })

async function acquire(folder: string, options: Parameters<typeof FolderLock.acquire>[1] = {}) {
  const lock = await FolderLock.acquire(folder, options)
  onTestFinished(() => lock.release())
  return lock
}

/** A folder with the claim of another process. */
async function claimedBy(holder: object): Promise<{ folder: string; path: string }> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'lock'))
  const path = join(folder, 'lock', 'theirs.json')
  await writeFile(path, JSON.stringify({ started: null, ...holder }))
  return { folder, path }
}

const claimsIn = async (folder: string) =>
  (await readdir(join(folder, 'lock'))).filter((name) => name.endsWith('.json'))

describe('one process per data folder', () => {
  test('a second process is refused with a clear message, and succeeds after the first has exited', async () => {
    const folder = await temporaryFolder()
    const first = await acquire(folder)
    const error = await acquire(folder).catch((fault: unknown) => fault)
    expect(error).toBeInstanceOf(FolderInUseError)
    expect(String(error)).toContain(`process ${process.pid}`)
    await first.release()
    await (await acquire(folder)).release()
    expect(await claimsIn(folder)).toEqual([])
  })

  for (let round = 1; round <= rounds(1); round += 1) {
    test(`of 24 processes that take over from a dead one at once, one succeeds (${round})`, async () => {
      const { folder } = await claimedBy({ pid: 2 ** 22 + 1, host: hostname() })
      const tries = await Promise.allSettled(Array.from({ length: 24 }, () => acquire(folder)))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  }

  test('without kernel locks, one of three processes that start at once succeeds', async () => {
    const folder = await temporaryFolder()
    const options = { kernelLock: noKernelLock }
    const tries = await Promise.allSettled([1, 2, 3].map(() => acquire(folder, options)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await claimsIn(folder)).toHaveLength(1)
  })

  test('the claim of a killed process is removed whatever its heartbeat says', async () => {
    const folder = await temporaryFolder()
    const first = await acquire(folder)
    const [name = 'none'] = await claimsIn(folder)
    const path = join(folder, 'lock', name)
    const left = await readFile(path)
    await first.release()
    await writeFile(path, left)
    // If its heartbeat were watched, it would seem alive.
    const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), 200)
    onTestFinished(() => clearInterval(beat))
    await acquire(folder)
    expect(await claimsIn(folder)).not.toContain(name)
  })

  test('a claim with a heartbeat is respected, whatever its pid means on this machine', async () => {
    const holders = [
      { pid: 1, host: 'another-container' },
      // An earlier release in a container of the same name: its process 1 is not ours.
      { pid: 1, host: hostname(), started: 'another boot 42' },
      { pid: process.pid, host: hostname(), started: 'another boot 42' },
    ]
    const isRespected = async (holder: (typeof holders)[number]) => {
      const { folder, path } = await claimedBy(holder)
      const beat = setInterval(() => void utimes(path, new Date(), new Date()), 200)
      await expect(acquire(folder)).rejects.toThrow(`process ${holder.pid} on ${holder.host}`)
      clearInterval(beat)
      await acquire(folder)
    }
    await Promise.all(holders.map(isRespected))
  })

  test('a holder whose clock is behind, or was set back, counts as alive', async () => {
    const { folder, path } = await claimedBy({ pid: 1, host: 'another-container' })
    let ago = 3_600_000
    const beat = setInterval(() => {
      ago += 1_000
      void utimes(path, new Date(), new Date(Date.now() - ago))
    }, 200)
    await expect(acquire(folder)).rejects.toThrow(FolderInUseError)
    clearInterval(beat)
  })

  test('a new process waits for one that is about to exit', async () => {
    const folder = await temporaryFolder()
    const first = await acquire(folder)
    setTimeout(() => void first.release(), 300)
    const heard: string[] = []
    const waiting = (holder: string) => void heard.push(holder)
    await acquire(folder, { lockWait: { timeoutMs: 5_000, onWait: waiting } })
    expect(heard).toEqual([`process ${process.pid} on ${hostname()}`])
  })

  test('an unreadable claim is removed', async () => {
    const { folder, path } = await claimedBy({})
    await writeFile(path, '')
    await acquire(folder)
  })
})

describe('a holder', () => {
  test('that was considered dead learns it before it answers a request, and once', async () => {
    const folder = await temporaryFolder()
    const onLost = vi.fn()
    const frozen = await acquire(folder, { kernelLock: noKernelLock, onLost })
    await frozen.check()
    // What a process on another machine does that sees no heartbeat.
    const [name = 'none'] = await claimsIn(folder)
    await rm(join(folder, 'lock', name))
    const next = await acquire(folder, { kernelLock: noKernelLock })
    await expect(frozen.check()).rejects.toThrow(FolderLostError)
    await expect(frozen.check()).rejects.toThrow(FolderLostError)
    expect(onLost).toHaveBeenCalledTimes(1)
    await next.check()
  })

  test('without requests learns it at its next heartbeat', async () => {
    const folder = await temporaryFolder()
    const onLost = vi.fn()
    await acquire(folder, { onLost })
    const [name = 'none'] = await claimsIn(folder)
    await rm(join(folder, 'lock', name))
    await expect.poll(() => onLost.mock.calls.length, { timeout: 10_000 }).toBe(1)
  })

  test('warns when the file system has no locks', async () => {
    const warn = vi.fn()
    await acquire(await temporaryFolder(), { kernelLock: noKernelLock, warn })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('never start two'))
  })
})

test('a store whose folder is taken over while a line is written acknowledges nothing', async () => {
  const folder = await temporaryFolder()
  const disk = { takenOver: false }
  const onLost = vi.fn()
  const store = await openJsonFileStore({
    folder,
    log: pino({ level: 'silent' }),
    onLost,
    append: async (...piece) => {
      await appendAndSync(...piece)
      const [name = 'none'] = await claimsIn(folder)
      if (disk.takenOver) await rm(join(folder, 'lock', name))
    },
  })
  onTestFinished(() => store.close())
  const keep = (id: string) =>
    store.leads.transactByForm({ idempotencyKey: id }, () => ({
      add: aLead(id),
      answer: undefined,
    }))
  await keep('HP-AAAAA2')
  await expect.poll(() => readdir(join(folder, 'journal')), { timeout: 5_000 }).toEqual([])
  disk.takenOver = true
  await expect(keep('HP-BBBBB2')).rejects.toThrow(NotStoredError)
  expect(onLost).toHaveBeenCalledTimes(1)
  await expect(store.checkWritable()).rejects.toThrow(FolderLostError)
  await expect(
    store.leads.transact('HP-AAAAA2', (lead) => ({ ...(lead && { change: lead }), answer: 0 })),
  ).rejects.toThrow(NotStoredError)
})

describe('the kernel lock', () => {
  test('is held by one process, and can be taken again after it was released', async () => {
    const path = join(await temporaryFolder(), 'file')
    const first = await tryKernelLock(path)
    expect(first.state).toBe('acquired')
    expect(await tryKernelLock(path)).toEqual({ state: 'held' })
    if (first.state === 'acquired') first.release()
    const second = await tryKernelLock(path)
    expect(second.state).toBe('acquired')
    if (second.state === 'acquired') second.release()
  })

  test('is unavailable without the flock command, with the reason', async () => {
    vi.stubEnv('PATH', '/nowhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    const answer = await tryKernelLock(join(await temporaryFolder(), 'file'))
    expect(answer).toEqual({ state: 'unavailable', why: expect.stringContaining('ENOENT') })
  })
})
