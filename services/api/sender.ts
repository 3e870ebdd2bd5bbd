import type { Config } from './config.ts'
import type { SiteFile } from './contract/site.ts'
import type { Signer } from './links/signer.ts'
import type { Sender } from './mail/letters.ts'
import { pageBy } from './site-pages.ts'

/** Who writes the letters: the firm of the site, at the addresses of the settings. */
export function senderOf(
  { business, pages }: SiteFile,
  { mailFrom, officeMail, publicOrigin }: Pick<Config, 'mailFrom' | 'officeMail' | 'publicOrigin'>,
  links: Signer,
): Sender {
  return {
    name: business.name,
    address: mailFrom ?? business.email,
    office: officeMail ?? business.email,
    phone: business.phone,
    postal: business.postal,
    origin: publicOrigin,
    promise: business.promise,
    pageOf: pageBy({ pages }),
    links,
  }
}
