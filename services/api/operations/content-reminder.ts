import type { Logger } from 'pino'
import { startPolling } from '../background/polling.ts'
import { queuedEmail } from '../outbox/outbox-row.ts'
import type { PeopleRepository } from '../people/people.ts'
import { isOwner } from '../people/person.ts'
import type { ExpiringContent } from '../site/contract.ts'
import { toLocalTime } from '../sla/time-zone.ts'

interface Deps {
  people: Pick<PeopleRepository, 'listMembers' | 'transact'>
  expiredAt: (at: Date) => readonly ExpiringContent[]
  timeZone: string
  now: () => Date
}

/**
 * Queues an email to each owner while content is past its last day, once in a calendar month of the office: the row's id
 * names the month, so neither a restart nor a second process on the database repeats it. @throws NotStoredError
 */
export async function remindOfExpiredContent({
  people,
  expiredAt,
  timeZone,
  now,
}: Deps): Promise<void> {
  const at = now()
  if (expiredAt(at).length === 0) return
  const month = toLocalTime(at, timeZone).day.slice(0, 7)
  for (const { id } of (await people.listMembers()).filter(isOwner)) {
    const rowId = `content-expired-${month}-${id}`
    await people.transact(id, (owner) => {
      if (!owner || !isOwner(owner) || owner.mail.some((row) => row.id === rowId))
        return { answer: undefined }
      const others = owner.mail.filter(({ letter }) => letter !== 'content-expired')
      const row = queuedEmail(rowId, 'content-expired', owner.email, at)
      return { change: { ...owner, mail: [...others, row] }, answer: undefined }
    })
  }
}

const anHourMs = 60 * 60 * 1000

/** Looks every hour; the first time after an hour, since a machine may start with a wrong clock. */
export const startContentReminder = ({ log, ...deps }: Deps & { log: Pick<Logger, 'error'> }) =>
  startPolling(() => remindOfExpiredContent(deps), { log, everyMs: anHourMs, delayMs: anHourMs })
