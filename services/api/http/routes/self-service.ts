import type { AttachmentStore } from '../../attachments/attachment-store.ts'
import { paths } from '../../contract/paths.ts'
import type { SiteFile } from '../../contract/site.ts'
import { linkQuery } from '../../contract/forms.ts'
import type { Eraser } from '../../intake/eraser.ts'
import type { LeadAccess } from '../../records/lead-repository.ts'
import {
  signSelfServiceToken,
  type LinkSigner,
  verifySelfServiceToken,
} from '../../links/link-tokens.ts'
import type { Lead, Attachment } from '../../records/lead.ts'
import type { RateLimits } from '../plugins/rate-limits.ts'
import { InvalidLinkError, respondWithPages } from '../plugins/link-page-errors.ts'
import { type BusinessContact, renderMessagePage } from '../link-page.ts'
import { type NoticeCode, selfServiceMessages } from '../self-service-messages.ts'
import multipart from '@fastify/multipart'
import { attachmentLimits } from '../../contract/attachment.ts'
import type { App } from '../fastify-app.ts'
import {
  applySelfServiceCorrection,
  selfServiceCorrection,
} from '../../intake/self-service-correction.ts'
import { formFields } from '../plugins/form-posts.ts'
import { renderSelfServicePage, type Notice, renderErasurePage } from '../self-service-page.ts'
import { addAttachments } from '../../intake/add-attachments.ts'
import { receiveUploads } from '../receive-uploads.ts'
import { multipartRequired } from '../http-errors.ts'
import { translateFieldMessage } from '../localization.ts'
import { firstMessages } from '../validation.ts'

/** Dependencies of the self-service pages. */
export interface SelfServiceDeps {
  leads: LeadAccess
  files: AttachmentStore
  eraser: Pick<Eraser, 'erase'>
  /** Whether webhooks are configured. */
  webhook: boolean
  links: LinkSigner
  limits: RateLimits
  officeMail: () => Promise<readonly string[]>
  business: SiteFile['business']
  now: () => Date
}

/** The query of each page: the token, and the notice of the step before. */
export const selfServiceQuery = linkQuery.loose()

/** The lead of a link. @throws InvalidLinkError, StoreUnavailableError */
export async function loadLeadByToken(token: string, deps: SelfServiceDeps): Promise<Lead> {
  const { leads, links, now } = deps
  const lead = await findLeadByToken(token, { requests: leads, links, now: now() })
  if (lead) return lead
  throw new InvalidLinkError()
}

/** Where a POST redirects to: the lead's page, with a notice. */
export const selfServiceUrl = (lead: Lead, said: NoticeCode, links: LinkSigner): string =>
  `${paths.selfServiceWithToken(signSelfServiceToken(lead, links))}&said=${encodeURIComponent(said)}`

export const businessContactOf = ({
  name,
  phone,
  promise,
}: SiteFile['business']): BusinessContact & { timeZone: string } => ({
  name,
  phone,
  timeZone: promise.timeZone,
})

/**
 * The self-service pages behind the link in a prospect's confirmation: the lead, its due time, corrections, files,
 * erasure. Without account and JavaScript. GET changes nothing, since mail scanners follow links.
 */
export async function requestLinkRoutes(app: App, deps: SelfServiceDeps): Promise<void> {
  const firm = businessContactOf(deps.business)
  await app.register(async (own: App) => {
    await own.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: attachmentLimits.bytes + 1,
        files: attachmentLimits.atOnce + 1,
        fields: 5,
        fieldSize: 1000,
        parts: attachmentLimits.atOnce + 6,
        headerPairs: 50,
      },
    })
    respondWithPages(own, {
      firm,
      // An invalid link does not tell the language, so Accept-Language does.
      languageFor: async (token) => {
        const named = deps.links.unverifiedSubject(token)
        return named === undefined ? undefined : (await deps.leads.one(named))?.language
      },
      invalidLink: (language) => {
        const { invalidLinkTitle: deadTitle, invalidLink: dead } = selfServiceMessages[language]
        return { title: deadTitle, text: dead(firm.phone) }
      },
    })
    requestCorrectionRoutes(own, deps)
    requestFilesRoute(own, deps)
    requestErasureRoutes(own, deps)
  })
}

const messages: readonly NoticeCode[] = ['corrected', 'the same', 'too often', 'files']

