import { type ContactFormField, contactFormFields } from '../contact-form/fields.ts'
import { sentFields } from '../contact-form/schemas.ts'
import {
  changedService,
  serviceAnswerLabel,
  serviceAnswers,
  type ServiceForm,
} from '../contact-form/service-form.ts'
import { day } from '../contract/day.ts'
import { foldText } from '../contract/fold-text.ts'
import {
  afterImport,
  type ImportCells,
  type ImportColumn,
  type ImportContext,
  type RefusalOf,
  type RowVerdict,
} from '../contract/import-row.ts'
import { sourceIn, websiteSource } from '../contract/lead-source.ts'
import { type LeadStatus, leadStatuses } from '../contract/lead-status.ts'
import { phoneKeys } from '../contract/phone-number.ts'
import { dueAt } from '../outbox/outbox-row.ts'
import type { ResponseSla } from '../sla/contract.ts'
import { dueTime } from '../sla/response-clock.ts'
import { toInstant, toLocalTime } from '../sla/time-zone.ts'
import type { Decision } from '../storage/query.ts'
import { firstEntries } from './contract.ts'
import { leadConfirmation } from './emails/confirmation.ts'
import { leadCreated } from './events.ts'
import { remindersOf } from './intake/accept-contact.ts'
import { generateReference } from './intake/lead-fields.ts'
import type { Lead } from './lead.ts'
import type { LeadRepository } from './lead-repository.ts'

/** The source of imported leads whose row names none. */
const importedSource = 'Imported list'
const maxSource = 40
const maxTags = 20

const exampleOf: Readonly<Record<string, string>> = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '970-555-0100',
  message: 'Asked about a new roof.',
}

const fields: readonly ContactFormField[] = contactFormFields
const answers = fields.flatMap(({ name, csv }) =>
  csv === undefined ? [] : [{ name, header: csv }],
)

/** The columns of an import: those of the CSV that can be set, and the consent with its source. */
export const leadImportColumns: readonly ImportColumn[] = [
  ...answers.map(({ name, header }): ImportColumn => ({
    header,
    ...(name === 'name' && { required: true }),
    example: exampleOf[name] ?? '',
  })),
  { header: 'received', example: '2026-01-31 14:05' },
  { header: 'status', example: 'new' },
  { header: 'tags', example: 'home show' },
  { header: 'source', example: 'Home show' },
  { header: 'language', example: 'en' },
  { header: 'consent', example: '2026-01-31' },
  { header: 'consent source', example: 'Card at the home show' },
]

interface ImportDeps {
  leads: LeadRepository
  form: ServiceForm
  languages: readonly string[]
  responseSla: ResponseSla
  contentCommit: string
  referencePrefix: string
  requestRecipients: () => Promise<readonly string[]>
  /** Reads who has left, was erased, or got no email. */
  refusals: () => Promise<RefusalOf>
  now: () => Date
}

/** Imports leads: they come without clock, reminders, webhooks and emails, unless the person who imports wishes them. */
export const leadImporter = (deps: ImportDeps) => ({
  columns: leadImportColumns,
  judge: async (rows: readonly ImportCells[]): Promise<readonly RowVerdict<Lead>[]> => {
    const refusalOf = await deps.refusals()
    const office = await deps.requestRecipients()
    const known: Map<string, string | number> = await knownPeople(deps.leads)
    return rows.map((cells, at): RowVerdict<Lead> => {
      const { content, problems } = parseRow(cells, deps)
      const who = cells['name'] || cells['email'] || cells['phone'] || 'A row without a name'
      const why = refusalOf(cells['email'] ?? '')
      if (why) return { is: 'refused', who, why }
      if (problems.length > 0) return { is: 'wrong', who, problems }
      const make = (context: ImportContext) => leadOf(content, context, office, deps)
      const keys = [content.email.toLowerCase(), ...phoneKeys(content.phone)].filter(Boolean)
      const of = keys.map((key) => known.get(key)).find((one) => one !== undefined)
      for (const key of keys) if (!known.has(key)) known.set(key, at)
      return of === undefined
        ? { is: 'ready', who, content, make }
        : { is: 'duplicate', who, of, content, make }
    })
  },
  add: (lead: Lead): Promise<void> =>
    deps.leads.transactByForm(
      { idempotencyKey: lead.idempotencyKey },
      (earlier): Decision<Lead, void> =>
        earlier ? { answer: undefined } : { add: lead, answer: undefined },
    ),
  remove: removeImportedLead(deps.leads),
  labelOf: async (id: string) => ((await deps.leads.one(id)) ? id : undefined),
})

