import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '../contract/parse-json.ts'
import { secretsEqual } from '../http/guard.ts'

/**
 * The purpose of a link. A token of one purpose is invalid for every other. The strings are part of signatures: a
 * change would break every link that was sent.
 */
export type Purpose =
  | 'confirm subscription'
  | 'leave list'
  | 'reset password'
  | 'join staff'
  | 'open request'
  | 'open request from page'

interface Terms {
  purpose: Purpose
  /**
   * Bound into the signature, so that the token becomes invalid when this value changes: for example the password's
   * hash.
   */
  boundTo?: string
}

/** The subject, and the expiry in seconds since 1970; 0: never. */
const payload = z.tuple([z.string().min(1), z.number().int().min(0)])

/**
 * Creates a signer of the tokens of links in emails, which are not stored. @param secret the session secret, from which
 * the key of links is derived
 */
export function createLinkSigner(secret: string) {
  // The text is part of the key: changing it would break every link that was sent.
  const key = createHmac('sha256', secret).update('links in letters').digest()
  const signature = (body: string, { purpose, boundTo = '' }: Terms) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, boundTo, body]))
      .digest('base64url')
  return {
    /** Signs a token. @param subject a record's id @param terms without `until` the token never expires */
    sign: (subject: string, terms: Terms & { until?: Date }) => {
      const until = terms.until ? Math.floor(terms.until.getTime() / 1000) : 0
      const body = Buffer.from(JSON.stringify([subject, until])).toString('base64url')
      return `${body}.${signature(body, terms)}`
    },
    /** Returns the subject; undefined: the token is invalid, expired, or for another purpose. */
    verify: (token: string, terms: Terms & { now: Date }) => {
      const [body = '', signed = ''] = token.split('.')
      if (!secretsEqual(signed, signature(body, terms))) return undefined
      const [subject, until] = decodePayload(body) ?? []
      const expired = until !== 0 && (until ?? 0) * 1000 < terms.now.getTime()
      return expired ? undefined : subject
    },
    /** Returns the subject without verification, to look up the value that the token is bound to. */
    unverifiedSubject: (token: string) => decodePayload(token.split('.')[0] ?? '')?.[0],
  }
}
export type LinkSigner = ReturnType<typeof createLinkSigner>

const decodePayload = (body: string): z.infer<typeof payload> | undefined =>
  payload.safeParse(parseJson(Buffer.from(body, 'base64url').toString())).data

/**
 * Signs the token of an invitation's link. A later invitation has another key, so that earlier links become invalid.
 * @returns undefined: the person no longer has an invitation
 */
export const signInvitationToken = (
  { id, invitation }: { id: string; invitation?: { key: string; until: string } | undefined },
  links: LinkSigner,
): string | undefined =>
  invitation &&
  links.sign(id, {
    purpose: 'join staff',
    boundTo: invitation.key,
    until: new Date(invitation.until),
  })

/** The validity of a self-service link: longer than an estimate takes. */
const linkDays = 60
const dayMs = 24 * 60 * 60 * 1000

/**
 * Where the prospect got the link. A link from an email verifies the address. One from the answer to the form, `page`, does not:
 * anyone may send a form with a stranger's address.
 */
export type LinkSource = 'email' | 'page'

const linkSources: readonly LinkSource[] = ['email', 'page']

/**
 * Signs the token of the self-service link. It is bound to the email address: after a correction, a link that went to a
 * stranger's inbox is invalid.
 */
export function signSelfServiceToken(
  { id, email, receivedAt }: { id: string; email: string; receivedAt: string },
  source: LinkSource,
  links: LinkSigner,
): string {
  const until = new Date(Date.parse(receivedAt) + linkDays * dayMs)
  return links.sign(id, { ...selfServiceTerms(email, source), until })
}

/** Returns where a token is from; undefined: it is not valid for this lead now. */
export const verifySelfServiceToken = (
  token: string,
  { id, email }: { id: string; email: string },
  links: LinkSigner,
  now: Date,
): LinkSource | undefined =>
  linkSources.find(
    (source) => links.verify(token, { ...selfServiceTerms(email, source), now }) === id,
  )

const selfServiceTerms = (email: string, source: LinkSource) =>
  ({
    purpose: source === 'email' ? 'open request' : 'open request from page',
    boundTo: email.toLowerCase(),
  }) as const
