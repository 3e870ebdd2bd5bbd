import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What a link lets its holder do. A token made for one thing is good for no other. */
export type Purpose =
  'confirm subscription' | 'leave list' | 'reset password' | 'join staff' | 'open request'

interface Terms {
  purpose: Purpose
  /**
   * What the token stands and falls with, beside its time: a password's hash makes one that works
   * until the password is another.
   */
  bound?: string
}

/** Makes and reads the tokens of links in letters: nothing about them is kept, a signature vouches. */
export interface Signer {
  /** @param subject whom or what it is about: a record's id @param until none: it never expires */
  sign(subject: string, terms: Terms & { until?: Date }): string
  /** The subject; undefined when the token is not ours, for something else, altered or too old. */
  read(token: string, terms: Terms & { now: Date }): string | undefined
  /** The subject that a token names, believed by nobody yet: to look up what it is bound to. */
  named(token: string): string | undefined
}

/** Subject, and until when in seconds since 1970; 0 is for ever. */
const payload = z.tuple([z.string().min(1), z.number().int().min(0)])

/** @param secret the one that signs session cookies; links get a key of their own from it */
export function signer(secret: string): Signer {
  const key = createHmac('sha256', secret).update('links in letters').digest()
  const signature = (body: string, { purpose, bound = '' }: Terms) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, bound, body]))
      .digest('base64url')
  return {
    sign: (subject, terms) => {
      const until = terms.until ? Math.floor(terms.until.getTime() / 1000) : 0
      const body = Buffer.from(JSON.stringify([subject, until])).toString('base64url')
      return `${body}.${signature(body, terms)}`
    },
    read: (token, terms) => {
      const [body = '', signed = ''] = token.split('.')
      if (!same(signed, signature(body, terms))) return undefined
      const [subject, until] = payloadOf(body) ?? []
      const expired = until !== 0 && (until ?? 0) * 1000 < terms.now.getTime()
      return expired ? undefined : subject
    },
    named: (token) => payloadOf(token.split('.')[0] ?? '')?.[0],
  }
}

function payloadOf(body: string): z.infer<typeof payload> | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
