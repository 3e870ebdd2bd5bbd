import type { FastifyReply, FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import type { AuditWriter } from '../audit/audit-log.ts'
import type { Colleague, Right, Role } from '../contract/colleague.ts'
import type { App } from './fastify-app.ts'
import { httpError } from './http-errors.ts'
import { storedPrefix } from '../contract/stored-prefix.ts'

interface StaffMember extends Colleague {
  role: Role
  rights?: readonly Right[] | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in staff member; read it with `currentPerson`. */
    person: StaffMember | null
  }
  interface FastifyContextConfig {
    /** Who may call an admin route: a right is that of the owner and of staff who have it; `anyone`: also without a session. */
    role?: Role | Right | 'anyone'
  }
}

/** The common dependencies of admin routes. */
export interface AdminRouteDeps {
  audit: AuditWriter
  now: () => Date
}

/** The sessions of signed-in staff. */
export interface Sessions {
  /** Signs in by the cookie, before the body is validated. @throws HttpError 401 without a session */
  requireSession: (request: FastifyRequest) => Promise<void>
  /** Hooks that answer 401 without a session or, for the owner's routes and those of a right, 403 for other staff. */
  guards: Record<Role | Right, preValidationAsyncHookHandler>
  /** Returns the token in the session cookie, if its signature is valid. */
  readToken(request: FastifyRequest): string | undefined
  start(reply: FastifyReply, token: string): void
  end(reply: FastifyReply): void
}

/** Makes each route that is registered afterwards require the role in its `config`. @throws Error a route has none */
export function requireRoles(app: App, guards: Sessions['guards']): void {
  app.addHook('onRoute', (route) => {
    const { role } = route.config ?? {}
    if (role === undefined) throw new Error(`${String(route.method)} ${route.url} has no role.`)
    if (role === 'anyone') return
    const others = [route.preValidation ?? []].flat().filter((hook) => hook !== guards[role])
    route.preValidation = [guards[role], ...others]
  })
}

/** Returns the signed-in staff member. @throws HttpError 401 on a route for anyone */
export function currentPerson(request: FastifyRequest): StaffMember {
  if (!request.person) throw httpError('sign_in_needed')
  return request.person
}

/** Returns the cookie's name. Its prefix makes browsers refuse it from subdomains and over plain HTTP. */
export const sessionCookie = (origin: string): string =>
  origin.startsWith('https:') ? `__Host-${storedPrefix}` : storedPrefix
