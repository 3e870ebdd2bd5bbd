import { nameWithRole } from '../../../content/model/team.ts'
import { translatorOf } from '../../../content/model/translator.ts'
import { choiceLabel } from '../../contact-form/service-form.ts'
import { firstName } from '../../contract/first-name.ts'
import { paths } from '../../contract/paths.ts'
import { defineEmail, type Composing } from '../../email/define-email.ts'
import { type Email, type Fact, withoutLinks } from '../../email/email.ts'
import { fillTemplate } from '../../email/fill-template.ts'
import { signSelfServiceToken } from '../../email/link-tokens.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { formatDueDate, formatOpeningDay } from '../../sla/due-time-format.ts'
import { nextOpening } from '../../sla/response-clock.ts'
import { callerOf } from '../caller.ts'
import { firstEntries } from '../contract.ts'
import { type Lead, prospectChangeOf } from '../lead.ts'
import { answerFacts, extraFacts, ofLeads, requestedService } from './lead-facts.ts'
import { knownLanguage } from '../../../content/model/languages.ts'

/** The confirmation to the prospect, with the due time (S7.4, S9.27) and the request. */
export const leadConfirmation = defineEmail<Lead>({
  ...ofLeads,
  kind: 'lead-confirmation',
  name: 'their confirmation email',
  to: 'prospect',
  perDay: 3,
  isUnverified: (lead) => !isVouchedFor(lead),
  compose,
})

/**
 * Returns whether the firm answers for the address: it imported the lead, or its program sent it, and the prospect has typed no
 * other one since.
 */
const isVouchedFor = ({ history }: Lead): boolean => {
  const first = history[0]?.change
  return (
    (first === firstEntries.imported || first === firstEntries.program) &&
    !history.some((entry) => prospectChangeOf(entry) === 'corrected')
  )
}

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
  const language = knownLanguage(sender.templates['lead-confirmation'], lead.language)
  const { timeZone, timeZoneNames } = sender.responseSla
  const clock = { language, words: sender.words, timeZone }
  // A corrected address gets the confirmation days later, too.
  const due = lead.dueAt && new Date(lead.dueAt) > asked ? new Date(lead.dueAt) : undefined
  const opening = due && nextOpening(asked, sender.responseSla)
  const service = requestedService(lead, sender.pageOf(lead.page), sender.form, language)
  const token = signSelfServiceToken(lead, 'email', sender.links)
  const caller = callerOf(lead, sender)
  const t = translatorOf(sender.words[language], 'emails', language)
  return fillTemplate(
    'lead-confirmation',
    language,
    sender,
    {
      reference: lead.id,
      firstName: firstName(lead.name, language) ?? '',
      answerBy: due ? `${formatDueDate(due, clock)} (${timeZoneNames[language]})` : '',
      caller: caller ? nameWithRole(caller) : '',
      onLead: sender.replyAddress ? 'yes' : '',
      closedUntil: opening ? formatOpeningDay(opening, asked, clock) : '',
      request: sender.origin + paths.selfServiceWithToken(token),
    },
    [
      [t('reference'), lead.id],
      ...[
        ...answerFacts(lead, 'confirmation', sender, { service }),
        // The page that led to the form isn't something the prospect wrote.
        ...extraFacts(lead, [service, choiceLabel(sender.form, lead), lead.extra['askedFrom']]),
      ].map(([name, value]): Fact => [withoutLinks(name), withoutLinks(value)]),
    ],
  )
}
