import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { runScenario } from '../scenario.ts'
import { spawnService, stop } from '../service.ts'

/** Even a busy machine answers a request within this time. */
const firstAnswerTimeoutMs = 20_000

/**
 * SIGKILL at a random moment while visitors write, `rounds` times on one data folder. Every other round waits for an
 * answer first, since on a busy machine the first answer may take longer than half a second.
 */
export const killed = (rounds: number) =>
  runScenario(async ({ load, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await start()
      const { answered } = load
      const isKilled = new AbortController()
      const writing = load.write([service.origin], firstAnswerTimeoutMs * 2, isKilled.signal)
      const until = performance.now() + firstAnswerTimeoutMs
      if (round % 2 === 0)
        while (load.answered === answered && performance.now() < until) await pause(1)
      await pause(randomInt(20, 500))
      await stop(service, 'SIGKILL')
      isKilled.abort()
      await writing
    }
  })

/** SIGKILL while a start compacts the months in which records were changed, as every sent email does. */
export const killedDuringCompaction = (rounds: number) =>
  runScenario(async ({ load, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await start()
      const writing = load.write([service.origin], 200)
      await pause(randomInt(0, 60))
      if (round % 2 === 0) await writing
      await stop(service, 'SIGKILL')
      await writing
    }
  })

/** SIGKILL while visitors write, and twice more while the service starts again. */
export const killedAtStart = (rounds: number) =>
  runScenario(async ({ folder, load, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await start()
      await load.write([service.origin], 200)
      await stop(service, 'SIGKILL')
      for (const longest of [600, 900]) {
        const starting = await spawnService(folder)
        await pause(randomInt(150, longest))
        await stop(starting, 'SIGKILL')
      }
    }
  })
