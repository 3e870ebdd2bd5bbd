import type { Language } from '../contract/language.ts'
import { otherServices, serviceLabel, tradeLabel } from '../contact-form/trades.ts'
import {
  answerText,
  answerTo,
  type ContactFormField,
  contactFormFields,
  otherExtras,
  shortLabel,
  fieldLabel,
} from '../contact-form/fields.ts'
import { firstName } from '../contract/first-name.ts'
import { mailtoLink } from '../../content/model/mailto-link.ts'
import { paths } from '../contract/paths.ts'
import { telLink } from '../contract/tel-link.ts'
import { signSelfServiceToken } from '../email/link-tokens.ts'
import { formatDueDate, formatOpening, timeZoneNames } from '../sla/due-time-format.ts'
import { nextOpening } from '../sla/response-clock.ts'
import { isUnanswered, type Lead, prospectChangeOf } from './lead.ts'
import { type Email, type Fact, type EmailContext, withoutLinks } from '../email/email.ts'
import type { SitePage } from '../site/contract.ts'
import { ownMessage } from '../contact-form/inquiry-message.ts'

const confirmationMessages = {
  en: {
    subject: (reference: string) => `We've received your request (${reference})`,
    heading: (name: string | undefined) => (name ? `Thank you, ${name}` : 'Thank you'),
    received: 'We’ve got your request.',
    by: (when: string) => `Someone from our estimating desk will call or email you by ${when}.`,
    closed: (until: string) => `We’re closed until ${until}.`,
    soon: 'Someone from our estimating desk will call or email you soon.',
    sent: 'Here’s what you sent us:',
    reference: 'Reference',
    wrong: (office: string, phone: string, reference: string) =>
      `Anything changed? Reply to this email and it goes to our office’s inbox, ${office}. If it’s urgent, call ${phone} and give us your reference, ${reference}.`,
    more: 'Got photos or plans? Use your link to add them, fix something you sent, or erase your request:',
    open: 'See your request',
    reason:
      'You’re getting this because someone used this address to send us a request through our website.',
  },
  es: {
    subject: (reference: string) => `Recibimos su solicitud (${reference})`,
    heading: (name: string | undefined) => (name ? `Gracias, ${name}` : 'Gracias'),
    received: 'Recibimos su solicitud.',
    by: (when: string) =>
      `Alguien de nuestra oficina se comunicará con usted a más tardar ${when}.`,
    // “a. m.” ends the sentence with its own period.
    closed: (until: string) => `Estamos cerrados hasta ${until}`,
    soon: 'Alguien de nuestra oficina se comunicará pronto con usted.',
    sent: 'Esto es lo que nos mandó:',
    reference: 'Referencia',
    wrong: (office: string, phone: string, reference: string) =>
      `¿Cambió algo? Responda a este correo y llega al buzón de nuestra oficina, ${office}. Si es urgente, llame al ${phone} y díganos su referencia, ${reference}.`,
    more: '¿Tiene fotos o planos? Con su enlace puede agregarlos, corregir algo o borrar su solicitud:',
    open: 'Ver su solicitud',
    reason:
      'Recibe este correo porque alguien usó esta dirección para mandarnos una solicitud desde nuestro sitio web.',
  },
} as const

