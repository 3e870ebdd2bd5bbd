import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { atHome } from '../home.ts'
import { freePort, spawnService, stop } from '../service.ts'

/** An update: the new process starts while the old one is told to stop and still finishes. */
export const overlappingDeploy = (rounds: number) =>
  atHome(async ({ crowd, start }) => {
    let old = await start()
    for (let round = 1; round <= rounds; round += 1) {
      const writing = crowd.write([old.origin], 600)
      const starting = start()
      await pause(300)
      const stopping = stop(old, 'SIGTERM')
      const next = await starting
      if ((await stopping) !== 0) throw new Error(`The old one did not finish:\n${old.output()}`)
      await writing
      await crowd.write([next.origin], 100)
      old = next
    }
    await stop(old, 'SIGKILL')
  })

/** Another process comes by mistake: it is refused, the first goes on, and a crash frees the folder. */
export const secondProcess = (rounds: number) =>
  atHome(async ({ folder, crowd, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const first = await start()
      const second = spawnService(folder, await freePort())
      const refused = once(second.process, 'close')
      while (second.process.exitCode === null) await crowd.write([first.origin], 200)
      await refused
      if (second.process.exitCode !== 1 || !second.output().includes('Another process works on'))
        throw new Error(`The second one was not refused:\n${second.output()}`)
      await stop(first, 'SIGKILL')
    }
  })
