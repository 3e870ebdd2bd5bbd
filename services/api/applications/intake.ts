import { createHash, randomUUID } from 'node:crypto'
import type { Attachment } from '../attachments/contract.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { type Colleague, hasRight } from '../contract/colleague.ts'
import type { Language } from '../contract/language.ts'
import type { Decision } from '../storage/query.ts'
import type { Application } from './application.ts'
import type { ApplicationRepository } from './application-repository.ts'
import type { ApplicationRequest } from './contract.ts'
import { applicationConfirmation, applicationToOffice } from './emails.ts'

export interface ApplicationIntakeDeps {
  applications: Pick<ApplicationRepository, 'transactByFingerprint'>
  files: Pick<AttachmentStore, 'remove'>
  /** The office's addresses; each gets its own copy, except for those of staff who may not see applications. */
  requestRecipients: () => Promise<readonly string[]>
  listStaff: () => Promise<readonly StaffMember[]>
  now: () => Date
}

type StaffMember = Pick<Colleague, 'email'> & Parameters<typeof hasRight>[0]

interface Arrival {
  /** Under which its files are stored already. */
  id: string
  request: ApplicationRequest
  /** The job's title in the form's language. */
  title: string
  language: Language
  attachments: readonly Attachment[]
}

/** The same content within this time is a repetition: its answer was lost, or its button was pressed twice. */
const repetitionMs = 24 * 60 * 60 * 1000

/** Returns the id of a new application. */
export const newApplicationId = (): string => randomUUID()

/**
 * Stores an application with its emails, once. One with a filled honeypot is stored without files and without emails.
 * Resolves when it is durable. The files of one that is not stored, or without them, are removed. @throws NotStoredError
 */
export async function acceptApplication(
  arrival: Arrival,
  { applications, files, requestRecipients, listStaff, now }: ApplicationIntakeDeps,
): Promise<void> {
  const at = now()
  const office = recipientsOf(await requestRecipients(), await listStaff())
  const application = buildApplication(arrival, office, at)
  let kept: readonly Attachment[] = []
  try {
    kept = await applications.transactByFingerprint(
      application.fingerprint,
      (earlier): Decision<Application, readonly Attachment[]> =>
        earlier && Math.abs(at.getTime() - Date.parse(earlier.receivedAt)) < repetitionMs
          ? { answer: [] }
          : { add: application, answer: application.attachments },
    )
  } finally {
    if (arrival.attachments.length > kept.length) await files.remove(arrival.id)
  }
}

/** Returns the office's addresses without those of staff who may not see applications; if none is left, the owners'. */
function recipientsOf(office: readonly string[], staff: readonly StaffMember[]): readonly string[] {
  const isOf = (address: string, { email }: StaffMember) =>
    email.toLowerCase() === address.toLowerCase()
  const allowed = office.filter((address) =>
    staff.every((one) => !isOf(address, one) || hasRight(one, 'applications')),
  )
  const owners = staff.filter(({ role }) => role === 'owner')
  return allowed.length > 0 ? allowed : owners.map(({ email }) => email)
}

function buildApplication(
  { id, request, title, language, attachments }: Arrival,
  office: readonly string[],
  at: Date,
): Application {
  const { job, name, phone, email, trade, start, website } = request
  const sent = { job, name, phone, email, trade, start, website }
  const hashes = attachments.map(({ sha256 }) => sha256)
  const isHeld = website !== ''
  return {
    id,
    receivedAt: at.toISOString(),
    language,
    job,
    title,
    name,
    phone,
    email,
    trade,
    start,
    attachments: isHeld ? [] : [...attachments],
    ...(isHeld && { honeypot: website }),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([sent, hashes]))
      .digest('hex'),
    mail: isHeld
      ? []
      : [
          ...office.map((to) => applicationToOffice.row(to, at)),
          ...(email === '' ? [] : [applicationConfirmation.row(email, at)]),
        ],
  }
}