/** The prospect's view of the lead, and corrections. */
export function requestCorrectionRoutes(app: App, deps: SelfServiceDeps): void {
  const { leads, webhook, links, limits, officeMail, now } = deps
  const firm = businessContactOf(deps.business)

  app.route({
    method: 'GET',
    url: paths.selfService,
    schema: { querystring: selfServiceQuery },
    config: { rateLimit: limits.reads },
    handler: async (request) => {
      const { token, said } = request.query
      const lead = await loadLeadByToken(token, deps)
      const known = messages.find((one) => one === said)
      const words = selfServiceMessages[lead.language ?? 'en']
      const notice = known && { text: words.notices[known], bad: known === 'too often' }
      return renderSelfServicePage({ lead, token, firm, notice })
    },
  })

  app.route({
    method: 'POST',
    url: paths.selfService,
    schema: { querystring: selfServiceQuery },
    config: { rateLimit: limits.selfService },
    handler: async (request, reply) => {
      const { token } = request.query
      const lead = await loadLeadByToken(token, deps)
      const sent = selfServiceCorrection.safeParse(formFields(request.body))
      if (!sent.success) {
        const { language = 'en' } = lead
        const issues = Object.entries(firstMessages(sent.error.issues))
        const fields = Object.fromEntries(
          issues.map(([name, message]) => [name, translateFieldMessage(language, name, message)]),
        )
        const notice = { text: selfServiceMessages[language].check, bad: true }
        const formErrors = { sent: textsIn(request.body), fields }
        return reply
          .code(400)
          .send(renderSelfServicePage({ lead, token, firm, notice, formErrors }))
      }
      const recipients = { requests: leads, office: await officeMail(), webhook, now: now() }
      const result = await applySelfServiceCorrection(lead.id, sent.data, recipients)
      if (result.outcome === 'gone' || !result.lead)
        return reply.redirect(paths.selfServiceWithToken(token), 303)
      return reply.redirect(selfServiceUrl(result.lead, result.outcome, links), 303)
    },
  })
}

const textsIn = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formFields(body)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** The largest possible multipart body: all files at their limit, and the form's own parts. */
const mostBytes = attachmentLimits.files * attachmentLimits.bytes + 1024 * 1024

/** Uploads for a lead; rejected files are named, the others are stored. */
export function requestFilesRoute(app: App, deps: SelfServiceDeps): void {
  const { leads, files, links, limits, now } = deps
  const firm = businessContactOf(deps.business)

  app.route({
    method: 'POST',
    url: paths.selfServiceFiles,
    schema: { querystring: selfServiceQuery },
    config: { rateLimit: limits.selfService, slowBody: { maxBytes: mostBytes } },
    handler: async (request, reply) => {
      if (!request.isMultipart()) throw multipartRequired()
      const { token } = request.query
      const lead = await loadLeadByToken(token, deps)
      const { kept, refused } = await receiveUploads(request, { lead: lead.id, files, now })
      const left = await addedTo(lead, kept, deps)
      const words = selfServiceMessages[lead.language ?? 'en']
      const items = [
        ...refused.map((fault) => words.uploadErrors[fault.fault](fault.name)),
        ...left.map((file) => words.uploadErrors['too many'](file.name)),
      ]
      const added = kept.length - left.length
      if (items.length === 0 && added > 0)
        return reply.redirect(selfServiceUrl(lead, 'files', links), 303)
      const text = items.length === 0 ? words.nothingChosen : words.filesAdded(added)
      const notice: Notice = { text, bad: true, items }
      const asItIs = (await leads.one(lead.id)) ?? lead
      return reply.code(400).send(renderSelfServicePage({ lead: asItIs, token, firm, notice }))
    },
  })
}

/** Adds stored files to a lead. Returns those over the limit, which are removed from the disk. */
async function addedTo(
  lead: Lead,
  kept: readonly Attachment[],
  { leads, files, officeMail, webhook, now }: SelfServiceDeps,
): Promise<readonly Attachment[]> {
  if (kept.length === 0) return []
  let added: Awaited<ReturnType<typeof addAttachments>> | undefined
  try {
    added = await addAttachments(lead.id, kept, {
      requests: leads,
      office: await officeMail(),
      webhook,
      now: now(),
    })
  } finally {
    for (const { id } of added?.left ?? kept) await files.remove(lead.id, id)
  }
  await added.propagate()
  return added.left
}

/** Erasure by the prospect: GET asks for confirmation, POST erases. */
export function requestErasureRoutes(app: App, deps: SelfServiceDeps): void {
  const { eraser, limits } = deps
  const firm = businessContactOf(deps.business)

  app.route({
    method: 'GET',
    url: paths.selfServiceErasure,
    schema: { querystring: selfServiceQuery },
    config: { rateLimit: limits.reads },
    handler: async (request) => {
      const { token } = request.query
      return renderErasurePage({ lead: await loadLeadByToken(token, deps), token, firm })
    },
  })

  app.route({
    method: 'POST',
    url: paths.selfServiceErasure,
    schema: { querystring: selfServiceQuery },
    config: { rateLimit: limits.selfService },
    handler: async (request, reply) => {
      const { id, language = 'en' } = await loadLeadByToken(request.query.token, deps)
      const targets = [{ collection: 'leads' as const, id }]
      const why = 'on request, by the request link'
      const progress = await eraser.erase({ requestedBy: 'prospect', why, targets })
      const words = selfServiceMessages[language]
      if (progress === 'erased')
        return renderMessagePage(language, words.erasedTitle, words.erased(firm.phone), firm)
      reply.code(202)
      return renderMessagePage(language, words.erasingTitle, words.erasing(firm.phone), firm)
    },
  })
}

/** The lead of a token; undefined when the token is forged or expired, or the lead erased. */
export async function findLeadByToken(
  token: string,
  { requests, links, now }: { requests: LeadAccess; links: LinkSigner; now: Date },
): Promise<Lead | undefined> {
  const named = links.unverifiedSubject(token)
  const lead = named === undefined ? undefined : await requests.one(named)
  if (!lead || lead.erasedAt !== undefined) return undefined
  return verifySelfServiceToken(token, lead, links, now) ? lead : undefined
}
