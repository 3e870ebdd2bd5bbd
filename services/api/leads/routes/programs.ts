import { z } from 'zod'
import { parseJson } from '../../contract/parse-json.ts'
import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import { type ApiClients, currentClient } from '../../http/api-clients.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError, invalidFields } from '../../http/http-errors.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import type { ContactIntakeDeps } from '../intake/accept-contact.ts'
import { sendLead } from '../intake/send-lead.ts'
import { isProbe, type Lead } from '../lead.ts'
import type { LeadRepository } from '../lead-repository.ts'
import {
  programLeadList,
  programLeadQuery,
  programLeadResponse,
  sentLead,
  sentLeadAnswer,
  sentLeadHeaders,
} from '../program-contract.ts'
import { toLeadView } from '../views/lead.ts'

interface Deps {
  apiClients: ApiClients
  intake: ContactIntakeDeps
  leads: LeadRepository
  limits: Pick<RateLimits, 'reads'>
}

/** Registers what programs of the firm's do with an API token: send leads and read them. */
export function programRoutes(app: App, { apiClients, intake, leads, limits }: Deps) {
  app.decorateRequest('apiClient', null)
  const config = { rateLimit: limits.reads }
  const noStore = { 'cache-control': 'no-store' }

  app.post(paths.leads, {
    config: { ...config, docs: { errors: [409] } },
    preValidation: apiClients.require('send-leads'),
    schema: {
      summary: 'Adds a lead from a program, such as a phone system or a lead marketplace.',
      description:
        'Needs an API token with “send leads”: `Authorization: Bearer leadapi_…`. The owner makes tokens under “Settings”, “API tokens”. ' +
        'A name and a phone number or an email address are enough. The office gets the lead as it gets those of the form, and the response clock runs. ' +
        'The person gets an email only with an address and `confirm: true`. ' +
        'A lead with the same `Idempotency-Key` is stored once and gets the same response; with another content the response is 409. ' +
        'Without a key the same content within ten minutes is a repetition. Limit: 120 leads in ten minutes for a token.',
      headers: sentLeadHeaders,
      body: sentLead(intake.form),
      response: { 200: sentLeadAnswer },
    },
    handler: async (request) => {
      const key = request.headers['idempotency-key'] ?? ''
      const lead = await sendLead(request.body, { key, client: currentClient(request) }, intake)
      const { id: reference, receivedAt, dueAt } = lead
      return {
        success: true as const,
        reference,
        receivedAt,
        ...(dueAt !== undefined && { dueAt }),
      }
    },
  })

  app.get(paths.leads, {
    config,
    preValidation: apiClients.require('read-leads'),
    schema: {
      summary: 'Leads for a program, newest first, in pages by a cursor.',
      description:
        'Needs an API token with “read leads”. It has no files, notes, calls, quotes or emails, and nothing of the quarantine. Leads that were merged ' +
        'into others, erased, or sent by monitors are left out. Ask for the next page with `cursor` until the answer has no `next`. Limit: 600 calls in ten minutes for a token.',
      querystring: programLeadQuery,
      response: { 200: programLeadList },
    },
    handler: async ({ query }, reply) => {
      const { cursor, limit, status, since } = query
      const after = cursor === undefined ? undefined : parseCursor(cursor)
      const from = since === undefined ? undefined : new Date(since).toISOString()
      const found = await leads.newestAfter(after, { status, since: from }, limit + 1)
      const page = found.slice(0, limit)
      const last = page.at(-1)
      void reply.headers(noStore)
      return {
        success: true as const,
        leads: page.map(toLeadView),
        ...(found.length > limit && last && { next: cursorOf(last) }),
      }
    },
  })

  app.get(paths.leadOf.route, {
    config: { ...config, docs: { errors: [404] } },
    preValidation: apiClients.require('read-leads'),
    schema: {
      summary: 'One lead for a program, by its reference.',
      description:
        'Needs an API token with “read leads”. A lead that was merged names the one that stays in `mergedInto`.',
      params: idParams,
      response: { 200: programLeadResponse },
    },
    handler: async ({ params }, reply) => {
      const lead = await leads.one(params.id)
      if (!lead || lead.erasedAt !== undefined || isProbe(lead)) throw httpError('no_such_lead')
      void reply.headers(noStore)
      return { success: true as const, lead: toLeadView(lead) }
    },
  })
}

const cursorSchema = z.tuple([z.iso.datetime(), z.string().max(40)])

/** A cursor names the last lead of a page by its time and reference; it stays valid if that lead is erased or merged. */
const cursorOf = ({ receivedAt, id }: Lead): string =>
  Buffer.from(JSON.stringify([receivedAt, id])).toString('base64url')

/** @throws HttpError it is no cursor of ours */
function parseCursor(cursor: string): { receivedAt: string; id: string } {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw invalidFields({ cursor: 'Send `next` of the page before, as it was.' })
  const [receivedAt, id] = parsed.data
  return { receivedAt, id }
}