/** Returns the function that removes a lead of an import, unless it has changed since. */
export const removeImportedLead =
  (leads: Pick<LeadRepository, 'transact'>) =>
  (id: string, importId: string, isSame?: (lead: object) => boolean) =>
    leads.transact(id, (lead): Decision<Lead, 'removed' | 'changed' | 'gone'> => {
      const isOfImport = lead?.idempotencyKey.startsWith(keyOf(importId, ''))
      if (!lead || !isOfImport || lead.erasedAt !== undefined) return { answer: 'gone' }
      if (isSame && !isSame(lead)) return { answer: 'changed' }
      return { erase: lead, answer: 'removed' }
    })

const keyOf = (importId: string, row: number | ''): string => `import ${importId} ${row}`

/** Returns the reference of a lead by each email address and phone number. */
async function knownPeople(
  leads: Pick<LeadRepository, 'scan'>,
): Promise<Map<string, string | number>> {
  const known = new Map<string, string | number>()
  const { batches } = await leads.scan({ words: [], sort: 'received', order: 'desc' })
  for await (const batch of batches)
    for (const { id, email, phone } of batch)
      for (const key of [email.toLowerCase(), ...phoneKeys(phone)])
        if (key !== '' && !known.has(key)) known.set(key, id)
  return known
}

interface RowContent {
  name: string
  email: string
  phone: string
  message: string
  /** An answer of the form's list; empty: none. */
  serviceType: string
  others: Record<string, string>
  receivedAt: string | undefined
  status: LeadStatus
  tags: readonly string[]
  source: string
  language: string | undefined
  extra: Record<string, string>
}

interface RowProblems {
  content: RowContent
  problems: { field: string; message: string }[]
}

function parseRow(cells: ImportCells, deps: ImportDeps): RowProblems {
  const { form, languages, responseSla, now } = deps
  const problems: { field: string; message: string }[] = []
  const fail = (field: string, message: string) => void problems.push({ field, message })
  const cell = (header: string) => cells[header] ?? ''
  const values = new Map<string, string>()
  const schemas = sentFields(form)
  for (const { name, header } of answers) {
    const given = name === 'serviceType' ? serviceIn(cell(header), form) : cell(header)
    if (given === '' && name !== 'name') continue
    if (given === undefined) {
      fail(header, `Your form has no “${cell(header)}”. Leave it empty or use one of its services.`)
      continue
    }
    // A choice of the form is checked against its list above.
    const parsed = name === 'serviceType' ? undefined : schemas[name].safeParse(given)
    if (parsed?.success === false)
      fail(header, parsed.error.issues[0]?.message ?? 'This doesn’t fit.')
    else values.set(name, parsed?.data ?? given)
  }
  const value = (name: string) => values.get(name) ?? ''
  const isReachable = cell('email') !== '' || cell('phone') !== ''
  if (!isReachable) fail('phone', 'Enter a phone number or an email address.')

  const received = cell('received')
  const receivedAt = received === '' ? undefined : instantIn(received, responseSla.timeZone)
  if (received !== '' && receivedAt === undefined)
    fail('received', 'Write the time as 2026-01-31 or 2026-01-31 14:05.')
  if (receivedAt !== undefined && receivedAt > now().toISOString())
    fail('received', 'This is in the future.')

  const typed = cell('status').toLowerCase()
  const status = typed === '' ? 'new' : leadStatuses.find((one) => one === typed)
  if (status === undefined) fail('status', `Use one of: ${leadStatuses.join(', ')}.`)

  const tags = [
    ...new Set(
      cell('tags')
        .split(',')
        .map((tag) => tag.trim().toLowerCase())
        .filter(Boolean),
    ),
  ].sort()
  if (tags.length > maxTags || tags.some((tag) => tag.length > 40))
    fail('tags', 'A lead can have 20 tags of 40 characters at most.')

  const source = cell('source') === '' ? importedSource : sourceIn(cell('source'))
  if (source.length > maxSource) fail('source', `Please shorten this to ${maxSource} characters.`)

  const language = cell('language').toLowerCase() || undefined
  if (language !== undefined && !languages.includes(language))
    fail('language', `Use one of: ${languages.join(', ')}.`)

  const [consent, consentSource] = [cell('consent'), cell('consent source')]
  if (consent !== '' && !day.safeParse(consent).success)
    fail('consent', 'Write the day as 2026-01-31.')
  if (consent !== '' && consentSource === '') fail('consent source', 'Say where they agreed.')
  if (consent === '' && consentSource !== '') fail('consent', 'Say on which day they agreed.')
  if (consentSource.length > 300) fail('consent source', 'Please shorten this to 300 characters.')

  const others = Object.fromEntries(
    [...values].filter(
      ([name]) => !['name', 'email', 'phone', 'message', 'serviceType'].includes(name),
    ),
  )
  return {
    problems,
    content: {
      ...{ name: value('name'), email: value('email'), phone: value('phone') },
      ...{ message: value('message'), serviceType: value('serviceType'), others },
      ...{ receivedAt, status: status ?? 'new', tags, source, language },
      extra: consent === '' ? {} : { consent, 'consent source': consentSource },
    },
  }
}

