import { z } from 'zod'
import { done, leadAnswer } from '../../contract/admin.ts'
import { bulkAnswer, bulkChange, leadDuplicates, leadMerge } from '../../contract/lead-actions.ts'
import { paths } from '../../contract/paths.ts'
import type { AnswerPromise } from '../../contract/promise.ts'
import { eraseRequest, type Leavings } from '../../intake/erase-request.ts'
import type { Note } from '../../staff/audit-log.ts'
import { changeMany, type BulkOutcome } from '../../staff/bulk-change.ts'
import { duplicatesOf } from '../../staff/duplicates.ts'
import type { LeadDesk } from '../../staff/lead-desk.ts'
import { mergeLeads } from '../../staff/merge-leads.ts'
import type { People } from '../../staff/people.ts'
import { noSuchLead, notMergeable, staleLead, wrongFields } from '../errors.ts'
import type { App } from '../instance.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'
import { leadView } from '../views/lead.ts'

interface Desk {
  leads: LeadDesk
  people: Pick<People, 'everyone'>
  leavings: Leavings
  audit: Note
  promise: AnswerPromise
  /** Whether the firm's own software is told of a new status. */
  webhook: boolean
  sessions: Sessions
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  now: () => Date
}

/** What staff do with several leads at once, with duplicates, and at a prospect's word. */
export function adminLeadActionRoutes(app: App, desk: Desk) {
  const { leads, people, leavings, audit, promise, webhook, sessions, ownOrigin, now } = desk
  const params = z.object({ id: z.string() })

  app.route({
    method: 'POST',
    url: paths.admin.bulkChange,
    schema: { body: bulkChange, response: { 200: bulkAnswer } },
    preValidation: [sessions.signedIn, ownOrigin],
    handler: async (request) => {
      const colleagues = await people.everyone()
      const who = { by: personIn(request), at: now(), promise, colleagues, webhook }
      const { changed, refused } = await changeMany(request.body, who, leads)
      return {
        success: true as const,
        changed: changed.map(leadView),
        refused: refused.map(({ id, outcome }) => ({ id, message: reasonOf(outcome) })),
      }
    },
  })

  app.route({
    method: 'GET',
    url: `${paths.admin.leads}/:id/duplicates`,
    schema: { params, response: { 200: leadDuplicates } },
    preValidation: sessions.signedIn,
    handler: async (request) => {
      const lead = await leads.one(request.params.id)
      if (!lead) throw noSuchLead()
      const same = await duplicatesOf(lead, leads)
      return { success: true as const, leads: same.map(leadView) }
    },
  })

  app.route({
    method: 'POST',
    url: `${paths.admin.leads}/:id/merge`,
    schema: { params, body: leadMerge, response: { 200: leadAnswer } },
    preValidation: [sessions.signedIn, ownOrigin],
    handler: async (request) => {
      const who = { by: personIn(request).name, at: now() }
      const result = await mergeLeads(request.params.id, request.body, who, leads)
      if (result.outcome === 'no such lead') throw noSuchLead()
      if (result.outcome === 'stale') throw staleLead(result.since)
      if (result.outcome === 'cannot be merged') throw notMergeable()
      return { success: true as const, lead: leadView(result.lead) }
    },
  })

  app.route({
    method: 'POST',
    url: `${paths.admin.leads}/:id/erasure`,
    schema: { params, response: { 200: done } },
    preValidation: [sessions.ownerSignedIn, ownOrigin],
    handler: async (request) => {
      const { id } = request.params
      const { id: person, name } = personIn(request)
      const by = { name, way: 'at the word of whoever sent it' }
      const erased = await eraseRequest(id, { requests: leads, now: now(), by, webhook }, leavings)
      if (!erased) throw noSuchLead()
      const at = now().toISOString()
      await audit({
        at,
        did: 'erased',
        collection: 'leads',
        ids: [id],
        by: person,
        name,
        why: 'on request',
      })
      return { success: true as const, message: 'Everything personal of this request is erased.' }
    },
  })
}

function reasonOf(outcome: BulkOutcome['refused'][number]['outcome']): string {
  if (outcome.outcome === 'no such lead') return noSuchLead().message
  if (outcome.outcome === 'stale') return staleLead(outcome.since).message
  return Object.values(wrongFields(outcome.fields).fields ?? {}).join(' ')
}
