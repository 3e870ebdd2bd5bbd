import { setTimeout as pause } from 'node:timers/promises'
import type { Home } from '../home.ts'
import type { Running } from '../service.ts'

/** Longer than a look at the disk is shared for (http/routes/health.ts). */
const lookMs = 2_500

/** More than twice as long as pages wait to follow the journal, which then begins another file. */
const patienceMs = 15_000

/**
 * Visitors write and the disk is harmed. What the open file of the journal still takes is kept, like everything
 * that is answered; soon everybody is refused, nobody is told that all is well, and pages are served.
 * The disk is mended and all goes on without a restart. @throws Error when it is not so
 */
export async function refusesUntilMended(
  { crowd }: Home,
  { origin }: Running,
  { harm, mend }: { harm: () => Promise<void>; mend: () => Promise<void> },
): Promise<void> {
  await crowd.write([origin], 200)
  await harm()
  const end = Date.now() + patienceMs
  while ((await crowd.write([origin], 300)).kept > 0) {
    demand(Date.now() < end, `after ${patienceMs} ms visitors are told that they are kept`)
    await pause(500)
  }
  await pause(lookMs)
  const during = await crowd.write([origin], 300)
  demand(during.kept === 0, `${during.kept} were told that they were kept`)
  demand(during.refused > 0, 'nobody was refused')
  demand((await fetch(`${origin}/readyz`)).status === 503, '/readyz says that it is ready')
  demand((await fetch(`${origin}/healthz`)).ok, '/healthz says that it is not alive')
  demand((await fetch(origin)).ok, 'pages are not served')
  await mend()
  const after = await crowd.write([origin], 200)
  demand(after.kept > 0, 'nothing is kept although the disk is mended')
  await pause(lookMs)
  demand((await fetch(`${origin}/readyz`)).ok, '/readyz says that it is not ready')
}

function demand(fine: boolean, complaint: string): void {
  if (!fine) throw new Error(`While the disk was in trouble: ${complaint}.`)
}
