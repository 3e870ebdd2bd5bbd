import { paths } from '../../contract/paths.ts'
import {
  quarantineChange,
  quarantineList,
  quarantineQuery,
  releaseResponse,
  type QuarantinedView,
} from '../../leads/contract.ts'
import { idParams } from '../../contract/text.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { currentPerson } from '../../http/staff.ts'

/** The entries of one collection that look automated. */
interface QuarantineQueue {
  /** Returns the newest entries, at most `take`, and how many there are. */
  newest: (take: number) => Promise<{ entries: QuarantinedView[]; total: number }>
  /**
   * Releases an entry. @param by the name of the staff member
   * @returns its new reference, if it gets one; undefined: there is no such entry @throws NotStoredError
   */
  release: (id: string, by: string) => Promise<{ reference?: string } | undefined>
}

/** Registers the routes of the quarantine, where staff review and release entries. */
export function adminQuarantineRoutes(
  app: App,
  { quarantines }: { quarantines: readonly QuarantineQueue[] },
) {
  app.get(paths.admin.quarantine, {
    config: { role: 'staff' },
    schema: {
      summary: 'Submissions in quarantine, newest first.',
      querystring: quarantineQuery,
      response: { 200: quarantineList },
    },
    handler: async (request) => {
      const { take } = request.query
      const found = await Promise.all(quarantines.map(({ newest }) => newest(take)))
      // Named `held` in the response, for admin pages of the previous release that are still open.
      const held = found.flatMap(({ entries }) => entries)
      held.sort((one, other) => (one.at < other.at ? 1 : -1))
      const total = found.reduce((sum, queue) => sum + queue.total, 0)
      return { success: true as const, held, total }
    },
  })

  app.patch(paths.admin.quarantineOf.route, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary: 'Releases a submission from quarantine. Its emails are sent.',
      params: idParams,
      body: quarantineChange,
      response: { 200: releaseResponse },
    },
    handler: async (request) => {
      const { id } = request.params
      const by = currentPerson(request).name
      for (const { release } of quarantines) {
        const released = await release(id, by)
        if (released) return { success: true as const, ...released }
      }
      throw httpError('nothing_held')
    },
  })
}
