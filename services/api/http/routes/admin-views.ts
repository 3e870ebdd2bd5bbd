import { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import { savedView, savedViews } from '../../contract/saved-views.ts'
import type { People } from '../../staff/people.ts'
import { removeView, saveView, type ViewsOutcome } from '../../staff/saved-views.ts'
import { tooManyViews } from '../errors.ts'
import type { App } from '../instance.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'

interface Desk {
  people: Pick<People, 'settle'>
  sessions: Sessions
  ownOrigin: ReturnType<typeof requireOwnOrigin>
}

/** One's own named filters of the contacts page: kept here, so that they are on the phone too. */
export function adminViewRoutes(app: App, { people, sessions, ownOrigin }: Desk) {
  const writing = [sessions.signedIn, ownOrigin]
  const response = { 200: savedViews }
  const said = (result: ViewsOutcome) => {
    if (result.outcome === 'too many') throw tooManyViews()
    return { success: true as const, views: result.views }
  }

  app.route({
    method: 'GET',
    url: paths.admin.views,
    schema: { response },
    preValidation: sessions.signedIn,
    handler: async (request) => ({ success: true as const, views: personIn(request).views ?? [] }),
  })

  app.route({
    method: 'POST',
    url: paths.admin.views,
    schema: { body: savedView, response },
    preValidation: writing,
    handler: async (request) => said(await saveView(personIn(request).id, request.body, people)),
  })

  app.route({
    method: 'DELETE',
    url: `${paths.admin.views}/:name`,
    schema: { params: z.object({ name: z.string() }), response },
    preValidation: writing,
    handler: async (request) =>
      said(await removeView(personIn(request).id, request.params.name, people)),
  })
}
