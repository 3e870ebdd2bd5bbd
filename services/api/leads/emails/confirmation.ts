import { choiceLabel } from '../../contact-form/service-form.ts'
import { firstName } from '../../contract/first-name.ts'
import { paths } from '../../contract/paths.ts'
import { defineEmail, type Composing } from '../../email/define-email.ts'
import { type Email, type Fact, withoutLinks } from '../../email/email.ts'
import { signSelfServiceToken } from '../../email/link-tokens.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { formatDueDate, formatOpening } from '../../sla/due-time-format.ts'
import { nextOpening } from '../../sla/response-clock.ts'
import type { Lead } from '../lead.ts'
import { answerFacts, extraFacts, ofLeads, requestedService } from './lead-facts.ts'

/** The confirmation to the prospect, with the due time (S7.4, S9.27) and the request. */
export const leadConfirmation = defineEmail<Lead>({
  ...ofLeads,
  kind: 'lead-confirmation',
  name: 'their confirmation email',
  to: 'prospect',
  perDay: 3,
  isUnverified: () => true,
  compose,
})

/** Drops a confirmation that is waiting or has failed. @param note why; by default after a correction of its address */
export const withoutConfirmation = (
  mail: readonly OutboxRow[],
  note = 'the address was corrected',
): OutboxRow[] =>
  mail.map((row) =>
    leadConfirmation.is(row) && (row.state === 'waiting' || row.state === 'failed')
      ? { ...row, state: 'dropped', note }
      : row,
  )

function compose(lead: Lead, { context: sender, asked }: Composing<Lead>): Email {
  const language = lead.language ?? 'en'
  const texts = confirmationMessages[language]
  const { timeZone, timeZoneNames } = sender.responseSla
  const clock = { language, words: sender.words, timeZone }
  // A corrected address gets the confirmation days later, too.
  const due = lead.dueAt && new Date(lead.dueAt) > asked ? new Date(lead.dueAt) : undefined
  const answerBy = due
    ? texts.by(`${formatDueDate(due, clock)} (${timeZoneNames[language]})`)
    : texts.soon
  const opening = due && nextOpening(asked, sender.responseSla)
  const closed = opening ? ` ${texts.closed(formatOpening(opening, asked, clock))}` : ''
  const service = requestedService(lead, sender.pageOf(lead.page), sender.form, language)
  const token = signSelfServiceToken(lead, 'email', sender.links)
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
            ...answerFacts(lead, 'confirmation', sender, { service }),
            // The page that led to the form isn't something the prospect wrote.
            ...extraFacts(lead, [service, choiceLabel(sender.form, lead), lead.extra['askedFrom']]),
          ].map(([name, value]): Fact => [withoutLinks(name), withoutLinks(value)]),
        ],
      },
      texts.more,
      { button: { label: texts.open, href: sender.origin + paths.selfServiceWithToken(token) } },
      texts.wrong(sender.office, sender.phone, lead.id),
    ],
    reason: texts.reason,
  }
}

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
