import { Readable } from 'node:stream'
import { z } from 'zod'
import { colleagues, leadAnswer, leadChange, leadList, tagsInUse } from '../../contract/admin.ts'
import { leadFilter, leadListQuery, type LeadFilter } from '../../contract/lead-query.ts'
import type { AnswerPromise } from '../../contract/promise.ts'
import { paths } from '../../contract/paths.ts'
import { dayAfter, momentOf } from '../../promise/office-clock.ts'
import type { Note } from '../../staff/audit-log.ts'
import type { LeadDesk } from '../../staff/lead-desk.ts'
import { folded } from '../../records/search-keys.ts'
import type { LeadSearch } from '../../staff/lead-search.ts'
import { changeLead } from '../../staff/lead-change.ts'
import type { People } from '../../staff/people.ts'
import { noSuchLead, staleLead, wrongFields } from '../errors.ts'
import type { App } from '../instance.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'
import { csvHead, csvLine } from '../views/lead-csv.ts'
import { leadView } from '../views/lead.ts'

interface Desk {
  leads: LeadDesk
  people: Pick<People, 'everyone'>
  audit: Note
  promise: AnswerPromise
  /** Whether the firm's own software is told of a new status. */
  webhook: boolean
  sessions: Sessions
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  now: () => Date
}

/** The staff's contacts page: the list, one lead, what staff change of it. */
export function adminLeadRoutes(app: App, desk: Desk) {
  const { leads, people, audit, promise, webhook, sessions, ownOrigin, now } = desk
  const params = z.object({ id: z.string() })
  const onePath = `${paths.admin.leads}/:id`

  app.route({
    method: 'GET',
    url: paths.admin.leads,
    schema: { querystring: leadListQuery, response: { 200: leadList } },
    preValidation: sessions.signedIn,
    handler: async (request) => {
      const { page, perPage, ...filter } = request.query
      const search = searchFor(filter, promise)
      const { total, counts, ...found } = await leads.search(search, (page - 1) * perPage, perPage)
      return { success: true as const, leads: found.leads.map(leadView), total, counts }
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.leadsTable,
    schema: { querystring: leadFilter },
    preValidation: sessions.signedIn,
    handler: async (request, reply) => {
      const search = searchFor(request.query, promise)
      const { total } = await leads.search(search, 0, 1)
      const names = new Map((await people.everyone()).map(({ id, name }) => [id, name]))
      const { id: by, name } = personIn(request)
      // How many, not which: the words of a search may be somebody's name.
      const entry = { at: now().toISOString(), did: 'exported', by, name, collection: 'leads' }
      await audit({ ...entry, what: `${total} requests` })
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="leads.csv"',
          'cache-control': 'no-store',
        })
        .send(Readable.from(table(leads, search, { nameOf: (id) => names.get(id), ...promise })))
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.colleagues,
    schema: { response: { 200: colleagues } },
    preValidation: sessions.signedIn,
    handler: async () => ({
      success: true as const,
      people: (await people.everyone()).map(({ id, name }) => ({ id, name })),
    }),
  })

  app.route({
    method: 'GET',
    url: paths.admin.tags,
    schema: { response: { 200: tagsInUse } },
    preValidation: sessions.signedIn,
    handler: async () => ({ success: true as const, tags: await leads.tags(200) }),
  })

  app.route({
    method: 'GET',
    url: onePath,
    schema: { params, response: { 200: leadAnswer } },
    preValidation: sessions.signedIn,
    handler: async (request) => {
      const lead = await leads.one(request.params.id)
      if (!lead) throw noSuchLead()
      return { success: true as const, lead: leadView(lead) }
    },
  })

  app.route({
    method: 'PATCH',
    url: onePath,
    schema: { params, body: leadChange, response: { 200: leadAnswer } },
    preValidation: [sessions.signedIn, ownOrigin],
    handler: async (request) => {
      const colleagues = await people.everyone()
      const who = { by: personIn(request), at: now(), promise, colleagues, webhook }
      const result = await changeLead(request.params.id, request.body, who, leads)
      if (result.outcome === 'no such lead') throw noSuchLead()
      if (result.outcome === 'stale') throw staleLead(result.since)
      if (result.outcome === 'does not fit') throw wrongFields(result.fields)
      return { success: true as const, lead: leadView(result.lead) }
    },
  })
}

const readAtOnce = 200

/** One that comes in or is changed meanwhile moves the others on: each is told once all the same. */
async function* table(
  leads: LeadDesk,
  search: LeadSearch,
  inWords: Parameters<typeof csvLine>[1],
): AsyncGenerator<string> {
  yield csvHead
  const told = new Set<string>()
  for (let skip = 0; ; skip += readAtOnce) {
    const { leads: some } = await leads.search(search, skip, readAtOnce)
    yield some
      .filter(({ id }) => !told.has(id))
      .map((lead) => csvLine(lead, inWords))
      .join('')
    if (some.length < readAtOnce) return
    some.forEach(({ id }) => told.add(id))
  }
}

/** The query string in the desk's own words: days become moments by the office's clock. */
function searchFor(filter: LeadFilter, { timeZone }: AnswerPromise): LeadSearch {
  const { q, status, assignee, tag, service, from, to, sort, order } = filter
  const begins = (day: string) => momentOf(day, '00:00', timeZone).toISOString()
  return {
    words: folded(q).split(/\s+/).filter(Boolean),
    statuses: status,
    assignee: assignee === 'nobody' ? null : assignee,
    tag,
    serviceType: service,
    since: from && begins(from),
    before: to && begins(dayAfter(to)),
    sort,
    order,
  }
}
