import { randomInt } from 'node:crypto'
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atHome } from '../home.ts'
import { stop } from '../service.ts'

const damages: readonly ((path: string, size: number) => Promise<void>)[] = [
  (path, size) => truncate(path, randomInt(1, size)),
  (path) => truncate(path, 0),
  (path, size) => writeFile(path, Buffer.alloc(size)),
  (path) => writeFile(path, '{"records": ["not ours"]}'),
  (path) => rm(path),
]

/** Between a stop and the next start, one page is torn, emptied, zeroed, overwritten or deleted. */
export const damaged = (rounds: number) =>
  atHome(async ({ dataDir, crowd, start }) => {
    for (let round = 0; round < rounds; round += 1) {
      const service = await start()
      await crowd.write([service.origin], 250)
      await stop(service, 'SIGTERM')
      const pages = await readdir(join(dataDir, 'leads'))
      const page = join(dataDir, 'leads', pages[randomInt(pages.length)] ?? '')
      await damages[round % damages.length]?.(page, (await stat(page)).size)
      const next = await start()
      if (!next.output().includes(`DAMAGED DATA: ${page}`))
        throw new Error(`Nobody was told about ${page}:\n${next.output()}`)
      await stop(next, 'SIGKILL')
    }
  })

const journalDamages: readonly ((path: string, size: number) => Promise<void>)[] = [
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

/** Between a kill and the next start, the journal is torn, emptied, zeroed, altered or deleted. */
export const damagedJournal = (rounds: number) =>
  atHome(async ({ dataDir, crowd, start }) => {
    for (let round = 0; round < rounds; round += 1) {
      const service = await start()
      await crowd.write([service.origin], 250)
      await stop(service, 'SIGKILL')
      const [name = 'none'] = await readdir(join(dataDir, 'journal'))
      const path = join(dataDir, 'journal', name)
      await journalDamages[round % journalDamages.length]?.(path, (await stat(path)).size)
      const next = await start()
      if (!next.output().includes(`DAMAGED DATA: ${path}`))
        throw new Error(`Nobody was told about ${path}:\n${next.output()}`)
      await stop(next, 'SIGKILL')
    }
  })
