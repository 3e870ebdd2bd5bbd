import { done, newPasswordRequest, passwordResetRequest } from '../../contract/admin.ts'
import { paths } from '../../contract/paths.ts'
import type { Signer } from '../../links/signer.ts'
import { askForReset, resetPassword } from '../../staff/password-reset.ts'
import type { People } from '../../staff/people.ts'
import { resetLinkUsed } from '../errors.ts'
import type { App } from '../instance.ts'
import type { Limits } from '../plugins/limits.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'

interface Door {
  people: People
  links: Signer
  limits: Limits
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  now: () => Date
}

/** A lost password: ask for the letter, then choose a new one by its link. Nobody is signed in yet. */
export function adminPasswordRoutes(app: App, { people, links, limits, ownOrigin, now }: Door) {
  const answer = { response: { 200: done } }

  app.route({
    method: 'POST',
    url: paths.admin.passwordReset,
    schema: { body: passwordResetRequest, ...answer },
    config: { rateLimit: limits.signIn },
    preValidation: ownOrigin,
    handler: async (request) => {
      await askForReset(request.body.email, people, now())
      const message =
        'If this address has an account, a letter with a link is on its way. The link works for one hour.'
      return { success: true as const, message }
    },
  })

  app.route({
    method: 'POST',
    url: paths.admin.newPassword,
    schema: { body: newPasswordRequest, ...answer },
    config: { rateLimit: limits.signIn },
    preValidation: ownOrigin,
    handler: async (request) => {
      if (!(await resetPassword(request.body, people, links, now()))) throw resetLinkUsed()
      return {
        success: true as const,
        message: 'Your new password is set. Please sign in with it.',
      }
    },
  })
}
