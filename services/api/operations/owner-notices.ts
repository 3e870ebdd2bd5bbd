import type { Logger } from 'pino'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { nearlyFull } from '../attachments/upload-shares.ts'
import { startPolling } from '../background/polling.ts'
import type { Email, EmailContext } from '../email/email.ts'
import { queuedEmail } from '../outbox/outbox-row.ts'
import type { PeopleRepository } from '../people/people.ts'
import { isOwner } from '../people/person.ts'
import { paths } from '../contract/paths.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What owners are told by email, and the shortest time between two emails about it. */
const notices = {
  'uploads-nearly-full': {
    everyMs: 7 * dayMs,
    subject: 'Photos and plans are running out of room',
    text: 'The photos and plans on your leads take more than 80% of the room they have. Leads still come in. Once it’s full, nobody can add files. Raise ATTACHMENTS_MAX_MB, or erase leads you don’t need.',
  },
  'confirmations-capped': {
    everyMs: dayMs,
    subject: 'Today’s confirmation emails are used up',
    text: 'More people than usual filled in your forms, so today’s limit of confirmation emails is used up. Every lead is saved and shows in the admin. The confirmations that are left go out by tomorrow. If you see made-up leads, set CHALLENGE=on. If they’re real, raise CONFIRMATIONS_PER_DAY.',
  },
} as const
type Notice = keyof typeof notices

const isNotice = (about: string | undefined): about is Notice =>
  about !== undefined && Object.hasOwn(notices, about)

interface Deps {
  people: Pick<PeopleRepository, 'listMembers' | 'transact'>
  uploads: AttachmentStore['usage']
  isConfirmationCapReached: () => Promise<boolean>
  now: () => Date
}

/**
 * Queues an email to each owner about what needs them. The rows are test emails with a subject in `about`, since earlier
 * releases refuse records with a kind of email that they don't know; they would send a test. The row's id names the
 * period, so neither a restart nor a second process repeats it. @throws NotStoredError
 */
export async function tellOwners(deps: Deps): Promise<void> {
  const now = deps.now()
  const [{ part }, isCapped] = await Promise.all([deps.uploads(), deps.isConfirmationCapReached()])
  const due: Notice[] = [
    ...(part >= nearlyFull ? (['uploads-nearly-full'] as const) : []),
    ...(isCapped ? (['confirmations-capped'] as const) : []),
  ]
  if (due.length === 0) return
  for (const { id } of (await deps.people.listMembers()).filter(isOwner))
    for (const notice of due)
      await deps.people.transact(id, (owner) => {
        const period = Math.floor(now.getTime() / notices[notice].everyMs)
        const rowId = `${notice}-${period}-${id}`
        if (!owner || !isOwner(owner) || owner.mail.some((row) => row.id === rowId))
          return { answer: undefined }
        const others = owner.mail.filter(({ about }) => about !== notice)
        const row = { ...queuedEmail(rowId, 'test-mail', owner.email, now), about: notice }
        return { change: { ...owner, mail: [...others, row] }, answer: undefined }
      })
}

/** Returns the email of a notice; undefined: `about` is none. */
export function ownerNoticeEmail(
  about: string | undefined,
  { origin, name }: EmailContext,
): Email | undefined {
  if (!isNotice(about)) return undefined
  const { subject, text } = notices[about]
  return {
    language: 'en',
    subject,
    preview: text,
    heading: subject,
    parts: [
      text,
      {
        button: {
          label: 'Open the health page',
          href: `${origin}${paths.admin.settingsPage}?part=health`,
        },
      },
    ],
    reason: `You’re getting this because you own the website of ${name}.`,
  }
}

const tenMinutesMs = 10 * 60 * 1000

/** Looks every ten minutes. */
export const startOwnerNotices = ({ log, ...deps }: Deps & { log: Pick<Logger, 'error'> }) =>
  startPolling(() => tellOwners(deps), { log, everyMs: tenMinutesMs, delayMs: 60_000 })
