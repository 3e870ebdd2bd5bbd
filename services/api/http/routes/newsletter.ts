import { z } from 'zod'
import { subscribeAccepted, subscribeRequest } from '../../contract/newsletter.ts'
import { paths, wordingHeader } from '../../contract/paths.ts'
import { originOfLead } from '../../intake/origin-of-lead.ts'
import { subscribe, type SubscriptionDesk } from '../../intake/subscribe.ts'
import type { App } from '../instance.ts'
import { isFormPost } from '../plugins/form-posts.ts'
import type { FloodGate } from '../plugins/flood-gate.ts'
import type { Limits } from '../plugins/limits.ts'

const headers = z.looseObject({
  [wordingHeader]: z.string().max(3000).transform(decoded).optional(),
})

/** POST /api/newsletter/subscribe (SPEC.md §7). */
export function newsletterRoutes(
  app: App,
  { desk, limits, gate }: { desk: SubscriptionDesk; limits: Limits; gate: FloodGate },
) {
  app.route({
    method: 'POST',
    url: paths.newsletter,
    schema: { body: subscribeRequest, headers, response: { 200: subscribeAccepted } },
    preValidation: limits.form.count,
    handler: async (request, reply) => {
      const setAside = await gate(request, request.body.altcha)
      const from = originOfLead(request.headers.referer, request.host)
      const wording = request.body.wording || request.headers[wordingHeader] || ''
      const page = request.body.page || from.page
      await subscribe({ ...request.body, wording }, { page, setAside }, desk)
      if (isFormPost(request))
        return reply.redirect(paths.thankYouGuide[desk.languageOf(page)], 303)
      // SPEC.md §4, "Newsletter box".
      return { success: true as const, message: 'Thank you! Check your email soon.' }
    },
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, 1000)
  } catch {
    return ''
  }
}
