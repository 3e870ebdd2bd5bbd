import type { SiteFile } from '../../site/contract.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { nameWithRole } from '../../../content/model/team.ts'
import { translatorOf } from '../../../content/model/translator.ts'
import { contactAccepted, contactRequest } from '../../contact-form/contract.ts'
import { splitUnfitAnswers } from '../../contact-form/unfit-answers.ts'
import type { Language } from '../../contract/language.ts'
import { paths } from '../../contract/paths.ts'
import { line } from '../../contract/text.ts'
import { signSelfServiceToken, type LinkSigner } from '../../email/link-tokens.ts'
import type { Caller } from '../caller.ts'
import type { Lead } from '../lead.ts'
import { acceptContact, type ContactIntakeDeps } from '../intake/accept-contact.ts'
import { parseRequestOrigin } from '../../http/request-origin.ts'
import { receivedText } from '../../contact-form/promise-text.ts'
import { formatAnswerWhen, formatDueTime, formatOpening } from '../../sla/due-time-format.ts'
import { nextOpening } from '../../sla/response-clock.ts'
import { isoWithOffset } from '../../sla/time-zone.ts'
import type { App } from '../../http/fastify-app.ts'
import { isFromOwnPage } from '../../http/plugins/same-origin.ts'
import { formFields, isFormPost } from '../../http/plugins/form-posts.ts'
import type { ChallengeGuard } from '../../http/plugins/challenge-guard.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import type { Probes } from '../../http/plugins/probes.ts'
import { inLanguage, knownLanguage } from '../../../content/model/languages.ts'

const headers = z.looseObject({
  'idempotency-key': line()
    .max(100)
    .optional()
    .describe('One per request that you have to send: a random UUID.'),
})

const hourMs = 60 * 60 * 1000

/**
 * Returns whether a visitor filled the site's form, so that an answer that does not fit is an error for them. Browsers
 * send one of these headers with every post; programs send neither.
 */
const isFromSite = (request: FastifyRequest): boolean =>
  isFormPost(request) ||
  request.headers.origin !== undefined ||
  request.headers['sec-fetch-site'] !== undefined

interface Deps {
  site: Pick<SiteFile, 'thankYou'>
  intake: ContactIntakeDeps
  links: LinkSigner
  limits: RateLimits
  probes: Probes
  challengeGuard: ChallengeGuard
  config: { publicOrigin: string }
  words: SiteFile['words']
  callerOf: (lead: Lead) => Caller | undefined
}

/** POST /api/contact (S6.2). */
export function contactRoutes(app: App, deps: Deps) {
  const { intake, links, limits, probes, challengeGuard, words } = deps
  const { timeZone, timeZoneNames, hours, counts } = intake.responseSla
  const isLate = (due: Date, from: Date) =>
    counts === 'every-hour' && due.getTime() - from.getTime() > hours * hourMs
  const unfitAnswers = new WeakMap<FastifyRequest, Record<string, unknown>>()
  const dueTimes = (dueAt: string, receivedAt: string, language: Language) => {
    const [due, from] = [new Date(dueAt), new Date(receivedAt)]
    const clock = { language, words, timeZone }
    const answerWhen = formatAnswerWhen(due, from, clock)
    const opening = nextOpening(from, intake.responseSla)
    return {
      // S6.20: a due time after more than the promised hours.
      ...(isLate(due, from) && {
        message: translatorOf(
          words[language],
          'answers',
          language,
        )('receivedWithTime', {
          when: answerWhen,
        }),
      }),
      answerBy: formatDueTime(due, from, clock),
      answerWhen,
      ...(opening && { closedUntil: formatOpening(opening, from, clock) }),
      timeZone: timeZoneNames[language],
      dueAt: isoWithOffset(due, timeZone),
    }
  }

  app.post(paths.contact, {
    config: { docs: { errors: [409, 428] } },
    schema: {
      summary:
        'Submits an estimate request. The response is sent only after the request is stored.',
      description:
        'Your own programs may use it too, such as a phone system or the server of a landing page. They send JSON without an `Origin` header: a browser may post from the site’s own pages only. ' +
        'A request with the same `Idempotency-Key` (or `idempotencyKey` in the body) is stored once and gets the same response. Send a random UUID (version 4). ' +
        'With other details it corrects the stored one if its email and phone are both the same, within a day and while its status is `new`; otherwise the response is 409. ' +
        'A key of another kind could be guessed, so it counts only together with the email and phone: for another person it is another request, never a 409, and a repetition gets no `requestLink`. ' +
        'Fields that are not listed here are stored with the request as text, up to 20, and so is a value of an optional field that does not fit it: an update of the site may add a field whose name you send already. The prospect gets a confirmation by email. ' +
        'Limits, unless the firm sets others: ten requests in ten minutes from a network address, and ten an hour with an email address. ' +
        'A form posted by a browser without scripts gets a redirect to a page, or the form with its values filled in.',
      body: contactRequest(intake.form),
      headers,
      response: { 200: contactAccepted },
    },
    preValidation: [
      probes.exempt(limits.form.defer),
      async (request) => {
        if (isFromSite(request)) return
        const { fitting, unfit } = splitUnfitAnswers(formFields(request.body))
        if (Object.keys(unfit).length === 0) return
        request.body = fitting as typeof request.body
        unfitAnswers.set(request, unfit)
      },
    ],
    errorHandler: limits.form.countRejected,
    handler: async (request, reply) => {
      const probe = probes.isProbe(request)
      const quarantine = !probe && (await challengeGuard(request, request.body.altcha))
      const { reference, email, receivedAt, dueAt, lead, ...accepted } = await acceptContact(
        {
          request: request.body,
          unfit: unfitAnswers.get(request) ?? {},
          idempotencyKey: request.headers['idempotency-key'] || request.body.idempotencyKey || '',
          from: parseRequestOrigin(request.headers.referer, request.host),
          isFromSite: isFromOwnPage(request, deps.config.publicOrigin),
          probe,
          quarantine,
          limit: limits.form.takeDeferred(request),
        },
        intake,
      )
      const language = knownLanguage(words, accepted.language)
      // Quarantined requests get no self-service link, which works only for leads.
      const token =
        quarantine || email === undefined
          ? undefined
          : signSelfServiceToken({ id: reference, email, receivedAt }, 'page', links)
      const caller = deps.callerOf(lead)
      if (isFormPost(request)) {
        const thankYou = inLanguage(deps.site.thankYou, language)
        const isPlain = quarantine || dueAt === undefined
        const thanks = isPlain
          ? thankYou
          : paths.thankYouWithDueTime(thankYou, { dueAt, token, caller: caller?.slug })
        return reply.redirect(thanks, 303)
      }
      return {
        success: true as const,
        message: receivedText(
          translatorOf(words[language], 'receipt', language),
          intake.responseSla,
        ),
        reference,
        thankYouPage: deps.site.thankYou[language],
        ...(token !== undefined && { requestLink: paths.selfServiceWithToken(token) }),
        ...(dueAt !== undefined && dueTimes(dueAt, receivedAt, language)),
        ...(caller && { caller: nameWithRole(caller) }),
      }
    },
  })
}
