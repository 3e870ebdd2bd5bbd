import { randomInt } from 'node:crypto'
import { runScenario } from '../scenario.ts'
import { stop } from '../service.ts'

/** Runs in the service's process: shifts its clock by `from` days, then by `to` days while it works. */
const jumpingClock = (from: number, to: number) => `
  const Real = Date, day = 86_400_000
  let ahead = ${from} * day
  setTimeout(() => (ahead = ${to} * day), 900)
  globalThis.Date = class Date extends Real {
    constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ahead) }
    static now() { return Real.now() + ahead }
  }`

/** In every round the clock jumps by up to forty days, back or forward, while visitors write. */
export const clockJumps = (rounds: number) =>
  runScenario(async ({ load, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const script = jumpingClock(randomInt(-40, 41), randomInt(-40, 41))
      const service = await start({
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
      })
      await load.write([service.origin], 800)
      await stop(service, 'SIGKILL')
    }
  })
