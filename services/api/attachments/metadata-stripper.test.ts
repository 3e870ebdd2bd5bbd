import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blackPng } from '../../../tests/hostile-files/bytes.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createMetadataStripper } from './metadata-stripper.ts'

test('slow pictures delay only their own sender', async () => {
  const folder = await temporaryFolder()
  const [slow, fine] = [join(folder, 'slow.png'), join(folder, 'fine.png')]
  // Takes a second to decode, which `fine` does not wait for.
  await writeFile(slow, blackPng({ width: 15_780, height: 15_780, depth: 1, color: 0 }))
  await writeFile(fine, blackPng({ width: 20, height: 10 }))
  const clean = createMetadataStripper()
  const done: string[] = []
  const send = async (visitor: string, from: string, name: string) => {
    const cleaning = await clean(visitor, { kind: 'png', from, to: join(folder, 'clean') })
    done.push(`${name}: ${cleaning}`)
  }
  // Both workers are running: starting one may take longer than a slow picture.
  await Promise.all([send('one', fine, 'first'), send('another', fine, 'first')])
  const hanging = [1, 2].map((n) => send('one', slow, `slow ${n}`))
  await send('another', fine, 'fine')
  expect(done).toContain('fine: nothing to remove')
  expect(done.filter((result) => result.startsWith('slow 2'))).toEqual([])
  await Promise.all(hanging)
})

/** The most memory that a process which this one started has used, in MB. */
async function peakMbOfChildren(): Promise<number> {
  const threads = await readdir('/proc/self/task')
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  const peaks = lists
    .join(' ')
    .trim()
    .split(/\s+/)
    .map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    })
  return Math.max(...(await Promise.all(peaks)))
}

/** The memory is tested here, not the speed. */
const aBusyMachineMs = 600_000

test.skipIf(process.platform !== 'linux')(
  'pictures whose decoder holds all of them take less than 300 MB, and are accepted',
  async () => {
    const folder = await temporaryFolder()
    const plain = (width: number, height: number) =>
      sharp({
        create: { width, height, channels: 3, background: '#456' },
        limitInputPixels: false,
      })
    const pictures = [
      ['jpeg', await plain(12_000, 10_000).jpeg({ progressive: true, quality: 40 }).toBuffer()],
      ['png', blackPng({ width: 12_000, height: 10_000, interlaced: true })],
      ['avif', await plain(4_000, 4_000).avif({ effort: 0 }).toBuffer()],
      // The largest that are decoded.
      ['jpeg', await plain(6_500, 6_500).jpeg({ progressive: true, quality: 40 }).toBuffer()],
      ['avif', await plain(2_600, 2_600).avif({ effort: 0 }).toBuffer()],
    ] as const
    const clean = createMetadataStripper({ timeoutMs: aBusyMachineMs })
    const from = join(folder, 'picture')
    for (const [kind, bytes] of pictures) {
      await writeFile(from, bytes)
      const result = await clean('one', { kind, from, to: join(folder, 'clean') })
      expect([kind, result]).toEqual([kind, 'nothing to remove'])
    }
    const peak = await peakMbOfChildren()
    expect(peak).toBeGreaterThan(100)
    expect(peak).toBeLessThan(300)
  },
  aBusyMachineMs,
)
