import { z } from 'zod'
import { translatorOf } from '../../../content/model/translator.ts'
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
import type { BuildingGuide } from '../../site/shell-contract.ts'
import type { ServicePages } from '../../../../renderer/service-pages/service-pages.tsx'
import { inLanguage, knownLanguage } from '../../../content/model/languages.ts'

interface Deps {
  site: Pick<SiteFile, 'thankYouGuide'>
  subscriptions: SubscriptionDeps
  challengeGuard: ChallengeGuard
  subscribers: SubscriberIntakeRepository
  links: LinkSigner
  limits: RateLimits
  business: { phone: string }
  words: SiteFile['words']
  pages: ServicePages
  now: () => Date
}

const headers = z.looseObject({
  [consentWordingHeader]: z.string().max(3000).transform(decoded).optional(),
})

/** POST /api/newsletter/subscribe (S6.1). */
export function newsletterRoutes(
  app: App,
  { site, subscriptions, limits, challengeGuard, words }: Deps,
) {
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
      // Consents with the page of imports are those of staff.
      const page =
        [request.body.page ?? '', from.page].find(
          (one) => one !== '' && one !== paths.admin.importPage,
        ) ?? ''
      if (!subscriptions.guide) throw httpError('not_found')
      await subscribe({ ...request.body, wording }, { page, quarantine }, subscriptions)
      const language = subscriptions.languageOf(page)
      if (isFormPost(request)) return reply.redirect(inLanguage(site.thankYouGuide, language), 303)
      // S4.18
      const message = translatorOf(words[language], 'answers', language)('subscribed')
      return { success: true as const, message }
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

/** Whom a page behind a link is for; without an address, the link is invalid. */
interface PageReader {
  language: Language
  words: SiteFile['words']
  phone: string
  guide: BuildingGuide | undefined
  email?: string
}

interface PageTexts {
  title: string
  ask: string
  button: string
  doneTitle: string
  done: string
  invalidLink: { title: string; text: string }
}

function confirmTexts({ language, words, phone, guide, email = '' }: PageReader): PageTexts {
  const t = translatorOf(words[language], 'confirmSubscription', language)
  const name = guide ? inLanguage(guide.words, language).longName : ''
  return {
    title: t('title', { guide: name }),
    ask: t('ask', { email }),
    button: t('button'),
    doneTitle: t('doneTitle'),
    done: t('done', { email }),
    invalidLink: {
      title: t('invalidLinkTitle'),
      text: t(guide ? 'invalidLink' : 'invalidLinkNoGuide', { phone }),
    },
  }
}

function unsubscribeTexts({ language, words, phone, guide, email = '' }: PageReader): PageTexts {
  const t = translatorOf(words[language], 'unsubscribe', language)
  return {
    title: t('title'),
    ask: t('ask', { email }),
    button: t('button'),
    doneTitle: t('doneTitle'),
    done: t(guide ? 'doneWithGuide' : 'done', { email }),
    invalidLink: { title: t('invalidLinkTitle'), text: t('invalidLink', { phone }) },
  }
}

const linkRoutes = [
  {
    url: paths.confirmSubscription,
    purpose: 'confirm subscription',
    act: confirm,
    textsOf: confirmTexts,
    needsGuide: true,
    summaries: {
      GET: 'Page opened from the link in an email. Its button confirms the subscription.',
      POST: 'Confirms a subscription.',
    },
  },
  {
    url: paths.unsubscribe,
    purpose: 'leave list',
    act: unsubscribe,
    textsOf: unsubscribeTexts,
    needsGuide: false,
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
  textsOf: (reader: PageReader) => PageTexts
  needsGuide: boolean
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
  const { subscribers, links, limits, pages, words, now } = deps
  const { guide } = deps.subscriptions
  const firm = { words, phone: deps.business.phone, guide }
  await app.register(async (own: App) => {
    respondWithPages(own, {
      ...deps,
      find: subscribers.one,
      invalidLink: ({ routeOptions }, language) => {
        const textsOf = routeOptions.url === paths.unsubscribe ? unsubscribeTexts : confirmTexts
        return textsOf({ ...firm, language }).invalidLink
      },
    })
    // RFC 8058 allows multipart for one-click posts, which no other route accepts.
    own.addContentTypeParser('multipart/form-data', (_request, body, done) => {
      body.resume()
      done(null, oneClick)
    })
    for (const { url, purpose, act, textsOf, needsGuide, summaries } of linkRoutes) {
      const show = async (token: string, press?: { body: unknown }) => {
        const id = links.verify(token, { purpose, now: now() })
        const subscriber = id === undefined ? undefined : await subscribers.one(id)
        const isOffered = !needsGuide || guide !== undefined
        if (id === undefined || !subscriber || !isOffered) throw new InvalidLinkError()
        const language = knownLanguage(firm.words, subscriber.language)
        const { email } = subscriber
        const texts = textsOf({ ...firm, language, email })
        const page = { language, path: url }
        if (!press) {
          const button = { action: `${url}?token=${token}`, label: texts.button }
          return pages.message({ ...page, title: texts.title, text: texts.ask, button })
        }
        const wording = isOneClick(press.body) ? oneClickWords : `${texts.title} ${texts.button}`
        await act(id, { page: url, wording, at: now() }, subscribers)
        return pages.message({ ...page, title: texts.doneTitle, text: texts.done })
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
