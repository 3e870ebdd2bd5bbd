import { Readable } from 'node:stream'
import { z } from 'zod'
import { done } from '../../contract/admin.ts'
import { paths } from '../../contract/paths.ts'
import {
  subscriberAnswer,
  subscriberFilter,
  subscriberList,
  subscriberListQuery,
  type SubscriberFilter,
} from '../../contract/subscribers.ts'
import { eraseSubscriber } from '../../intake/erase-subscriber.ts'
import type { Leavings } from '../../intake/erase-request.ts'
import type { SubscriberBook } from '../../intake/subscriber-book.ts'
import { leaveList } from '../../intake/subscription.ts'
import { folded } from '../../records/search-keys.ts'
import type { Note } from '../../staff/audit-log.ts'
import type { SubscriberDesk, SubscriberSearch } from '../../staff/subscriber-desk.ts'
import { noSuchSubscriber } from '../errors.ts'
import type { App } from '../instance.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'
import { subscriberCsvHead, subscriberCsvLine, subscriberView } from '../views/subscriber.ts'

interface Desk {
  subscribers: SubscriberDesk & SubscriberBook
  quarantine: SubscriberBook
  removeLetters: Leavings['removeLetters']
  audit: Note
  sessions: Sessions
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  now: () => Date
}

/** The staff's page of who gets the newsletter: the list, the table, off the list, erased. */
export function adminSubscriberRoutes(app: App, desk: Desk) {
  const { subscribers, quarantine, removeLetters, audit, sessions, ownOrigin, now } = desk
  const params = z.object({ id: z.string() })
  const noted = ({ id, name }: { id: string; name: string }) => ({
    at: now().toISOString(),
    by: id,
    name,
    collection: 'subscribers',
  })

  app.route({
    method: 'GET',
    url: paths.admin.subscribers,
    schema: { querystring: subscriberListQuery, response: { 200: subscriberList } },
    preValidation: sessions.signedIn,
    handler: async (request) => {
      const { page, perPage, ...filter } = request.query
      const found = await subscribers.search(searchFor(filter), (page - 1) * perPage, perPage)
      const { total, counts } = found
      const shown = found.subscribers.map(subscriberView)
      return { success: true as const, subscribers: shown, total, counts }
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.subscribersTable,
    schema: { querystring: subscriberFilter },
    preValidation: sessions.signedIn,
    handler: async (request, reply) => {
      const search = searchFor(request.query)
      const { total } = await subscribers.search(search, 0, 1)
      // The words of the search may be somebody's name.
      const what = `${total} ${search.state ?? 'in all states'}${search.words.length > 0 ? ', by a search' : ''}`
      await audit({ ...noted(personIn(request)), did: 'exported', what })
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="subscribers.csv"',
          'cache-control': 'no-store',
        })
        .send(Readable.from(table(subscribers, search)))
    },
  })

  app.route({
    method: 'POST',
    url: `${paths.admin.subscribers}/:id/leave`,
    schema: { params, response: { 200: subscriberAnswer } },
    preValidation: [sessions.signedIn, ownOrigin],
    handler: async (request) => {
      const { id } = request.params
      const wording = `Taken off the list by ${personIn(request).name}, on the desk.`
      const press = { page: paths.admin.subscribersPage, wording, at: now() }
      await leaveList(id, press, { subscribers, webhook: false })
      const subscriber = await subscribers.one(id)
      if (!subscriber) throw noSuchSubscriber()
      return { success: true as const, subscriber: subscriberView(subscriber) }
    },
  })

  app.route({
    method: 'POST',
    url: `${paths.admin.subscribers}/:id/erasure`,
    schema: { params, response: { 200: done } },
    preValidation: [sessions.ownerSignedIn, ownOrigin],
    handler: async (request) => {
      const { id } = request.params
      const erased = await eraseSubscriber(id, { subscribers, quarantine }, { removeLetters })
      if (!erased) throw noSuchSubscriber()
      const by = noted(personIn(request))
      await audit({ ...by, did: 'erased', ids: [id], why: 'on request' })
      return { success: true as const, message: 'The address and all evidence of it are erased.' }
    },
  })
}

const searchFor = ({ q, state }: SubscriberFilter): SubscriberSearch => ({
  words: folded(q).split(/\s+/).filter(Boolean),
  state,
})

const readAtOnce = 500

/** One that comes in meanwhile moves the others on: each is told once all the same. */
async function* table(desk: SubscriberDesk, search: SubscriberSearch): AsyncGenerator<string> {
  yield subscriberCsvHead
  const told = new Set<string>()
  for (let skip = 0; ; skip += readAtOnce) {
    const { subscribers: some } = await desk.search(search, skip, readAtOnce)
    yield some
      .filter(({ id }) => !told.has(id))
      .map(subscriberCsvLine)
      .join('')
    if (some.length < readAtOnce) return
    some.forEach(({ id }) => told.add(id))
  }
}
