import { storedDataRequest } from '../../audit/contract.ts'
import { paths } from '../../contract/paths.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import { currentPerson } from '../../http/staff.ts'
import type { OperationsDeps } from './deps.ts'

interface Deps extends OperationsDeps {
  limits: Pick<RateLimits, 'searches'>
  /** Everything that is stored about a person, by collection: by an address, or by a lead; undefined: there is no such lead. */
  storedData: (
    who: { email: string } | { lead: string },
  ) => Promise<Readonly<Record<string, readonly { id: string }[]>> | undefined>
}

/** Registers the download of everything that is stored about one person; owner only. */
export function adminStoredDataRoutes(app: App, { storedData, audit, limits, now }: Deps) {
  // It is noted in the audit log, so a link on another site must not start it.
  app.post(paths.admin.storedData, {
    config: {
      role: 'owner',
      docs: { answers: { 200: 'application/json' }, errors: [404] },
      // It reads every record.
      rateLimit: limits.searches,
    },
    schema: {
      summary:
        'Downloads everything that is stored about a person, by collection, as `npm run export` prints it. Owner only.',
      body: storedDataRequest,
    },
    handler: async (request, reply) => {
      const { email, lead } = request.body
      const found = await storedData(lead === undefined ? { email: email ?? '' } : { lead })
      if (!found) throw httpError('no_such_lead')
      const records = Object.values(found).flat()
      if (records.length === 0) throw httpError('nothing_stored')
      await audit('downloaded everything stored about a person', currentPerson(request), {
        ids: records.map(({ id }) => id),
        what: `in ${Object.entries(found)
          .map(([name, { length }]) => `${name} (${length})`)
          .join(', ')}`,
      })
      const day = now().toISOString().slice(0, 10)
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          // Without the address: names of files end up in lists of recent files.
          'content-disposition': `attachment; filename="stored-data-${lead ?? day}.json"`,
          'cache-control': 'no-store',
        })
        .send(`${JSON.stringify(found, null, 2)}\n`)
    },
  })
}
