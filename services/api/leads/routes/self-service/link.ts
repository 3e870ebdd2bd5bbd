import { translatorOf } from '../../../../content/model/translator.ts'
import type { AttachmentStore } from '../../../attachments/attachment-store.ts'
import type { ServiceForm } from '../../../contact-form/service-form.ts'
import { paths } from '../../../contract/paths.ts'
import type { SiteFile } from '../../../site/contract.ts'
import { linkQuery } from '../../../http/validation.ts'
import type { Eraser } from '../../../erasure/eraser.ts'
import type { LeadAccess } from '../../lead-repository.ts'
import {
  signSelfServiceToken,
  type LinkSigner,
  type LinkSource,
  verifySelfServiceToken,
} from '../../../email/link-tokens.ts'
import type { Caller } from '../../caller.ts'
import type { Lead } from '../../lead.ts'
import type { RateLimits } from '../../../http/plugins/rate-limits.ts'
import { InvalidLinkError } from '../../../site/link-page-errors.ts'
import type { ServicePages } from '../../../../../renderer/service-pages/service-pages.tsx'
import { isSecretKey } from '../../intake/form-key.ts'
import { isCorrectedByForm } from '../../management/surviving-lead.ts'
import { knownLanguage } from '../../../../content/model/languages.ts'

/** Dependencies of the self-service pages. */
export interface SelfServiceDeps {
  leads: LeadAccess
  form: ServiceForm
  files: AttachmentStore
  eraser: Pick<Eraser, 'erase'>
  links: LinkSigner
  limits: RateLimits
  requestRecipients: () => Promise<readonly string[]>
  business: SiteFile['business']
  words: SiteFile['words']
  pages: ServicePages
  callerOf: (lead: Lead) => Caller | undefined
  now: () => Date
}

/** Notices at the top of the page: the code in its address, and the key of the message. */
export const notices = {
  corrected: 'corrected',
  'the same': 'same',
  'too often': 'tooOften',
  files: 'files',
} as const

/** Returns the messages of the self-service pages in the lead's language. */
export const requestWords = (
  { words }: Pick<SelfServiceDeps, 'words'>,
  lead: Pick<Lead, 'language'>,
) => {
  const language = knownLanguage(words, lead.language)
  return translatorOf(words[language], 'requestPage', language)
}

/** The query of each page: the token, and the notice about the previous step. */
export const selfServiceQuery = linkQuery.loose()

/**
 * Loads the lead of a link.
 * @throws InvalidLinkError the token is forged or expired, or the lead erased; StoreUnavailableError
 */
export async function loadLeadByToken(
  token: string,
  { leads, links, now }: SelfServiceDeps,
): Promise<{ lead: Lead; source: LinkSource }> {
  const id = links.unverifiedSubject(token)
  const lead = id === undefined ? undefined : await leads.one(id)
  const source = lead && verifySelfServiceToken(token, lead, links, now())
  if (lead && source && lead.erasedAt === undefined && !isOfEarlierSender(lead, source))
    return { lead, source }
  throw new InvalidLinkError()
}

/**
 * Returns whether a link may be another sender's than the lead's: it is from the answer to a form whose key anyone could
 * guess, and a form with the same key has corrected the lead since.
 */
const isOfEarlierSender = (lead: Lead, source: LinkSource): boolean =>
  source === 'page' && isCorrectedByForm(lead) && !isSecretKey(lead.idempotencyKey)

/** Returns the URL that a POST redirects to: the lead's page, with a notice. */
export const selfServiceUrl = (
  lead: Lead,
  said: keyof typeof notices,
  source: LinkSource,
  links: LinkSigner,
): string =>
  `${paths.selfServiceWithToken(signSelfServiceToken(lead, source, links))}&said=${encodeURIComponent(said)}`
