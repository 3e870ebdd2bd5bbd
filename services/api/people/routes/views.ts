import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import { recordId } from '../../contract/text.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import { sessionResponse, whoseChange } from '../account-contract.ts'
import { savedView, savedViews, type SavedView } from '../contract.ts'
import { currentAccount } from '../sessions.ts'
import { toSessionView } from '../views.ts'
import type { PeopleDeps } from './deps.ts'

/** The maximum number of views; a longer menu would be unusable. */
const maxViews = 30

/**
 * Registers the routes of a person's saved views of the contacts page, and of whose leads they see first. They are stored here, so that all their devices
 * have them.
 */
export function adminViewRoutes(app: App, { people }: PeopleDeps) {
  const response = { 200: savedViews }
  /** Changes the person's views. @throws HttpError, NotStoredError */
  const changeViews = async (
    request: FastifyRequest,
    change: (views: SavedView[]) => SavedView[],
  ) => {
    const views = await people.transact(currentAccount(request).id, (person) => {
      const answer = change(person?.views ?? [])
      if (answer.length > maxViews) throw httpError('too_many_views')
      return { ...(person && { change: { ...person, views: answer } }), answer }
    })
    return { success: true as const, views }
  }

  app.patch(paths.admin.whose, {
    config: { role: 'staff' },
    schema: {
      summary: 'Remembers whose leads you see first, on all your devices.',
      body: whoseChange,
      response: { 200: sessionResponse },
    },
    handler: async (request) => {
      const account = currentAccount(request)
      const { whose } = request.body
      const person = await people.transact(account.id, (found) =>
        found === undefined
          ? { answer: account }
          : { change: { ...found, whose }, answer: { ...found, whose } },
      )
      return { success: true as const, person: toSessionView(person) }
    },
  })

  app.get(paths.admin.views, {
    config: { role: 'staff' },
    schema: { summary: 'Your saved filters.', response },
    handler: async (request) => ({
      success: true as const,
      views: currentAccount(request).views ?? [],
    }),
  })

  // A view of the same name is replaced in place, to keep the menu's order.
  app.post(paths.admin.views, {
    config: { role: 'staff', docs: { errors: [409] } },
    schema: { summary: 'Saves a filter under a name.', body: savedView, response },
    handler: (request) => {
      const view = request.body
      return changeViews(request, (views) =>
        views.some(({ name }) => name === view.name)
          ? views.map((each) => (each.name === view.name ? view : each))
          : [...views, view],
      )
    },
  })

  app.delete(paths.admin.viewOf.route, {
    config: { role: 'staff' },
    schema: { summary: 'Deletes a saved filter.', params: z.object({ name: recordId }), response },
    handler: (request) =>
      changeViews(request, (views) => views.filter(({ name }) => name !== request.params.name)),
  })
}