/** Returns the answer of the form's list that a cell names, by its id or its label; undefined: none. */
function serviceIn(cell: string, form: ServiceForm): string | undefined {
  if (cell === '') return ''
  const wanted = foldText(cell)
  return serviceAnswers(form).find((answer) =>
    [answer, serviceAnswerLabel(form, answer)].some((one) => foldText(one) === wanted),
  )
}

/** Returns the instant of a local time, as our exports and American spreadsheets write it; undefined: it is none. */
function instantIn(cell: string, timeZone: string): string | undefined {
  const iso = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d):(\d\d)(?::\d\d)?)?$/.exec(cell)
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d\d))?$/.exec(cell)
  const two = (text = '') => text.padStart(2, '0')
  const [date, hour = '12', minute = '00'] = iso
    ? [iso[1] ?? '', iso[2], iso[3]]
    : american
      ? [
          `${american[3] ?? ''}-${two(american[1])}-${two(american[2])}`,
          american[4] && two(american[4]),
          american[5],
        ]
      : ['']
  if (!day.safeParse(date).success || Number(hour) > 23 || Number(minute) > 59) return undefined
  return toInstant(date, `${hour}:${minute}`, timeZone).toISOString()
}

function leadOf(
  { others, serviceType, receivedAt, source, language, tags, extra, ...sent }: RowContent,
  { importId, row, by, at, wishes }: ImportContext,
  office: readonly string[],
  { form, contentCommit, referencePrefix, responseSla }: ImportDeps,
): Lead {
  const now = at.toISOString()
  const key = keyOf(importId, row)
  const isNew = sent.status === 'new'
  const runsClock = wishes.clock && isNew
  // Rows of one day have one time; programs read the leads of one time all at once.
  const received = new Date(Date.parse(receivedAt ?? now) + row)
  const closedOn = toLocalTime(received, responseSla.timeZone).day
  const sentAt = afterImport(at)
  const services = serviceType && changedService(form, { extra }, serviceType)
  return {
    id: generateReference(referencePrefix),
    receivedAt: received.toISOString(),
    ...(runsClock && { dueAt: dueTime(at, responseSla).toISOString() }),
    ...(language !== undefined && { language }),
    ...sent,
    ...others,
    serviceType: '',
    services: [],
    extra,
    ...services,
    page: '',
    referrer: '',
    campaign: '',
    contentCommit,
    idempotencyKey: key,
    fingerprint: key,
    ...(source !== websiteSource && { source }),
    ...(sent.status === 'won' && { outcome: { wonOn: closedOn } }),
    ...(sent.status === 'lost' && { outcome: { lostOn: closedOn } }),
    ...(tags.length > 0 && { tags: [...tags] }),
    version: 1,
    // By a person: so retention counts from now.
    history: [{ at: now, by: by.name, change: firstEntries.imported, version: 1 }],
    mail: [
      ...(wishes.confirm && isNew && sent.email !== ''
        ? [leadConfirmation.row(sent.email, sentAt)]
        : []),
      ...(runsClock ? remindersOf({ receivedAt: now }, sentAt, { office, responseSla }) : []),
      ...(wishes.webhooks ? [dueAt(leadCreated.row({ at: now }), sentAt)] : []),
    ],
  }
}
