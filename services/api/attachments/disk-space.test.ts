import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { attachmentFolder } from '../storage/json/attachment-folder.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openAttachmentStore } from './attachment-store.ts'
import { createDiskSpace } from './disk-space.ts'

const megabyte = 1024 * 1024
const reserve = 500 * megabyte

const spaceFor = (options: Partial<Parameters<typeof createDiskSpace>[0]>) =>
  createDiskSpace({
    folder: '/none',
    quota: 1e12,
    usedBytes: async () => 0,
    freeBytes: async () => 1e12,
    ...options,
  })

test('34 concurrent uploads get the free space without the reserve, and no more', async () => {
  const space = spaceFor({ freeBytes: async () => reserve + 65 * megabyte })
  const asked = await Promise.all(Array.from({ length: 34 }, () => space.reserve(20 * megabyte)))
  const given = asked.filter((release) => release !== undefined)
  expect(given).toHaveLength(3)
  given[0]?.()
  // Releasing twice has no effect.
  given[0]?.()
  expect(await space.reserve(20 * megabyte)).toBeDefined()
  expect(await space.reserve(20 * megabyte)).toBeUndefined()
})

test('a reservation that is released during a measurement still counts', async () => {
  let answer: (free: number) => void = () => undefined
  const free = [
    Promise.resolve(reserve + 20 * megabyte),
    new Promise<number>((resolve) => (answer = resolve)),
  ]
  const space = spaceFor({ freeBytes: () => free.shift() ?? Promise.resolve(0) })
  const release = await space.reserve(20 * megabyte)
  const second = space.reserve(20 * megabyte)
  release?.(20 * megabyte)
  answer(reserve + 20 * megabyte)
  expect(await second).toBeUndefined()
})

test('the quota includes existing files, stored bytes and reservations', async () => {
  let kept = 400
  const space = spaceFor({ quota: 1000, usedBytes: async () => kept })
  const release = await space.reserve(500)
  expect(await space.reserve(200)).toBeUndefined()
  release?.(50)
  expect(await space.reserve(551)).toBeUndefined()
  expect(await space.reserve(550)).toBeDefined()
  kept = 450
  space.invalidate()
  expect(await space.reserve(1)).toBeUndefined()
})

test('a failed measurement is repeated', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(0)]
  const space = spaceFor({ usedBytes: () => answers.shift() ?? Promise.resolve(0) })
  await expect(space.reserve(1)).rejects.toThrow('away')
  expect(await space.reserve(1)).toBeDefined()
})

test('an upload reserves space before it writes', async () => {
  const folder = await temporaryFolder()
  const files = await openAttachmentStore({
    folder,
    files: attachmentFolder(folder),
    quota: 1e12,
    space: spaceFor({ folder, freeBytes: async () => reserve + 65 * megabyte }),
  })
  const answers: object[] = []
  let begun = 0
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const takes = Array.from({ length: 34 }, () => {
    const bytes = async function* () {
      begun += 1
      yield Buffer.from('%PDF-1.7 %%EOF')
      await ended
    }
    return files.save('HP-AAAAA2', { name: 'a.pdf', bytes: bytes(), visitor: 'one' }, new Date())
  })
  const answered = takes.map((taking) => taking.then((taken) => answers.push(taken)))
  await expect
    .poll(() => answers)
    .toEqual(Array.from({ length: 31 }, () => ({ fault: 'no space' })))
  expect(begun).toBe(3)
  end()
  await Promise.all(answered)
  expect(answers.filter((taken) => 'kept' in taken)).toHaveLength(3)
})

test('files of interrupted uploads are removed after a day, also while the service runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = await temporaryFolder()
  const incoming = join(folder, 'arriving')
  await mkdir(incoming)
  const leave = async (name: string) => {
    await writeFile(join(incoming, name), 'half')
    await utimes(join(incoming, name), new Date(), new Date())
  }
  await leave('before')
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  await leave('running')
  await openAttachmentStore({ folder, files: attachmentFolder(folder), quota: 1e12 })
  expect(await readdir(incoming)).toEqual(['running'])
  await vi.advanceTimersByTimeAsync(25 * 60 * 60 * 1000)
  await expect.poll(() => readdir(incoming)).toEqual([])
})
