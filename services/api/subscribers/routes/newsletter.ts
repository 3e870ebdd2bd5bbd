import { z } from 'zod'
import type { Language } from '../../contract/language.ts'
import { messageResponse } from '../../contract/errors.ts'
import { subscribeRequest } from '../contract.ts'
import { consentWordingHeader } from '../../contract/public-forms.ts'
import { paths } from '../../contract/paths.ts'
import { cleanLine } from '../../contract/text.ts'
import { parseRequestOrigin } from '../../http/request-origin.ts'
import { subscribe, type SubscriptionDeps } from '../subscription.ts'
import type { App } from '../../http/fastify-app.ts'
import { isFormPost } from '../../http/plugins/form-posts.ts'
import type { ChallengeGuard } from '../../http/plugins/challenge-guard.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'

const headers = z.looseObject({
  [consentWordingHeader]: z.string().max(3000).transform(decoded).optional(),
})

/** The message of a success (S4.18), in the language of the page with the form. */
const subscribed = {
  en: 'Thank you! Check your email soon.',
  es: '¡Gracias! Revise su correo en unos minutos.',
} as const satisfies Record<Language, string>

interface Deps {
  subscriptions: SubscriptionDeps
  limits: RateLimits
  challengeGuard: ChallengeGuard
}

/** POST /api/newsletter/subscribe (S6.1). */
export function newsletterRoutes(app: App, { subscriptions, limits, challengeGuard }: Deps) {
  app.post(paths.newsletter, {
    config: { docs: { errors: [428] } },
    schema: {
      summary: 'Subscribes an email address to the newsletter and requests the guide.',
      description:
        'A form posted by a browser without scripts gets a redirect to a page, or the form with its values filled in.',
      body: subscribeRequest,
      headers,
      response: { 200: messageResponse },
    },
    preValidation: limits.form.count,
    handler: async (request, reply) => {
      const quarantine = await challengeGuard(request, request.body.altcha)
      const from = parseRequestOrigin(request.headers.referer, request.host)
      const wording = request.body.wording || request.headers[consentWordingHeader] || ''
      const page = request.body.page || from.page
      await subscribe({ ...request.body, wording }, { page, quarantine }, subscriptions)
      const language = subscriptions.languageOf(page)
      if (isFormPost(request)) return reply.redirect(paths.thankYouGuide[language], 303)
      return { success: true as const, message: subscribed[language] }
    },
  })
}

function decoded(text: string): string {
  try {
    return cleanLine(decodeURIComponent(text)).slice(0, 1000)
  } catch {
    return ''
  }
}
