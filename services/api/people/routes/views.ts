import { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import { recordId } from '../../contract/text.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import { savedView, savedViews, type SavedView } from '../contract.ts'
import type { PeopleRepository } from '../people.ts'
import type { Person } from '../person.ts'
import { type AdminRouteDeps, currentPerson } from '../sessions.ts'

interface Deps extends AdminRouteDeps {
  people: Pick<PeopleRepository, 'transact'>
}

/** A person's saved views of the contacts page; stored here, so that all their devices have them. */
export function adminViewRoutes(app: App, { people, sessions, sameOriginOnly }: Deps) {
  const writing = [sessions.requireSession, sameOriginOnly]
  const response = { 200: savedViews }
  const toResponse = (result: ViewsOutcome) => {
    if (result.outcome === 'too many') throw httpError('too_many_views')
    return { success: true as const, views: result.views }
  }

  app.route({
    method: 'GET',
    url: paths.admin.views,
    schema: { response },
    preValidation: sessions.requireSession,
    handler: async (request) => ({
      success: true as const,
      views: currentPerson(request).views ?? [],
    }),
  })

  app.route({
    method: 'POST',
    url: paths.admin.views,
    schema: { body: savedView, response },
    preValidation: writing,
    handler: async (request) =>
      toResponse(await saveView(currentPerson(request).id, request.body, people)),
  })

  app.route({
    method: 'DELETE',
    url: `${paths.admin.views}/:name`,
    schema: { params: z.object({ name: recordId }), response },
    preValidation: writing,
    handler: async (request) =>
      toResponse(await removeView(currentPerson(request).id, request.params.name, people)),
  })
}

/** A longer menu would be unusable. */
const maxViews = 30

type ViewsOutcome = { outcome: 'kept'; views: SavedView[] } | { outcome: 'too many' }

/** Stores a person's view, replacing one of the same name. @throws NotStoredError */
const saveView = (id: string, view: SavedView, people: Pick<PeopleRepository, 'transact'>) =>
  change(id, people, (views) => {
    const others = views.filter(({ name }) => name !== view.name)
    // Replaced in place, to keep the menu's order.
    return others.length < views.length
      ? views.map((each) => (each.name === view.name ? view : each))
      : [...views, view]
  })

/** Removes a person's view. Idempotent. @throws NotStoredError */
const removeView = (id: string, name: string, people: Pick<PeopleRepository, 'transact'>) =>
  change(id, people, (views) => views.filter((each) => each.name !== name))

function change(
  id: string,
  people: Pick<PeopleRepository, 'transact'>,
  make: (views: SavedView[]) => SavedView[],
): Promise<ViewsOutcome> {
  return people.transact<ViewsOutcome>(id, (person) => {
    const views = make(person?.views ?? [])
    if (views.length > maxViews) return { answer: { outcome: 'too many' } }
    const answer: ViewsOutcome = { outcome: 'kept', views }
    return person ? { change: { ...person, views } satisfies Person, answer } : { answer }
  })
}
