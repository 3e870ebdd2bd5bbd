import type { DueMail, Outbox } from '../../mail/outbox.ts'
import type { Lead } from '../../records/lead.ts'
import type { MailRow } from '../../records/mail-row.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { Collection } from './collection.ts'

/**
 * The mail rows that are still waiting, over the records that carry them. An index holds the
 * records with waiting rows, so that a worker that asks every second does not walk the history.
 */
export function outbox(leads: Collection<Lead>, subscribers: Collection<Subscriber>): Outbox {
  return {
    due: async (now, most) =>
      [...waitingLeads(leads), ...waitingSubscribers(subscribers)]
        .filter(({ row }) => row.nextAttemptAt <= now.toISOString())
        .sort((one, other) => (one.row.nextAttemptAt < other.row.nextAttemptAt ? -1 : 1))
        .slice(0, most),
    settle: ({ about }, row) =>
      about.kind === 'lead'
        ? settleRow(leads, about.lead.id, row)
        : settleRow(subscribers, about.subscriber.id, row),
  }
}

/** The index under which a record with waiting mail stands. */
export const waitingMail = ({ mail }: { mail: MailRow[] }): readonly string[] =>
  mail.filter(isWaiting).map(({ id }) => id)

const isWaiting = ({ state }: MailRow): boolean => state === 'waiting'

function waitingLeads(leads: Collection<Lead>): DueMail[] {
  return leads.kept
    .under('waiting')
    .flatMap((lead) =>
      lead.mail.filter(isWaiting).map((row): DueMail => ({ row, about: { kind: 'lead', lead } })),
    )
}

function waitingSubscribers(subscribers: Collection<Subscriber>): DueMail[] {
  return subscribers.kept
    .under('waiting')
    .flatMap((subscriber) =>
      subscriber.mail
        .filter(isWaiting)
        .map((row): DueMail => ({ row, about: { kind: 'subscriber', subscriber } })),
    )
}

function settleRow<R extends { id: string; mail: MailRow[] }>(
  records: Collection<R>,
  id: string,
  row: MailRow,
): Promise<void> {
  return records.settle((found) => {
    const record = found.get(id)
    if (!record) return { answer: undefined }
    const mail = record.mail.map((old) => (old.id === row.id ? row : old))
    return { change: { ...record, mail }, answer: undefined }
  })
}
