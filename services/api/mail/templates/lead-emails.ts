import type { Language } from '../../contract/language.ts'
import { serviceTypeLabels } from '../../contract/service-types.ts'
import {
  answerText,
  answerTo,
  type ContactFormField,
  contactFormFields,
  otherExtras,
  shortLabel,
} from '../../contract/contact-form-fields.ts'
import { paths } from '../../contract/paths.ts'
import { signSelfServiceToken } from '../../links/link-tokens.ts'
import { formatDueDate, timeZoneNames } from '../../promise/due-time-format.ts'
import { type Lead, prospectChangeOf } from '../../records/lead.ts'
import type { Email, Fact, EmailContext } from '../email.ts'
import { stripGeneratedMessage } from '../../contract/inquiry-message.ts'
import { fieldLabel } from '../../contract/field-label.ts'

const confirmationMessages = {
  en: {
    subject: (reference: string) => `We've received your request (${reference})`,
    heading: (name: string) => `Thank you, ${name}`,
    received: "We've received your request.",
    by: (when: string) => `A person from our estimating desk answers you by ${when}.`,
    soon: 'A person from our estimating desk will get back to you.',
    sent: 'This is what you sent us:',
    reference: 'Reference',
    wrong: (phone: string, reference: string) =>
      `Is something wrong, or urgent? Reply to this email, or call ${phone} and name the reference ${reference}.`,
    more: 'Photographs and plans help us. Behind this link you can add them, correct what you sent, or have it erased:',
    open: 'See your request',
    reason: 'You get this email because this address was given in a request on our website.',
  },
  es: {
    subject: (reference: string) => `Hemos recibido su solicitud (${reference})`,
    heading: (name: string) => `Gracias, ${name}`,
    received: 'Hemos recibido su solicitud.',
    by: (when: string) => `Una persona de nuestra oficina le responde a más tardar ${when}.`,
    soon: 'Una persona de nuestra oficina le responderá.',
    sent: 'Esto es lo que nos envió:',
    reference: 'Referencia',
    wrong: (phone: string, reference: string) =>
      `¿Hay algo mal o es urgente? Responda a este correo o llame al ${phone} y diga la referencia ${reference}.`,
    more: 'Las fotos y los planos nos ayudan. Con este enlace puede agregarlos, corregir lo que envió o hacerlo borrar:',
    open: 'Ver su solicitud',
    reason:
      'Recibe este correo porque se dio esta dirección en una solicitud en nuestro sitio web.',
  },
} as const

/** To the prospect: the confirmation with the due time (S7.4, S9.27) and what was sent. */
export function leadConfirmationEmail(lead: Lead, sender: EmailContext): Email {
  const language = lead.language ?? 'en'
  const say = confirmationMessages[language]
  const due = lead.dueAt === undefined ? undefined : new Date(lead.dueAt)
  const answerBy = due
    ? say.by(
        `${formatDueDate(due, language, sender.responseSla.timeZone)} (${timeZoneNames[language]})`,
      )
    : say.soon
  const service = sender.pageOf(lead.page)?.service
  return {
    language,
    subject: say.subject(lead.id),
    preview: answerBy,
    heading: say.heading(lead.name),
    parts: [
      `${say.received} ${answerBy}`,
      say.sent,
      {
        facts: [
          [say.reference, lead.id],
          ...answerFacts(lead, 'confirmation', { language, service }),
          ...extraFacts(lead, [service]),
        ],
      },
      say.more,
      {
        button: {
          label: say.open,
          href:
            sender.origin + paths.selfServiceWithToken(signSelfServiceToken(lead, sender.links)),
        },
      },
      say.wrong(sender.phone, lead.id),
    ],
    reason: say.reason,
  }
}

/** To the office: the lead and its due time. Reply-To is the prospect. */
export function leadToOfficeEmail(lead: Lead, sender: EmailContext): Email {
  const messages = officeMessages(lead.history.filter(prospectChangeOf))
  const page = sender.pageOf(lead.page)
  const service = page?.service ?? serviceTypeLabels[lead.serviceType]
  const place = page?.town === undefined ? '' : ` in ${page.town}`
  const due = lead.dueAt && formatDueDate(new Date(lead.dueAt), 'en', sender.responseSla.timeZone)
  return {
    language: 'en',
    subject: `${messages.subject} ${lead.id}: ${service}${place}, from ${lead.name}`,
    preview: due ? `Answer by ${due}. ${lead.phone}` : lead.phone,
    heading: `${lead.name} ${messages.heading}`,
    replyTo: { name: lead.name, address: lead.email },
    parts: [
      `${due ? `Please answer by ${due}. ` : ''}Replying to this email writes to ${lead.name}.`,
      ...messages.changes,
      {
        facts: [
          ...(due ? [['Answer by', due] as const] : []),
          ...inSpanish(lead),
          ...answerFacts(lead, 'office', { language: 'en', service, said: page?.town }),
          ...(page?.town === undefined ? [] : [['Town', page.town] as const]),
          ['Asks about', lead.services.map(fieldLabel).join(', ')],
          ...extraFacts(lead, [service, page?.town]),
        ],
      },
      { button: { label: 'Open the request', href: adminLeadUrl(sender, lead) } },
      'When you have answered, give it another status there: that stops the clock and the reminders.',
      { facts: whereFrom(lead, page?.title, sender) },
    ],
    reason: 'You get this email because requests from the website go to this address.',
  }
}

