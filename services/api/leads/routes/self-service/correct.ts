import { paths } from '../../../contract/paths.ts'
import { serviceAnswer } from '../../../contact-form/service-form.ts'
import { firstMessages } from '../../../http/validation.ts'
import { linkSourceAfter } from '../../correction.ts'
import type { App } from '../../../http/fastify-app.ts'
import {
  applySelfServiceCorrection,
  selfServiceCorrection,
} from '../../intake/self-service-correction.ts'
import { formFields } from '../../../http/plugins/form-posts.ts'
import { localizeFields } from '../../../http/localization.ts'
import {
  type SelfServiceDeps,
  selfServiceQuery,
  loadLeadByToken,
  requestWords,
  selfServiceUrl,
} from './link.ts'
import { renderLead } from './view.ts'
import { knownLanguage } from '../../../../content/model/languages.ts'

/** Registers corrections by the prospect. */
export function correctionRoute(app: App, deps: SelfServiceDeps): void {
  const { leads, form, links, limits, requestRecipients, now } = deps

  app.post(paths.selfService, {
    schema: { summary: 'Corrects a submitted request.', querystring: selfServiceQuery },
    config: {
      docs: {
        answers: { 303: null },
        form: { mediaType: 'application/x-www-form-urlencoded', body: selfServiceCorrection(form) },
      },
      rateLimit: limits.selfService,
    },
    handler: async (request, reply) => {
      const { token } = request.query
      const { lead, source } = await loadLeadByToken(token, deps)
      const correction = selfServiceCorrection(form, lead.serviceType)
      const sent = correction.safeParse(formFields(request.body))
      if (!sent.success) {
        const { words } = deps
        const language = knownLanguage(words, lead.language)
        const fields = localizeFields(firstMessages(sent.error.issues), { language, words })
        const notice = { text: requestWords(deps, lead)('check'), bad: true }
        const texts = textsIn(request.body)
        const serviceType = serviceAnswer(form, {
          ...texts,
          serviceType: texts['serviceType'] ?? '',
        })
        const formErrors = { sent: { ...texts, serviceType }, fields }
        return reply
          .code(400)
          .send(await renderLead(deps, source, { lead, token, notice, formErrors }))
      }
      const result = await applySelfServiceCorrection(lead.id, sent.data, {
        requests: leads,
        form,
        office: await requestRecipients(),
        isEmailVerified: source === 'email',
        now: now(),
      })
      if (result.outcome === 'gone' || !result.lead)
        return reply.redirect(paths.selfServiceWithToken(token), 303)
      const next = linkSourceAfter(lead, result.lead, source)
      return reply.redirect(selfServiceUrl(result.lead, result.outcome, next, links), 303)
    },
  })
}

const textsIn = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formFields(body)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
