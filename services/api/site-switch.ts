import type { FastifyBaseLogger } from 'fastify'
import { inTurn } from './background/in-turn.ts'
import type { ServedApp, SwitchingServer } from './http/switching-server.ts'
import type { SwitchFailure } from './operations/health-problems.ts'
import type { ServedSite } from './served-site.ts'

/** The site that the service serves, for what outlasts it: workers, notices, the next app. */
export interface SiteSwitch {
  /** Returns the site that is served now. */
  current(): ServedSite
  /**
   * Serves another site from the next request on. If it can't be opened, the current one stays, and the owner is told.
   * One switch at a time, in the order of the calls.
   * @param name of the new site, for the log and the owner: its folder
   * @throws what `open` throws
   */
  switchTo(name: string, open: () => Promise<ServedSite>): Promise<void>
  /** Returns why the last switch failed; undefined: it didn't, or another build is served since, or it was done again. */
  failure(): SwitchFailure | undefined
}

interface Deps {
  server: Pick<SwitchingServer, 'serve'>
  /** Builds the app that serves a site. */
  buildFor: (served: ServedSite) => Promise<ServedApp>
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
}

/** Creates the switch. Nothing is served before the first call of `switchTo`. @param first the site to begin with */
export function createSiteSwitch(
  first: ServedSite,
  { server, buildFor, now, log }: Deps,
): SiteSwitch {
  let current = first
  const failures = new Map<string, SwitchFailure>()
  const turn = inTurn()
  const change = async (name: string, open: () => Promise<ServedSite>) => {
    try {
      const next = await open()
      await buildFor(next)
        .then(server.serve)
        .catch((error: unknown) => {
          next.retire()
          throw error
        })
      // An edition of the build that is served says nothing of a build that can't be.
      if (next.place?.siteJson === current.place?.siteJson) failures.delete(name)
      else failures.clear()
      current = next
      log.info({ site: name, commit: next.site.commit }, 'A site is served.')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      failures.delete(name)
      failures.set(name, { site: name, reason, at: now() })
      log.error({ err: error, site: name }, 'A site cannot be served; the one before stays.')
      throw error
    }
  }
  return {
    current: () => current,
    failure: () => [...failures.values()].at(-1),
    switchTo: (name, open) => turn(() => change(name, open)),
  }
}
