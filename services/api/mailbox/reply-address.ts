import { createHmac } from 'node:crypto'
import { referencePattern } from '../contract/reference.ts'
import { secretsEqual } from '../http/guard.ts'

/** What stands for the token in IMAP_REPLY_TO. */
export const tokenPlace = '{token}'

/** Lower case only: mail servers may change the case of an address. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const signatureLength = 20

/**
 * Creates the addresses at which replies come in. With a place for a token each lead has one of its own, which nobody
 * can guess and which is stored nowhere: its reference with a signature of 100 bits.
 * @param address IMAP_REPLY_TO @param secret the session secret
 */
export function createReplyAddresses(address: string, secret: string) {
  // The text is part of the key: changing it would break every address that was sent.
  const key = createHmac('sha256', secret).update('addresses for replies').digest()
  const sign = (id: string): string => {
    const bytes = createHmac('sha256', key).update(id).digest()
    return [...bytes.subarray(0, signatureLength)].map((byte) => alphabet[byte % 32]).join('')
  }
  const [before = '', after = ''] = address.toLowerCase().split(tokenPlace)
  return {
    /** Returns the address for a lead's emails. */
    of: (id: string): string =>
      address.replace(tokenPlace, () => `${id.toLowerCase()}-${sign(id)}`),
    /** Returns the lead that an email was sent to; undefined: none of these addresses has a valid token. */
    leadOf: (recipients: readonly string[]): string | undefined => {
      if (!address.includes(tokenPlace)) return undefined
      for (const one of recipients.map((recipient) => recipient.toLowerCase())) {
        if (!one.startsWith(before) || !one.endsWith(after)) continue
        const token = one.slice(before.length, one.length - after.length)
        const id = token.slice(0, -signatureLength - 1).toUpperCase()
        if (referencePattern.test(id) && secretsEqual(token.slice(-signatureLength), sign(id)))
          return id
      }
      return undefined
    },
    /** Returns whether an address is the mailbox's own, with or without a token. */
    isOwn: (one: string): boolean => {
      const lower = one.toLowerCase()
      if (!address.includes(tokenPlace)) return lower === address.toLowerCase()
      const plain = before.replace(/[+-]$/, '') + after
      return lower === plain || (lower.startsWith(before) && lower.endsWith(after))
    },
  }
}
export type ReplyAddresses = ReturnType<typeof createReplyAddresses>
