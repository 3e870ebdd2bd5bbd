import type { Message } from '../schema/message.ts'
import type { ByLanguage } from './languages.ts'

/** What a template of one kind may use, besides `everyEmail`. */
interface EmailKind {
  /** Placeholders that always have a value. */
  texts: readonly string[]
  /**
   * Those that may be empty. A paragraph that is only this placeholder is left out then; in a sentence it stands within
   * `{name, select, none {without it} other {with it}}`.
   */
  optional: readonly string[]
  /** Addresses, which buttons and links lead to. */
  links: readonly string[]
  /** The addresses that the email is sent for. */
  required: readonly string[]
  /** Its list: a paragraph that is only this placeholder. */
  list?: string
}

/** The placeholders of every email: the firm's name and phone, and the address that replies go to. */
export const everyEmail = ['brand', 'phone', 'email'] as const

/** `guide`: its name in the email's language; `guideTitle`: as it is printed on its cover, in English. */
const guideNames = ['guide', 'guideLongName', 'guideTitle'] as const

/** What the emails about a site visit may use: `visitor` is who comes, `map` the address on a map. */
const visit = {
  texts: ['reference', 'when', 'address'],
  optional: ['firstName', 'visitor', 'moved'],
  links: ['map'],
} as const

export const emailKindNames = [
  'lead-confirmation',
  'visit-booked',
  'visit-canceled',
  'visit-reminder',
  'application-confirmation',
  'guide',
  'confirm-subscription',
  'article',
] as const
export type EmailKindName = (typeof emailKindNames)[number]

/** The emails that visitors and prospects get. */
export const emailKinds = {
  /** To a prospect, about the request that they sent. `onLead` has a value if replies come in on the lead. */
  'lead-confirmation': {
    texts: ['reference'],
    optional: ['firstName', 'answerBy', 'closedUntil', 'caller', 'onLead'],
    links: ['request'],
    required: ['request'],
    list: 'facts',
  },
  /** To a customer, with the appointment of a site visit. `moved` has a value if they had another one. */
  'visit-booked': { ...visit, required: ['map'] },
  /** To a customer whose site visit was canceled. */
  'visit-canceled': { ...visit, required: [] },
  /** To a customer, the day before a site visit. */
  'visit-reminder': { ...visit, required: ['map'] },
  /** To somebody who applied for a job. */
  'application-confirmation': {
    texts: ['job'],
    optional: ['firstName'],
    links: [],
    required: [],
    list: 'facts',
  },
  /** With the building guide, to a subscriber. */
  guide: {
    texts: [...guideNames, 'guidePreview'],
    optional: ['firstName'],
    links: ['pdf', 'page'],
    required: ['pdf'],
  },
  /** Asks whether an address wants the guide (double opt-in). */
  'confirm-subscription': {
    texts: guideNames,
    optional: [],
    links: ['confirm'],
    required: ['confirm'],
  },
  /** An article of the site, to subscribers. `guide` is empty on a site that has none any more. */
  article: {
    texts: ['title', 'summary'],
    optional: ['guide'],
    links: ['article'],
    required: ['article'],
  },
} as const satisfies Record<EmailKindName, EmailKind>

/** Returns what a template of a kind may use; undefined: there is no such email. */
export const emailKind = (name: string): EmailKind | undefined =>
  Object.entries<EmailKind>(emailKinds).find(([each]) => each === name)?.[1]

/** The values of a kind's placeholders. */
export type EmailValues<Name extends EmailKindName> = Readonly<
  Record<(typeof emailKinds)[Name]['texts' | 'optional' | 'links'][number], string>
>

/** A paragraph; a list; a button; an address that is shown as a link; or the list of the kind. */
export type EmailTemplatePart =
  | { text: Message<string> }
  | { list: readonly Message<string>[] }
  | { button: { label: Message<string>; href: Message<string> } }
  | { link: Message<string> }
  | { facts: true }

/** An email, compiled. */
export interface EmailTemplate extends Record<
  'subject' | 'preview' | 'heading' | 'reason',
  Message<string>
> {
  parts: readonly EmailTemplatePart[]
}

/** The templates of every kind, in the first language and in others that it is written in. */
export type EmailTemplates = Readonly<Record<EmailKindName, ByLanguage<EmailTemplate>>>
