import type { Signer } from './signer.ts'

/** Whom an invitation is for; `until` in ISO 8601. */
export interface Invited {
  id: string
  invitation?: { key: string; until: string } | undefined
}

/**
 * The token of the link that lets whoever is invited choose name and password, once. A later invitation has another
 * key, so that the earlier link dies.
 *
 * @returns undefined: nobody is invited any more
 */
export const invitationToken = ({ id, invitation }: Invited, links: Signer): string | undefined =>
  invitation &&
  links.sign(id, {
    purpose: 'join staff',
    bound: invitation.key,
    until: new Date(invitation.until),
  })
