import type { App } from './fastify-app.ts'
import { requireRoles, type Sessions } from './staff.ts'
import { requireSameOrigin } from './plugins/same-origin.ts'

/** The groups of the API description. */
export const tags = {
  'Estimate requests': 'Submitting, viewing and correcting a request.',
  Programs: 'Sending and reading leads with an API token.',
  Newsletter: 'Subscribing, confirming and unsubscribing.',
  Jobs: 'Applying for an open job.',
  'Sign-in': 'How staff sign in and get a session.',
  Staff: 'What signed-in staff can do. Responses must not be cached.',
  Monitoring: 'Health and metrics for monitoring.',
  Site: 'What the site’s pages load.',
} as const
type Tag = keyof typeof tags

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The group of the API description; left out: `Site`. */
    tag?: Tag
  }
}

/** Routes of a feature that belong together, with the dependencies that they need. */
interface RouteGroup<Deps> {
  tag: Tag
  add: (app: App, deps: Deps) => void | Promise<void>
}

/** The dependencies that all of these groups need together. */
export type DepsOf<Group> = (
  Group extends RouteGroup<infer Deps> ? (deps: Deps) => void : never
) extends (deps: infer All) => void
  ? All
  : never

const isOfAdmin = ({ tag }: Pick<RouteGroup<never>, 'tag'>) => tag === 'Staff' || tag === 'Sign-in'

/**
 * Registers groups of routes. Those of the admin answer only to the role that each route names and, for writes, to the
 * site's own Origin; no response of theirs may be cached. @throws Error an admin route has no role
 */
export async function registerRoutes<
  Deps extends { sessions: Sessions; config: { publicOrigin: string } },
>(app: App, groups: readonly RouteGroup<Deps>[], deps: Deps): Promise<void> {
  let current: Tag = 'Site'
  app.addHook('onRoute', (route) => {
    route.config = { tag: current, ...route.config }
  })
  const register = async (scope: App, some: readonly RouteGroup<Deps>[]) => {
    for (const { tag, add } of some) {
      current = tag
      await add(scope, deps)
    }
    current = 'Site'
  }
  await register(
    app,
    groups.filter((group) => !isOfAdmin(group)),
  )
  await app.register(async (own: App) => {
    own.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    own.addHook('preValidation', requireSameOrigin(deps.config.publicOrigin))
    requireRoles(own, deps.sessions.guards)
    await register(own, groups.filter(isOfAdmin))
  })
}
