import { z } from 'zod'
import { attachment } from '../attachments/contract.ts'
import { language } from '../contract/language.ts'
import { phoneKeys } from '../contract/phone-number.ts'
import { outboxRow } from '../outbox/outbox-row.ts'
import { columnsOf, defineCollection } from '../storage/collection.ts'
import type { ApplicationState } from './contract.ts'

/** Somebody's application for an open job. */
const application = z.strictObject({
  /** A UUID, under which its files are stored: leads have references, so the two never share a folder. */
  id: z.uuid(),
  receivedAt: z.string(),
  /** The language of the form. */
  language,
  /** The slug of the job, or `any_job` for none in particular, and its title on the form. */
  job: z.string(),
  title: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Empty: none was given. */
  email: z.string(),
  /** What the applicant does, and for how long. */
  trade: z.string(),
  /** When the applicant could start. */
  start: z.string(),
  attachments: z.array(attachment),
  /** The content of the honeypot: it looks automated. */
  honeypot: z.string().optional(),
  /** A hash of what was sent, by which a repetition is known. */
  fingerprint: z.string(),
  mail: z.array(outboxRow),
})
export type Application = z.infer<typeof application>

/** Returns whether the office was told of an application, or it looks automated. */
export const applicationState = ({ honeypot }: Application): ApplicationState =>
  honeypot === undefined ? 'received' : 'held'

const { text, moment } = columnsOf<Application>()

export const applications = defineCollection({
  name: 'applications',
  record: application,
  month: ({ receivedAt }) => receivedAt,
  columns: {
    received_at: moment(({ receivedAt }) => receivedAt),
    fingerprint: text(({ fingerprint }) => fingerprint, { lookup: 'latest' }),
    state: text(applicationState),
  },
  searchText: ({ name, phone, email, trade, title }) => [
    name,
    email,
    trade,
    title,
    phone,
    ...phoneKeys(phone),
  ],
  mail: 'sent',
  personal: {
    fields: ['name', 'phone', 'email', 'trade', 'start', 'attachments', 'honeypot'],
    addressOf: ({ email }) => email,
    erasedWith: 'leads',
    attachments: true,
  },
  retention: { days: 'APPLICATION_RETENTION_DAYS', lastActivity: ({ receivedAt }) => receivedAt },
})
