import { isHook, type MailRow } from '../../records/mail-row.ts'
import type { MailCount, MailFigures } from '../../staff/mail-figures.ts'
import type { Mailing } from './outbox.ts'

/** Walks all letters: for a page that is opened now and then. */
export const mailFigures = ({ leads, subscribers, people }: Mailing): MailCount => ({
  figures: async () => {
    const told: MailFigures = { waiting: 0, retried: 0, failed: 0 }
    for (const { kept } of [leads, subscribers, people])
      for (const { mail } of kept.oldestFirst()) for (const row of mail) count(row, told)
    return told
  },
})

function count(row: MailRow, told: MailFigures): void {
  if (isHook(row)) return
  if (row.state === 'waiting') {
    told.waiting += 1
    if (row.attempts > 0) told.retried += 1
  }
  if (row.state === 'failed') told.failed += 1
  if (row.sentAt !== undefined && row.sentAt > (told.lastSentAt ?? '')) told.lastSentAt = row.sentAt
}
