import { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import { probeErased, probeFound, probeReady } from '../../contract/probe.ts'
import type { Lead } from '../../records/lead.ts'
import { isProbe } from '../../records/probe.ts'
import type { LeadDesk } from '../../staff/lead-desk.ts'
import { noSuchLead } from '../errors.ts'
import type { App } from '../instance.ts'
import type { Limits } from '../plugins/limits.ts'
import type { Probes } from '../plugins/probes.ts'

interface ProbeDesk {
  leads: LeadDesk
  /** Erases leads with their letters. @throws NotStored */
  erase: (ids: readonly string[]) => Promise<void>
  probes: Probes
  limits: Limits
  now: () => Date
}

/** So many of the newest leads are looked through. */
const newest = 200
/** A probe that was stopped before it could clean up; a younger one may be under way. */
const leftAfterMs = 10 * 60 * 1000

/** For `npm run probe`: finds and erases what carries a probe's mark, and nothing else. */
export function probeRoutes(app: App, { leads, erase, probes, limits, now }: ProbeDesk) {
  const params = z.object({ id: z.string() })
  const config = { rateLimit: probes.unlimited(limits.signIn) }
  const recentProbes = async () => (await leads.newestFirst(0, newest)).leads.filter(isProbe)
  const isLeft = ({ receivedAt }: Lead) => Date.parse(receivedAt) < now().getTime() - leftAfterMs

  app.route({
    method: 'GET',
    url: paths.probe,
    schema: { response: { 200: probeReady } },
    config,
    preHandler: probes.only,
    handler: async () => ({ success: true as const }),
  })

  app.route({
    method: 'GET',
    url: `${paths.probe}/:id`,
    schema: { params, response: { 200: probeFound } },
    config,
    preHandler: probes.only,
    handler: async ({ params: { id } }) => {
      const lead = await leads.one(id)
      if (!lead || !isProbe(lead)) throw noSuchLead()
      return {
        success: true as const,
        reference: lead.id,
        listed: (await recentProbes()).some((recent) => recent.id === id),
        mail: lead.mail.map(({ letter, state }) => ({ letter, state })),
      }
    },
  })

  app.route({
    method: 'DELETE',
    url: `${paths.probe}/:id`,
    schema: { params, response: { 200: probeErased } },
    config,
    preHandler: probes.only,
    handler: async ({ params: { id } }) => {
      const lead = await leads.one(id)
      const own = lead && isProbe(lead) ? [id] : []
      const left = (await recentProbes()).filter(isLeft).map((recent) => recent.id)
      const ids = [...new Set([...own, ...left])]
      if (ids.length > 0) await erase(ids)
      return { success: true as const, erased: ids.length }
    },
  })
}
