import type { FastifyBaseLogger } from 'fastify'
import { dirname } from 'node:path'
import { startPolling } from './background/polling.ts'
import { openSite } from './served-site.ts'
import { editionAt, editionsStamp } from './site/editions.ts'
import type { SiteSwitch } from './site-switch.ts'

/** After a switch that failed. The log and the owner hear of each try. */
const retryMs = 60_000

interface Deps {
  sites: SiteSwitch
  dataDir: string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Looks each second, by this machine's clock, whether another edition is due, also an earlier one after the clock was set back; or
 * whether the build was written again. A wrong clock does no harm that lasts: nothing is sent, and the edition follows the clock
 * when it is right.
 */
export function startEditionClock(deps: Deps): { stop: () => Promise<void> } {
  let retryAt = -Infinity
  return startPolling(
    async () => {
      if (performance.now() < retryAt || !(await isOtherDue(deps))) return
      retryAt = performance.now() + retryMs
      await switchEdition(deps)
      retryAt = -Infinity
    },
    { log: deps.log },
  )
}

async function isOtherDue({ sites, now }: Pick<Deps, 'sites' | 'now'>): Promise<boolean> {
  const { place, editions, edition, stamp } = sites.current()
  if (editionAt(editions, now())?.at !== edition?.at) return true
  return place !== undefined && (await editionsStamp(dirname(place.siteJson))) !== stamp
}

/** Read when its turn comes: a publication may have been before it. */
const switchEdition = ({ sites, dataDir, now }: Deps): Promise<void> =>
  sites.switchTo('the edition of now', async () => {
    const { place } = sites.current()
    if (!place) throw new Error('This site is in no folder.')
    return openSite(place, { at: now(), dataDir })
  })
