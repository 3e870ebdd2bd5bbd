import { randomInt } from 'node:crypto'
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runScenario } from '../scenario.ts'
import { stop } from '../service.ts'

const damages: readonly ((path: string, size: number) => Promise<void>)[] = [
  (path, size) => truncate(path, randomInt(1, size)),
  (path) => truncate(path, 0),
  (path, size) => writeFile(path, Buffer.alloc(size)),
  (path) => writeFile(path, '{"records": ["not ours"]}'),
  (path) => rm(path),
]

/** Between a stop and the next start, one segment is truncated, emptied, zeroed, overwritten or deleted. */
export const damaged = (rounds: number) =>
  runScenario(async ({ dataDir, load, start }) => {
    for (let round = 0; round < rounds; round += 1) {
      const service = await start()
      await load.write([service.origin], 250)
      await stop(service, 'SIGTERM')
      const segments = await readdir(join(dataDir, 'leads'))
      const segment = join(dataDir, 'leads', segments[randomInt(segments.length)] ?? '')
      await damages[round % damages.length]?.(segment, (await stat(segment)).size)
      const next = await start()
      if (!next.output().includes(`DAMAGED DATA: ${segment}`))
        throw new Error(`The start did not report ${segment}:\n${next.output()}`)
      await stop(next, 'SIGKILL')
    }
  })

const walDamages: readonly ((path: string, size: number) => Promise<void>)[] = [
  (path, size) => truncate(path, randomInt(1, size - 1)),
  (path) => truncate(path, 0),
  (path, size) => writeFile(path, Buffer.alloc(size)),
  async (path, size) => {
    const bytes = await readFile(path)
    const at = randomInt(size - 1)
    await writeFile(path, bytes.fill(bytes[at] === 0x78 ? 0x79 : 0x78, at, at + 1))
  },
  (path) => rm(path),
]

/** Between a kill and the next start, the write-ahead log is truncated, emptied, zeroed, altered or deleted. */
export const damagedWal = (rounds: number) =>
  runScenario(async ({ dataDir, load, start }) => {
    for (let round = 0; round < rounds; round += 1) {
      const service = await start()
      await load.write([service.origin], 250)
      await stop(service, 'SIGKILL')
      const [name = 'none'] = await readdir(join(dataDir, 'journal'))
      const path = join(dataDir, 'journal', name)
      await walDamages[round % walDamages.length]?.(path, (await stat(path)).size)
      const next = await start()
      if (!next.output().includes(`DAMAGED DATA: ${path}`))
        throw new Error(`The start did not report ${path}:\n${next.output()}`)
      await stop(next, 'SIGKILL')
    }
  })
