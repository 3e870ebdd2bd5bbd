import {
  leadResponse,
  bulkChangeResponse,
  bulkChange,
  confirmationResend,
  leadDuplicates,
  leadMerge,
  leadUnmerge,
} from '../contract.ts'
import { messageResponse } from '../../contract/success.ts'
import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import { eraseForStaff } from '../../erasure/eraser.ts'
import { changeLeads } from '../management/lead-change.ts'
import { resendConfirmation } from '../management/resend-confirmation.ts'
import { findDuplicates } from '../management/find-duplicates.ts'
import { mergeLeads, unmergeLead } from '../management/merge-leads.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { currentPerson } from '../../http/staff.ts'
import { respondWithLead, toLeadView } from '../views/lead.ts'
import { changeContext, type LeadRouteDeps } from './leads.ts'

/** Registers the routes of bulk changes, duplicates and merging, resent confirmations, and erasure. */
export function adminLeadActionRoutes(app: App, deps: LeadRouteDeps) {
  const { leads, eraser, audit, responseSla, now } = deps

  app.post(paths.admin.bulkChange, {
    config: { role: 'staff' },
    schema: {
      summary: 'Applies one change to several leads. Each lead succeeds or fails on its own.',
      body: bulkChange,
      response: { 200: bulkChangeResponse },
    },
    handler: async (request) => {
      const context = await changeContext(request, deps)
      const { changed, refused } = await changeLeads(request.body, context, leads)
      return { success: true as const, changed: changed.map(toLeadView), refused }
    },
  })

  app.get(paths.admin.leadDuplicates.route, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary: 'Leads with the same email address or phone number.',
      params: idParams,
      response: { 200: leadDuplicates },
    },
    handler: async (request) => {
      const lead = await leads.one(request.params.id)
      if (!lead) throw httpError('no_such_lead')
      const same = await findDuplicates(lead, leads)
      return { success: true as const, leads: same.map(toLeadView) }
    },
  })

  app.post(paths.admin.leadMerge.route, {
    config: { role: 'staff', docs: { errors: [404, 409] } },
    schema: {
      summary: 'Merges a duplicate into this lead.',
      params: idParams,
      body: leadMerge,
      response: { 200: leadResponse },
    },
    handler: async (request) => {
      const person = currentPerson(request)
      const { id } = request.params
      const who = { by: person.name, at: now(), responseSla }
      const survivor = await mergeLeads(id, request.body, who, leads)
      await audit('merged', person, { collection: 'leads', ids: [id, request.body.other.id] })
      return respondWithLead(survivor, leads)
    },
  })

  app.post(paths.admin.leadUnmerge.route, {
    config: { role: 'staff', docs: { errors: [404, 409] } },
    schema: {
      summary: 'Undoes a merge: the duplicate becomes a separate lead again.',
      params: idParams,
      body: leadUnmerge,
      response: { 200: leadResponse },
    },
    handler: async (request) => {
      const person = currentPerson(request)
      const { id } = request.params
      const who = { by: person.name, at: now(), responseSla }
      const survivor = await unmergeLead(id, request.body, who, leads)
      await audit('unmerged', person, { collection: 'leads', ids: [id, request.body.other] })
      return respondWithLead(survivor, leads)
    },
  })

  app.post(paths.admin.leadConfirmation.route, {
    config: { role: 'staff', docs: { errors: [404, 409] } },
    schema: {
      summary: 'Sends the confirmation email to the prospect again.',
      params: idParams,
      body: confirmationResend,
      response: { 200: leadResponse },
    },
    handler: async (request) => {
      const who = { by: currentPerson(request).name, at: now() }
      const lead = await resendConfirmation(request.params.id, request.body, who, leads)
      return respondWithLead(lead, leads)
    },
  })

  app.post(paths.admin.leadErasure.route, {
    config: { role: 'owner', docs: { errors: [404] } },
    schema: {
      summary: 'Erases all personal data in a request. Owner only.',
      params: idParams,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const { id } = request.params
      const lead = await leads.one(id)
      if (!lead || lead.erasedAt !== undefined) throw httpError('no_such_lead')
      const erased = 'Everything personal in this lead is erased.'
      return eraseForStaff({ collection: 'leads', id }, currentPerson(request), erased, eraser)
    },
  })
}
