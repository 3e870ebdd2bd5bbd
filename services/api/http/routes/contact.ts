import { z } from 'zod'
import { contactAccepted, contactRequest } from '../../contract/contact.ts'
import type { Language } from '../../contract/language.ts'
import { paths } from '../../contract/paths.ts'
import { tokenFor } from '../../links/own-request.ts'
import { acceptContact, type Intake } from '../../intake/accept-contact.ts'
import { originOfLead } from '../../intake/origin-of-lead.ts'
import type { Signer } from '../../links/signer.ts'
import { dueSoon } from '../../promise/due-words.ts'
import { otherRequest, wrongFields } from '../errors.ts'
import type { App } from '../instance.ts'
import { isFormPost } from '../plugins/form-posts.ts'
import type { FloodGate } from '../plugins/flood-gate.ts'
import type { Limits } from '../plugins/limits.ts'
import type { Probes } from '../plugins/probes.ts'

const headers = z.looseObject({ 'idempotency-key': z.string().trim().max(100).optional() })

/** POST /api/contact (SPEC.md §7). */
export function contactRoutes(
  app: App,
  {
    intake,
    links,
    limits,
    probes,
    gate,
  }: { intake: Intake; links: Signer; limits: Limits; probes: Probes; gate: FloodGate },
) {
  const answerBy = (dueAt: string, receivedAt: string, language: Language) =>
    dueSoon(new Date(dueAt), new Date(receivedAt), language, intake.promise.timeZone)

  app.route({
    method: 'POST',
    url: paths.contact,
    schema: { body: contactRequest, headers, response: { 200: contactAccepted } },
    preValidation: probes.exempt(limits.form.arrived),
    errorHandler: limits.form.countRefused,
    handler: async (request, reply) => {
      const probe = probes.isProbe(request)
      const setAside = !probe && (await gate(request, request.body.altcha))
      const outcome = await acceptContact(
        {
          request: request.body,
          idempotencyKey: request.headers['idempotency-key'] || request.body.idempotencyKey || '',
          from: originOfLead(request.headers.referer, request.host),
          probe,
          setAside,
          limit: limits.form.uncounted(request),
        },
        intake,
      )
      if (outcome.outcome === 'unreadable') throw wrongFields(outcome.fields)
      if (outcome.outcome === 'other request') throw otherRequest(outcome.reference)
      const { reference, email, receivedAt, dueAt, language } = outcome
      // A link to what staff have yet to look at would lead to nothing.
      if (setAside && isFormPost(request)) return reply.redirect(paths.thankYou, 303)
      const token = tokenFor({ id: reference, email, receivedAt }, links)
      if (isFormPost(request))
        return reply.redirect(
          dueAt === undefined ? paths.thankYou : paths.thankYouBy(dueAt, token),
          303,
        )
      // SPEC.md §8, "Contact success".
      const message = "We've received your request and will get back to you within 24 hours."
      return {
        success: true as const,
        message,
        reference,
        ...(!setAside && { requestLink: paths.requestWith(token) }),
        ...(dueAt !== undefined && { answerBy: answerBy(dueAt, receivedAt, language) }),
      }
    },
  })
}
