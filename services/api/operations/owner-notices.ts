import type { Logger } from 'pino'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { nearlyFull } from '../attachments/upload-shares.ts'
import { startPolling } from '../background/polling.ts'
import type { Email, EmailContext } from '../email/email.ts'
import { queuedEmail, type OutboxRow } from '../outbox/outbox-row.ts'
import type { PeopleRepository } from '../people/people.ts'
import { isOwner, type Person } from '../people/person.ts'
import type { ExpiringContent } from '../site/contract.ts'
import { toLocalTime } from '../sla/time-zone.ts'
import { typedKeys } from '../storage/typed-entries.ts'
import { paths } from '../contract/paths.ts'
import { contentExpiredEmail } from './emails.ts'

interface NoticeDeclaration {
  /** Names the period in which an owner gets it once. @param day of the office, `2026-11-28` */
  period: (now: Date, day: string) => string
  email: (owner: Person, context: EmailContext, asked: Date) => Email
}

const dayMs = 24 * 60 * 60 * 1000
const every = (ms: number) => (now: Date) => String(Math.floor(now.getTime() / ms))

/** What owners are told by email. */
const notices = {
  'uploads-nearly-full': {
    period: every(7 * dayMs),
    email: (_owner, context) =>
      healthEmail(context, {
        subject: 'Photos and plans are running out of room',
        text: 'The photos and plans on your leads take more than 80% of the room they have. Leads still come in. Once it’s full, nobody can add files. Raise ATTACHMENTS_MAX_MB, or erase leads you don’t need.',
      }),
  },
  'confirmations-capped': {
    period: every(dayMs),
    email: (_owner, context) =>
      healthEmail(context, {
        subject: 'Today’s confirmation emails are used up',
        text: 'More people than usual filled in your forms, so today’s limit of confirmation emails is used up. Every lead is saved and shows in the admin. The confirmations that are left go out by tomorrow. If you see made-up leads, set CHALLENGE=on. If they’re real, raise CONFIRMATIONS_PER_DAY.',
      }),
  },
  'content-expired': { period: (_now, day) => day.slice(0, 7), email: contentExpiredEmail },
} as const satisfies Record<string, NoticeDeclaration>
type Notice = keyof typeof notices

/** The names of all notices. */
export const noticeNames = typedKeys(notices)

const isNotice = (about: string | undefined): about is Notice =>
  about !== undefined && Object.hasOwn(notices, about)

interface Deps {
  people: Pick<PeopleRepository, 'listMembers' | 'transact'>
  uploads: AttachmentStore['usage']
  isConfirmationCapReached: () => Promise<boolean>
  expiredAt: (at: Date) => readonly ExpiringContent[]
  timeZone: string
  now: () => Date
}

/**
 * Queues an email to each owner about what needs them. The rows are test emails with a notice in `about`, since earlier
 * releases refuse records with a kind of email that they don't know; they would send a test. The row's id names the
 * period, so neither a restart nor a second process repeats it. @throws NotStoredError
 */
export async function tellOwners(deps: Deps): Promise<void> {
  const now = deps.now()
  const [{ part }, isCapped] = await Promise.all([deps.uploads(), deps.isConfirmationCapReached()])
  const isDue = {
    'uploads-nearly-full': part >= nearlyFull,
    'confirmations-capped': isCapped,
    'content-expired': deps.expiredAt(now).length > 0,
  } satisfies Record<Notice, boolean>
  const due = noticeNames.filter((notice) => isDue[notice])
  if (due.length === 0) return
  const { day } = toLocalTime(now, deps.timeZone)
  for (const { id } of (await deps.people.listMembers()).filter(isOwner))
    for (const notice of due)
      await deps.people.transact(id, (owner) => {
        const rowId = `${notice}-${notices[notice].period(now, day)}-${id}`
        if (!owner || !isOwner(owner) || owner.mail.some((row) => row.id === rowId))
          return { answer: undefined }
        const others = owner.mail.filter(({ about }) => about !== notice)
        const row = { ...queuedEmail(rowId, 'test-mail', owner.email, now), about: notice }
        return { change: { ...owner, mail: [...others, row] }, answer: undefined }
      })
}

/** Returns the notice of a row; undefined: the row is another email. */
export const noticeOf = ({ letter, about }: OutboxRow): Notice | undefined =>
  letter === 'test-mail' && isNotice(about) ? about : undefined

export const ownerNoticeEmail = (
  notice: Notice,
  owner: Person,
  context: EmailContext,
  asked: Date,
): Email => notices[notice].email(owner, context, asked)

/** An email that leads to the health page. */
const healthEmail = (
  { origin, name }: EmailContext,
  { subject, text }: { subject: string; text: string },
): Email => ({
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
})

const tenMinutesMs = 10 * 60 * 1000

/** Looks every ten minutes; the first time after ten, since a machine may start with a wrong clock. */
export const startOwnerNotices = ({ log, ...deps }: Deps & { log: Pick<Logger, 'error'> }) =>
  startPolling(() => tellOwners(deps), { log, everyMs: tenMinutesMs, delayMs: tenMinutesMs })
