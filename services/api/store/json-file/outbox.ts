import type { DueMail, Outbox } from '../../mail/outbox.ts'
import { idOf, mailOf, type About } from '../../records/about.ts'
import type { Lead } from '../../records/lead.ts'
import { isHook, type MailRow } from '../../records/mail-row.ts'
import type { Person } from '../../records/person.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { DeadLetter, DeadLetters } from '../../staff/dead-letters.ts'
import type { Collection } from './collection.ts'
import type { Found } from './draft.ts'
import { dueList } from './due-list.ts'

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
  const listOf = (index: Standing) =>
    dueList(
      () => rowsIn(mailing, index),
      ({ row: { id }, about }) => {
        const now = aboutNow(mailing, about)
        const row = now && mailOf(now).find((one) => one.id === id && standing[index](one))
        return row && { row, about: now }
      },
    )
  const lists = { letters: listOf('waiting'), webhooks: listOf('waitingHooks') }
  return {
    due: async (now, most, lane = 'letters') => lists[lane](now.toISOString(), most),
    settle: async ({ about }, row, added = []) => {
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
        changeRow(mailing.leads, (found) => found.find('failed', rowId), rowId, changed),
        changeRow(mailing.subscribers, (found) => found.find('failed', rowId), rowId, changed),
        changeRow(mailing.people, (found) => found.find('failed', rowId), rowId, changed),
      ]
      return (await Promise.all(changes)).includes(true)
    },
  }
}

/** Which rows a record stands under, in an index of each name. */
const standing = {
  waiting: (row: MailRow) => row.state === 'waiting' && !isHook(row),
  failed: (row: MailRow) => row.state === 'failed' && !isHook(row),
  waitingHooks: (row: MailRow) => row.state === 'waiting' && isHook(row),
}
type Standing = keyof typeof standing

/** The indexes under which a record stands by its mail: rows' ids. */
export const mailIndexes = {
  waiting: idsOf('waiting'),
  failed: idsOf('failed'),
  waitingHooks: idsOf('waitingHooks'),
}

function idsOf(index: Standing) {
  return ({ mail }: { mail: MailRow[] }): readonly string[] =>
    mail.filter(standing[index]).map(({ id }) => id)
}

/** Every row that stands under an index, with its record. */
function rowsIn({ leads, subscribers, people }: Mailing, index: Standing): DueMail[] {
  const abouts: About[] = [
    ...leads.kept.under(index).map((lead) => ({ kind: 'lead' as const, lead })),
    ...subscribers.kept
      .under(index)
      .map((subscriber) => ({ kind: 'subscriber' as const, subscriber })),
    ...people.kept.under(index).map((person) => ({ kind: 'person' as const, person })),
  ]
  return abouts.flatMap((about) =>
    mailOf(about)
      .filter(standing[index])
      .map((row) => ({ row, about })),
  )
}

/** The record as it is kept now. */
function aboutNow({ leads, subscribers, people }: Mailing, about: About): About | undefined {
  if (about.kind === 'lead') {
    const lead = leads.kept.get(about.lead.id)
    return lead && { kind: 'lead', lead }
  }
  if (about.kind === 'person') {
    const person = people.kept.get(about.person.id)
    return person && { kind: 'person', person }
  }
  const subscriber = subscribers.kept.get(about.subscriber.id)
  return subscriber && { kind: 'subscriber', subscriber }
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

/** False: there is no such row, or it is not to be changed. @throws NotStored */
export function changeRow<R extends Carrier>(
  records: Collection<R>,
  carrier: (found: Found<R>) => R | undefined,
  rowId: string,
  changed: (row: MailRow) => MailRow | undefined,
): Promise<boolean> {
  return records.settle((found) => {
    const record = carrier(found)
    const row = record?.mail.find(({ id }) => id === rowId)
    const now = row && changed(row)
    if (!record || !now) return { answer: false }
    const mail = record.mail.map((one) => (one.id === rowId ? now : one))
    return { change: { ...record, mail }, answer: true }
  })
}
