import { z } from 'zod'
import type { SiteFile } from '../../site/contract.ts'
import type { Language } from '../../contract/language.ts'
import { messageResponse } from '../../contract/success.ts'
import { subscribeRequest } from '../contract.ts'
import { consentWordingHeader } from '../../contract/public-forms.ts'
import { paths } from '../../contract/paths.ts'
import { cleanLine } from '../../contract/text.ts'
import type { Purpose, LinkSigner } from '../../email/link-tokens.ts'
import { httpError } from '../../http/http-errors.ts'
import { linkQuery } from '../../http/validation.ts'
import { parseRequestOrigin } from '../../http/request-origin.ts'
import type { SubscriberIntakeRepository } from '../subscriber-repository.ts'
import { confirm, subscribe, type SubscriptionDeps, unsubscribe } from '../subscription.ts'
import type { App } from '../../http/fastify-app.ts'
import { formFields, isFormPost } from '../../http/plugins/form-posts.ts'
import type { ChallengeGuard } from '../../http/plugins/challenge-guard.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import { respondWithPages, InvalidLinkError } from '../../site/link-page-errors.ts'
import { subscriptionTexts } from '../../../../renderer/service-pages/subscription-texts.ts'
import type { ServicePages } from '../../../../renderer/service-pages/service-pages.tsx'

interface Deps {
  site: Pick<SiteFile, 'thankYouGuide'>
  subscriptions: SubscriptionDeps
  challengeGuard: ChallengeGuard
  subscribers: SubscriberIntakeRepository
  links: LinkSigner
  limits: RateLimits
  business: { phone: string }
  pages: ServicePages
  now: () => Date
}

const headers = z.looseObject({
  [consentWordingHeader]: z.string().max(3000).transform(decoded).optional(),
})

/** The message of a success (S4.18), in the language of the page with the form. */
const subscribed = {
  en: 'Thank you! Check your email soon.',
  es: '¡Gracias! Revise su correo en unos minutos.',
} as const satisfies Record<Language, string>

/** POST /api/newsletter/subscribe (S6.1). */
export function newsletterRoutes(app: App, { site, subscriptions, limits, challengeGuard }: Deps) {
  app.post(paths.newsletter, {
    config: { docs: { errors: [428] } },
    schema: {
      summary: 'Subscribes an email address to the newsletter and requests the guide.',
      description:
        'A form posted by a browser without scripts gets a redirect to a page, or the form with its values filled in. A site without a building guide answers 404.',
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
      if (!subscriptions.guide) throw httpError('not_found')
      await subscribe({ ...request.body, wording }, { page, quarantine }, subscriptions)
      const language = subscriptions.languageOf(page)
      if (isFormPost(request)) return reply.redirect(site.thankYouGuide[language], 303)
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

const linkRoutes = [
  {
    url: paths.confirmSubscription,
    purpose: 'confirm subscription',
    act: confirm,
    texts: 'confirm',
    summaries: {
      GET: 'Page opened from the link in an email. Its button confirms the subscription.',
      POST: 'Confirms a subscription.',
    },
  },
  {
    url: paths.unsubscribe,
    purpose: 'leave list',
    act: unsubscribe,
    texts: 'leave',
    summaries: {
      GET: 'Page opened from the link in an email. Its button unsubscribes.',
      POST: 'Unsubscribes (one-click, RFC 8058).',
    },
  },
] as const satisfies readonly {
  url: string
  summaries: { GET: string; POST: string }
  purpose: Purpose
  act: typeof confirm
  texts: keyof typeof subscriptionTexts
}[]

/** The body of a one-click unsubscribe by a mail program (RFC 8058 §3.1); our page posts no body. */
const oneClick = { 'List-Unsubscribe': 'One-Click' }
const oneClickWords = 'List-Unsubscribe=One-Click'
const isOneClick = (body: unknown): boolean => 'List-Unsubscribe' in formFields(body)

/**
 * Registers the routes behind links in emails to subscribers. GET shows a page and changes nothing, since mail scanners
 * follow links; POST acts, from the page's button or from the mail program itself (RFC 8058).
 */
export async function subscriptionRoutes(app: App, deps: Deps): Promise<void> {
  const { subscribers, links, limits, pages, now } = deps
  const { guide } = deps.subscriptions
  await app.register(async (own: App) => {
    respondWithPages(own, {
      ...deps,
      guide,
      find: subscribers.one,
      textsFor: ({ routeOptions }) =>
        subscriptionTexts[routeOptions.url === paths.unsubscribe ? 'leave' : 'confirm'],
    })
    // RFC 8058 allows multipart for one-click posts, which no other route accepts.
    own.addContentTypeParser('multipart/form-data', (_request, body, done) => {
      body.resume()
      done(null, oneClick)
    })
    for (const { url, purpose, act, texts, summaries } of linkRoutes) {
      const show = async (token: string, press?: { body: unknown }) => {
        const id = links.verify(token, { purpose, now: now() })
        const subscriber = id === undefined ? undefined : await subscribers.one(id)
        const isOffered = texts === 'leave' || guide !== undefined
        if (id === undefined || !subscriber || !isOffered) throw new InvalidLinkError()
        const language = subscriber.language ?? 'en'
        const words = subscriptionTexts[texts][language]
        const page = { language, path: url }
        const { email } = subscriber
        if (!press) {
          const button = { action: `${url}?token=${token}`, label: words.button }
          return pages.message({
            ...page,
            title: words.title(guide),
            text: words.ask(email),
            button,
          })
        }
        const wording = isOneClick(press.body)
          ? oneClickWords
          : `${words.title(guide)} ${words.button}`
        await act(id, { page: url, wording, at: now() }, subscribers)
        return pages.message({ ...page, title: words.doneTitle, text: words.done(email, guide) })
      }
      for (const method of ['GET', 'POST'] as const)
        own.route({
          method,
          url,
          schema: { summary: summaries[method], querystring: linkQuery },
          config: { docs: { answers: { 200: 'text/html' } }, rateLimit: limits.reads },
          handler: (request) => show(request.query.token, method === 'POST' ? request : undefined),
        })
    }
  })
}
