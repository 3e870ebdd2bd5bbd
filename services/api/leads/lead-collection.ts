import { answerTo, contactFormFields } from '../contact-form/fields.ts'
import { campaignName, referrerHost } from '../contract/attribution.ts'
import { momentOfDay } from '../contract/day.ts'
import { foldText } from '../contract/fold-text.ts'
import { websiteSource } from '../contract/lead-source.ts'
import { phoneKeys } from '../contract/phone-number.ts'
import { columnsOf, defineCollection } from '../storage/collection.ts'
import { quarantineDays } from '../storage/personal-data.ts'
import { isImported } from './contract.ts'
import { personalLeadFields, toErasedLead } from './erased-lead.ts'
import { stepComesUp, stepStatuses } from './next-step-contract.ts'
import { isUndated, openQuoteOf, outcomeOf } from './outcome.ts'
import { townPhrases } from './town-contract.ts'
import { mailboxCopies } from './emails/mailbox-copies.ts'
import {
  isProbe,
  isUnanswered,
  lead,
  lostReasonOf,
  systemActor,
  type Lead,
  wonValueOf,
} from './lead.ts'

const { text, list, moment, number, flag } = columnsOf<Lead>()

const writtenFields = contactFormFields.filter(({ kind }) => kind !== 'choice')

const dayColumn = (day: string | undefined) => (day === undefined ? null : momentOfDay(day))

/** The collection of leads. Column names match the existing tables. */
export const leads = defineCollection({
  name: 'leads',
  record: lead,
  month: ({ receivedAt }) => receivedAt,
  columns: {
    received_at: moment(({ receivedAt }) => receivedAt),
    idempotency_key: text(({ idempotencyKey }) => idempotencyKey || null, { lookup: 'unique' }),
    fingerprint: text(({ fingerprint }) => fingerprint, { lookup: 'latest' }),
    status: text(({ status }) => status),
    assignee: text(({ assignee }) => assignee ?? null),
    tags: list(({ tags }) => tags ?? []),
    service_type: text(({ serviceType }) => serviceType),
    /** The town or address in runs of words, so that it is found by the town. */
    town: list((one) => townPhrases(answerTo(one, 'town'))),
    /** Null once it is answered. */
    due_at: moment((one) => (isUnanswered(one) ? (one.dueAt ?? null) : null)),
    /** It can't wait, and waits for an answer; null for most, so that those few are found by an index. */
    urgent: text((one) => (one.urgent && isUnanswered(one) ? 'waiting' : null), {
      lookup: 'latest',
    }),
    name_key: text(({ name }) => foldText(name)),
    won_value: number((one) => wonValueOf(one) ?? null),
    merged_into: text(({ mergedInto }) => mergedInto ?? null),
    probe: flag(isProbe),
    erased: flag(({ erasedAt }) => erasedAt !== undefined),
    /** Without a landing page, the page of the form counts. */
    landing: text(({ landing, page }) => landing || page),
    referrer_host: text(({ referrer }) => referrerHost(referrer)),
    campaign_name: text(({ campaign }) => campaignName(campaign)),
    /** When the next step of a lead comes up that is neither lost nor spam. */
    next_at: moment(({ nextStep, status }) =>
      nextStep && stepStatuses.some((one) => one === status) ? stepComesUp(nextStep) : null,
    ),
    /** Who does that step, by id. */
    next_who: text(({ nextStep, status }) =>
      nextStep && stepStatuses.some((one) => one === status) ? nextStep.who || null : null,
    ),
    /** How the person reached the firm. */
    source: text(({ source }) => source ?? websiteSource),
    answer_minutes: number(({ answerMinutes }) => answerMinutes ?? null),
    /** Of quotes that wait for an answer. */
    quote_amount: number((one) => openQuoteOf(one)?.amount ?? null),
    quote_priced: flag((one) => openQuoteOf(one)?.amount !== undefined),
    follow_up_at: moment((one) => dayColumn(openQuoteOf(one)?.followUpOn)),
    closed_at: moment((one) => dayColumn(outcomeOf(one)?.wonOn ?? outcomeOf(one)?.lostOn)),
    /** `dateClosedLeads` stores the day that it lacks. */
    closed_undated: flag(isUndated),
    lost_because: text((one) => outcomeOf(one)?.lostBecause ?? null),
  },
  counted: [
    ...(['received_at', 'status', 'assignee', 'due_at', 'won_value', 'merged_into'] as const),
    ...(['probe', 'erased', 'next_at', 'next_who', 'answer_minutes', 'quote_amount'] as const),
    ...(['quote_priced', 'follow_up_at', 'closed_at', 'closed_undated', 'lost_because'] as const),
    'urgent',
  ],
  searchText: (one) => [
    one.id,
    ...writtenFields.map(({ name }) => answerTo(one, name)),
    ...Object.values(one.extra),
    ...one.services,
    one.page,
    one.campaign,
    ...(one.tags ?? []),
    ...(one.notes ?? []).map((note) => note.text),
    ...(one.visits ?? []).map(({ address }) => address),
    lostReasonOf(one) ?? '',
    ...(one.mergedFrom ?? []),
    // Digits without the country code, so that a search finds a number in any notation, also one in a message or a note,
    // and a search for 19 doesn't find each number that begins with +1 9.
    ...[
      one.phone,
      one.message,
      ...Object.values(one.extra),
      ...(one.notes ?? []).map((note) => note.text),
    ].flatMap(phoneKeys),
  ],
  parent: 'merged_into',
  mail: 'sent',
  event: (change) => change,
  isQuiet: isImported,
  personal: {
    fields: personalLeadFields,
    addressOf: ({ email }) => email,
    relatedTo: ({ mergedFrom = [] }) => mergedFrom,
    isImpersonal: (row) => mailboxCopies.is(row),
    attachments: true,
    remainder: { erasedAt: ({ erasedAt }) => erasedAt, of: toErasedLead },
  },
  retention: {
    days: 'RETENTION_DAYS',
    // Won leads are kept as contracts (content/pages/privacy-policy.md, “How long”).
    lastActivity: ({ receivedAt, status, history, erasedAt }) =>
      status === 'won'
        ? undefined
        : (erasedAt ?? history.findLast(({ by }) => by !== systemActor)?.at ?? receivedAt),
  },
})

/** The collection of leads that look automated, until staff release them. */
export const quarantinedLeads = defineCollection({
  ...leads,
  name: 'quarantined-leads',
  mail: 'kept',
  event: () => 'held',
  personal: {
    fields: personalLeadFields,
    addressOf: ({ email }) => email,
    erasedWith: leads.name,
  },
  retention: { days: quarantineDays, lastActivity: ({ receivedAt }) => receivedAt },
})
