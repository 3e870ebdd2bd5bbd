import { defaultLanguage, englishName } from '../../content/model/languages.ts'
import type { Publication } from '../publishing/contract.ts'
import type { ServiceForm } from '../contact-form/service-form.ts'
import type { Language } from '../contract/language.ts'
import type { ResponseSla } from '../sla/contract.ts'
import type { EmailColors, ExpiringContent, SiteFile, SitePage } from '../site/contract.ts'
import type { BuildingGuide } from '../site/shell-contract.ts'
import type { CalendarPart } from './calendar.ts'
import type { LinkSigner } from './link-tokens.ts'
import type { EmailFile } from './mail-transport.ts'

/** An email before it is rendered as text and HTML, which escapes its contents. */
export interface Email {
  language: Language
  subject: string
  /** The preheader, which mail programs show next to the subject. */
  preview: string
  heading: string
  parts: readonly EmailPart[]
  /** The reason why the reader gets this email, in small print at its end. */
  reason: string
  replyTo?: { name: string; address: string }
  /** An appointment. */
  calendar?: CalendarPart
  /** The unsubscribe link, in the footer and in the header (RFC 8058). */
  unsubscribe?: { label: string; href: string }
}

/** An email that one of the staff wrote: it looks like one from a mail program, without the firm's layout. */
export interface PersonalEmail {
  language: Language
  /** The name of its writer. */
  by: string
  subject: string
  text: string
  files: readonly EmailFile[]
  /** The email that it follows: one that came in, by its Message-ID, or a row of the outbox. */
  answers?: { of: string } | { row: string } | undefined
}

/** A paragraph with its line breaks; a list; a list of facts; a button; or a bare link. */
export type EmailPart =
  | string
  | { list: readonly string[] }
  | { facts: readonly Fact[] }
  | { button: { label: string; href: string } }
  | { link: string }

/** A value is a link if it has an address: `tel:` or `mailto:`. */
export type Fact = readonly [name: string, value: string, href?: string]

/** The data that templates need besides the record. */
export interface EmailContext {
  /** The firm's name. */
  name: string
  phone: string
  /** Of the website. */
  origin: string
  /** Name and postal address, on one line. */
  postal: string
  colors: EmailColors
  /** The From address. */
  address: string
  /** The office's address, for Reply-To. */
  office: string
  responseSla: ResponseSla
  /** The services of the contact form, by which leads are named. */
  form: ServiceForm
  /** Who answers requests. */
  team: SiteFile['team']
  /** Returns a page of the site by its path. */
  pageOf: (path: string) => SitePage | undefined
  /** Returns the content whose last day is over. */
  expiredAt: (at: Date) => readonly ExpiringContent[]
  /** Returns the newest push to the site's repository if it was not published. */
  refusedPush: () => Promise<Publication | undefined>
  /** The building guide; left out: the site has none. */
  guide?: BuildingGuide | undefined
  /** What visitors and prospects read besides the templates. */
  words: SiteFile['words']
  /** The words of the emails to them. */
  templates: SiteFile['emails']
  /** Signs the tokens of links. */
  links: LinkSigner
  /** Returns the address at which replies about a record come in; left out: no mailbox is read. */
  replyAddress?: ((id: string) => string) | undefined
  /** Returns an attachment of a record; undefined: there is no such file. */
  readFile?: (record: string, id: string) => Promise<Buffer | undefined>
}

/** An email that is no longer needed. */
export interface DroppedEmail {
  dropped: string
}

/** Returns a fact for the office if the sender reads another language than English. */
export function otherLanguage({
  language = defaultLanguage,
}: {
  language?: Language | undefined
}): Fact[] {
  if (language === defaultLanguage) return []
  const name = englishName(language)
  return [['Language', `${name}: please answer in ${name}`]]
}

/**
 * Puts an invisible space into addresses of websites, so that mail programs make no links of them: anyone can have us
 * send an email with any text to a stranger.
 */
export const withoutLinks = (text: string): string =>
  text.replaceAll(/:(?=\/\/)|(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '$&\u200B')
