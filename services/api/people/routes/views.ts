import { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import { savedView, savedViews } from '../contract.ts'
import { recordId } from '../../contract/text.ts'
import type { PeopleRepository } from '../people-repository.ts'
import { removeView, saveView, type ViewsOutcome } from '../saved-views.ts'
import { tooManyViews } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { type AdminRouteDeps, currentPerson } from '../sessions.ts'

interface Deps extends AdminRouteDeps {
  people: Pick<PeopleRepository, 'transact'>
}

/** A person's saved views of the contacts page; stored here, so that all their devices have them. */
export function adminViewRoutes(app: App, { people, sessions, sameOriginOnly }: Deps) {
  const writing = [sessions.requireSession, sameOriginOnly]
  const response = { 200: savedViews }
  const toResponse = (result: ViewsOutcome) => {
    if (result.outcome === 'too many') throw tooManyViews()
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
