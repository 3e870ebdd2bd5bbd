import type { DueMail, Outbox } from '../../mail/outbox.ts'
import { idOf, mailOf, type About } from '../../records/about.ts'
import type { Lead } from '../../records/lead.ts'
import type { MailRow } from '../../records/mail-row.ts'
import type { Person } from '../../records/person.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { DeadLetter, DeadLetters } from '../../staff/dead-letters.ts'
import type { Collection } from './collection.ts'

/** The collections whose records carry mail. */
export interface Mailing {
  leads: Collection<Lead>
  subscribers: Collection<Subscriber>
  people: Collection<Person>
}

/**
 * The mail rows that are still waiting, over the records that carry them. An index holds the
 * records with waiting rows, so that a worker that asks every second does not walk the history.
 */
export function outbox(mailing: Mailing): Outbox {
  return {
    due: async (now, most) =>
      rowsIn(mailing, 'waiting')
        .filter(({ row }) => row.nextAttemptAt <= now.toISOString())
        .sort((one, other) => (one.row.nextAttemptAt < other.row.nextAttemptAt ? -1 : 1))
        .slice(0, most),
    settle: async ({ about }, row, more) => {
      const added = more ? [more] : []
      const put = (mail: MailRow[]) => [
        ...mail.map((old) => (old.id === row.id && !settled.has(old.state) ? row : old)),
        ...added,
      ]
      if (about.kind === 'lead') await changeMail(mailing.leads, about.lead.id, put)
      else if (about.kind === 'person') await changeMail(mailing.people, about.person.id, put)
      else await changeMail(mailing.subscribers, about.subscriber.id, put)
    },
  }
}

/** What is sent stays sent, and what was dropped meanwhile stays dropped. */
const settled: ReadonlySet<MailRow['state']> = new Set(['sent', 'dropped'])

/** The letters that were given up, found by an index of their own. */
export function deadLetters(mailing: Mailing): DeadLetters {
  return {
    list: async (most) =>
      rowsIn(mailing, 'failed')
        .sort((one, other) => (one.row.nextAttemptAt > other.row.nextAttemptAt ? -1 : 1))
        .slice(0, most)
        .map(({ about, row }): DeadLetter => ({ kind: about.kind, recordId: idOf(about), row })),
    change: async (rowId, changed) => {
      const changes = [
        changeFailed(mailing.leads, rowId, changed),
        changeFailed(mailing.subscribers, rowId, changed),
        changeFailed(mailing.people, rowId, changed),
      ]
      return (await Promise.all(changes)).includes(true)
    },
  }
}

/** The indexes under which a record stands while it has waiting or failed mail. */
export const mailIndexes = {
  waiting: ({ mail }: { mail: MailRow[] }) => idsIn(mail, 'waiting'),
  failed: ({ mail }: { mail: MailRow[] }) => idsIn(mail, 'failed'),
}

const idsIn = (mail: MailRow[], state: MailRow['state']): readonly string[] =>
  mail.filter((row) => row.state === state).map(({ id }) => id)

function rowsIn({ leads, subscribers, people }: Mailing, state: 'waiting' | 'failed'): DueMail[] {
  const abouts: About[] = [
    ...leads.kept.under(state).map((lead) => ({ kind: 'lead' as const, lead })),
    ...subscribers.kept
      .under(state)
      .map((subscriber) => ({ kind: 'subscriber' as const, subscriber })),
    ...people.kept.under(state).map((person) => ({ kind: 'person' as const, person })),
  ]
  return abouts.flatMap((about) =>
    mailOf(about)
      .filter((row) => row.state === state)
      .map((row) => ({ row, about })),
  )
}

type Carrier = { id: string; mail: MailRow[] }

function changeMail<R extends Carrier>(
  records: Collection<R>,
  id: string,
  put: (mail: MailRow[]) => MailRow[],
): Promise<void> {
  return records.settle((found) => {
    const record = found.get(id)
    if (!record) return { answer: undefined }
    return { change: { ...record, mail: put(record.mail) }, answer: undefined }
  })
}

function changeFailed<R extends Carrier>(
  records: Collection<R>,
  rowId: string,
  changed: (row: MailRow) => MailRow,
): Promise<boolean> {
  return records.settle((found) => {
    const record = found.find('failed', rowId)
    if (!record) return { answer: false }
    const mail = record.mail.map((row) => (row.id === rowId ? changed(row) : row))
    return { change: { ...record, mail }, answer: true }
  })
}
