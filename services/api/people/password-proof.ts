import type { FastifyRequest } from 'fastify'
import type { AuditWriter } from '../audit/audit-log.ts'
import { httpError, tooManyRequests } from '../http/http-errors.ts'
import type { KnownDevices } from '../http/plugins/known-devices.ts'
import { currentAccount } from './sessions.ts'
import { maxAttempts, type LoginThrottle } from './sign-in/login-throttle.ts'
import { verifyPassword } from './sign-in/passwords.ts'

interface Deps {
  audit: AuditWriter
  throttle: LoginThrottle
  devices: KnownDevices
}

/** Creates the checks of a signed-in person's password and codes, which count towards the login throttle. */
export function createPasswordProof({ audit, throttle, devices }: Deps) {
  /** Counts wrong passwords and codes towards the login throttle. */
  const limitGuesses = async <T>(
    request: FastifyRequest,
    attempt: () => Promise<T | undefined>,
  ) => {
    const name = devices.loginThrottleKey(request, currentAccount(request).email.toLowerCase())
    const { waitSeconds, isLastAttempt } = await throttle.attempt(name)
    if (waitSeconds > 0) throw tooManyRequests(waitSeconds, maxAttempts)
    const result = await attempt()
    if (result !== undefined) await throttle.reset(name)
    else if (isLastAttempt)
      await audit('has to wait', currentAccount(request), {
        what: 'after too many wrong passwords or codes',
      })
    return result
  }
  /** @throws HttpError it is not the password, or there were too many attempts */
  const provePassword = async (request: FastifyRequest, password: string): Promise<void> => {
    const { passwordHash } = currentAccount(request)
    const fits = async () => (await verifyPassword(passwordHash, password)) || undefined
    if (!(await limitGuesses(request, fits))) throw httpError('wrong_password')
  }
  return { limitGuesses, provePassword }
}
export type PasswordProof = ReturnType<typeof createPasswordProof>