/** Returns the confirmation to the prospect, with the due time (S7.4, S9.27) and the request. */
export function leadConfirmationEmail(lead: Lead, sender: EmailContext, asked: Date): Email {
  const language = lead.language ?? 'en'
  const texts = confirmationMessages[language]
  const due = lead.dueAt === undefined ? undefined : new Date(lead.dueAt)
  // A corrected address gets the confirmation days later, too.
  const answerBy =
    due && due > asked
      ? texts.by(
          `${formatDueDate(due, language, sender.responseSla.timeZone)} (${timeZoneNames[language]})`,
        )
      : texts.soon
  const opening = due && due > asked ? nextOpening(asked, sender.responseSla) : undefined
  const closed = opening
    ? ` ${texts.closed(formatOpening(opening, asked, language, sender.responseSla.timeZone))}`
    : ''
  const service = requestedService(lead, sender.pageOf(lead.page), language)
  return {
    language,
    subject: texts.subject(lead.id),
    preview: answerBy,
    heading: texts.heading(firstName(lead.name, language)),
    parts: [
      `${texts.received} ${answerBy}${closed}`,
      texts.sent,
      {
        facts: [
          [texts.reference, lead.id],
          ...[
            ...answerFacts(lead, 'confirmation', { language, service }),
            // The page that led to the form isn't something the prospect wrote.
            ...extraFacts(lead, [service, tradeLabel(lead), lead.extra['askedFrom']]),
          ].map(([name, value]): Fact => [withoutLinks(name), withoutLinks(value)]),
        ],
      },
      texts.more,
      {
        button: {
          label: texts.open,
          href:
            sender.origin +
            paths.selfServiceWithToken(signSelfServiceToken(lead, 'email', sender.links)),
        },
      },
      texts.wrong(sender.office, sender.phone, lead.id),
    ],
    reason: texts.reason,
  }
}

/**
 * Returns the email to the office about a lead and, until it is answered, its due time. Reply-To is the prospect, who
 * gets the subject with the reply. @param isFollowUp the same address had an email about this lead
 */
export function leadToOfficeEmail(lead: Lead, sender: EmailContext, isFollowUp: boolean): Email {
  const messages = officeMessages(lead.history.filter(prospectChangeOf), isFollowUp)
  const page = sender.pageOf(lead.page)
  const service = requestedService(lead, page) ?? serviceLabel(lead)
  const others = otherServices(lead).map(fieldLabel).join(', ')
  const place = page?.town === undefined ? '' : ` in ${page.town}`
  const due =
    lead.status === 'new' &&
    lead.dueAt &&
    formatDueDate(new Date(lead.dueAt), 'en', sender.responseSla.timeZone)
  return {
    language: 'en',
    subject: `${lead.name}: ${service}${place} (${lead.id})`,
    preview: `${messages.preview}. ${due ? `Answer by ${due}. ` : ''}${lead.phone}`,
    heading: `${lead.name} ${messages.heading}`,
    replyTo: { name: lead.name, address: lead.email },
    parts: [
      `${due ? `Please answer by ${due}. ` : ''}Reply to this email and it goes to ${lead.name}.`,
      ...messages.changes,
      {
        facts: [
          ...(due ? [['Answer by', due] as const] : []),
          ...inSpanish(lead),
          ...answerFacts(lead, 'office', { language: 'en', service, shown: page?.town }),
          ...(page?.town === undefined ? [] : [['Town', page.town] as const]),
          ...(others === '' ? [] : [['Interested in', others] as const]),
          ...extraFacts(lead, [service, page?.town]),
        ],
      },
      { button: { label: 'Open the lead', href: adminLeadUrl(sender, lead) } },
      ...(due
        ? ['Once you’ve answered, change its status there. That stops the clock and the reminders.']
        : []),
      `If ${lead.name} replies to our confirmation, it lands in the inbox of ${sender.office}, not on the lead.`,
      { facts: whereFrom(lead, page?.title, sender) },
    ],
    reason: 'You’re getting this because new leads from the website go to this address.',
  }
}

/** Returns the lead's trade or, where the page is about the service type that was chosen, the page's service. */
const requestedService = (lead: Lead, page: SitePage | undefined, language?: Language) =>
  tradeLabel(lead, language) ?? (page?.serviceType === lead.serviceType ? page.service : undefined)

/**
 * Returns the messages for a new lead or, in a follow-up, for the prospect's latest change. Photos may arrive before the
 * first email is sent: that one is about the new lead.
 */
