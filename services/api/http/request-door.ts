import type { AttachmentFolder } from '../attachments/attachment-folder.ts'
import type { Language } from '../contract/language.ts'
import { paths } from '../contract/paths.ts'
import type { SiteFile } from '../contract/site.ts'
import { letterLink } from '../contract/subscription.ts'
import { requestBehind, type OwnRequests } from '../intake/own-request.ts'
import { tokenFor } from '../links/own-request.ts'
import type { Signer } from '../links/signer.ts'
import type { Lead } from '../records/lead.ts'
import type { Limits } from './plugins/limits.ts'
import type { Firm } from './link-page.ts'
import type { Said } from './request-words.ts'

/** What the pages behind the request link work with. */
export interface RequestDesk {
  requests: OwnRequests
  files: AttachmentFolder
  /** Removes letters that were written to files. */
  removeLetters: (ids: readonly string[]) => Promise<void>
  /** Whether the firm's own software is told of what is erased. */
  webhook: boolean
  links: Signer
  limits: Limits
  officeMail: () => Promise<readonly string[]>
  business: SiteFile['business']
  now: () => Date
}

/** The address of each of these pages: the token, and what was said by the page before. */
export const requestQuery = letterLink.loose()

/** A link that opens nothing: forged, too old, or of a request that was erased. */
export class DeadLink extends Error {
  override name = 'DeadLink'
  constructor(readonly language: Language) {
    super('A request link opened nothing.')
  }
}

/** The request behind a link. @throws DeadLink, StoreAway */
export async function openedBy(token: string, desk: RequestDesk): Promise<Lead> {
  const { requests, links, now } = desk
  const lead = await requestBehind(token, { requests, links, now: now() })
  if (lead) return lead
  // Its language is no secret: whoever has lost a letter of the link is told in their own.
  const named = links.named(token)
  const known = named === undefined ? undefined : await requests.one(named)
  throw new DeadLink(known?.language ?? 'en')
}

/** Where a page leads after it has acted: back to the request, with a word about what was done. */
export const backTo = (lead: Lead, said: Said, links: Signer): string =>
  `${paths.requestWith(tokenFor(lead, links))}&said=${encodeURIComponent(said)}`

export const firmOf = ({
  name,
  phone,
  promise,
}: SiteFile['business']): Firm & { timeZone: string } => ({
  name,
  phone,
  timeZone: promise.timeZone,
})
