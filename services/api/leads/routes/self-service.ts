import { z } from 'zod'
import type { AttachmentStore } from '../../attachments/attachment-store.ts'
import { paths } from '../../contract/paths.ts'
import type { SiteFile } from '../../site/contract.ts'
import { serviceChoice } from '../../contact-form/trades.ts'
import { linkQuery, firstMessages } from '../../http/validation.ts'
import type { Eraser } from '../../erasure/eraser.ts'
import type { LeadAccess } from '../lead-repository.ts'
import {
  signSelfServiceToken,
  type LinkSigner,
  type LinkSource,
  verifySelfServiceToken,
} from '../../email/link-tokens.ts'
import { linkSourceAfter } from '../correction.ts'
import type { Lead } from '../lead.ts'
import type { Attachment } from '../../attachments/attachment.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import { InvalidLinkError, respondWithPages } from '../../site/link-page-errors.ts'
import type { Notice, RequestProps } from '../../../../renderer/service-pages/Request.tsx'
import { type NoticeCode, requestTexts } from '../../../../renderer/service-pages/request-texts.ts'
import type { ServicePages } from '../../../../renderer/service-pages/service-pages.tsx'
import multipart from '@fastify/multipart'
import { attachmentLimits } from '../../contract/limits.ts'
import type { App } from '../../http/fastify-app.ts'
import {
  applySelfServiceCorrection,
  selfServiceCorrection,
} from '../intake/self-service-correction.ts'
import { formFields } from '../../http/plugins/form-posts.ts'
import { formatDueDate, timeZoneNames } from '../../sla/due-time-format.ts'
import { addAttachments } from '../intake/add-attachments.ts'
import { isSecretKey } from '../intake/form-key.ts'
import { isCorrectedByForm, mayErase } from '../management/surviving-lead.ts'
import { receiveUploads } from './receive-uploads.ts'
import { httpError } from '../../http/http-errors.ts'
import { translateFieldMessage } from '../../http/localization.ts'

/** Dependencies of the self-service pages. */
interface SelfServiceDeps {
  leads: LeadAccess
  files: AttachmentStore
  eraser: Pick<Eraser, 'erase'>
  links: LinkSigner
  limits: RateLimits
  requestRecipients: () => Promise<readonly string[]>
  business: SiteFile['business']
  pages: ServicePages
  now: () => Date
}

const uploadedFiles = z.object({ files: z.array(z.file()) })

/** The query of each page: the token, and the notice about the previous step. */
const selfServiceQuery = linkQuery.loose()

/**
 * Loads the lead of a link.
 * @throws InvalidLinkError the token is forged or expired, or the lead erased; StoreUnavailableError
 */
async function loadLeadByToken(
  token: string,
  { leads, links, now }: SelfServiceDeps,
): Promise<{ lead: Lead; source: LinkSource }> {
  const id = links.unverifiedSubject(token)
  const lead = id === undefined ? undefined : await leads.one(id)
  const source = lead && verifySelfServiceToken(token, lead, links, now())
  if (lead && source && lead.erasedAt === undefined && !isOfEarlierSender(lead, source))
    return { lead, source }
  throw new InvalidLinkError()
}

/**
 * Returns whether a link may be another sender's than the lead's: it is from the answer to a form whose key anyone could
 * guess, and a form with the same key has corrected the lead since.
 */
const isOfEarlierSender = (lead: Lead, source: LinkSource): boolean =>
  source === 'page' && isCorrectedByForm(lead) && !isSecretKey(lead.idempotencyKey)

/** Loads a lead to erase. @throws InvalidLinkError the link does not suffice for that; StoreUnavailableError */
async function loadErasable(token: string, deps: SelfServiceDeps) {
  const { lead, source } = await loadLeadByToken(token, deps)
  const isEmailVerified = source === 'email'
  if (await mayErase(lead, { requests: deps.leads, isEmailVerified }))
    return { lead, isEmailVerified }
  throw new InvalidLinkError()
}

/** Returns the URL that a POST redirects to: the lead's page, with a notice. */
const selfServiceUrl = (
  lead: Lead,
  said: NoticeCode,
  source: LinkSource,
  links: LinkSigner,
): string =>
  `${paths.selfServiceWithToken(signSelfServiceToken(lead, source, links))}&said=${encodeURIComponent(said)}`

