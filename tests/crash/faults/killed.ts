import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { usualPace } from '#services/api/store/json-file/checkpoints.ts'
import { atHome } from '../home.ts'
import { freePort, spawnService, stop } from '../service.ts'

/** SIGKILL at a random moment while visitors write, `rounds` times on one data folder. */
export const killed = (rounds: number) =>
  atHome(async ({ crowd, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await start()
      const ms = randomInt(20, 500)
      const writing = crowd.write([service.origin], ms + 20)
      await pause(ms)
      await stop(service, 'SIGKILL')
      await writing
    }
  })

/** SIGKILL when visitors have just gone and their requests are carried from the journal to the pages. */
export const killedInBetween = (rounds: number) =>
  atHome(async ({ crowd, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await start()
      await crowd.write([service.origin], 100)
      await pause(usualPace.idleMs + randomInt(-20, 120))
      await stop(service, 'SIGKILL')
    }
  })

/** SIGKILL while visitors write, and twice more while the service starts on what that left. */
export const killedAtStart = (rounds: number) =>
  atHome(async ({ folder, crowd, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await start()
      await crowd.write([service.origin], 200)
      await stop(service, 'SIGKILL')
      for (const longest of [600, 900]) {
        const starting = spawnService(folder, await freePort())
        await pause(randomInt(150, longest))
        await stop(starting, 'SIGKILL')
      }
    }
  })
