import { messageResponse } from '../../contract/success.ts'
import { newPasswordRequest, passwordResetRequest } from '../account-contract.ts'
import { paths } from '../../contract/paths.ts'
import { requestPasswordReset, resetPassword } from '../sign-in/password-reset.ts'
import type { App } from '../../http/fastify-app.ts'
import type { PeopleDeps } from './deps.ts'

/**
 * Registers the routes of the password reset: request the email, then set a new password with the token of its link.
 * They need no session.
 */
export function adminPasswordRoutes(app: App, deps: PeopleDeps) {
  const { people, audit, links, mailIsSent, limits, throttle, devices, afterResponse, firm, now } =
    deps
  const responseSchema = { response: { 200: messageResponse } }

  app.post(paths.admin.passwordReset, {
    schema: {
      summary: 'Sends a password reset link by email.',
      body: passwordResetRequest,
      ...responseSchema,
    },
    config: { role: 'anyone', rateLimit: limits.signIn },
    handler: async (request, reply) => {
      // Runs after the response: a write happens only for existing accounts, so its timing would reveal them.
      afterResponse(reply, () => requestPasswordReset(request.body.email, people, now()))
      const message = mailIsSent
        ? 'If this address has an account, we’ve sent it a link. It’s good for one hour.'
        : 'This website doesn’t send email yet. If this address has an account, its link is in a file on the server: ask whoever runs it. It’s good for one hour.'
      return { success: true as const, message }
    },
  })

  app.post(paths.admin.newPassword, {
    schema: {
      summary: 'Sets a new password with the link from the email.',
      body: newPasswordRequest,
      ...responseSchema,
    },
    config: { role: 'anyone', rateLimit: limits.signIn },
    handler: async (request, reply) => {
      const person = await resetPassword(request.body, { people, links, firm, now: now() })
      // The mailbox is proved, so wrong passwords of others no longer close the sign-in of this browser (S9.71).
      await throttle.reset(devices.remember(request, reply, person.email.toLowerCase()))
      const what = 'by the link in an email, and was signed out everywhere'
      await audit('set a new password', person, { what })
      return {
        success: true as const,
        message: 'Your new password is set. Please sign in with it.',
      }
    },
  })
}
