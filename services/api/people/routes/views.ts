import { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import { recordId } from '../../contract/text.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import type { Decision } from '../../storage/query.ts'
import { savedView, savedViews, type SavedView } from '../contract.ts'
import type { PeopleRepository } from '../people.ts'
import type { Person } from '../person.ts'
import { type AdminRouteDeps } from '../../http/staff.ts'
import { currentAccount } from '../sessions.ts'

interface Deps extends AdminRouteDeps {
  people: Pick<PeopleRepository, 'transact'>
}

/**
 * Registers the routes of a person's saved views of the contacts page. They are stored here, so that all their devices
 * have them.
 */
export function adminViewRoutes(app: App, { people }: Deps) {
  const response = { 200: savedViews }

  app.route({
    method: 'GET',
    url: paths.admin.views,
    config: { role: 'staff' },
    schema: { summary: 'Your saved filters.', response },
    handler: async (request) => ({
      success: true as const,
      views: currentAccount(request).views ?? [],
    }),
  })

  app.route({
    method: 'POST',
    url: paths.admin.views,
    config: { role: 'staff', docs: { errors: [409] } },
    schema: { summary: 'Saves a filter under a name.', body: savedView, response },
    handler: (request) => saveView(currentAccount(request).id, request.body, people),
  })

  app.route({
    method: 'DELETE',
    url: paths.admin.viewOf.route,
    config: { role: 'staff' },
    schema: { summary: 'Deletes a saved filter.', params: z.object({ name: recordId }), response },
    handler: (request) => removeView(currentAccount(request).id, request.params.name, people),
  })
}

/** The maximum number of views; a longer menu would be unusable. */
const maxViews = 30

/** Stores a person's view, replacing one of the same name. @throws HttpError, NotStoredError */
const saveView = (id: string, view: SavedView, people: Deps['people']) =>
  change(id, people, (views) => {
    const others = views.filter(({ name }) => name !== view.name)
    // Replaced in place, to keep the menu's order.
    return others.length < views.length
      ? views.map((each) => (each.name === view.name ? view : each))
      : [...views, view]
  })

/** Removes a person's view. Idempotent. @throws NotStoredError */
const removeView = (id: string, name: string, people: Deps['people']) =>
  change(id, people, (views) => views.filter((each) => each.name !== name))

const change = async (
  id: string,
  people: Deps['people'],
  make: (views: SavedView[]) => SavedView[],
) => ({
  success: true as const,
  views: await people.transact(id, (person): Decision<Person, SavedView[]> => {
    const views = make(person?.views ?? [])
    if (views.length > maxViews) throw httpError('too_many_views')
    return person ? { change: { ...person, views }, answer: views } : { answer: views }
  }),
})
