import {
  answerText,
  answerTo,
  type ContactFormField,
  contactFormFields,
  otherExtras,
} from '../../contact-form/fields.ts'
import { fieldLabel } from '../../contact-form/field-label.ts'
import { ownMessage } from '../../contact-form/inquiry-message.ts'
import { choiceLabel, type ServiceForm, serviceLabel } from '../../contact-form/service-form.ts'
import type { Language } from '../../contract/language.ts'
import { paths } from '../../contract/paths.ts'
import { telLink } from '../../contract/phone-number.ts'
import { defaultLanguage, inLanguage, knownLanguage } from '../../../content/model/languages.ts'
import { fieldTexts } from '../../../content/model/field-texts.ts'
import { mailtoLink } from '../../../content/model/mailto-link.ts'
import type { EmailContext, Fact } from '../../email/email.ts'
import type { SitePage } from '../../site/contract.ts'
import { formatDueDate, formatWeekdayAndDate, staffClock } from '../../sla/due-time-format.ts'
import { isProbe, isUnanswered, type Lead } from '../lead.ts'
import { sampleLead } from './sample.ts'

/** What all emails about a lead declare in the same way. */
export const ofLeads = {
  collection: 'leads',
  /** Returns why no email about the lead is sent. */
  dropWhen: (lead: Lead): string | undefined => {
    if (lead.erasedAt !== undefined) return 'the lead was erased'
    return isProbe(lead) ? 'the lead was a monitor’s probe' : undefined
  },
  onFailure: 'tell the office' as const,
  recipientFacts: ({ id, name, phone }: Lead): readonly Fact[] => [
    ['Lead', id],
    ['From', name],
    ...(phone === '' ? [] : [['Phone', phone, telLink(phone)] as const]),
  ],
  samples: (language: Language) => [{ record: sampleLead(language) }],
}

/** Returns the lead's choice or, where the page is about the service type that was chosen, the page's service. */
export const requestedService = (
  lead: Lead,
  page: SitePage | undefined,
  form: ServiceForm,
  language?: Language,
) =>
  choiceLabel(form, lead, language) ??
  (page?.serviceType === lead.serviceType ? page.service : undefined)

/** Returns what emails to staff say of a lead: its service, ` in ` its town, and until it is answered, its due time. */
export function summaryOf(lead: Lead, context: EmailContext) {
  const { form, pageOf } = context
  const page = pageOf(lead.page)
  return {
    page,
    service:
      requestedService(lead, page, form) ?? (serviceLabel(form, lead) || 'job not known yet'),
    place: page?.town === undefined ? '' : ` in ${page.town}`,
    due:
      isUnanswered(lead) && lead.dueAt
        ? formatDueDate(new Date(lead.dueAt), staffClock(context))
        : undefined,
  }
}

/**
 * Returns the answers for an email, with their labels; empty ones are left out. In the confirmation they are in the
 * prospect's language.
 * @param about `service`: that of the page, which is more specific than the service type; `shown`: text that the email
 * already contains
 */
export const answerFacts = (
  lead: Lead,
  email: ContactFormField['emails'][number],
  { form, words }: Pick<EmailContext, 'form' | 'words'>,
  { service, shown }: { service?: string | undefined; shown?: string | undefined },
): Fact[] => {
  const language = knownLanguage(words, lead.language)
  const readerOf = ({ name, label, options }: ContactFormField) => {
    if (email !== 'confirmation') return { label, language: defaultLanguage, options }
    const texts = fieldTexts(inLanguage(words, language).fields, name)
    return { label: texts.short, language, options: texts.options }
  }
  return contactFormFields
    .filter(({ emails }) => emails.includes(email))
    .map((field): Fact => {
      const { label, ...reader } = readerOf(field)
      const answer = answerText(field, answerTo(lead, field.name), form, reader)
      if (field.name === 'bestTime') return [label, withDay(answer, lead, reader.language)]
      if (field.name === 'serviceType') return [label, service ?? answer]
      // The generated sentence is not the prospect's own text. The office gets it if there is no other text.
      if (field.name === 'message')
        return [label, ownMessage(form, lead) || (email === 'confirmation' ? '' : answer)]
      return [label, answer, ...hrefOf(field, answer, email)]
    })
    .filter(([, text]) => text !== '' && text !== shown)
}

/** The day of the half-day that was chosen as the best time to call, an extra field (S4.33). */
const dayOfCall = 'callDay'

/** Returns the best time to call with its day: `Morning, Monday, November 30`. */
function withDay(answer: string, { extra }: Pick<Lead, 'extra'>, language: Language): string {
  const day = new Date(extra[dayOfCall] ?? '')
  const isDay = answer !== '' && !Number.isNaN(day.getTime())
  return isDay ? `${answer}, ${formatWeekdayAndDate(day, language)}` : answer
}

/** Returns the address of an answer that the office can tap. The prospect gets what anyone may have typed as text. */
function hrefOf({ kind }: ContactFormField, answer: string, email: string): [] | [string] {
  if (email === 'confirmation') return []
  if (kind === 'tel') return [telLink(answer)]
  return kind === 'email' ? [mailtoLink(answer)] : []
}

/** Returns extra fields of the form, without values that the email already contains. */
export const extraFacts = (
  lead: Pick<Lead, 'extra' | 'bestTime'>,
  shown: readonly (string | undefined)[],
) =>
  Object.entries(otherExtras(lead))
    .filter(([name, value]) => !shown.includes(value) && !(lead.bestTime && name === dayOfCall))
    .map(([name, value]) => [fieldLabel(name), value] as const)

/** Returns Reply-To for an email to staff: the sender, unless staff entered the lead without an address. */
export const replyTo = ({ name, email }: Pick<Lead, 'name' | 'email'>) =>
  email === '' ? {} : { replyTo: { name, address: email } }

/** Returns a subject for staff, which says so first if a lead can't wait. */
export const subjectFor = ({ urgent }: Pick<Lead, 'urgent'>, subject: string): string =>
  urgent ? `Urgent: ${subject}` : subject

/** Returns what emails to staff say first of a lead that can't wait and isn't answered; undefined for any other. */
export const urgentNotice = (lead: Lead): string | undefined =>
  lead.urgent && isUnanswered(lead)
    ? `This can’t wait. Please ${lead.phone === '' ? `write to ${lead.email}` : `call ${lead.phone}`} now.`
    : undefined

/** Returns the URL of the lead's admin page. */
export const adminLeadUrl = ({ origin }: Pick<EmailContext, 'origin'>, { id }: Lead): string =>
  `${origin}${paths.admin.contactsPage}?lead=${encodeURIComponent(id)}`

/** Returns a text that begins a sentence, such as the name of a rule. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
