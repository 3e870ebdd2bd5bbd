import type { z } from 'zod'
import { emailProblem } from '../contract/email-address.ts'

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>

/** Returns whether all that is escaped in a URL can be read: a bare % in a password can't. */
export const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

/** Finds what is wrong with the settings of the mailbox together: each by itself may be fine. */
export function findMailboxSettingIssues(environment: NodeJS.ProcessEnv): Issue[] {
  const { IMAP_URL: url, IMAP_REPLY_TO: address } = environment
  if (!url) {
    const others = (['IMAP_REPLY_TO', 'IMAP_AUTHSERV'] as const).filter((name) => environment[name])
    return others.map((name) => ({ path: [name], message: 'needs IMAP_URL, the mailbox' }))
  }
  if (address || !URL.canParse(url) || !isDecodable(url)) return []
  const user = decodeURIComponent(new URL(url).username)
  if (emailProblem(user) === undefined) return []
  return [
    {
      path: ['IMAP_REPLY_TO'],
      message: 'must be the mailbox’s address, since the user in IMAP_URL is none',
    },
  ]
}
