import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { atHome } from '../home.ts'
import { stop } from '../service.ts'

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
