import type { FastifyRequest } from 'fastify'
import {
  colleagues,
  leadResponse,
  leadChange,
  leadList,
  tagsResponse,
  serviceTypesResponse,
  townsResponse,
  leadFilter,
  leadListQuery,
  type LeadFilter,
} from '../contract.ts'
import type { Eraser } from '../../erasure/eraser.ts'
import type { ResponseSla } from '../../sla/contract.ts'
import type { ServiceForm } from '../../contact-form/service-form.ts'
import { leadStatuses } from '../../contract/lead-status.ts'
import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import { nextDay, toInstant, toLocalTime } from '../../sla/time-zone.ts'
import type { LeadRepository, LeadSearch } from '../lead-repository.ts'
import { openStatuses } from '../next-step-contract.ts'
import { searchWords } from '../search-words.ts'
import { type ChangeContext, changeLead } from '../management/lead-change.ts'
import type { Colleague } from '../../contract/colleague.ts'
import { sendCsv, csvChunks } from '../../http/csv.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import { leadCsv } from '../views/lead-csv.ts'
import { respondWithLead, toLeadView } from '../views/lead.ts'
import { townKey } from '../town-contract.ts'
import { lostReasonLabel, type LostReasonChoice } from '../outcome-contract.ts'

/** What the routes of leads need. */
export interface LeadRouteDeps extends AdminRouteDeps {
  leads: LeadRepository
  listColleagues: () => Promise<readonly Colleague[]>
  eraser: Pick<Eraser, 'erase'>
  responseSla: ResponseSla
  form: ServiceForm
  lostReasons: readonly LostReasonChoice[]
  /** The names of the site's towns. */
  towns: readonly string[]
}

/** Returns what a change by the signed-in staff member needs to know. */
export async function changeContext(
  request: FastifyRequest,
  { listColleagues, form, lostReasons, responseSla, now }: LeadRouteDeps,
): Promise<ChangeContext> {
  const { id, name } = currentPerson(request)
  const who = { by: name, byId: id, at: now() }
  return { ...who, form, responseSla, lostReasons, colleagues: await listColleagues() }
}

/** Registers the routes of the contacts page: the list, one lead, and changes to it. */
export function adminLeadRoutes(app: App, deps: LeadRouteDeps) {
  const { leads, listColleagues, audit, form, lostReasons, towns, responseSla, now } = deps

  app.get(paths.admin.leads, {
    config: { role: 'staff' },
    schema: {
      summary: 'A page of leads, filtered, searched and sorted, with counts by status.',
      querystring: leadListQuery,
      response: { 200: leadList },
    },
    handler: async (request) => {
      const { page, perPage, ...filter } = request.query
      const search = searchFor(filter, responseSla, now(), currentPerson(request).id)
      const { total, counts, ...found } = await leads.search(search, (page - 1) * perPage, perPage)
      return { success: true as const, leads: found.leads.map(toLeadView), total, counts }
    },
  })

  app.get(paths.admin.leadsCsv, {
    config: { role: 'staff', docs: { answers: { 200: 'text/csv' } } },
    schema: { summary: 'The filtered leads as CSV.', querystring: leadFilter },
    handler: async (request, reply) => {
      const search = searchFor(request.query, responseSla, now(), currentPerson(request).id)
      const { total, batches } = await leads.scan(search)
      const names = new Map((await listColleagues()).map(({ id, name }) => [id, name]))
      // The audit entry has the number only: a search may contain a person's name.
      const what = String(total)
      await audit('exported', currentPerson(request), { collection: 'leads', what })
      const inWords = {
        nameOf: (id: string) => names.get(id),
        lostLabelOf: (id: string) => lostReasonLabel(lostReasons, id),
        timeZone: responseSla.timeZone,
      }
      const parts = csvChunks(leadCsv.header, batches, (lead) => leadCsv.line(lead, inWords))
      return sendCsv(reply, 'leads.csv', parts)
    },
  })

  app.get(paths.admin.colleagues, {
    config: { role: 'staff' },
    schema: {
      summary: 'Staff members that a lead can be assigned to.',
      response: { 200: colleagues },
    },
    handler: async () => ({
      success: true as const,
      people: (await listColleagues()).map(({ id, name }) => ({ id, name })),
    }),
  })

  app.get(paths.admin.tags, {
    config: { role: 'staff' },
    schema: { summary: 'Tags in use on leads, most used first.', response: { 200: tagsResponse } },
    handler: async () => ({ success: true as const, tags: await leads.tags(200) }),
  })

  app.get(paths.admin.serviceTypes, {
    config: { role: 'staff' },
    schema: {
      summary: 'Service types of leads, of which the form may not have some anymore.',
      response: { 200: serviceTypesResponse },
    },
    handler: async () => ({ success: true as const, serviceTypes: await leads.serviceTypes() }),
  })

  app.get(paths.admin.towns, {
    config: { role: 'staff' },
    schema: { summary: 'Towns that leads may be in.', response: { 200: townsResponse } },
    handler: async () => ({ success: true as const, towns: [...towns] }),
  })

  app.get(paths.admin.lead.route, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: { summary: 'One lead.', params: idParams, response: { 200: leadResponse } },
    handler: async (request) => {
      const lead = await leads.one(request.params.id)
      if (!lead) throw httpError('no_such_lead')
      return respondWithLead(lead, leads)
    },
  })

  app.patch(paths.admin.lead.route, {
    config: { role: 'staff', docs: { errors: [404, 409] } },
    schema: {
      summary: 'Changes a lead: status, quote, value, reason, assignee, tags, corrections, a note.',
      params: idParams,
      body: leadChange(form),
      response: { 200: leadResponse },
    },
    handler: async (request) => {
      const context = await changeContext(request, deps)
      const lead = await changeLead(request.params.id, request.body, context, leads)
      return respondWithLead(lead, leads)
    },
  })
}

/** What the list has when no status is chosen. */
const listedStatuses = leadStatuses.filter((status) => status !== 'spam')

/** Converts the query string of a person (`me`: their id) to a search: days become instants in the office's time zone. */
function searchFor(
  filter: LeadFilter,
  { timeZone }: ResponseSla,
  now: Date,
  me: string,
): LeadSearch {
  const {
    q,
    next,
    status = next === 'none' ? [...openStatuses] : listedStatuses,
    assignee,
    tag,
    service,
    town,
    stepBy,
    from,
    to,
    sort,
    order,
  } = filter
  const begins = (day: string) => toInstant(day, '00:00', timeZone).toISOString()
  return {
    words: searchWords(q),
    statuses: status,
    assignee: assignee === 'nobody' ? null : assignee,
    tag,
    serviceType: service,
    town: town && townKey(town),
    stepBy: stepBy === 'mine' ? [me, null] : stepBy ? [stepBy] : undefined,
    nextBefore: next === 'none' ? null : next && begins(nextDay(toLocalTime(now, timeZone).day)),
    since: from && begins(from),
    before: to && begins(nextDay(to)),
    sort,
    order,
  }
}
