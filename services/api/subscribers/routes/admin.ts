import { messageResponse } from '../../contract/success.ts'
import { paths } from '../../contract/paths.ts'
import {
  subscriberResponse,
  subscriberFilter,
  subscriberList,
  subscriberListQuery,
  type SubscriberFilter,
  stateLabels,
} from '../contract.ts'
import { idParams } from '../../contract/text.ts'
import type { ResponseSla } from '../../sla/contract.ts'
import { eraseForStaff, type Eraser } from '../../erasure/eraser.ts'
import type { SubscriberRepository, SubscriberSearch } from '../subscriber-repository.ts'
import { unsubscribe } from '../subscription.ts'
import { foldText } from '../../contract/fold-text.ts'
import { sendCsv, csvChunks, csvTable, csvTime } from '../../http/csv.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import type { Subscriber } from '../subscriber.ts'
import { bounceOf, stateSince, subscriberState } from '../subscriber-collection.ts'

interface Deps extends AdminRouteDeps {
  subscribers: SubscriberRepository
  eraser: Pick<Eraser, 'erase'>
  responseSla: Pick<ResponseSla, 'timeZone'>
}

/** Registers the routes of the subscribers page: the list, the CSV, unsubscribing, erasure. */
export function adminSubscriberRoutes(app: App, deps: Deps) {
  const { subscribers, eraser, audit, now, responseSla } = deps

  app.get(paths.admin.subscribers, {
    config: { role: 'staff' },
    schema: {
      summary:
        'Subscribers, filtered by state and searched, newest first, with counts by state and the consent record.',
      querystring: subscriberListQuery,
      response: { 200: subscriberList },
    },
    handler: async (request) => {
      const { page, perPage, ...filter } = request.query
      const found = await subscribers.search(searchFor(filter), (page - 1) * perPage, perPage)
      const { total, counts } = found
      const shown = found.subscribers.map(toSubscriberView)
      return { success: true as const, subscribers: shown, total, counts }
    },
  })

  app.get(paths.admin.subscribersCsv, {
    config: { role: 'staff', docs: { answers: { 200: 'text/csv' } } },
    schema: { summary: 'The filtered subscribers as CSV.', querystring: subscriberFilter },
    handler: async (request, reply) => {
      const search = searchFor(request.query)
      const { total, batches } = await subscribers.scan(search)
      // The audit entry has no search words, since they may contain a person's name.
      const what = `${total} ${search.state ? stateLabels[search.state].toLowerCase() : 'in all states'}${search.words.length > 0 ? ', by a search' : ''}`
      await audit('exported', currentPerson(request), { collection: 'subscribers', what })
      const parts = csvChunks(subscriberCsv.header, batches, (subscriber) =>
        subscriberCsv.line(toSubscriberView(subscriber), responseSla.timeZone),
      )
      return sendCsv(reply, 'subscribers.csv', parts)
    },
  })

  app.post(paths.admin.subscriberLeave.route, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary: 'Unsubscribes an address.',
      params: idParams,
      response: { 200: subscriberResponse },
    },
    handler: async (request) => {
      const { id } = request.params
      const wording = `Taken off the list by ${currentPerson(request).name}, in the admin pages.`
      const press = { page: paths.admin.subscribersPage, wording, at: now() }
      await unsubscribe(id, press, subscribers)
      const subscriber = await subscribers.one(id)
      if (!subscriber) throw httpError('no_such_subscriber')
      return { success: true as const, subscriber: toSubscriberView(subscriber) }
    },
  })

  app.post(paths.admin.subscriberErasure.route, {
    config: { role: 'owner', docs: { errors: [404] } },
    schema: {
      summary: 'Erases a subscriber. Owner only.',
      params: idParams,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const { id } = request.params
      if (!(await subscribers.one(id))) throw httpError('no_such_subscriber')
      const erased = 'We erased the address and all its records.'
      return eraseForStaff(
        { collection: 'subscribers', id },
        currentPerson(request),
        erased,
        eraser,
      )
    },
  })
}

const searchFor = ({ q, state }: SubscriberFilter): SubscriberSearch => ({
  words: foldText(q).split(/\s+/).filter(Boolean),
  state,
})

/** Converts a stored subscriber for staff. The response's schema removes every other field. */
const toSubscriberView = (subscriber: Subscriber) => ({
  ...subscriber,
  name: [subscriber.firstName, subscriber.lastName].filter(Boolean).join(' '),
  language: subscriber.language ?? 'en',
  state: subscriberState(subscriber),
  stateSince: stateSince(subscriber),
  bounce: bounceOf(subscriber),
})

const subscriberCsv = csvTable<ReturnType<typeof toSubscriberView>, [timeZone: string]>({
  email: ({ email }) => email,
  name: ({ name }) => name,
  'zip code': ({ zipCode }) => zipCode,
  language: ({ language }) => language,
  interests: ({ interests }) => interests.join(', '),
  state: ({ state }) => stateLabels[state],
  subscribed: ({ subscribedAt }, timeZone) => csvTime(subscribedAt, timeZone),
  evidence: ({ consents }) =>
    consents
      .map(({ at, act, page, wording }) => [at, act, page, wording].filter(Boolean).join(' | '))
      .join('\n'),
  unsubscribed: ({ leftAt }, timeZone) => csvTime(leftAt, timeZone),
  bounced: ({ bounce }) => bounce ?? '',
})
