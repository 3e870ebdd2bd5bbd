import { randomInt } from 'node:crypto'
import { appendFile, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runScenario } from '../scenario.ts'
import { stop } from '../service.ts'

const damages: readonly ((path: string, size: number) => Promise<void>)[] = [
  (path, size) => truncate(path, randomInt(1, size - 1)),
  (path) => truncate(path, 0),
  (path, size) => writeFile(path, Buffer.alloc(size)),
  (path) => writeFile(path, '{"records": ["not ours"]}\n'),
  async (path, size) => {
    const bytes = await readFile(path)
    const at = randomInt(size - 1)
    await writeFile(path, bytes.fill(bytes[at] === 0x78 ? 0x79 : 0x78, at, at + 1))
  },
  (path) => rm(path),
]

/**
 * Between a kill and the next start, one of the two copies of a month is truncated, emptied, zeroed, overwritten,
 * altered or deleted.
 */
export const damaged = (rounds: number) =>
  runScenario(async ({ dataDir, load, start }) => {
    for (let round = 0; round < rounds; round += 1) {
      const service = await start()
      await load.write([service.origin], 250)
      await stop(service, round % 2 === 0 ? 'SIGTERM' : 'SIGKILL')
      const isMirror = round % 3 === 2
      const folder = join(dataDir, isMirror ? 'copies/leads' : 'leads')
      const months = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'))
      const path = join(folder, months[randomInt(months.length)] ?? '')
      await damages[round % damages.length]?.(path, (await stat(path)).size)
      const next = await start()
      if (!isMirror && !next.output().includes(`DAMAGED DATA: ${path}`))
        throw new Error(`The start did not report ${path}:\n${next.output()}`)
      await stop(next, 'SIGKILL')
    }
  })

/** Between a kill and the next start, the copies end in different parts of a line that was never acknowledged. */
export const torn = (rounds: number) =>
  runScenario(async ({ dataDir, load, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await start()
      await load.write([service.origin], 200)
      await stop(service, 'SIGKILL')
      for (const folder of ['leads', 'copies/leads']) {
        const [month = ''] = (await readdir(join(dataDir, folder))).sort().slice(-1)
        const path = join(dataDir, folder, month)
        const text = await readFile(path, 'utf8')
        const line = text.slice(0, text.indexOf('\n')).replace(/"n":\d+/, '"n":999999')
        await appendFile(path, line.slice(0, randomInt(line.length)))
      }
    }
  })
