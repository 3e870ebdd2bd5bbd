import { createHash, randomUUID } from 'node:crypto'
import type { Attachment } from '../attachments/contract.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Language } from '../contract/language.ts'
import type { Decision } from '../storage/query.ts'
import type { Application } from './application.ts'
import type { ApplicationRepository } from './application-repository.ts'
import type { ApplicationRequest } from './contract.ts'
import { applicationConfirmation, applicationToOffice } from './emails.ts'

export interface ApplicationIntakeDeps {
  applications: Pick<ApplicationRepository, 'transactByFingerprint'>
  files: Pick<AttachmentStore, 'remove'>
  /** The office's addresses; each gets its own copy. */
  requestRecipients: () => Promise<readonly string[]>
  now: () => Date
}

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
  { applications, files, requestRecipients, now }: ApplicationIntakeDeps,
): Promise<void> {
  const at = now()
  const application = buildApplication(arrival, await requestRecipients(), at)
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