/** Renders the lead's page. @param source where the prospect got the link */
async function renderLead(
  { pages, business, leads }: SelfServiceDeps,
  source: LinkSource,
  props: Omit<RequestProps, 'dueBy' | 'eraseBy'>,
): Promise<string> {
  const isEmailVerified = source === 'email'
  const isErasable =
    isEmailVerified || (await mayErase(props.lead, { requests: leads, isEmailVerified }))
  const { status, dueAt, language = 'en' } = props.lead
  const dueBy =
    status === 'new' && dueAt !== undefined
      ? `${formatDueDate(new Date(dueAt), language, business.promise.timeZone)} (${timeZoneNames[language]})`
      : undefined
  return pages.request({ ...props, dueBy, eraseBy: isErasable ? 'link' : 'email' })
}

/**
 * Registers the self-service pages behind the link in a prospect's confirmation: the lead, its due time, corrections,
 * files, erasure. They need neither an account nor JavaScript. GET changes nothing, since mail scanners follow links.
 */
export async function selfServiceRoutes(app: App, deps: SelfServiceDeps): Promise<void> {
  const { phone } = deps.business
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
      phone,
      pages: deps.pages,
      // An invalid link has no language, so Accept-Language decides.
      languageFor: async (token) => {
        const named = deps.links.unverifiedSubject(token)
        return named === undefined ? undefined : (await deps.leads.one(named))?.language
      },
      invalidLink: (language) => {
        const { invalidLinkTitle, invalidLink } = requestTexts[language]
        return { title: invalidLinkTitle, text: invalidLink(phone) }
      },
    })
    correctionRoutes(own, deps)
    filesRoute(own, deps)
    erasureRoutes(own, deps)
  })
}

const messages: readonly NoticeCode[] = ['corrected', 'the same', 'too often', 'files']