function officeMessages(changes: Lead['history'], isFollowUp: boolean) {
  const latest = changes.at(-1)
  const notes = changes.map(({ change }) => shortNote(change))
  if (changes.some((entry) => prospectChangeOf(entry) === 'corrected'))
    notes.unshift('They’ve changed it since it came in, so go by these details.')
  const parts = notes.length === 0 ? [] : [notes.join('\n')]
  if (latest === undefined || !isFollowUp)
    return { preview: 'New lead', heading: 'wants an estimate', changes: parts }
  return prospectChangeOf(latest) === 'files-added'
    ? { preview: 'New files', heading: 'sent files', changes: parts }
    : { preview: 'Corrected', heading: 'corrected what they sent', changes: parts }
}

/** Shortens a history note, which has earlier answers in full as JSON: thirty messages are more than Gmail shows. */
function shortNote(change: string): string {
  const line = change.replaceAll('\\n', ' ')
  return line.length > 200 ? `${line.slice(0, 200)}…` : line
}

function whereFrom(
  lead: Lead,
  title: string | undefined,
  { origin, responseSla }: EmailContext,
): Fact[] {
  const came = [lead.referrer, lead.campaign].filter((part) => part !== '').join(' · ')
  return [
    ['Reference', lead.id],
    ['Received', formatDueDate(new Date(lead.receivedAt), 'en', responseSla.timeZone)],
    ['Page', lead.page === '' ? 'Unknown' : [title, origin + lead.page].filter(Boolean).join('\n')],
    ['Came from', came === '' ? 'Unknown' : came],
  ]
}

/** Returns the reminder to the office that a lead is unanswered after this percentage of the response time (S9.28). */
export function reminderEmail(lead: Lead, percent: number, sender: EmailContext): Email {
  const due = lead.dueAt && formatDueDate(new Date(lead.dueAt), 'en', sender.responseSla.timeZone)
  const promised = due ? ` by ${due}` : ''
  const late = percent >= 100
  const service = requestedService(lead, sender.pageOf(lead.page))
  return {
    language: 'en',
    subject: late
      ? `Late: ${lead.name} is still waiting (${lead.id})`
      : `${lead.name} is waiting: ${percent}% of the time is gone (${lead.id})`,
    preview: late ? `Please call ${lead.phone} now.` : `Call ${lead.phone}${promised}.`,
    heading: late ? `${lead.name} is still waiting` : `${lead.name} is waiting for an answer`,
    replyTo: { name: lead.name, address: lead.email },
    parts: [
      late
        ? `We said we’d answer${promised}, and we don’t have an answer on record. Please call now.`
        : `We said we’d answer${promised}. ${percent}% of that time is gone.`,
      {
        facts: [...inSpanish(lead), ...answerFacts(lead, 'reminder', { language: 'en', service })],
      },
      { button: { label: 'Open the lead', href: adminLeadUrl(sender, lead) } },
      late
        ? 'Then change its status there so we know you’ve answered. This is the last reminder.'
        : 'Change its status from “new” and the reminders stop.',
    ],
    reason: 'You’re getting this because new leads from the website go to this address.',
  }
}

/** The most leads that an email about an assignment lists; the button leads to all of them. */
const maxListed = 50

