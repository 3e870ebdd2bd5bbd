import multipart from '@fastify/multipart'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { AttachmentFolder } from '../../attachments/attachment-folder.ts'
import { displayName } from '../../attachments/display-name.ts'
import { attachmentLimits } from '../../contract/attachment.ts'
import { paths } from '../../contract/paths.ts'
import type { SiteFile } from '../../contract/site.ts'
import { letterLink } from '../../contract/subscription.ts'
import { addAttachments } from '../../intake/add-attachments.ts'
import { correctOwnRequest, ownCorrection } from '../../intake/correct-own-request.ts'
import { eraseRequest } from '../../intake/erase-request.ts'
import { requestBehind, type OwnRequests } from '../../intake/own-request.ts'
import { tokenFor } from '../../links/own-request.ts'
import type { Signer } from '../../links/signer.ts'
import type { Attachment } from '../../records/attachment.ts'
import type { Lead } from '../../records/lead.ts'
import { NotStored, StoreAway } from '../../records/refusals.ts'
import { Refusal } from '../errors.ts'
import type { App } from '../instance.ts'
import { sentFields } from '../plugins/form-posts.ts'
import type { Limits } from '../plugins/limits.ts'
import { erasurePage, requestPage, wordsPage, type Field, type Note } from '../request-page.ts'
import { requestWords, type Said } from '../request-words.ts'

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // The address holds the token: no other site hears of it. Ours must, or browsers would say
  // `Origin: null` when the form is sent.
  'referrer-policy': 'same-origin',
}

interface Desk {
  requests: OwnRequests
  files: AttachmentFolder
  /** Removes letters that were written to files. */
  removeLetters: (ids: readonly string[]) => Promise<void>
  links: Signer
  limits: Limits
  officeMail: string
  business: SiteFile['business']
  now: () => Date
}

const query = letterLink.loose()
const saids: readonly Said[] = ['corrected', 'the same', 'too often', 'files']

/**
 * The link in a prospect's confirmation: what was sent, by when we answer, corrections, files,
 * erasure; no account, no JavaScript. GET shows and never acts, since mail scanners follow links.
 */
