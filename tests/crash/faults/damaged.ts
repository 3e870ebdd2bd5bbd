import { randomInt } from 'node:crypto'
import { readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
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