/** Returns the email to a colleague to whom leads were assigned: one lead in full, several as a list. */
export function assignmentEmail(
  leads: readonly Lead[],
  { by, assignee }: { by: string; assignee: string },
  sender: EmailContext,
): Email {
  const [lead, ...others] = leads
  const reason = `You’re getting this because ${by} assigned ${others.length > 0 ? 'these leads' : 'this lead'} to you.`
  if (lead && others.length === 0) {
    const { service, place, due } = summaryOf(lead, sender)
    return {
      language: 'en',
      subject: `Assigned to you: ${lead.name}, ${service}${place} (${lead.id})`,
      preview: `${due ? `Answer by ${due}. ` : ''}${lead.phone}`,
      heading: `${by} assigned ${lead.name} to you`,
      replyTo: { name: lead.name, address: lead.email },
      parts: [
        `${due ? `Please answer by ${due}. ` : ''}Reply to this email and it goes to ${lead.name}.`,
        {
          facts: [
            ...(due ? [['Answer by', due] as const] : []),
            ...inSpanish(lead),
            ...answerFacts(lead, 'office', { language: 'en', service }),
          ],
        },
        { button: { label: 'Open the lead', href: adminLeadUrl(sender, lead) } },
      ],
      reason,
    }
  }
  const count = `${leads.length} leads`
  const rest = leads.length - maxListed
  return {
    language: 'en',
    subject: `Assigned to you: ${count}`,
    preview: leads.map(({ name }) => name).join(', '),
    heading: `${by} assigned you ${count}`,
    parts: [
      {
        facts: leads.slice(0, maxListed).map((one): Fact => {
          const { service, place, due } = summaryOf(one, sender)
          const what = `${one.name}: ${service}${place}${due ? `, answer by ${due}` : ''}`
          return [one.id, what, adminLeadUrl(sender, one)]
        }),
      },
      ...(rest > 0 ? [`And ${rest} more.`] : []),
      {
        button: {
          label: 'Open your leads',
          href: `${sender.origin}${paths.admin.contactsPage}?${new URLSearchParams({ assignee })}`,
        },
      },
    ],
    reason,
  }
}

/** Returns a lead's service, ` in ` its town, and when it must be answered; undefined once it is. */
function summaryOf(lead: Lead, sender: EmailContext) {
  const page = sender.pageOf(lead.page)
  return {
    service: requestedService(lead, page) ?? serviceLabel(lead),
    place: page?.town === undefined ? '' : ` in ${page.town}`,
    due:
      isUnanswered(lead) && lead.dueAt
        ? formatDueDate(new Date(lead.dueAt), 'en', sender.responseSla.timeZone)
        : undefined,
  }
}

interface AnswerFactsContext {
  language: Language
  /** The service of the page, which is more specific than the service type. */
  service?: string | undefined
  /** Text that the email already contains. */
  shown?: string | undefined
}

/** Returns the answers for an email, with their labels; empty ones are left out. */
const answerFacts = (
  lead: Lead,
  email: ContactFormField['emails'][number],
  { language, service, shown }: AnswerFactsContext,
): Fact[] =>
  contactFormFields
    .filter(({ emails }) => emails.includes(email))
    .map((field): Fact => {
      const answer = answerText(field, answerTo(lead, field.name), language)
      if (field.name === 'serviceType') return [shortLabel(field, language), service ?? answer]
      // The generated sentence is not the prospect's own text. The office gets it if there is no other text.
      if (field.name === 'message')
        return [
          shortLabel(field, language),
          ownMessage(lead) || (email === 'confirmation' ? '' : answer),
        ]
      return [shortLabel(field, language), answer, ...hrefOf(field, answer, email)]
    })
    .filter(([, text]) => text !== '' && text !== shown)

/** Returns the address of an answer that the office can tap. The prospect gets what anyone may have typed as text. */
function hrefOf({ kind }: ContactFormField, answer: string, email: string): [] | [string] {
  if (email === 'confirmation') return []
  if (kind === 'tel') return [telLink(answer)]
  return kind === 'email' ? [mailtoLink(answer)] : []
}

/** Returns extra fields of the form, without values that the email already contains. */
const extraFacts = (lead: Pick<Lead, 'extra'>, shown: readonly (string | undefined)[]) =>
  Object.entries(otherExtras(lead))
    .filter(([, value]) => !shown.includes(value))
    .map(([name, value]) => [fieldLabel(name), value] as const)

/** Returns a fact for the office if the prospect reads Spanish. */
const inSpanish = ({ language }: Lead): Fact[] =>
  language === 'es' ? [['Language', 'Spanish: please answer in Spanish']] : []

/** Returns the URL of the lead's admin page. */
export const adminLeadUrl = ({ origin }: Pick<EmailContext, 'origin'>, { id }: Lead): string =>
  `${origin}${paths.admin.contactsPage}?lead=${encodeURIComponent(id)}`
