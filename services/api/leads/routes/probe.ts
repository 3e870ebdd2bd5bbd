import { z } from 'zod'
import type { ServiceForm } from '../../contact-form/service-form.ts'
import { paths } from '../../contract/paths.ts'
import { probeErased, probeFound, probeQuery, probeReady } from '../../contract/probe.ts'
import { recordId } from '../../contract/text.ts'
import { type Lead, isProbe } from '../lead.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import type { Probes } from '../../http/plugins/probes.ts'

interface Deps {
  form: ServiceForm
  leads: LeadRepository
  /** Erases leads with their emails. @throws NotStoredError */
  eraseLeads: (ids: readonly string[]) => Promise<void>
  probes: Probes
  limits: RateLimits
  now: () => Date
}

/** The number of the newest leads that are searched. */
const newest = 200
/** Older probes were interrupted before their cleanup; younger ones may still be running. */
const leftAfterMs = 10 * 60 * 1000

/** Registers the routes of `npm run probe`, which find and erase leads of probes, and no others. */
export function probeRoutes(app: App, { form, leads, eraseLeads, probes, limits, now }: Deps) {
  const params = z.object({ id: recordId })
  const config = { rateLimit: probes.exemptFromLimit(limits.signIn) }
  const recentProbes = async () => (await leads.newestFirst(0, newest)).leads.filter(isProbe)
  const isLeft = ({ receivedAt }: Lead) => Date.parse(receivedAt) < now().getTime() - leftAfterMs

  app.route({
    method: 'GET',
    url: paths.probe,
    schema: {
      summary: 'Checks that a monitor’s token is valid.',
      querystring: probeQuery,
      response: { 200: probeReady },
    },
    config,
    preHandler: probes.requireProbe,
    handler: async ({ query }) => ({
      success: true as const,
      ...(query.serviceType !== undefined && { serviceType: form.types[0]?.id }),
    }),
  })

  app.route({
    method: 'GET',
    url: paths.probeOf.route,
    schema: {
      summary: 'Status of a monitor’s synthetic request.',
      params,
      response: { 200: probeFound },
    },
    config: { ...config, docs: { errors: [404] } },
    preHandler: probes.requireProbe,
    handler: async ({ params: { id } }) => {
      const lead = await leads.one(id)
      if (!lead || !isProbe(lead)) throw httpError('no_such_lead')
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
    url: paths.probeOf.route,
    schema: {
      summary: 'Erases a monitor’s synthetic request, along with any left over from earlier runs.',
      params,
      response: { 200: probeErased },
    },
    config,
    preHandler: probes.requireProbe,
    handler: async ({ params: { id } }) => {
      const lead = await leads.one(id)
      const own = lead && isProbe(lead) ? [id] : []
      const left = (await recentProbes()).filter(isLeft).map((recent) => recent.id)
      const ids = [...new Set([...own, ...left])]
      if (ids.length > 0) await eraseLeads(ids)
      return { success: true as const, erased: ids.length }
    },
  })
}
