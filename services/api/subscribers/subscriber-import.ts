import { randomUUID } from 'node:crypto'
import { addDays, day, momentOfDay } from '../contract/day.ts'
import {
  afterImport,
  type ImportCells,
  type ImportColumn,
  type ImportContext,
  type RefusalOf,
  type RowVerdict,
} from '../contract/import-row.ts'
import { paths } from '../contract/paths.ts'
import { emailAddress } from '../contract/text.ts'
import { httpError } from '../http/http-errors.ts'
import { dueAt } from '../outbox/outbox-row.ts'
import type { Decision } from '../storage/query.ts'
import { stateLabels } from './contract.ts'
import { confirmSubscription } from './emails.ts'
import { subscriberCreated } from './events.ts'
import type { SubscriberRepository } from './subscriber-repository.ts'
import type { Subscriber } from './subscriber.ts'

/** The columns of an import: those of the CSV that can be set, and the consent with its source. */
export const subscriberImportColumns: readonly ImportColumn[] = [
  { header: 'email', required: true, example: 'ann@example.com' },
  { header: 'name', example: 'Ann Example' },
  { header: 'zip code', example: '81657' },
  { header: 'language', example: 'en' },
  { header: 'interests', example: '' },
  { header: 'state', example: stateLabels.listed },
  { header: 'consent', required: true, example: '2026-01-31' },
  { header: 'consent source', required: true, example: 'Card at the home show' },
]

interface ImportDeps {
  subscribers: SubscriberRepository
  languages: readonly string[]
  /** After how many days without activity subscribers are erased. */
  retentionDays: number | 'off'
  /** Reads who has left, was erased, or got no email. */
  refusals: () => Promise<RefusalOf>
  now: () => Date
}

/** Imports subscribers: each with the day and the source of the consent, without emails and webhooks unless they are wished. */
export const subscriberImporter = (deps: ImportDeps) => ({
  columns: subscriberImportColumns,
  judge: async (rows: readonly ImportCells[]): Promise<readonly RowVerdict<Subscriber>[]> => {
    const refusalOf = await deps.refusals()
    const known = new Map<string, string | number>()
    const { batches } = await deps.subscribers.scan({ words: [] })
    for await (const batch of batches)
      for (const { email } of batch) known.set(email.toLowerCase(), 'the list')
    return rows.map((cells, at): RowVerdict<Subscriber> => {
      const { content, problems } = parseRow(cells, deps)
      const who = cells['email'] || cells['name'] || 'A row without an address'
      const why =
        refusalOf(content.email) ??
        (cells['state']?.toLowerCase() === stateLabels.left.toLowerCase()
          ? 'unsubscribed'
          : undefined)
      if (why) return { is: 'refused', who, why }
      if (problems.length > 0) return { is: 'wrong', who, problems }
      const address = content.email.toLowerCase()
      const of = known.get(address)
      if (of !== undefined) return { is: 'duplicate', who, of, content }
      known.set(address, at)
      return { is: 'ready', who, content, make: (context) => subscriberOf(content, context) }
    })
  },
  add: (subscriber: Subscriber): Promise<void> =>
    deps.subscribers.transactByEmail(subscriber.email, (earlier): Decision<Subscriber, void> => {
      // Somebody has signed up with the address since the file was read.
      if (earlier && earlier.id !== subscriber.id) throw httpError('import_changed')
      return earlier ? { answer: undefined } : { add: subscriber, answer: undefined }
    }),
  remove: removeImportedSubscriber(deps.subscribers),
  labelOf: async (id: string) => (await deps.subscribers.one(id))?.email,
})

/** Returns the function that removes a subscriber of an import, unless it has changed since. */
export const removeImportedSubscriber =
  (subscribers: Pick<SubscriberRepository, 'transact'>) =>
  (id: string, _importId: string, isSame?: (subscriber: object) => boolean) =>
    subscribers.transact(id, (subscriber): Decision<Subscriber, 'removed' | 'changed' | 'gone'> => {
      if (!subscriber) return { answer: 'gone' }
      if (isSame && !isSame(subscriber)) return { answer: 'changed' }
      return { erase: subscriber, answer: 'removed' }
    })

interface RowContent {
  email: string
  firstName: string
  lastName: string
  zipCode: string
  interests: string[]
  language: string | undefined
  consent: string
  consentSource: string
}

function parseRow(cells: ImportCells, { languages, retentionDays, now }: ImportDeps) {
  const problems: { field: string; message: string }[] = []
  const fail = (field: string, message: string) => void problems.push({ field, message })
  const cell = (header: string) => cells[header] ?? ''
  const parsed = emailAddress('Enter an email address.').safeParse(cell('email'))
  if (!parsed.success || parsed.data === '')
    fail('email', parsed.error?.issues[0]?.message ?? 'Enter an email address.')
  const [firstName = '', ...rest] = cell('name').split(/\s+/)
  const lastName = rest.join(' ')
  if (firstName.length > 100 || lastName.length > 100)
    fail('name', 'Please shorten this to 100 characters.')
  if (cell('zip code').length > 20) fail('zip code', 'Please shorten this to 20 characters.')
  const interests = cell('interests')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (interests.length > 10 || interests.some((one) => one.length > 80))
    fail('interests', 'Enter 10 interests of 80 characters at most.')
  const language = cell('language').toLowerCase() || undefined
  if (language !== undefined && !languages.includes(language))
    fail('language', `Use one of: ${languages.join(', ')}.`)
  const states = [stateLabels.listed, stateLabels.confirmed, stateLabels.left].map((one) =>
    one.toLowerCase(),
  )
  if (cell('state') !== '' && !states.includes(cell('state').toLowerCase()))
    fail('state', 'They haven’t agreed to emails yet. Ask them to sign up on the site.')
  const consent = cell('consent')
  const today = now().toISOString().slice(0, 10)
  if (consent === '') fail('consent', 'Enter the day on which they agreed to emails.')
  else if (!day.safeParse(consent).success) fail('consent', 'Write the day as 2026-01-31.')
  else if (consent > today) fail('consent', 'This is in the future.')
  else if (retentionDays !== 'off' && consent < addDays(today, -retentionDays))
    fail(
      'consent',
      `This is over ${retentionDays} days ago, so it would be erased at once. Ask them again.`,
    )
  const consentSource = cell('consent source')
  if (consentSource === '')
    fail('consent source', 'Say where they agreed: a form, a card, an event.')
  if (consentSource.length > 300) fail('consent source', 'Please shorten this to 300 characters.')
  const content: RowContent = {
    email: parsed.data ?? cell('email'),
    ...{
      firstName,
      lastName,
      zipCode: cell('zip code'),
      interests,
      language,
      consent,
      consentSource,
    },
  }
  return { content, problems }
}

function subscriberOf(
  { consent, consentSource, language, ...sent }: RowContent,
  { by, at, wishes }: ImportContext,
): Subscriber {
  const now = at.toISOString()
  const wording = `${consentSource} (imported from a list by ${by.name})`
  const { email, interests } = sent
  const sentAt = afterImport(at)
  return {
    id: randomUUID(),
    ...sent,
    subscribedAt: now,
    ...(language !== undefined && { language }),
    consents: [
      { at: momentOfDay(consent), act: 'asked', page: paths.admin.importPage, interests, wording },
    ],
    mail: [
      ...(wishes.confirm ? [confirmSubscription.row(email, sentAt)] : []),
      // Who must confirm first is sent to receivers then.
      ...(wishes.webhooks && !wishes.confirm
        ? [dueAt(subscriberCreated.row({ at: now }), sentAt)]
        : []),
    ],
  }
}