/** Registers the prospect's view of the lead, and corrections. */
function correctionRoutes(app: App, deps: SelfServiceDeps): void {
  const { leads, links, limits, requestRecipients, now } = deps

  app.route({
    method: 'GET',
    url: paths.selfService,
    schema: {
      summary:
        'Page opened from the link in an email: the submitted request and when a response is due.',
      querystring: selfServiceQuery,
    },
    config: { docs: { answers: { 200: 'text/html' } }, rateLimit: limits.reads },
    handler: async (request) => {
      const { token, said } = request.query
      const { lead, source } = await loadLeadByToken(token, deps)
      const known = messages.find((one) => one === said)
      const words = requestTexts[lead.language ?? 'en']
      const notice = known && { text: words.notices[known], bad: known === 'too often' }
      return renderLead(deps, source, { lead, token, notice })
    },
  })

  app.route({
    method: 'POST',
    url: paths.selfService,
    schema: { summary: 'Corrects a submitted request.', querystring: selfServiceQuery },
    config: {
      docs: {
        answers: { 303: null },
        form: { mediaType: 'application/x-www-form-urlencoded', body: selfServiceCorrection },
      },
      rateLimit: limits.selfService,
    },
    handler: async (request, reply) => {
      const { token } = request.query
      const { lead, source } = await loadLeadByToken(token, deps)
      const sent = selfServiceCorrection.safeParse(formFields(request.body))
      if (!sent.success) {
        const { language = 'en' } = lead
        const issues = Object.entries(firstMessages(sent.error.issues))
        const fields = Object.fromEntries(
          issues.map(([name, message]) => [name, translateFieldMessage(language, name, message)]),
        )
        const notice = { text: requestTexts[language].check, bad: true }
        const texts = textsIn(request.body)
        const serviceType = serviceChoice({ ...texts, serviceType: texts['serviceType'] ?? '' })
        const formErrors = { sent: { ...texts, serviceType }, fields }
        return reply
          .code(400)
          .send(await renderLead(deps, source, { lead, token, notice, formErrors }))
      }
      const result = await applySelfServiceCorrection(lead.id, sent.data, {
        requests: leads,
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

/** The largest possible multipart body: all files at their limit, and the form's own parts. */
const mostBytes = attachmentLimits.files * attachmentLimits.bytes + 1024 * 1024

/** Registers uploads for a lead; rejected files are listed, the others are stored. */
function filesRoute(app: App, deps: SelfServiceDeps): void {
  const { leads, files, links, limits, now } = deps

  app.route({
    method: 'POST',
    url: paths.selfServiceFiles,
    schema: { summary: 'Uploads photos and plans.', querystring: selfServiceQuery },
    config: {
      docs: {
        answers: { 303: null },
        form: { mediaType: 'multipart/form-data', body: uploadedFiles },
      },
      rateLimit: limits.uploads,
      slowBody: { maxBytes: mostBytes },
    },
    handler: async (request, reply) => {
      if (!request.isMultipart()) throw httpError('not_a_form_with_files')
      const { token } = request.query
      const { lead, source } = await loadLeadByToken(token, deps)
      const { kept, refused, failure } = await receiveUploads(request, {
        lead,
        files,
        now,
      })
      const left = await addedTo(lead, kept, deps)
      if (failure) throw failure
      const words = requestTexts[lead.language ?? 'en']
      const items = [
        ...refused.map((file) => words.uploadErrors[file.fault](file.name)),
        ...left.map((file) => words.uploadErrors['too many'](file.name)),
      ]
      const added = kept.length - left.length
      if (items.length === 0 && added > 0)
        return reply.redirect(selfServiceUrl(lead, 'files', source, links), 303)
      const text = items.length === 0 ? words.nothingChosen : words.filesAdded(added)
      const notice: Notice = { text, bad: true, items }
      const asItIs = (await leads.one(lead.id)) ?? lead
      return reply.code(400).send(await renderLead(deps, source, { lead: asItIs, token, notice }))
    },
  })
}

/** Adds stored files to a lead. Returns those over the limit. Files that it doesn't need are removed from the disk. */
async function addedTo(
  lead: Lead,
  kept: readonly Attachment[],
  { leads, files, requestRecipients, now }: SelfServiceDeps,
): Promise<readonly Attachment[]> {
  if (kept.length === 0) return []
  let added: Awaited<ReturnType<typeof addAttachments>> | undefined
  try {
    added = await addAttachments(lead.id, kept, {
      requests: leads,
      office: await requestRecipients(),
      // Files change no field of the surviving lead.
      isEmailVerified: false,
      now: now(),
    })
  } finally {
    for (const { id } of added?.unused ?? kept) await files.remove(lead.id, id)
  }
  await added.propagate()
  return added.left
}

/** Registers erasure by the prospect: GET asks for confirmation, POST erases. */
function erasureRoutes(app: App, deps: SelfServiceDeps): void {
  const { eraser, limits, pages, business } = deps

  app.route({
    method: 'GET',
    url: paths.selfServiceErasure,
    schema: {
      summary: 'Page that asks the prospect to confirm erasure of the request.',
      querystring: selfServiceQuery,
    },
    config: { docs: { answers: { 200: 'text/html' } }, rateLimit: limits.reads },
    handler: async (request) => {
      const { token } = request.query
      const { lead } = await loadErasable(token, deps)
      return pages.erasure({ lead, token })
    },
  })

  app.route({
    method: 'POST',
    url: paths.selfServiceErasure,
    schema: {
      summary: 'Erases the request and everything attached to it.',
      querystring: selfServiceQuery,
    },
    config: {
      docs: { answers: { 200: 'text/html', 202: 'text/html' } },
      rateLimit: limits.selfService,
    },
    handler: async (request, reply) => {
      const { lead, isEmailVerified } = await loadErasable(request.query.token, deps)
      const { id, language = 'en' } = lead
      const targets = [{ collection: 'leads' as const, id }]
      const why = 'on request, by the request link'
      const progress = await eraser.erase(
        { requestedBy: 'prospect', why, targets },
        { isEmailVerified },
      )
      const words = requestTexts[language]
      const { phone } = business
      const page = { language, path: paths.selfServiceErasure }
      // Drafts and the receipt, with a link that no longer works.
      reply.header('clear-site-data', '"storage"')
      if (progress === 'erased')
        return pages.message({ ...page, title: words.erasedTitle, text: words.erased(phone) })
      reply.code(202)
      return pages.message({ ...page, title: words.erasingTitle, text: words.erasing(phone) })
    },
  })
}