export async function requestLinkRoutes(app: App, desk: Desk): Promise<void> {
  const { requests, files, links, limits, officeMail, now } = desk
  const { name, phone, promise } = desk.business
  const firm = { name, phone, timeZone: promise.timeZone }

  /** The request behind a link, or undefined after the answer that the link does not work. */
  const opened = async (token: string, reply: FastifyReply): Promise<Lead | undefined> => {
    const lead = await requestBehind(token, { requests, links, now: now() })
    if (!lead) {
      const named = links.named(token)
      const known = named === undefined ? undefined : await requests.one(named)
      const words = requestWords[known?.language ?? 'en']
      const language = known?.language ?? 'en'
      await reply.code(410).send(wordsPage(language, words.deadTitle, words.dead(phone), firm))
    }
    return lead
  }
  const backTo = (lead: Lead, said: Said) =>
    `${paths.requestWith(tokenFor(lead, links))}&said=${encodeURIComponent(said)}`

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
    own.addHook('onRequest', async (_request, reply) => {
      reply.headers(pageHeaders)
    })
    own.setErrorHandler<FastifyError>((fault, request, reply) => {
      const status = statusOf(fault)
      if (status >= 500) request.log.error({ err: fault }, 'A request link could not be served.')
      const words = requestWords.en
      const text = fault instanceof Refusal ? fault.message : words.failed(phone)
      const page = wordsPage('en', words.failedTitle, text, firm)
      // What is refused before it comes here, as a post from another site, has no headers yet.
      return reply.code(status).headers(pageHeaders).send(page)
    })

    own.route({
      method: 'GET',
      url: paths.request,
      schema: { querystring: query },
      config: { rateLimit: limits.reading },
      handler: async (request, reply) => {
        const { token, said } = request.query
        const lead = await opened(token, reply)
        if (!lead) return reply
        const known = saids.find((one) => one === said)
        const words = requestWords[lead.language ?? 'en']
        const note = known && { text: words.said[known], bad: known === 'too often' }
        return requestPage({ lead, token, firm, note })
      },
    })

    own.route({
      method: 'POST',
      url: paths.request,
      schema: { querystring: query },
      config: { rateLimit: limits.forms },
      handler: async (request, reply) => {
        const { token } = request.query
        const lead = await opened(token, reply)
        if (!lead) return reply
        const sent = ownCorrection.safeParse(sentFields(request.body))
        if (!sent.success) {
          const faults = new Set(sent.error.issues.map(({ path }) => String(path[0]) as Field))
          const note = { text: requestWords[lead.language ?? 'en'].check, bad: true }
          const mend = { sent: textsIn(request.body), faults }
          return reply.code(400).send(requestPage({ lead, token, firm, note, mend }))
        }
        const told = { requests, officeMail, now: now() }
        const result = await correctOwnRequest(lead.id, sent.data, told)
        if (result.outcome === 'gone' || !result.lead)
          return reply.redirect(paths.requestWith(token), 303)
        return reply.redirect(backTo(result.lead, result.outcome), 303)
      },
    })

    own.route({
      method: 'POST',
      url: paths.requestFiles,
      schema: { querystring: query },
      config: { rateLimit: limits.forms, slowBody: true },
      handler: async (request, reply) => {
        const { token } = request.query
        const lead = await opened(token, reply)
        if (!lead) return reply
        const { kept, refused } = await arrived(lead, request)
        const fit = await keptWith(lead, kept)
        const words = requestWords[lead.language ?? 'en']
        const tooMany = kept.filter((file) => !fit.includes(file))
        const items = [
          ...refused.map((fault) => words.refused[fault.fault](fault.name)),
          ...tooMany.map((file) => words.refused['too many'](file.name)),
        ]
        if (items.length === 0 && fit.length > 0) return reply.redirect(backTo(lead, 'files'), 303)
        const text = items.length === 0 ? words.nothingChosen : words.partly(fit.length)
        const note: Note = { text, bad: true, items }
        const now = (await requests.one(lead.id)) ?? lead
        return reply.code(400).send(requestPage({ lead: now, token, firm, note }))
      },
    })

    own.route({
      method: 'GET',
      url: paths.requestErasure,
      schema: { querystring: query },
      config: { rateLimit: limits.reading },
      handler: async (request, reply) => {
        const { token } = request.query
        const lead = await opened(token, reply)
        return lead ? erasurePage({ lead, token, firm }) : reply
      },
    })

    own.route({
      method: 'POST',
      url: paths.requestErasure,
      schema: { querystring: query },
      config: { rateLimit: limits.forms },
      handler: async (request, reply) => {
        const lead = await opened(request.query.token, reply)
        if (!lead) return reply
        const { removeLetters } = desk
        const leavings = { removeFiles: (id: string) => files.remove(id), removeLetters }
        await eraseRequest(lead.id, { requests, now: now() }, leavings)
        const language = lead.language ?? 'en'
        const words = requestWords[language]
        return wordsPage(language, words.erasedTitle, words.erased(phone), firm)
      },
    })
  })

  /** Takes the files of a post one after the other, each to the disk as it comes. */
  async function arrived(lead: Lead, request: FastifyRequest) {
    const kept: Attachment[] = []
    const refused: { name: string; fault: 'too many' | RefusedFor }[] = []
    if (!request.isMultipart()) return { kept, refused }
    try {
      for await (const part of request.files()) {
        const shown = part.filename || ''
        if (kept.length + refused.length >= attachmentLimits.atOnce) {
          part.file.resume()
          refused.push({ name: shown, fault: 'too many' })
          continue
        }
        const result = await files.take(lead.id, { name: shown, bytes: part.file }, now())
        // A browser sends an empty part without a name for a field in which nothing was chosen.
        if ('fault' in result && result.fault === 'empty' && shown === '') continue
        if ('kept' in result) kept.push(result.kept)
        else refused.push({ name: plainName(shown), fault: result.fault })
      }
    } catch (fault) {
      for (const { id } of kept) await files.remove(lead.id, id)
      throw fault
    }
    return { kept, refused }
  }

  /** Notes the files on the request; those that find no place there are removed again. */
  async function keptWith(lead: Lead, kept: readonly Attachment[]): Promise<readonly Attachment[]> {
    if (kept.length === 0) return []
    let left: readonly Attachment[] = kept
    try {
      const added = await addAttachments(lead.id, kept, { requests, officeMail, now: now() })
      left = added.left
    } finally {
      for (const { id } of left) await files.remove(lead.id, id)
    }
    return kept.filter((file) => !left.includes(file))
  }
}

type RefusedFor = Extract<
  Awaited<ReturnType<AttachmentFolder['take']>>,
  { fault: unknown }
>['fault']

/** A sender's name for a file as it may be said back: without what is no plain text. */
const plainName = (name: string) => displayName(name, 'pdf').replace(/\.pdf$/, '') || '?'

function textsIn(body: unknown): Partial<Record<Field, string>> {
  const texts = Object.entries(sentFields(body)).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts)
}

function statusOf(fault: FastifyError): number {
  if (fault instanceof NotStored || fault instanceof StoreAway) return 503
  return fault.statusCode ?? 500
}