/** What the email is about: a new lead, or what the prospect has changed of it since. */
function officeMessages(changes: Lead['history']) {
  const latest = changes.at(-1)
  if (latest === undefined)
    return { subject: 'New request', heading: 'asks for an estimate', changes: [] }
  const notes = changes.map(({ change }) => change).join('\n')
  const since = `The visitor has changed it since it came in. Please use these details.\n${notes}`
  return prospectChangeOf(latest) === 'files-added'
    ? { subject: 'More files for request', heading: 'has added to a request', changes: [since] }
    : { subject: 'Corrected request', heading: 'has corrected a request', changes: [since] }
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
    [
      'Page',
      lead.page === '' ? 'not known' : [title, origin + lead.page].filter(Boolean).join('\n'),
    ],
    ['Came from', came === '' ? 'not known' : came],
  ]
}

/** To the office: a lead is unanswered after this percentage of the response time (S9.28). */
export function reminderEmail(lead: Lead, percent: number, sender: EmailContext): Email {
  const due = lead.dueAt && formatDueDate(new Date(lead.dueAt), 'en', sender.responseSla.timeZone)
  const promised = due ? ` by ${due}` : ''
  const late = percent >= 100
  return {
    language: 'en',
    subject: late
      ? `Late: ${lead.id} from ${lead.name} has no answer`
      : `${percent} % of the time is gone: ${lead.id} from ${lead.name}`,
    preview: `Call ${lead.phone}.`,
    heading: late ? `${lead.name} is still waiting` : `${lead.name} is waiting for an answer`,
    replyTo: { name: lead.name, address: lead.email },
    parts: [
      late
        ? `We promised an answer${promised}, and nobody has noted one. Please call now.`
        : `We promised an answer${promised}, and ${percent} % of that time has gone by.`,
      {
        facts: [...inSpanish(lead), ...answerFacts(lead, 'reminder', { language: 'en' })],
      },
      { button: { label: 'Open the request', href: adminLeadUrl(sender, lead) } },
      late
        ? 'Then give it another status there: that notes the answer. This was the last reminder.'
        : 'As soon as the request has another status than “new”, no more reminders come.',
    ],
    reason: 'You get this email because requests from the website go to this address.',
  }
}

interface AnswerFactsContext {
  language: Language
  /** The page’s own service, which says more than the service type. */
  service?: string | undefined
  /** What the email contains already. */
  said?: string | undefined
}

/** The answers that go into an email, with their labels; empty ones are left out. */
const answerFacts = (
  lead: Lead,
  email: ContactFormField['emails'][number],
  { language, service, said }: AnswerFactsContext,
): Fact[] =>
  contactFormFields
    .filter(({ emails }) => emails.includes(email))
    .map((field): Fact => {
      const answer = answerText(field, answerTo(lead, field.name), language)
      if (field.name === 'serviceType') return [shortLabel(field, language), service ?? answer]
      // The generated sentence is not the prospect's own text; the office reads it where there is no other.
      if (field.name === 'message')
        return [
          shortLabel(field, language),
          stripGeneratedMessage(answer) || (email === 'confirmation' ? '' : answer),
        ]
      return [shortLabel(field, language), answer]
    })
    .filter(([, text]) => text !== '' && text !== said)

/** Extra fields of the form, without values that the email contains already. */
export const extraFacts = (lead: Pick<Lead, 'extra'>, said: readonly (string | undefined)[]) =>
  Object.entries(otherExtras(lead))
    .filter(([, value]) => !said.includes(value))
    .map(([name, value]) => [fieldLabel(name), value] as const)

/** A fact for the office if the prospect reads Spanish. */
export const inSpanish = ({ language }: Lead): Fact[] =>
  language === 'es' ? [['Language', 'Spanish: please answer in Spanish']] : []

/** The admin page of the lead. */
export const adminLeadUrl = ({ origin }: Pick<EmailContext, 'origin'>, { id }: Lead): string =>
  `${origin}${paths.admin.contactsPage}?lead=${encodeURIComponent(id)}`
