import { doneResponse } from '../../contract/success.ts'
import { paths } from '../../contract/paths.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import { publishingChange, publishingStatus as statusResponse } from '../contract.ts'
import { askPublisher } from '../publisher-folder.ts'
import { publishingStatus } from '../publishing.ts'

export interface PublishingDeps extends AdminRouteDeps {
  config: Parameters<typeof publishingStatus>[0]
  /** Where the site is that is served. */
  place: { siteJson: string } | undefined
}

/** Registers the routes of what was pushed and published, of going back to an earlier release, and of a look at once. */
export function adminPublishingRoutes(app: App, { config, place, audit, now }: PublishingDeps) {
  app.get(paths.admin.publishing, {
    config: { role: 'staff' },
    schema: {
      summary: 'What was pushed to the repository, and what became of it.',
      response: { 200: statusResponse },
    },
    handler: () => publishingStatus(config, place, now()),
  })

  app.patch(paths.admin.publishing, {
    config: { role: 'owner', docs: { errors: [404, 503] } },
    schema: {
      summary: 'Shows an earlier release, or looks at the repository now. Owner only.',
      body: publishingChange,
      response: { 200: doneResponse },
    },
    handler: async (request) => {
      const { publisherDir: folder } = config
      const { publisher } = await publishingStatus(config, place, now())
      if (folder === undefined || !publisher) throw httpError('no_publisher')
      const { body } = request
      const wanted =
        body.action === 'show'
          ? publisher.publications.find(
              ({ release, showable }) => showable && release === body.release,
            )
          : undefined
      if (body.action === 'show' && !wanted) throw httpError('no_such_release')
      try {
        const release = wanted?.release
        askPublisher(folder, release === undefined ? { ask: 'look' } : { ask: 'show', release })
      } catch (error) {
        request.log.error({ err: error }, 'The folder of the publisher can’t be written.')
        throw httpError('publisher_unreachable')
      }
      if (wanted)
        await audit('changed the published version:', currentPerson(request), {
          what: `“${wanted.subject}” (${wanted.commit.slice(0, 12)})`,
        })
      return { success: true as const }
    },
  })
}
